ALTER TABLE "likes" ADD COLUMN "origin" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "match_filename" text;--> statement-breakpoint
-- Until now there are only drawn portraits, whose copies are drawn when they are asked for, by their name.
UPDATE "photos" SET "match_filename" = regexp_replace("filename", '\.webp$', '-match.webp');--> statement-breakpoint
ALTER TABLE "photos" ALTER COLUMN "match_filename" SET NOT NULL;
