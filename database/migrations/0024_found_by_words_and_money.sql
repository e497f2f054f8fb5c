-- What a beer is found by: its own name, its company's, and its type.
CREATE FUNCTION beer_search_text(name text, company text, type text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN search_normal(name || ' ' || company || ' ' || type);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION beer_take_from_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM companies WHERE companies.id = NEW.company_id FOR SHARE;
  END IF;
  SELECT beer_search_text(NEW.name, company.company, NEW.type), company.active
    INTO NEW.search_text, NEW.company_active
    FROM companies AS company WHERE company.id = NEW.company_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER beer_take_from_company ON beers;--> statement-breakpoint
CREATE TRIGGER beer_take_from_company BEFORE INSERT OR UPDATE OF name, company_id, type ON beers
  FOR EACH ROW EXECUTE FUNCTION beer_take_from_company();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION company_give_to_beers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM beers WHERE company_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  UPDATE beers
    SET search_text = beer_search_text(beers.name, NEW.company, beers.type), company_active = NEW.active
    WHERE company_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER TABLE "beers" ADD COLUMN "sold_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "beers" SET "sold_cents" = kept.cents FROM (
  SELECT line.beer_id, sum((line.quantity - coalesce(back.units, 0)) * line.unit_cents::bigint) AS cents
  FROM order_lines AS line JOIN orders ON orders.id = line.order_id AND orders.state = 'paid'
  LEFT JOIN (SELECT refunds.order_id, beer_id, sum(quantity) AS units
             FROM refund_lines JOIN refunds ON refunds.id = refund_id GROUP BY 1, 2) AS back
    ON back.order_id = line.order_id AND back.beer_id = line.beer_id
  GROUP BY line.beer_id) AS kept
WHERE kept.beer_id = beers.id AND kept.cents > 0;--> statement-breakpoint
-- One statement, so that the table is written anew once; no row of it is updated, and no trigger runs. A trigger that waits
-- for the column stands in the way meanwhile.
DROP TRIGGER catalogue_note_change ON beers;--> statement-breakpoint
ALTER TABLE "beers"
	ALTER COLUMN "search_text" TYPE text USING search_text || ' ' || search_normal(type),
	DROP COLUMN "standing",
	ADD COLUMN "standing" double precision GENERATED ALWAYS AS (CASE WHEN rating_count > 0 THEN (rating_sum::double precision / rating_count * least(rating_count, sold_cents / 200.0) + 8 * rating_prior) / (least(rating_count, sold_cents / 200.0) + 8) END) STORED,
	ADD CONSTRAINT "beers_sold_cents_not_negative" CHECK ("beers"."sold_cents" >= 0);--> statement-breakpoint
CREATE TRIGGER catalogue_note_change AFTER UPDATE OF company_id, name, search_text, type, price_cents, abv_percent, ibu,
    available, blocked, company_active, rating, past_date, packaged_on ON beers
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_note_change();
--> statement-breakpoint
INSERT INTO catalogue_changes DEFAULT VALUES;--> statement-breakpoint
DROP INDEX "beers_on_sale_units_sold";--> statement-breakpoint
CREATE INDEX "beers_on_sale_standing" ON "beers" USING btree ("in_stock","standing","rating_count","id") WHERE on_sale AND rating_count > 0;--> statement-breakpoint
CREATE INDEX "beers_on_sale_sold" ON "beers" USING btree ("in_stock","sold_cents","id") WHERE on_sale AND sold_cents > 0;--> statement-breakpoint
-- Money comes by one road and goes back by many: what went back is taken off here, so that none of them forgets it. Whoever
-- changes an order holds it. After the reviews' triggers, which go by their names: reviews are locked before beers.
CREATE FUNCTION sold_money_follows_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM beers WHERE id IN (SELECT beer_id FROM refunded) ORDER BY id FOR NO KEY UPDATE;
  UPDATE beers SET sold_cents = sold_cents - back.cents FROM (
    SELECT line.beer_id, sum(refunded.quantity::bigint * line.unit_cents) AS cents
    FROM refunded JOIN refunds ON refunds.id = refunded.refund_id
    JOIN orders ON orders.id = refunds.order_id AND orders.state = 'paid'
    JOIN order_lines AS line ON line.order_id = orders.id AND line.beer_id = refunded.beer_id AND line.unit_cents > 0
    GROUP BY line.beer_id) AS back
  WHERE beers.id = back.beer_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sold_money_follows_refunds AFTER INSERT ON refund_lines REFERENCING NEW TABLE AS refunded
  FOR EACH STATEMENT EXECUTE FUNCTION sold_money_follows_refunds();
--> statement-breakpoint
-- An order that no longer stands paid takes along what its lines still counted for.
CREATE FUNCTION sold_money_follows_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM beers WHERE id IN (SELECT beer_id FROM order_lines WHERE order_id = NEW.id) ORDER BY id FOR NO KEY UPDATE;
  UPDATE beers SET sold_cents = sold_cents - line.unit_cents::bigint * (line.quantity - (
      SELECT coalesce(sum(back.quantity), 0) FROM refund_lines AS back JOIN refunds ON refunds.id = back.refund_id
      WHERE refunds.order_id = NEW.id AND back.beer_id = line.beer_id))
    FROM order_lines AS line WHERE line.order_id = NEW.id AND beers.id = line.beer_id AND line.unit_cents > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sold_money_follows_order AFTER UPDATE OF state ON orders
  FOR EACH ROW WHEN (OLD.state = 'paid' AND NEW.state <> 'paid') EXECUTE FUNCTION sold_money_follows_order();
