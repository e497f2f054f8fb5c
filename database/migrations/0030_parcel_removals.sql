CREATE TABLE "parcel_removal_lines" (
	"removal_id" uuid NOT NULL,
	"beer_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"restocked" boolean NOT NULL,
	CONSTRAINT "parcel_removal_lines_removal_id_beer_id_pk" PRIMARY KEY("removal_id","beer_id"),
	CONSTRAINT "parcel_removal_lines_quantity_positive" CHECK ("parcel_removal_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "parcel_removals" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text,
	"words" text DEFAULT '' NOT NULL,
	"refund_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parcel_removals_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "parcel_removals_key" UNIQUE("order_id","company_id","key"),
	CONSTRAINT "parcel_removals_reason_known" CHECK ("parcel_removals"."reason" IN ('no-stock', 'damaged', 'not-there', 'other')),
	CONSTRAINT "parcel_removals_words_of_brewery" CHECK ("parcel_removals"."words" = '' OR "parcel_removals"."reason" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind_known";--> statement-breakpoint
ALTER TABLE "parcel_removal_lines" ADD CONSTRAINT "parcel_removal_lines_removal_id_parcel_removals_id_fk" FOREIGN KEY ("removal_id") REFERENCES "public"."parcel_removals"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_removal_lines" ADD CONSTRAINT "parcel_removal_lines_beer_id_beers_id_fk" FOREIGN KEY ("beer_id") REFERENCES "public"."beers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_removals" ADD CONSTRAINT "parcel_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_removals" ADD CONSTRAINT "parcel_removals_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_removals" ADD CONSTRAINT "parcel_removals_parcel" FOREIGN KEY ("order_id","company_id") REFERENCES "public"."parcels"("order_id","company_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" IN ('confirm-email', 'confirm-email-change', 'recovery-code', 'contact', 'receipt', 'sale', 'parcels-late', 'refund', 'sale-refunded', 'payout', 'payout-news', 'parcel-shipped', 'parcel-delivered', 'parcel-cancelled', 'parcel-short', 'units-cancelled', 'delivery-warned', 'delivery-cleared', 'expiry', 'order-cancelled', 'order-withdrawn', 'restock', 'digest', 'review-answered', 'review-hidden', 'admin-act', 'password-changed', 'second-factor-changed', 'payout-account-saved', 'email-change-asked', 'email-changed', 'account-deleted'));