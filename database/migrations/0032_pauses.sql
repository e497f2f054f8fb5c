ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind_known";--> statement-breakpoint
ALTER TABLE "beers" ADD COLUMN "paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "paused_until" date;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "pause_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "sales_mails" text DEFAULT 'each' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "low_stock_units" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "low_stock_looked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "told_by" text DEFAULT 'each' NOT NULL;--> statement-breakpoint
CREATE INDEX "companies_paused" ON "companies" USING btree ("paused_until") WHERE paused_until IS NOT NULL;--> statement-breakpoint
CREATE INDEX "companies_low_stock" ON "companies" USING btree ("low_stock_looked_at") WHERE low_stock_units IS NOT NULL;--> statement-breakpoint
CREATE INDEX "parcels_told_daily" ON "parcels" USING btree ("created_at") WHERE told_by = 'daily';--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_pause_note_has_pause" CHECK ("companies"."pause_note" = '' OR "companies"."paused_until" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_sales_mails_known" CHECK ("companies"."sales_mails" IN ('each', 'daily', 'none'));--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_low_stock_range" CHECK ("companies"."low_stock_units" BETWEEN 1 AND 1000);--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_low_stock_looked_at" CHECK (("companies"."low_stock_units" IS NULL) = ("companies"."low_stock_looked_at" IS NULL));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" IN ('confirm-email', 'confirm-email-change', 'recovery-code', 'contact', 'receipt', 'sale', 'sales-of-day', 'low-stock', 'parcels-late', 'refund', 'sale-refunded', 'payout', 'payout-news', 'parcel-shipped', 'parcel-delivered', 'parcel-cancelled', 'parcel-short', 'units-cancelled', 'delivery-warned', 'delivery-cleared', 'expiry', 'order-cancelled', 'order-withdrawn', 'withdrawal-received', 'withdrawal-matched', 'withdrawal-refused', 'restock', 'digest', 'review-answered', 'review-hidden', 'admin-act', 'password-changed', 'second-factor-changed', 'payout-account-saved', 'email-change-asked', 'email-changed', 'account-deleted'));--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_told_by_known" CHECK ("parcels"."told_by" IN ('each', 'daily', 'none'));--> statement-breakpoint
-- What was sold out, without a seller or away is not in stock: lists, counts, recommendations and alerts begin with it.
ALTER TABLE "beers" ALTER COLUMN "in_stock" SET EXPRESSION AS (on_hand > reserved AND has_seller AND NOT paused);--> statement-breakpoint
-- The company's row is held already: beer_take_from_company comes before it, and triggers run in order of their names.
CREATE FUNCTION beer_take_pause() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.paused := EXISTS (SELECT FROM companies WHERE companies.id = NEW.company_id AND paused_until IS NOT NULL);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER beer_take_pause BEFORE INSERT OR UPDATE OF company_id ON beers
  FOR EACH ROW EXECUTE FUNCTION beer_take_pause();
--> statement-breakpoint
-- Locks the beers in order of their ids, as every transaction of the checkout does: they never meet in a deadlock.
CREATE FUNCTION company_give_pause() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM beers WHERE company_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  UPDATE beers SET paused = NEW.paused_until IS NOT NULL WHERE company_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER company_give_pause AFTER UPDATE OF paused_until ON companies
  FOR EACH ROW WHEN ((OLD.paused_until IS NULL) <> (NEW.paused_until IS NULL))
  EXECUTE FUNCTION company_give_pause();
--> statement-breakpoint
-- Units that come while a brewery is away are a restock too, and told of once it is back; that it is back is none.
DROP TRIGGER beer_note_restock ON beers;
--> statement-breakpoint
CREATE TRIGGER beer_note_restock AFTER UPDATE ON beers FOR EACH ROW
  WHEN (NEW.on_hand > NEW.reserved AND NEW.has_seller AND NOT (OLD.on_hand > OLD.reserved AND OLD.has_seller)
    AND NEW.on_hand > OLD.on_hand)
  EXECUTE FUNCTION beer_note_restock();
