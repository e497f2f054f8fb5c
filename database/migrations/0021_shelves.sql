ALTER TABLE "orders" ALTER COLUMN "reserved_until" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payable_until" timestamp with time zone;--> statement-breakpoint
-- Until now both ended together. When the hold of a cancelled order ended is not known: it counts against nobody.
UPDATE "orders" SET "payable_until" = "reserved_until",
  "reserved_until" = CASE WHEN "state" <> 'cancelled' THEN "reserved_until" END;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "payable_until" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_from" text;--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("payable_until") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "orders_held_from" ON "orders" USING btree ("held_from") WHERE held_from IS NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_hold_ends" CHECK (NOT "orders"."stock_held" OR ("orders"."reserved_until" IS NOT NULL AND "orders"."reserved_until" <= "orders"."payable_until"));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_address_only_while_held" CHECK ("orders"."stock_held" OR "orders"."held_from" IS NULL);
