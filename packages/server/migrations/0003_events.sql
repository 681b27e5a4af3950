CREATE TABLE "member_event_heads" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_events" (
	"member_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_events_member_id_seq_pk" PRIMARY KEY("member_id","seq")
);
--> statement-breakpoint
ALTER TABLE "member_event_heads" ADD CONSTRAINT "member_event_heads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_events" ADD CONSTRAINT "member_events_member_id_member_event_heads_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member_event_heads"("member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_events_at_index" ON "member_events" USING btree ("at");--> statement-breakpoint
-- A member's numbers begin with the member: who takes one finds a row to lock, and needs no lock on the member.
CREATE FUNCTION begin_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO member_event_heads (member_id) VALUES (new.id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_begin_events AFTER INSERT ON members FOR EACH ROW EXECUTE FUNCTION begin_events();
--> statement-breakpoint
INSERT INTO member_event_heads (member_id) SELECT id FROM members;
