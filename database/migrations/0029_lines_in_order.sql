ALTER TABLE "order_lines" ADD COLUMN "place" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_place_not_negative" CHECK ("order_lines"."place" >= 0);--> statement-breakpoint
-- Where the lines of older orders stood in their carts nobody wrote down: they keep the order in which their buyers saw them.
UPDATE "order_lines" SET "place" = "stood"."place" - 1
FROM (
  SELECT "order_id", "beer_id", row_number() OVER (PARTITION BY "order_id" ORDER BY "name", "beer_id") AS "place"
  FROM "order_lines"
) AS "stood"
WHERE "order_lines"."order_id" = "stood"."order_id" AND "order_lines"."beer_id" = "stood"."beer_id" AND "stood"."place" > 1;
