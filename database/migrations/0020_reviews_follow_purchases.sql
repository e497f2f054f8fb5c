-- Whether a buyer bought a beer for money and kept some of it: a line of theirs in an order that stands paid, in a parcel
-- that was not cancelled, with units that no refund is for. A refund that is due, or failed, is owed: it counts as made.
CREATE FUNCTION paid_and_kept(buyer uuid, beer uuid) RETURNS boolean LANGUAGE sql STABLE
  RETURN EXISTS (
    SELECT FROM orders
    JOIN order_lines AS line ON line.order_id = orders.id AND line.beer_id = beer AND line.unit_cents > 0
    JOIN parcels ON parcels.order_id = line.order_id AND parcels.company_id = line.company_id
    WHERE orders.buyer_id = buyer AND orders.state = 'paid' AND parcels.state <> 'cancelled'
      AND line.quantity > (SELECT coalesce(sum(back.quantity), 0) FROM refund_lines AS back
                           JOIN refunds ON refunds.id = back.refund_id
                           WHERE refunds.order_id = line.order_id AND back.beer_id = line.beer_id));
--> statement-breakpoint
-- A review goes with the last purchase that it rests on. Whoever changes an order holds it. Locked first are the reviews,
-- so that of two orders that end at once the second sees the first's end; then every beer of the order, in order of ids,
-- as all do: the rating's trigger and what is put back on the shelf find them held.
CREATE FUNCTION end_unpaid_reviews(ended uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  concerned uuid[];
BEGIN
  concerned := ARRAY(
    SELECT reviews.id FROM orders JOIN order_lines ON order_id = orders.id
    JOIN reviews ON reviews.buyer_id = orders.buyer_id AND reviews.beer_id = order_lines.beer_id
    WHERE orders.id = ended ORDER BY reviews.id FOR UPDATE OF reviews);
  IF concerned = '{}' OR NOT EXISTS (
    SELECT FROM reviews WHERE id = ANY(concerned) AND NOT paid_and_kept(buyer_id, beer_id)) THEN
    RETURN;
  END IF;
  PERFORM FROM beers WHERE id IN (SELECT beer_id FROM order_lines WHERE order_id = ended)
    ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM reviews WHERE id = ANY(concerned) AND NOT paid_and_kept(buyer_id, beer_id);
END $$;
--> statement-breakpoint
CREATE FUNCTION reviews_follow_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_unpaid_reviews(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_follow_order AFTER UPDATE OF state ON orders
  FOR EACH ROW WHEN (OLD.state = 'paid' AND NEW.state <> 'paid') EXECUTE FUNCTION reviews_follow_order();
--> statement-breakpoint
CREATE FUNCTION reviews_follow_parcel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_unpaid_reviews(NEW.order_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_follow_parcel AFTER UPDATE OF state ON parcels
  FOR EACH ROW WHEN (NEW.state = 'cancelled') EXECUTE FUNCTION reviews_follow_parcel();
--> statement-breakpoint
CREATE FUNCTION reviews_follow_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_unpaid_reviews(order_id) FROM
    (SELECT DISTINCT order_id FROM refunded JOIN refunds ON refunds.id = refund_id ORDER BY order_id) AS ended;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_follow_refunds AFTER INSERT ON refund_lines REFERENCING NEW TABLE AS refunded
  FOR EACH STATEMENT EXECUTE FUNCTION reviews_follow_refunds();
--> statement-breakpoint
-- What was written before the rule.
DELETE FROM reviews WHERE NOT paid_and_kept(buyer_id, beer_id);
--> statement-breakpoint
-- What was free sold nothing.
UPDATE beers SET units_sold = greatest(0, (
    SELECT coalesce(-sum(units), 0) FROM stock_movements JOIN order_lines USING (order_id, beer_id)
    WHERE stock_movements.beer_id = beers.id AND cause <> 'put' AND unit_cents > 0))
  WHERE id IN (SELECT beer_id FROM order_lines WHERE unit_cents = 0);
