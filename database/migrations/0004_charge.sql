-- What was ordered before was charged in dollars, in which its prices were: nothing of it changes.
ALTER TABLE "orders" RENAME COLUMN "currency" TO "charge_currency";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "charge_currency" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "charge_cents" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rate" numeric(18, 10);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rate_source" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rate_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "charge_unit_cents" bigint;--> statement-breakpoint
UPDATE "orders" SET "charge_cents" = "total_cents";--> statement-breakpoint
UPDATE "order_lines" SET "charge_unit_cents" = "unit_cents";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "charge_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "charge_unit_cents" SET NOT NULL;--> statement-breakpoint
-- What a refund's line is worth is its units at what the order's line says.
ALTER TABLE "refund_lines" DROP COLUMN "amount_cents";--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_charged_if_it_costs" CHECK ("order_lines"."charge_unit_cents" >= 0 AND ("order_lines"."charge_unit_cents" > 0) = ("order_lines"."unit_cents" > 0));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_charge_currency_known" CHECK ("orders"."charge_currency" IN ('USD', 'ARS', 'BRL', 'CLP', 'COP', 'MXN', 'PEN', 'UYU'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_charged_if_it_costs" CHECK (("orders"."charge_cents" > 0) = ("orders"."total_cents" > 0));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rate_where_not_dollars" CHECK (("orders"."charge_currency" = 'USD') = ("orders"."rate" IS NULL) AND ("orders"."rate" IS NULL) = ("orders"."rate_source" IS NULL) AND ("orders"."rate" IS NULL) = ("orders"."rate_at" IS NULL));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_dollars_as_they_are" CHECK ("orders"."charge_currency" <> 'USD' OR "orders"."charge_cents" = "orders"."total_cents");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rate_source_known" CHECK ("orders"."rate_source" IN ('admin', 'mercado-pago', 'frankfurter'));
