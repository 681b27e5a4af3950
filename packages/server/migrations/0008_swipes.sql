CREATE TABLE "swipes" (
	"from_id" bigint NOT NULL,
	"to_id" bigint NOT NULL,
	"choice" text NOT NULL,
	"day" date NOT NULL,
	"swiped_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "swipes_from_id_to_id_pk" PRIMARY KEY("from_id","to_id")
);
--> statement-breakpoint
ALTER TABLE "swipes" ADD CONSTRAINT "swipes_from_id_members_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swipes" ADD CONSTRAINT "swipes_to_id_members_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "swipes_from_id_day_swiped_at_index" ON "swipes" USING btree ("from_id","day","swiped_at");--> statement-breakpoint
CREATE INDEX "swipes_to_id_index" ON "swipes" USING btree ("to_id");