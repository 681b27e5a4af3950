CREATE TABLE "message_photos" (
	"message_id" bigint PRIMARY KEY NOT NULL,
	"filename" text NOT NULL,
	"thumb_filename" text NOT NULL,
	"veil_filename" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"veiled" boolean NOT NULL,
	"revealed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "photo_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photo_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"request_key" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"scorer" text NOT NULL,
	"score" real NOT NULL,
	"hold" text,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "photo_decisions_memberId_requestKey_unique" UNIQUE("member_id","request_key")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "blur_photos" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "photo" text;--> statement-breakpoint
ALTER TABLE "message_photos" ADD CONSTRAINT "message_photos_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_decisions" ADD CONSTRAINT "photo_decisions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_photos_filename_index" ON "message_photos" USING btree ("filename");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_pictured" CHECK (("messages"."kind" = 'photo') = ("messages"."photo" is not null));
--> statement-breakpoint
-- Files go with their row, whatever removes it: a member, a conversation, or both sides of it.
CREATE FUNCTION remove_message_photo_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM graphile_worker.add_job(
		'remove_files',
		json_build_object('names', json_build_array(old.filename, old.thumb_filename, old.veil_filename))
	);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER message_photos_remove_files AFTER DELETE ON message_photos FOR EACH ROW EXECUTE FUNCTION remove_message_photo_files();
