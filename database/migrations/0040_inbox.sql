CREATE TABLE "contact_answers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"message_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"admin_id" uuid NOT NULL,
	"words" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "contact_answers_once" UNIQUE("message_id","key"),
	CONSTRAINT "contact_answers_length" CHECK (char_length("contact_answers"."words") BETWEEN 1 AND 4000)
);
--> statement-breakpoint
CREATE TABLE "work_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"thing" text NOT NULL,
	"key" uuid NOT NULL,
	"admin_id" uuid NOT NULL,
	"words" text NOT NULL,
	"order_id" uuid,
	"company_id" uuid,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "work_notes_once" UNIQUE("admin_id","key"),
	CONSTRAINT "work_notes_length" CHECK (char_length("work_notes"."words") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "work_takers" (
	"kind" text NOT NULL,
	"thing" text NOT NULL,
	"admin_id" uuid NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_takers_kind_thing_pk" PRIMARY KEY("kind","thing")
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind_known";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_notes" ADD CONSTRAINT "work_notes_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_notes" ADD CONSTRAINT "work_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_notes" ADD CONSTRAINT "work_notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_takers" ADD CONSTRAINT "work_takers_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_answers_admin" ON "contact_answers" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "work_notes_thing" ON "work_notes" USING btree ("kind","thing","id");--> statement-breakpoint
CREATE INDEX "work_notes_order" ON "work_notes" USING btree ("order_id") WHERE order_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "work_notes_company" ON "work_notes" USING btree ("company_id") WHERE company_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "work_takers_admin" ON "work_takers" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "contact_messages_order" ON "contact_messages" USING btree ("order_id") WHERE order_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("name") WHERE role = 'Admin';--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_language_known" CHECK ("contact_messages"."language" IN ('es', 'en', 'pt'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" IN ('confirm-email', 'confirm-email-change', 'recovery-code', 'contact', 'contact-answered', 'receipt', 'sale', 'sales-of-day', 'low-stock', 'parcels-late', 'refund', 'sale-refunded', 'payout', 'payout-news', 'parcel-shipped', 'parcel-delivered', 'parcel-cancelled', 'parcel-short', 'units-cancelled', 'message-to-buyer', 'message-to-seller', 'complaint-opened', 'complaint-answered', 'complaint-escalated', 'complaint-decided', 'delivery-warned', 'delivery-cleared', 'expiry', 'order-cancelled', 'order-withdrawn', 'withdrawal-received', 'withdrawal-matched', 'withdrawal-refused', 'report-decided', 'restock', 'digest', 'review-answered', 'review-hidden', 'admin-act', 'password-changed', 'second-factor-changed', 'payout-account-saved', 'api-key-made', 'api-key-leaked', 'email-change-asked', 'email-changed', 'account-deleted', 'webhook-off'));
--> statement-breakpoint
-- An erasure takes words; what was noted, when and by whom stays as it was written.
CREATE TRIGGER work_notes_append_only BEFORE UPDATE OR DELETE ON work_notes
  FOR EACH ROW EXECUTE FUNCTION refuse_all_but_forgotten_words();
--> statement-breakpoint
-- What was mailed is not rewritten; it goes with its message when who wrote that is forgotten.
CREATE TRIGGER contact_answers_written_once BEFORE UPDATE ON contact_answers
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
