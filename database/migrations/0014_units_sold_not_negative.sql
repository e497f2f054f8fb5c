-- Units that cost nothing could come back to the shelf twice, by their cancelled parcel and by a refund. What came back
-- beyond what had left is taken out of the books, and off the shelf as far as nobody holds it; the rest the seller has put.
WITH excess AS (
  SELECT beer_id, order_id, sum(units)::int AS units FROM stock_movements WHERE cause <> 'put'
  GROUP BY beer_id, order_id HAVING sum(units) > 0
), shelf AS (
  SELECT beers.id, sum(excess.units)::int AS units, least(sum(excess.units), on_hand - reserved)::int AS gone
  FROM excess JOIN beers ON beers.id = beer_id GROUP BY beers.id
), undone AS (
  INSERT INTO stock_movements (beer_id, units, cause, order_id)
  SELECT beer_id, -units, 'restocked', order_id FROM excess
), kept AS (
  INSERT INTO stock_movements (beer_id, units, cause) SELECT id, units - gone, 'put' FROM shelf WHERE units > gone
)
UPDATE beers SET on_hand = on_hand - gone, units_sold = units_sold + units FROM shelf WHERE beers.id = shelf.id;
--> statement-breakpoint
UPDATE beers SET units_sold = greatest(0, (
  SELECT coalesce(-sum(units), 0) FROM stock_movements WHERE beer_id = beers.id AND cause <> 'put')) WHERE units_sold < 0;
--> statement-breakpoint
ALTER TABLE "beers" ADD CONSTRAINT "beers_units_sold_not_negative" CHECK ("beers"."units_sold" >= 0);
