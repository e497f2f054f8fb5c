CREATE TABLE "beer_imports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'preview' NOT NULL,
	"rows" jsonb NOT NULL,
	"good_rows" integer NOT NULL,
	"bad_rows" integer NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "beer_imports_done_within" CHECK ("beer_imports"."done_rows" BETWEEN 0 AND "beer_imports"."good_rows")
);
--> statement-breakpoint
CREATE TABLE "parcel_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking" text DEFAULT '' NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_lines" (
	"payout_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"beer_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "payout_lines_payout_id_order_id_beer_id_pk" PRIMARY KEY("payout_id","order_id","beer_id"),
	CONSTRAINT "payout_lines_some_amount" CHECK ("payout_lines"."amount_cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "parcels_company";--> statement-breakpoint
ALTER TABLE "beers" ADD COLUMN "packaged_on" date;--> statement-breakpoint
ALTER TABLE "beers" ADD COLUMN "best_before" date;--> statement-breakpoint
ALTER TABLE "beers" ADD COLUMN "past_date" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Changed in place, so that the indexes on it stay.
ALTER TABLE "beers" ALTER COLUMN "on_sale" SET EXPRESSION AS (available AND NOT blocked AND company_active AND NOT past_date);--> statement-breakpoint
ALTER TABLE "beers" ADD COLUMN "litre_cents" integer GENERATED ALWAYS AS (round(price_cents * 1000.0 / (volume_ml * units_per_pack))::integer) STORED;--> statement-breakpoint
ALTER TABLE "beers" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "ships_to" text[];--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "carrier" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "tracking" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "id_checked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What was delivered before anybody asked was handed over by the rules of then.
UPDATE "parcels" SET "id_checked" = true WHERE "state" = 'delivered';--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "beer_imports" ADD CONSTRAINT "beer_imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_parcel" FOREIGN KEY ("order_id","company_id") REFERENCES "public"."parcels"("order_id","company_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_order_line" FOREIGN KEY ("order_id","beer_id") REFERENCES "public"."order_lines"("order_id","beer_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "beer_imports_company" ON "beer_imports" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "parcel_events_parcel" ON "parcel_events" USING btree ("order_id","company_id");--> statement-breakpoint
CREATE INDEX "payout_lines_order_line" ON "payout_lines" USING btree ("order_id","beer_id");--> statement-breakpoint
CREATE INDEX "payouts_company" ON "payouts" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "beers_on_sale_litre" ON "beers" USING btree ("litre_cents","id") WHERE on_sale;--> statement-breakpoint
CREATE INDEX "beers_on_sale_packaged" ON "beers" USING btree ("packaged_on" DESC NULLS LAST,"id") WHERE on_sale;--> statement-breakpoint
CREATE INDEX "beers_best_before" ON "beers" USING btree ("best_before") WHERE best_before IS NOT NULL AND NOT past_date;--> statement-breakpoint
CREATE INDEX "parcels_company" ON "parcels" USING btree ("company_id","created_at" DESC NULLS LAST,"order_id");--> statement-breakpoint
ALTER TABLE "beers" ADD CONSTRAINT "beers_volume_positive" CHECK ("beers"."volume_ml" > 0 AND "beers"."units_per_pack" > 0);--> statement-breakpoint
ALTER TABLE "beers" ADD CONSTRAINT "beers_dates_in_order" CHECK ("beers"."best_before" >= "beers"."packaged_on");--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_state_known" CHECK ("parcels"."state" IN ('pending', 'shipped', 'delivered', 'cancelled'));--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_delivered_to_adult" CHECK ("parcels"."state" <> 'delivered' OR "parcels"."id_checked");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answer_has_time" CHECK (("reviews"."answer" = '') = ("reviews"."answered_at" IS NULL));--> statement-breakpoint
CREATE TRIGGER parcel_events_append_only BEFORE UPDATE OR DELETE ON parcel_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
DROP TRIGGER catalogue_note_change ON beers;--> statement-breakpoint
CREATE TRIGGER catalogue_note_change AFTER UPDATE OF company_id, name, search_text, type, price_cents, abv_percent, ibu,
    available, blocked, company_active, rating, past_date, packaged_on ON beers
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_note_change();--> statement-breakpoint
-- A row IS NOT NULL only when each of its columns is: a review without an answer has one that is not.
CREATE OR REPLACE FUNCTION beer_rating_follows_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid := coalesce(NEW.beer_id, OLD.beer_id);
  rate_change integer := coalesce(NEW.rate, 0) - coalesce(OLD.rate, 0);
  count_change integer := (TG_OP = 'INSERT')::int - (TG_OP = 'DELETE')::int;
BEGIN
  UPDATE beers
    SET rating_sum = rating_sum + rate_change,
        rating_count = rating_count + count_change,
        rating = round((rating_sum + rate_change)::numeric / nullif(rating_count + count_change, 0), 1)
    WHERE id = changed;
  RETURN NULL;
END $$;
