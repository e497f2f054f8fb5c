CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_id" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_values" (
	"entry_id" uuid NOT NULL,
	"part" text NOT NULL,
	"user_id" uuid,
	"values" jsonb NOT NULL,
	CONSTRAINT "audit_values_entry_id_part_pk" PRIMARY KEY("entry_id","part")
);
--> statement-breakpoint
CREATE TABLE "sweeps" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"error" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "two_factors_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "buyers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_normal(name || ' ' || last_name || ' ' || document)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_normal(company || ' ' || name || ' ' || last_name || ' ' || document)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "last_error" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "last_error" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "two_factor_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_inbox" ADD COLUMN "last_error" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_values" ADD CONSTRAINT "audit_values_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_values" ADD CONSTRAINT "audit_values_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_kind","subject_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_values_user" ON "audit_values" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "buyers_search" ON "buyers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "buyers_name" ON "buyers" USING btree ("name","user_id");--> statement-breakpoint
CREATE INDEX "buyers_last_name" ON "buyers" USING btree ("last_name","user_id");--> statement-breakpoint
CREATE INDEX "buyers_document" ON "buyers" USING btree ("document","user_id");--> statement-breakpoint
CREATE INDEX "buyers_country" ON "buyers" USING btree ("country","user_id");--> statement-breakpoint
CREATE INDEX "companies_search" ON "companies" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_company" ON "companies" USING btree ("company","id");--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "companies_last_name" ON "companies" USING btree ("last_name","id");--> statement-breakpoint
CREATE INDEX "companies_document" ON "companies" USING btree ("document","id");--> statement-breakpoint
CREATE INDEX "companies_country" ON "companies" USING btree ("country","id");--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("created_at") WHERE done_at IS NULL;--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at") WHERE paid_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_to_look_at" ON "orders" USING btree ("created_at") WHERE state IN ('review', 'refund_due');--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("created_at") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("created_at") WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("hidden_at" DESC NULLS LAST) WHERE hidden_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_email_search" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "webhook_inbox_payment" ON "webhook_inbox" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_closed_has_outcome" CHECK (("review_reports"."closed_at" IS NULL) = ("review_reports"."outcome" IS NULL));--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_entries_never_truncated BEFORE TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- An erasure deletes a person's values; what stays, stays as it was written.
CREATE TRIGGER audit_values_written_once BEFORE UPDATE ON audit_values
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_values_never_truncated BEFORE TRUNCATE ON audit_values
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- A hidden review counts no more.
CREATE OR REPLACE FUNCTION beer_rating_follows_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid := coalesce(NEW.beer_id, OLD.beer_id);
  counted_now boolean := TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL;
  counted_before boolean := TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL;
  rate_change integer := CASE WHEN counted_now THEN NEW.rate ELSE 0 END
                       - CASE WHEN counted_before THEN OLD.rate ELSE 0 END;
  count_change integer := counted_now::int - counted_before::int;
BEGIN
  UPDATE beers
    SET rating_sum = rating_sum + rate_change,
        rating_count = rating_count + count_change,
        rating = round((rating_sum + rate_change)::numeric / nullif(rating_count + count_change, 0), 1)
    WHERE id = changed;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER beer_rating_follows_reviews ON reviews;--> statement-breakpoint
CREATE TRIGGER beer_rating_follows_reviews AFTER INSERT OR UPDATE OF rate, hidden_at OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION beer_rating_follows_reviews();--> statement-breakpoint
-- Who has one admin keeps one: the last that can sign in is neither switched off nor made something else. Admins are
-- locked in order of id, so that of two that switch each other off the second waits, and is refused.
CREATE FUNCTION keep_an_active_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE role = 'Admin' AND id <> OLD.id ORDER BY id FOR NO KEY UPDATE;
  IF NOT EXISTS (SELECT FROM users WHERE role = 'Admin' AND active AND id <> OLD.id) THEN
    RAISE EXCEPTION 'the last active admin stays' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'users_one_active_admin';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_an_active_admin AFTER UPDATE OF active, role ON users
  FOR EACH ROW WHEN (OLD.role = 'Admin' AND OLD.active AND (NEW.role IS DISTINCT FROM 'Admin' OR NOT NEW.active))
  EXECUTE FUNCTION keep_an_active_admin();
