ALTER TABLE "photos" ADD COLUMN "source_filename" text;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "request_key" uuid;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "content_hash" text;--> statement-breakpoint
CREATE INDEX "photos_source_filename_index" ON "photos" USING btree ("source_filename");--> statement-breakpoint
CREATE UNIQUE INDEX "photos_member_id_request_key_index" ON "photos" USING btree ("member_id","request_key");