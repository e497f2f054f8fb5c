DROP INDEX "beers_company";--> statement-breakpoint
DROP INDEX "order_lines_company";--> statement-breakpoint
ALTER TABLE "beer_imports" ADD COLUMN "waits_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "beer_imports_unfinished" ON "beer_imports" USING btree ("created_at") WHERE state IN ('running', 'waiting');--> statement-breakpoint
CREATE INDEX "beers_company_created" ON "beers" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "order_lines_company_order" ON "order_lines" USING btree ("company_id","order_id");--> statement-breakpoint
ALTER TABLE "beer_imports" ADD CONSTRAINT "beer_imports_waits_until" CHECK ("beer_imports"."waits_until" IS NULL OR "beer_imports"."state" = 'waiting');