CREATE TABLE "shop_rating" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"mean" numeric(3, 2) NOT NULL,
	CONSTRAINT "shop_rating_one_row" CHECK ("shop_rating"."is_only"),
	CONSTRAINT "shop_rating_range" CHECK ("shop_rating"."mean" BETWEEN 1 AND 5)
);
--> statement-breakpoint
DROP INDEX "beers_on_sale_type_price";--> statement-breakpoint
DROP INDEX "beers_on_sale_price";--> statement-breakpoint
DROP INDEX "beers_on_sale_litre";--> statement-breakpoint
DROP INDEX "beers_on_sale_id";--> statement-breakpoint
DROP INDEX "beers_on_sale_rating";--> statement-breakpoint
DROP INDEX "beers_on_sale_units_sold";--> statement-breakpoint
-- One statement, so that the table is written anew once.
ALTER TABLE "beers"
	ADD COLUMN "in_stock" boolean GENERATED ALWAYS AS (on_hand > reserved) STORED NOT NULL,
	ADD COLUMN "rating_prior" numeric(3, 2) DEFAULT 3 NOT NULL,
	ADD COLUMN "standing" double precision GENERATED ALWAYS AS (CASE WHEN rating_count > 0 THEN (rating_sum + 8 * rating_prior) / (rating_count + 8) END) STORED;--> statement-breakpoint
INSERT INTO "shop_rating" ("mean")
	SELECT round(sum(rating_sum)::numeric / sum(rating_count), 2) FROM "beers" HAVING sum(rating_count) > 0;--> statement-breakpoint
UPDATE "beers" SET "rating_prior" = mean FROM "shop_rating" WHERE rating_count > 0;--> statement-breakpoint
CREATE INDEX "beers_on_sale_newest" ON "beers" USING btree ("in_stock","id") WHERE on_sale;--> statement-breakpoint
CREATE INDEX "beers_on_sale_cheapest" ON "beers" USING btree ((NOT in_stock),"price_cents","id") WHERE on_sale;--> statement-breakpoint
CREATE INDEX "beers_on_sale_dearest" ON "beers" USING btree ("in_stock","price_cents","id") WHERE on_sale;--> statement-breakpoint
CREATE INDEX "beers_on_sale_type_cheapest" ON "beers" USING btree ("type",(NOT in_stock),"price_cents","id") WHERE on_sale;--> statement-breakpoint
CREATE INDEX "beers_on_sale_type_dearest" ON "beers" USING btree ("type","in_stock","price_cents","id") WHERE on_sale;--> statement-breakpoint
CREATE INDEX "beers_on_sale_standing" ON "beers" USING btree ("in_stock","standing","rating_count","id") WHERE on_sale AND rating_count > 0;--> statement-breakpoint
CREATE INDEX "beers_on_sale_litre" ON "beers" USING btree ((NOT in_stock),"litre_cents","id") WHERE on_sale;--> statement-breakpoint
CREATE INDEX "beers_on_sale_id" ON "beers" USING btree ("id") WHERE on_sale;--> statement-breakpoint
CREATE INDEX "beers_on_sale_rating" ON "beers" USING btree ("rating","id") WHERE on_sale AND rating IS NOT NULL;--> statement-breakpoint
CREATE INDEX "beers_on_sale_units_sold" ON "beers" USING btree ("in_stock","units_sold","id") WHERE on_sale AND units_sold > 0;--> statement-breakpoint
-- A beer that was rated takes the shop's mean of now, so that its standing never waits for the sweep.
CREATE OR REPLACE FUNCTION beer_rating_follows_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid := coalesce(NEW.beer_id, OLD.beer_id);
  counted_now boolean := TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL;
  counted_before boolean := TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL;
  rate_change integer := CASE WHEN counted_now THEN NEW.rate ELSE 0 END
                       - CASE WHEN counted_before THEN OLD.rate ELSE 0 END;
  count_change integer := counted_now::int - counted_before::int;
BEGIN
  UPDATE beers
    SET rating_sum = rating_sum + rate_change,
        rating_count = rating_count + count_change,
        rating = round((rating_sum + rate_change)::numeric / nullif(rating_count + count_change, 0), 1),
        rating_prior = coalesce((SELECT mean FROM shop_rating), rating_prior)
    WHERE id = changed;
  RETURN NULL;
END $$;
