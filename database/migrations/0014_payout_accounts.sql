CREATE TABLE "payout_accounts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sealed" text,
	"masked" jsonb,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"payable_from" timestamp with time zone DEFAULT now() + make_interval(hours => 72) NOT NULL,
	CONSTRAINT "payout_accounts_kind_known" CHECK ("payout_accounts"."kind" IN ('ar-bank', 'br-pix', 'br-bank', 'cl-bank', 'iban', 'lines')),
	CONSTRAINT "payout_accounts_forgotten_whole" CHECK (("payout_accounts"."sealed" IS NULL) = ("payout_accounts"."masked" IS NULL)),
	CONSTRAINT "payout_accounts_held" CHECK ("payout_accounts"."payable_from" >= "payout_accounts"."created_at")
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind_known";--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_accounts_company" ON "payout_accounts" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "outbox_email_changed" ON "outbox" USING btree ((payload->>'userId')) WHERE kind = 'email-changed';--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" IN ('confirm-email', 'confirm-email-change', 'recovery-code', 'contact', 'receipt', 'sale', 'refund', 'sale-refunded', 'payout', 'parcel-shipped', 'parcel-delivered', 'parcel-cancelled', 'delivery-warned', 'delivery-cleared', 'expiry', 'order-cancelled', 'order-withdrawn', 'review-answered', 'review-hidden', 'admin-act', 'password-changed', 'second-factor-changed', 'payout-account-saved', 'email-change-asked', 'email-changed', 'account-deleted'));--> statement-breakpoint
-- What was saved stays: it may be locked under another key, or forgotten whole, and nothing else of it changes.
CREATE FUNCTION payout_account_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND (OLD.sealed IS NULL) <= (NEW.sealed IS NULL)
    AND (NEW.masked IS NULL OR NEW.masked = OLD.masked)
    AND (NEW.id, NEW.company_id, NEW.kind, NEW.user_id, NEW.created_at, NEW.payable_from)
      = (OLD.id, OLD.company_id, OLD.kind, OLD.user_id, OLD.created_at, OLD.payable_from)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER payout_accounts_append_only BEFORE UPDATE OR DELETE ON payout_accounts
  FOR EACH ROW EXECUTE FUNCTION payout_account_stays();
