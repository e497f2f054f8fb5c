CREATE TABLE "parcel_invoices" (
	"order_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parcel_invoices_order_id_company_id_pk" PRIMARY KEY("order_id","company_id"),
	CONSTRAINT "parcel_invoices_name" UNIQUE("name"),
	CONSTRAINT "parcel_invoices_type_known" CHECK ("parcel_invoices"."type" IN ('image/jpeg', 'image/png', 'application/pdf')),
	CONSTRAINT "parcel_invoices_bytes" CHECK ("parcel_invoices"."bytes" BETWEEN 1 AND 5242880)
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind_known";--> statement-breakpoint
ALTER TABLE "parcel_invoices" ADD CONSTRAINT "parcel_invoices_name_pictures_name_fk" FOREIGN KEY ("name") REFERENCES "public"."pictures"("name") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_invoices" ADD CONSTRAINT "parcel_invoices_parcel" FOREIGN KEY ("order_id","company_id") REFERENCES "public"."parcels"("order_id","company_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" IN ('confirm-email', 'confirm-email-change', 'recovery-code', 'contact', 'contact-answered', 'receipt', 'sale', 'sales-of-day', 'low-stock', 'parcels-late', 'refund', 'sale-refunded', 'payout', 'payout-news', 'parcel-shipped', 'parcel-delivered', 'parcel-cancelled', 'parcel-short', 'units-cancelled', 'message-to-buyer', 'message-to-seller', 'invoice-attached', 'complaint-opened', 'complaint-answered', 'complaint-escalated', 'complaint-decided', 'delivery-warned', 'delivery-cleared', 'expiry', 'order-cancelled', 'order-withdrawn', 'withdrawal-received', 'withdrawal-matched', 'withdrawal-refused', 'report-decided', 'restock', 'digest', 'review-answered', 'review-hidden', 'admin-act', 'password-changed', 'second-factor-changed', 'payout-account-saved', 'api-key-made', 'api-key-leaked', 'email-change-asked', 'email-changed', 'account-deleted', 'webhook-off', 'team-invitation', 'brewery-claim-asked', 'brewery-claim-accepted', 'brewery-claim-refused'));