DROP INDEX "members_search_by_age";--> statement-breakpoint
DROP INDEX "members_search_newest";--> statement-breakpoint
CREATE INDEX "members_search_filter" ON "members" USING btree ("site","gender","country","date_of_birth","region","created_at","id") WHERE "members"."status" = 'active' and not "members"."invisible";--> statement-breakpoint
CREATE INDEX "members_search_newest" ON "members" USING btree ("site","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "members"."status" = 'active' and not "members"."invisible";