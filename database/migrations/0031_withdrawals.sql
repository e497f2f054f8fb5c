CREATE TABLE "withdrawal_windows" (
	"country" text PRIMARY KEY NOT NULL,
	"days" smallint NOT NULL,
	"counted" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawal_windows_country_known" CHECK ("withdrawal_windows"."country" IN ('Argentina', 'Bolivia', 'Brazil', 'Chile', 'Colombia', 'Ecuador', 'French Guiana', 'Guyana', 'Paraguay', 'Peru', 'Suriname', 'Uruguay', 'Venezuela')),
	CONSTRAINT "withdrawal_windows_days" CHECK ("withdrawal_windows"."days" BETWEEN 1 AND 365),
	CONSTRAINT "withdrawal_windows_counted" CHECK ("withdrawal_windows"."counted" IN ('calendar', 'business'))
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"email" text NOT NULL,
	"number" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"language" text,
	"order_id" uuid,
	"time_zone" text NOT NULL,
	"confirm_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"by_admin" boolean DEFAULT false NOT NULL,
	CONSTRAINT "withdrawals_code" UNIQUE("code"),
	CONSTRAINT "withdrawals_confirm_key" UNIQUE("confirm_key"),
	CONSTRAINT "withdrawals_code_of_signs" CHECK ("withdrawals"."code" ~ '^[BCDFGHJKMNPQRTVWXYZ346789]{8}$'),
	CONSTRAINT "withdrawals_language_known" CHECK ("withdrawals"."language" IN ('es', 'en', 'pt')),
	CONSTRAINT "withdrawals_state_known" CHECK ("withdrawals"."state" IN ('open', 'done', 'refused')),
	CONSTRAINT "withdrawals_closed_when" CHECK (("withdrawals"."state" = 'open') = ("withdrawals"."closed_at" IS NULL)),
	CONSTRAINT "withdrawals_refused_why" CHECK (("withdrawals"."state" = 'refused') = ("withdrawals"."reason" <> '')),
	CONSTRAINT "withdrawals_refused_by_admin" CHECK ("withdrawals"."state" <> 'refused' OR "withdrawals"."by_admin"),
	CONSTRAINT "withdrawals_admin_closes" CHECK ("withdrawals"."state" <> 'open' OR NOT "withdrawals"."by_admin"),
	CONSTRAINT "withdrawals_confirmed_of_order" CHECK ("withdrawals"."confirmed_at" IS NULL OR "withdrawals"."order_id" IS NOT NULL),
	CONSTRAINT "withdrawals_ended_by_itself" CHECK ("withdrawals"."state" <> 'done' OR "withdrawals"."by_admin" OR "withdrawals"."confirmed_at" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind_known";--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_open_twin" ON "withdrawals" USING btree ("email","number") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "withdrawals_order" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_newest" ON "withdrawals" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("created_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "withdrawals_stray" ON "withdrawals" USING btree ("created_at") WHERE order_id IS NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" IN ('confirm-email', 'confirm-email-change', 'recovery-code', 'contact', 'receipt', 'sale', 'parcels-late', 'refund', 'sale-refunded', 'payout', 'payout-news', 'parcel-shipped', 'parcel-delivered', 'parcel-cancelled', 'parcel-short', 'units-cancelled', 'delivery-warned', 'delivery-cleared', 'expiry', 'order-cancelled', 'order-withdrawn', 'withdrawal-received', 'withdrawal-matched', 'withdrawal-refused', 'restock', 'digest', 'review-answered', 'review-hidden', 'admin-act', 'password-changed', 'second-factor-changed', 'payout-account-saved', 'email-change-asked', 'email-changed', 'account-deleted'));