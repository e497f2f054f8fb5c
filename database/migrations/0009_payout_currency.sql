ALTER TABLE "payout_lines" ALTER COLUMN "amount_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD COLUMN "dollar_cents" bigint;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "dollar_cents" bigint;--> statement-breakpoint
-- What was paid until now was reckoned in dollars.
UPDATE "payout_lines" SET "dollar_cents" = "amount_cents";--> statement-breakpoint
-- Of an order that was charged in another currency it makes good for a debt in that one, at the order's own figures.
UPDATE "payout_lines" AS "paid"
SET "amount_cents" = sign("paid"."dollar_cents")
    * greatest(round(abs("paid"."dollar_cents")::numeric * "charge_unit_cents" / "unit_cents" / "step"), 1) * "step"
FROM "order_lines" JOIN "orders" ON "orders"."id" = "order_id"
CROSS JOIN LATERAL (SELECT CASE WHEN "charge_currency" IN ('CLP', 'COP') THEN 100 ELSE 1 END AS "step") AS "smallest"
WHERE "paid"."order_id" = "order_lines"."order_id" AND "paid"."beer_id" = "order_lines"."beer_id"
  AND "charge_currency" <> 'USD';--> statement-breakpoint
-- A payout has one currency: of one for sales in several, each of the others becomes a payout of the same day and reference.
WITH "parts" AS MATERIALIZED (
  SELECT "payout_id", "charge_currency" AS "currency", sum("amount_cents") AS "amount_cents",
         sum("dollar_cents") AS "dollar_cents",
         CASE WHEN row_number() OVER (PARTITION BY "payout_id" ORDER BY sum("dollar_cents") DESC, "charge_currency") = 1
              THEN "payout_id" ELSE uuidv7() END AS "id"
  FROM "payout_lines" JOIN "orders" ON "orders"."id" = "order_id" GROUP BY "payout_id", "charge_currency"
), "added" AS (
  INSERT INTO "payouts" ("id", "company_id", "currency", "amount_cents", "dollar_cents", "reference", "user_id", "created_at")
  SELECT "parts"."id", "company_id", "parts"."currency", "parts"."amount_cents", "parts"."dollar_cents", "reference",
         "user_id", "created_at"
  FROM "parts" JOIN "payouts" ON "payouts"."id" = "payout_id" WHERE "parts"."id" <> "payout_id"
), "moved" AS (
  UPDATE "payout_lines" SET "payout_id" = "parts"."id"
  FROM "parts", "orders"
  WHERE "payout_lines"."payout_id" = "parts"."payout_id" AND "orders"."id" = "payout_lines"."order_id"
    AND "orders"."charge_currency" = "parts"."currency" AND "parts"."id" <> "parts"."payout_id"
)
UPDATE "payouts" SET "currency" = "parts"."currency", "amount_cents" = "parts"."amount_cents",
                     "dollar_cents" = "parts"."dollar_cents"
FROM "parts" WHERE "parts"."id" = "payouts"."id";--> statement-breakpoint
ALTER TABLE "payout_lines" ALTER COLUMN "dollar_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ALTER COLUMN "currency" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ALTER COLUMN "dollar_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_currency_known" CHECK ("payouts"."currency" IN ('USD', 'ARS', 'BRL', 'CLP', 'COP', 'MXN', 'PEN', 'UYU'));--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_dollars_as_they_are" CHECK ("payouts"."currency" <> 'USD' OR "payouts"."dollar_cents" = "payouts"."amount_cents");
