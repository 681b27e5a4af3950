DROP INDEX "participants_member_id_index";--> statement-breakpoint
DROP INDEX "likes_to_id_liked_at_index";--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "unread" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "latest_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "latest_id" bigint;--> statement-breakpoint
UPDATE "participants" SET "latest_at" = "latest"."sent_at", "latest_id" = "latest"."id", "unread" = (
  SELECT count(*) FROM "messages"
  WHERE "messages"."conversation_id" = "participants"."conversation_id"
    AND "messages"."sender_id" <> "participants"."member_id"
    AND "messages"."seq" > greatest("participants"."read_seq", "participants"."removed_seq")
)
FROM "conversations"
INNER JOIN "messages" AS "latest" ON "latest"."conversation_id" = "conversations"."id" AND "latest"."seq" = "conversations"."last_seq"
WHERE "conversations"."id" = "participants"."conversation_id";--> statement-breakpoint
CREATE INDEX "participants_member_id_latest_at_latest_id_index" ON "participants" USING btree ("member_id","latest_at","latest_id");--> statement-breakpoint
CREATE INDEX "participants_unread" ON "participants" USING btree ("member_id") WHERE "participants"."unread" > 0;--> statement-breakpoint
CREATE INDEX "likes_to_id_liked_at_from_id_index" ON "likes" USING btree ("to_id","liked_at","from_id");--> statement-breakpoint
CREATE INDEX "likes_from_id_liked_at_to_id_index" ON "likes" USING btree ("from_id","liked_at","to_id");--> statement-breakpoint
CREATE INDEX "likes_unseen" ON "likes" USING btree ("to_id","from_id") WHERE "likes"."seen_at" is null;
