CREATE TABLE "payout_runs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"way" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"drafted_by" uuid NOT NULL,
	"drafted_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"cnab_number" integer,
	"cnab_at" timestamp with time zone,
	CONSTRAINT "payout_runs_cnab_number_unique" UNIQUE("cnab_number"),
	CONSTRAINT "payout_runs_way_known" CHECK ("payout_runs"."way" IN ('by-hand', 'bank-file', 'mercado-pago')),
	CONSTRAINT "payout_runs_state_known" CHECK ("payout_runs"."state" IN ('draft', 'approved')),
	CONSTRAINT "payout_runs_approved_by_somebody" CHECK (("payout_runs"."state" = 'approved') = ("payout_runs"."approved_at" IS NOT NULL) AND ("payout_runs"."approved_at" IS NULL) = ("payout_runs"."approved_by" IS NULL)),
	CONSTRAINT "payout_runs_file_has_time" CHECK (("payout_runs"."cnab_number" IS NULL) = ("payout_runs"."cnab_at" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind_known";--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "run_id" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "state" text DEFAULT 'paid' NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
-- What was marked as paid before was paid then.
UPDATE payouts SET ended_at = created_at;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "returned_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "provider_reference" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_runs" ADD CONSTRAINT "payout_runs_drafted_by_users_id_fk" FOREIGN KEY ("drafted_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_runs" ADD CONSTRAINT "payout_runs_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_runs_one_draft" ON "payout_runs" USING btree ("state") WHERE state = 'draft';--> statement-breakpoint
CREATE INDEX "payout_runs_drafted" ON "payout_runs" USING btree ("drafted_at");--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_runs"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_account_id_payout_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payout_accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_once_a_run" ON "payouts" USING btree ("run_id","company_id","currency");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_provider_reference" ON "payouts" USING btree ("provider_reference");--> statement-breakpoint
CREATE INDEX "payouts_open" ON "payouts" USING btree ("next_attempt_at") WHERE state IN ('approved', 'sent');--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" IN ('confirm-email', 'confirm-email-change', 'recovery-code', 'contact', 'receipt', 'sale', 'refund', 'sale-refunded', 'payout', 'payout-news', 'parcel-shipped', 'parcel-delivered', 'parcel-cancelled', 'delivery-warned', 'delivery-cleared', 'expiry', 'order-cancelled', 'order-withdrawn', 'review-answered', 'review-hidden', 'admin-act', 'password-changed', 'second-factor-changed', 'payout-account-saved', 'email-change-asked', 'email-changed', 'account-deleted'));--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_state_known" CHECK ("payouts"."state" IN ('draft', 'approved', 'sent', 'paid', 'failed', 'returned'));--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_draft_of_a_run" CHECK ("payouts"."state" <> 'draft' OR "payouts"."run_id" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_ended_has_time" CHECK (("payouts"."state" IN ('paid', 'failed', 'returned')) = ("payouts"."ended_at" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_returned_something" CHECK (("payouts"."state" = 'returned') = ("payouts"."returned_cents" > 0) AND "payouts"."returned_cents" BETWEEN 0 AND "payouts"."amount_cents");