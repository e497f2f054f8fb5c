CREATE TABLE "brewery_claims" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"words" text NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"language" text,
	"state" text DEFAULT 'sent' NOT NULL,
	"secret_hash" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "brewery_claims_state_known" CHECK ("brewery_claims"."state" IN ('sent', 'waiting', 'refused', 'accepted', 'lapsed', 'taken')),
	CONSTRAINT "brewery_claims_language_known" CHECK ("brewery_claims"."language" IN ('es', 'en', 'pt')),
	CONSTRAINT "brewery_claims_email_lower_case" CHECK ("brewery_claims"."email" = lower("brewery_claims"."email")),
	CONSTRAINT "brewery_claims_link_lives" CHECK (("brewery_claims"."state" IN ('sent', 'accepted')) = ("brewery_claims"."secret_hash" IS NOT NULL) AND ("brewery_claims"."secret_hash" IS NULL) = ("brewery_claims"."expires_at" IS NULL)),
	CONSTRAINT "brewery_claims_confirmed_when" CHECK (("brewery_claims"."state" = 'sent') = ("brewery_claims"."confirmed_at" IS NULL)),
	CONSTRAINT "brewery_claims_decided_when" CHECK (("brewery_claims"."state" IN ('sent', 'waiting')) = ("brewery_claims"."decided_at" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind_known";--> statement-breakpoint
ALTER TABLE "brewery_claims" ADD CONSTRAINT "brewery_claims_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "brewery_claims_won" ON "brewery_claims" USING btree ("company_id") WHERE state IN ('accepted', 'taken');--> statement-breakpoint
CREATE UNIQUE INDEX "brewery_claims_once" ON "brewery_claims" USING btree ("company_id","email") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "brewery_claims_company" ON "brewery_claims" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "brewery_claims_email" ON "brewery_claims" USING btree ("email");--> statement-breakpoint
CREATE INDEX "brewery_claims_waiting" ON "brewery_claims" USING btree ("confirmed_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "brewery_claims_decided" ON "brewery_claims" USING btree ("decided_at","id") WHERE decided_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "brewery_claims_over" ON "brewery_claims" USING btree ("expires_at") WHERE expires_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" IN ('confirm-email', 'confirm-email-change', 'recovery-code', 'contact', 'contact-answered', 'receipt', 'sale', 'sales-of-day', 'low-stock', 'parcels-late', 'refund', 'sale-refunded', 'payout', 'payout-news', 'parcel-shipped', 'parcel-delivered', 'parcel-cancelled', 'parcel-short', 'units-cancelled', 'message-to-buyer', 'message-to-seller', 'complaint-opened', 'complaint-answered', 'complaint-escalated', 'complaint-decided', 'delivery-warned', 'delivery-cleared', 'expiry', 'order-cancelled', 'order-withdrawn', 'withdrawal-received', 'withdrawal-matched', 'withdrawal-refused', 'report-decided', 'restock', 'digest', 'review-answered', 'review-hidden', 'admin-act', 'password-changed', 'second-factor-changed', 'payout-account-saved', 'api-key-made', 'api-key-leaked', 'email-change-asked', 'email-changed', 'account-deleted', 'webhook-off', 'team-invitation', 'brewery-claim-asked', 'brewery-claim-accepted', 'brewery-claim-refused'));