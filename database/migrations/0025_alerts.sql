CREATE TABLE "alert_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"restock" boolean DEFAULT false NOT NULL,
	"digest" boolean DEFAULT false NOT NULL,
	"stop_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"looked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"digest_due" timestamp with time zone DEFAULT now() NOT NULL,
	"restock_day" date,
	"restock_count" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "alert_choices_stop_key_unique" UNIQUE("stop_key")
);
--> statement-breakpoint
CREATE TABLE "restocks" (
	"beer_id" uuid PRIMARY KEY NOT NULL,
	"wave_at" timestamp with time zone NOT NULL,
	"wave_left" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "restocks_left_not_negative" CHECK ("restocks"."wave_left" >= 0)
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind_known";--> statement-breakpoint
DROP INDEX "saved_beers_beer";--> statement-breakpoint
ALTER TABLE "beers" ADD COLUMN "batch_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_beers" ADD COLUMN "restock_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_beers" ADD COLUMN "cheaper_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_beers" ADD COLUMN "cents_told" integer;--> statement-breakpoint
ALTER TABLE "alert_choices" ADD CONSTRAINT "alert_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restocks" ADD CONSTRAINT "restocks_beer_id_beers_id_fk" FOREIGN KEY ("beer_id") REFERENCES "public"."beers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_choices_due" ON "alert_choices" USING btree ("digest_due") WHERE digest;--> statement-breakpoint
CREATE INDEX "restocks_due" ON "restocks" USING btree ("wave_at");--> statement-breakpoint
CREATE INDEX "beers_company_batch" ON "beers" USING btree ("company_id","batch_at") WHERE batch_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "saved_beers_beer" ON "saved_beers" USING btree ("beer_id","since","user_id");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" IN ('confirm-email', 'confirm-email-change', 'recovery-code', 'contact', 'receipt', 'sale', 'refund', 'sale-refunded', 'payout', 'payout-news', 'parcel-shipped', 'parcel-delivered', 'parcel-cancelled', 'delivery-warned', 'delivery-cleared', 'expiry', 'order-cancelled', 'order-withdrawn', 'restock', 'digest', 'review-answered', 'review-hidden', 'admin-act', 'password-changed', 'second-factor-changed', 'payout-account-saved', 'email-change-asked', 'email-changed', 'account-deleted'));--> statement-breakpoint
-- Units were put, or came back, where there were none: a hold that ends is no restock, as nothing came. Whoever saved the beer hears
-- of it once it has lasted; where it sells out and is filled again meanwhile, the time begins anew.
CREATE FUNCTION beer_note_restock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM saved_beers WHERE beer_id = NEW.id) THEN
    INSERT INTO restocks (beer_id, wave_at) VALUES (NEW.id, now() + interval '10 minutes')
    ON CONFLICT (beer_id) DO UPDATE SET wave_at = excluded.wave_at, wave_left = 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER beer_note_restock AFTER UPDATE ON beers FOR EACH ROW
  WHEN (NEW.in_stock AND NOT OLD.in_stock AND NEW.on_hand > OLD.on_hand) EXECUTE FUNCTION beer_note_restock();
--> statement-breakpoint
CREATE FUNCTION beer_note_batch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.batch_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER beer_note_batch BEFORE UPDATE OF packaged_on ON beers FOR EACH ROW
  WHEN (NEW.packaged_on > OLD.packaged_on) EXECUTE FUNCTION beer_note_batch();
