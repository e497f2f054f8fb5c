ALTER TABLE "complaint_lines" DROP CONSTRAINT "complaint_lines_offered_within";--> statement-breakpoint
ALTER TABLE "refund_lines" DROP CONSTRAINT "refund_lines_quantity_positive";--> statement-breakpoint
ALTER TABLE "complaint_events" ADD COLUMN "cents" bigint;--> statement-breakpoint
ALTER TABLE "complaint_lines" ADD COLUMN "asked_cents" bigint;--> statement-breakpoint
ALTER TABLE "complaint_lines" ADD COLUMN "offered_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD COLUMN "amount_cents" bigint;--> statement-breakpoint
-- Until now all that went back of a line was units at its price.
UPDATE complaint_lines SET asked_cents = units * unit_cents::bigint, offered_cents = offered * unit_cents::bigint
  FROM complaints JOIN order_lines AS line USING (order_id)
  WHERE complaints.id = complaint_id AND line.beer_id = complaint_lines.beer_id;--> statement-breakpoint
UPDATE refund_lines SET amount_cents = refund_lines.quantity * charge_unit_cents
  FROM refunds JOIN order_lines AS line USING (order_id)
  WHERE refunds.id = refund_id AND line.beer_id = refund_lines.beer_id;--> statement-breakpoint
ALTER TABLE "complaint_lines" ALTER COLUMN "asked_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_lines" ALTER COLUMN "amount_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "complaint_events" ADD CONSTRAINT "complaint_events_units_or_cents" CHECK ("complaint_events"."cents" > 0 AND "complaint_events"."units" IS NULL OR "complaint_events"."cents" IS NULL);--> statement-breakpoint
ALTER TABLE "complaint_lines" ADD CONSTRAINT "complaint_lines_asked_positive" CHECK ("complaint_lines"."asked_cents" > 0);--> statement-breakpoint
ALTER TABLE "complaint_lines" ADD CONSTRAINT "complaint_lines_offered_within" CHECK ("complaint_lines"."offered" BETWEEN 0 AND "complaint_lines"."units" AND "complaint_lines"."offered_cents" BETWEEN 0 AND "complaint_lines"."asked_cents");--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_of_something" CHECK ("refund_lines"."quantity" >= 0 AND "refund_lines"."amount_cents" >= 0 AND "refund_lines"."quantity" + "refund_lines"."amount_cents" > 0);--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_units_return" CHECK ("refund_lines"."quantity" > 0 OR NOT "refund_lines"."restocked");--> statement-breakpoint
-- What some of a line's money, in hundredths of what its order was charged in, is in cents of dollars, as prices are told.
CREATE FUNCTION line_dollars(cents bigint, unit_cents integer, charge_unit_cents bigint) RETURNS bigint LANGUAGE sql IMMUTABLE
  RETURN coalesce(round(cents * unit_cents::numeric / nullif(charge_unit_cents, 0)), 0)::bigint;
--> statement-breakpoint
-- What went back is taken off as much as it was, and not as many units at their price.
CREATE OR REPLACE FUNCTION sold_money_follows_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM beers WHERE id IN (SELECT beer_id FROM refunded) ORDER BY id FOR NO KEY UPDATE;
  UPDATE beers SET sold_cents = sold_cents - back.cents FROM (
    SELECT line.beer_id, sum(line_dollars(refunded.amount_cents, line.unit_cents, line.charge_unit_cents)) AS cents
    FROM refunded JOIN refunds ON refunds.id = refunded.refund_id
    JOIN orders ON orders.id = refunds.order_id AND orders.state = 'paid'
    JOIN order_lines AS line ON line.order_id = orders.id AND line.beer_id = refunded.beer_id AND line.unit_cents > 0
    GROUP BY line.beer_id) AS back
  WHERE beers.id = back.beer_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What a beer counts for of an order: what was paid for its units, less what went back.
CREATE FUNCTION kept_cents(line order_lines) RETURNS bigint LANGUAGE sql STABLE
  RETURN line.quantity * line.unit_cents::bigint - (
    SELECT coalesce(sum(line_dollars(back.amount_cents, line.unit_cents, line.charge_unit_cents)), 0)
    FROM refund_lines AS back JOIN refunds ON refunds.id = back.refund_id
    WHERE refunds.order_id = line.order_id AND back.beer_id = line.beer_id)::bigint;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION sold_money_follows_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM beers WHERE id IN (SELECT beer_id FROM order_lines WHERE order_id = NEW.id) ORDER BY id FOR NO KEY UPDATE;
  UPDATE beers SET sold_cents = sold_cents - kept_cents(line)
    FROM order_lines AS line WHERE line.order_id = NEW.id AND beers.id = line.beer_id AND line.unit_cents > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION sold_money_comes_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM beers WHERE id IN (SELECT beer_id FROM order_lines WHERE order_id = NEW.id) ORDER BY id FOR NO KEY UPDATE;
  UPDATE beers SET sold_cents = sold_cents + kept_cents(line)
    FROM order_lines AS line WHERE line.order_id = NEW.id AND beers.id = line.beer_id AND line.unit_cents > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_sale_refunded() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  part record;
BEGIN
  FOR part IN
    SELECT parcels.company_id AS company,
           json_agg(json_build_object('beerId', back.beer_id, 'quantity', back.quantity, 'restocked', back.restocked,
             'amount', round(line_dollars(back.amount_cents, line.unit_cents, line.charge_unit_cents) / 100.0, 2))
                    ORDER BY back.beer_id) AS lines
    FROM parcels JOIN order_lines AS line ON line.order_id = parcels.order_id AND line.company_id = parcels.company_id
    JOIN refund_lines AS back ON back.refund_id = NEW.id AND back.beer_id = line.beer_id
    WHERE parcels.order_id = NEW.order_id AND hears_webhooks(parcels.company_id, 'sale.refunded')
    GROUP BY parcels.company_id ORDER BY parcels.company_id
  LOOP
    PERFORM tell_webhooks(part.company, 'sale.refunded',
      json_build_object('orderId', NEW.order_id, 'refundId', NEW.id, 'lines', part.lines));
  END LOOP;
  RETURN NULL;
END $$;
