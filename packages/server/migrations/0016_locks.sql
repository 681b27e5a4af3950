CREATE TABLE "locks" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "members_without_cell" ON "members" USING btree ("id") WHERE "members"."cell" is null;