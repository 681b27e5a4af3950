ALTER TABLE "messages" ALTER COLUMN "text" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "gift" text;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_in_words" CHECK (("messages"."kind" in ('text', 'icebreaker')) = ("messages"."text" is not null));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_given" CHECK (("messages"."kind" = 'gift') = ("messages"."gift" is not null));
