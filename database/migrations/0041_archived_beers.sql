ALTER TABLE "beer_imports" ADD COLUMN "changing_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "beer_imports" ADD COLUMN "equal_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "beer_imports" ADD COLUMN "far_prices" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "beer_imports" ADD COLUMN "not_written" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "beers" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "beer_imports" ADD CONSTRAINT "beer_imports_changing_within" CHECK ("beer_imports"."changing_rows" BETWEEN 0 AND "beer_imports"."good_rows");--> statement-breakpoint
ALTER TABLE "beers" ADD CONSTRAINT "beers_archived_off_sale" CHECK ("beers"."archived_at" IS NULL OR NOT "beers"."available");