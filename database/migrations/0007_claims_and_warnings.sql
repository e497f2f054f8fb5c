CREATE TABLE "claims" (
	"provider_id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" text NOT NULL,
	"kind" text DEFAULT '' NOT NULL,
	"stage" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"told_at" timestamp with time zone NOT NULL,
	"next_ask_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	CONSTRAINT "claims_state_known" CHECK ("claims"."state" IN ('open', 'closed')),
	CONSTRAINT "claims_closed_has_time" CHECK (("claims"."state" = 'closed') = ("claims"."closed_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "delivery_warnings" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"warned_at" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone,
	"lifted_by" uuid,
	CONSTRAINT "delivery_warnings_lifted" CHECK (("delivery_warnings"."lifted_at" IS NULL) = ("delivery_warnings"."lifted_by" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind_known";--> statement-breakpoint
ALTER TABLE "webhook_inbox" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_inbox" ADD COLUMN "topic" text DEFAULT 'payment' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_inbox" ADD COLUMN "subject_id" text;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_payment_id_payments_provider_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("provider_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_warnings" ADD CONSTRAINT "delivery_warnings_payment_id_payments_provider_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("provider_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_warnings" ADD CONSTRAINT "delivery_warnings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_warnings" ADD CONSTRAINT "delivery_warnings_lifted_by_users_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claims_order" ON "claims" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "claims_open" ON "claims" USING btree ("next_ask_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "delivery_warnings_order" ON "delivery_warnings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "delivery_warnings_open" ON "delivery_warnings" USING btree ("warned_at") WHERE lifted_at IS NULL;--> statement-breakpoint
CREATE INDEX "webhook_inbox_signed" ON "webhook_inbox" USING btree (("raw"->>'signature')) WHERE topic <> 'payment';--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" IN ('confirm-email', 'confirm-email-change', 'recovery-code', 'contact', 'receipt', 'sale', 'refund', 'sale-refunded', 'payout', 'parcel-shipped', 'parcel-delivered', 'parcel-cancelled', 'delivery-warned', 'delivery-cleared', 'expiry', 'order-cancelled', 'order-withdrawn', 'review-answered', 'review-hidden', 'admin-act', 'password-changed', 'second-factor-changed', 'email-change-asked', 'email-changed', 'account-deleted'));--> statement-breakpoint
ALTER TABLE "webhook_inbox" ADD CONSTRAINT "webhook_inbox_topic_known" CHECK ("webhook_inbox"."topic" IN ('payment', 'claim', 'delivery-warning'));--> statement-breakpoint
ALTER TABLE "webhook_inbox" ADD CONSTRAINT "webhook_inbox_is_about_something" CHECK ("webhook_inbox"."subject_id" IS NOT NULL OR ("webhook_inbox"."payment_id" IS NOT NULL AND "webhook_inbox"."topic" <> 'claim'));