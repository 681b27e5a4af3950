ALTER TABLE "members" ADD COLUMN "notes" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "cell" integer;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "seen_period" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Periods of six hours, as `seenAt` has them.
UPDATE "members" SET "seen_period" = floor(extract(epoch from "last_seen_at") / 21600);--> statement-breakpoint
CREATE INDEX "members_search_active" ON "members" USING btree ("site","seen_period" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"gender","date_of_birth","country","region","private") WHERE "members"."status" = 'active' and not "members"."invisible";--> statement-breakpoint
CREATE INDEX "members_search_cell_newest" ON "members" USING btree ("site","cell","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"gender","date_of_birth","country","region","private") WHERE "members"."status" = 'active' and not "members"."invisible";--> statement-breakpoint
CREATE INDEX "members_search_cell_active" ON "members" USING btree ("site","cell","seen_period" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"gender","date_of_birth","country","region","private") WHERE "members"."status" = 'active' and not "members"."invisible";
