CREATE TABLE "held_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "held_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sender_id" bigint NOT NULL,
	"recipient_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"request_key" uuid NOT NULL,
	"alike" integer NOT NULL,
	"held_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "held_messages_senderId_requestKey_unique" UNIQUE("sender_id","request_key"),
	CONSTRAINT "held_messages_decided" CHECK (("held_messages"."decision" is null) = ("held_messages"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "openings" (
	"sender_id" bigint NOT NULL,
	"likeness" text NOT NULL,
	"recipient_id" bigint NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "openings_sender_id_likeness_recipient_id_pk" PRIMARY KEY("sender_id","likeness","recipient_id")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "nudge" text;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "first_seq" integer;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "held_messages" ADD CONSTRAINT "held_messages_sender_id_members_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_messages" ADD CONSTRAINT "held_messages_recipient_id_members_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_sender_id_members_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_recipient_id_members_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_messages_held_at_index" ON "held_messages" USING btree ("held_at") WHERE "held_messages"."decision" is null;--> statement-breakpoint
CREATE INDEX "openings_sent_at_index" ON "openings" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_conversation_id_index" ON "messages" USING btree ("conversation_id") WHERE "messages"."nudge" is not null;--> statement-breakpoint
UPDATE participants SET first_seq = (
	SELECT min(seq) FROM messages
	WHERE messages.conversation_id = participants.conversation_id AND messages.sender_id = participants.member_id
);
--> statement-breakpoint
DROP INDEX "members_search_filter";--> statement-breakpoint
CREATE INDEX "members_search_filter" ON "members" USING btree ("site","gender","country","date_of_birth","region","created_at","id","private") WHERE "members"."status" = 'active' and not "members"."invisible";
--> statement-breakpoint
DROP INDEX "members_search_newest";--> statement-breakpoint
CREATE INDEX "members_search_newest" ON "members" USING btree ("site","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"gender","date_of_birth","private") WHERE "members"."status" = 'active' and not "members"."invisible";
--> statement-breakpoint
DROP INDEX "members_search_newest_of_country";--> statement-breakpoint
CREATE INDEX "members_search_newest_of_country" ON "members" USING btree ("site","country","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"gender","date_of_birth","region","private") WHERE "members"."status" = 'active' and not "members"."invisible";
