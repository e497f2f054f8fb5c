CREATE TABLE "report_voices" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"report_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"language" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_voices_reason_known" CHECK ("report_voices"."reason" IN ('not-as-said', 'offensive', 'minors', 'fraud', 'copyright', 'other')),
	CONSTRAINT "report_voices_language_known" CHECK ("report_voices"."language" IN ('es', 'en', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "reported_things" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"beer_id" uuid,
	"company_id" uuid,
	"review_id" uuid,
	"subject_id" uuid GENERATED ALWAYS AS (coalesce(beer_id, company_id, review_id)) STORED NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"reasons" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"newest_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decision" text,
	CONSTRAINT "reported_things_kind_known" CHECK ("reported_things"."kind" IN ('beer', 'company', 'review')),
	CONSTRAINT "reported_things_one_subject" CHECK (num_nonnulls("reported_things"."beer_id", "reported_things"."company_id", "reported_things"."review_id") = 1 AND CASE "reported_things"."kind" WHEN 'beer' THEN "reported_things"."beer_id" WHEN 'company' THEN "reported_things"."company_id" ELSE "reported_things"."review_id" END IS NOT NULL),
	CONSTRAINT "reported_things_times_positive" CHECK ("reported_things"."times" > 0),
	CONSTRAINT "reported_things_decision_known" CHECK ("reported_things"."decision" IN ('left', 'taken-down')),
	CONSTRAINT "reported_things_decided_when" CHECK (("reported_things"."decision" IS NULL) = ("reported_things"."decided_at" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind_known";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "waits_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "asked_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "report_voices" ADD CONSTRAINT "report_voices_report_id_reported_things_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reported_things"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_things" ADD CONSTRAINT "reported_things_beer_id_beers_id_fk" FOREIGN KEY ("beer_id") REFERENCES "public"."beers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_things" ADD CONSTRAINT "reported_things_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_things" ADD CONSTRAINT "reported_things_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_voices_report" ON "report_voices" USING btree ("report_id","id");--> statement-breakpoint
CREATE INDEX "report_voices_email" ON "report_voices" USING btree ("email") WHERE email <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "reported_things_open" ON "reported_things" USING btree ("subject_id") WHERE decided_at IS NULL;--> statement-breakpoint
CREATE INDEX "reported_things_most" ON "reported_things" USING btree ("times","newest_at","id") WHERE decided_at IS NULL;--> statement-breakpoint
CREATE INDEX "reported_things_decided" ON "reported_things" USING btree ("decided_at","id") WHERE decided_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reported_things_beer" ON "reported_things" USING btree ("beer_id");--> statement-breakpoint
CREATE INDEX "reported_things_company" ON "reported_things" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "reported_things_review" ON "reported_things" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "companies_waiting" ON "companies" USING btree ("waits_since") WHERE waits_since IS NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_asked_while_waiting" CHECK ("companies"."asked_words" = '' OR "companies"."waits_since" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" IN ('confirm-email', 'confirm-email-change', 'recovery-code', 'contact', 'receipt', 'sale', 'sales-of-day', 'low-stock', 'parcels-late', 'refund', 'sale-refunded', 'payout', 'payout-news', 'parcel-shipped', 'parcel-delivered', 'parcel-cancelled', 'parcel-short', 'units-cancelled', 'message-to-buyer', 'message-to-seller', 'complaint-opened', 'complaint-answered', 'complaint-escalated', 'complaint-decided', 'delivery-warned', 'delivery-cleared', 'expiry', 'order-cancelled', 'order-withdrawn', 'withdrawal-received', 'withdrawal-matched', 'withdrawal-refused', 'report-decided', 'restock', 'digest', 'review-answered', 'review-hidden', 'admin-act', 'password-changed', 'second-factor-changed', 'payout-account-saved', 'email-change-asked', 'email-changed', 'account-deleted'));
--> statement-breakpoint
-- A beer of a brewery that waits to be looked at is off sale as one of a brewery that is switched off.
CREATE OR REPLACE FUNCTION beer_take_from_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM companies WHERE companies.id = NEW.company_id FOR SHARE;
  END IF;
  SELECT beer_search_text(NEW.name, company.company, NEW.type), company.active AND company.waits_since IS NULL
    INTO NEW.search_text, NEW.company_active
    FROM companies AS company WHERE company.id = NEW.company_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION company_give_to_beers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM beers WHERE company_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  UPDATE beers
    SET search_text = beer_search_text(beers.name, NEW.company, beers.type),
        company_active = NEW.active AND NEW.waits_since IS NULL
    WHERE company_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER company_give_to_beers ON companies;
--> statement-breakpoint
CREATE TRIGGER company_give_to_beers AFTER UPDATE OF company, active, waits_since ON companies
  FOR EACH ROW WHEN (OLD.company IS DISTINCT FROM NEW.company OR OLD.active IS DISTINCT FROM NEW.active
    OR (OLD.waits_since IS NULL) <> (NEW.waits_since IS NULL))
  EXECUTE FUNCTION company_give_to_beers();
--> statement-breakpoint
-- A brewery that nobody has looked at makes no other one be shown by its place.
CREATE OR REPLACE FUNCTION shown_name(company_id uuid) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN (
    SELECT CASE WHEN company.name_key = '' OR NOT EXISTS (
        SELECT FROM companies AS other
        WHERE other.name_key = company.name_key AND other.active AND other.waits_since IS NULL AND other.id <> company.id)
      THEN company.company
      ELSE concat_ws(' · ', company.company, place.name) || (
        SELECT CASE count(*) WHEN 0 THEN '' ELSE ' (' || count(*) + 1 || ')' END FROM (
          SELECT FROM companies AS earlier
          WHERE earlier.name_key = company.name_key AND earlier.active AND earlier.waits_since IS NULL AND earlier.id <> company.id
            AND company_name_key(coalesce(nullif(earlier.city, ''), nullif(earlier.state, ''), earlier.country))
              = company_name_key(place.name)
            AND (coalesce(earlier.name_taken_at, '-infinity'), earlier.id)
              < (coalesce(company.name_taken_at, '-infinity'), company.id)
          LIMIT 98) AS those_before)
      END
    FROM companies AS company,
      LATERAL (SELECT coalesce(nullif(company.city, ''), nullif(company.state, ''), company.country) AS name) AS place
    WHERE company.id = shown_name.company_id);
