CREATE TABLE "provider_differences" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"movement" text NOT NULL,
	"report" text NOT NULL,
	"about" text NOT NULL,
	"theirs_cents" bigint,
	"ours_cents" bigint,
	"currency" text,
	"at" timestamp with time zone NOT NULL,
	"payment_id" text,
	"payout_id" uuid,
	"order_id" uuid,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"gone_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"admin_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "provider_differences_kind_known" CHECK ("provider_differences"."kind" IN ('unknown-to-us', 'missing-there', 'other-amount', 'fee-not-booked', 'chargeback-released')),
	CONSTRAINT "provider_differences_movement_known" CHECK ("provider_differences"."movement" IN ('payment', 'refund', 'chargeback', 'dispute', 'payout', 'tax', 'fee', 'reserve', 'other')),
	CONSTRAINT "provider_differences_report_known" CHECK ("provider_differences"."report" IN ('released', 'settlement')),
	CONSTRAINT "provider_differences_closed_by_somebody" CHECK (("provider_differences"."closed_at" IS NULL) = ("provider_differences"."admin_id" IS NULL) AND ("provider_differences"."closed_at" IS NULL) = ("provider_differences"."reason" = ''))
);
--> statement-breakpoint
CREATE TABLE "provider_report_rows" (
	"key" text PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source_id" text NOT NULL,
	"refund_ref" text,
	"external_reference" text NOT NULL,
	"record_type" text NOT NULL,
	"description" text NOT NULL,
	"movement" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"credit_cents" bigint NOT NULL,
	"debit_cents" bigint NOT NULL,
	"gross_cents" bigint,
	"fee_cents" bigint,
	"tax_cents" bigint,
	"currency" text,
	"payment_id" text,
	"refund_id" uuid,
	"payout_id" uuid,
	"order_id" uuid,
	CONSTRAINT "provider_report_rows_kind_known" CHECK ("provider_report_rows"."kind" IN ('released', 'settlement')),
	CONSTRAINT "provider_report_rows_movement_known" CHECK ("provider_report_rows"."movement" IN ('payment', 'refund', 'chargeback', 'dispute', 'payout', 'tax', 'fee', 'reserve', 'other')),
	CONSTRAINT "provider_report_rows_in_or_out" CHECK ("provider_report_rows"."credit_cents" >= 0 AND "provider_report_rows"."debit_cents" >= 0 AND ("provider_report_rows"."credit_cents" = 0 OR "provider_report_rows"."debit_cents" = 0))
);
--> statement-breakpoint
CREATE TABLE "provider_reports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"origin" text NOT NULL,
	"kind" text,
	"state" text NOT NULL,
	"begins_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"task_id" text,
	"file_name" text DEFAULT '' NOT NULL,
	"content" "bytea",
	"admin_id" uuid,
	"rows_read" integer DEFAULT 0 NOT NULL,
	"rows_new" integer DEFAULT 0 NOT NULL,
	"lines_broken" integer DEFAULT 0 NOT NULL,
	"broken" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unheard" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "provider_reports_kind_known" CHECK ("provider_reports"."kind" IN ('released', 'settlement')),
	CONSTRAINT "provider_reports_state_known" CHECK ("provider_reports"."state" IN ('due', 'asked', 'reading', 'read', 'failed')),
	CONSTRAINT "provider_reports_ended_has_time" CHECK (("provider_reports"."state" IN ('read', 'failed')) = ("provider_reports"."ended_at" IS NOT NULL)),
	CONSTRAINT "provider_reports_content_until_read" CHECK ("provider_reports"."content" IS NULL OR "provider_reports"."state" = 'reading'),
	CONSTRAINT "provider_reports_period" CHECK ("provider_reports"."begins_at" <= "provider_reports"."ends_at"),
	CONSTRAINT "provider_reports_asked_of_a_period" CHECK ("provider_reports"."origin" <> 'asked' OR ("provider_reports"."kind" IS NOT NULL AND "provider_reports"."begins_at" IS NOT NULL AND "provider_reports"."ends_at" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "provider_differences" ADD CONSTRAINT "provider_differences_payment_id_payments_provider_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("provider_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_differences" ADD CONSTRAINT "provider_differences_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_differences" ADD CONSTRAINT "provider_differences_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_differences" ADD CONSTRAINT "provider_differences_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_report_rows" ADD CONSTRAINT "provider_report_rows_report_id_provider_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."provider_reports"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_report_rows" ADD CONSTRAINT "provider_report_rows_payment_id_payments_provider_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("provider_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_report_rows" ADD CONSTRAINT "provider_report_rows_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_report_rows" ADD CONSTRAINT "provider_report_rows_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_report_rows" ADD CONSTRAINT "provider_report_rows_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_reports" ADD CONSTRAINT "provider_reports_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_differences_subject" ON "provider_differences" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "provider_differences_open" ON "provider_differences" USING btree ("found_at") WHERE gone_at IS NULL AND closed_at IS NULL;--> statement-breakpoint
CREATE INDEX "provider_report_rows_source" ON "provider_report_rows" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "provider_report_rows_payment" ON "provider_report_rows" USING btree ("payment_id","kind");--> statement-breakpoint
CREATE INDEX "provider_report_rows_payout" ON "provider_report_rows" USING btree ("payout_id") WHERE payout_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "provider_report_rows_report" ON "provider_report_rows" USING btree ("report_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_reports_asked_once" ON "provider_reports" USING btree ("kind","begins_at","ends_at") WHERE origin = 'asked' AND state IN ('due', 'asked', 'reading');--> statement-breakpoint
CREATE INDEX "provider_reports_open" ON "provider_reports" USING btree ("next_attempt_at") WHERE state IN ('due', 'asked', 'reading');--> statement-breakpoint
CREATE INDEX "provider_reports_created" ON "provider_reports" USING btree ("created_at","id");