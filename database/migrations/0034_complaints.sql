CREATE TABLE "complaint_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"complaint_id" uuid NOT NULL,
	"event" text NOT NULL,
	"user_id" uuid,
	"words" text DEFAULT '' NOT NULL,
	"units" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "complaint_events_known" CHECK ("complaint_events"."event" IN ('opened', 'offered', 'refused', 'gave-all', 'accepted', 'escalated', 'decided', 'taken-back', 'lapsed')),
	CONSTRAINT "complaint_events_units_positive" CHECK ("complaint_events"."units" >= 0)
);
--> statement-breakpoint
CREATE TABLE "complaint_lines" (
	"complaint_id" uuid NOT NULL,
	"beer_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"offered" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "complaint_lines_complaint_id_beer_id_pk" PRIMARY KEY("complaint_id","beer_id"),
	CONSTRAINT "complaint_lines_units_positive" CHECK ("complaint_lines"."units" > 0),
	CONSTRAINT "complaint_lines_offered_within" CHECK ("complaint_lines"."offered" BETWEEN 0 AND "complaint_lines"."units")
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"edition" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"refund_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "complaints_kind_known" CHECK ("complaints"."kind" IN ('broken', 'missing', 'wrong', 'never-came', 'past-date', 'other')),
	CONSTRAINT "complaints_state_known" CHECK ("complaints"."state" IN ('open', 'offered', 'refused', 'escalated', 'settled', 'decided', 'taken-back', 'lapsed')),
	CONSTRAINT "complaints_time_runs" CHECK (("complaints"."state" IN ('open', 'offered', 'refused')) = ("complaints"."due_at" IS NOT NULL)),
	CONSTRAINT "complaints_over_has_time" CHECK (("complaints"."state" IN ('open', 'offered', 'refused', 'escalated')) = ("complaints"."closed_at" IS NULL)),
	CONSTRAINT "complaints_money_by_word" CHECK ("complaints"."refund_id" IS NULL OR "complaints"."state" IN ('settled', 'decided'))
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind_known";--> statement-breakpoint
ALTER TABLE "complaint_events" ADD CONSTRAINT "complaint_events_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_events" ADD CONSTRAINT "complaint_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_lines" ADD CONSTRAINT "complaint_lines_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_lines" ADD CONSTRAINT "complaint_lines_beer_id_beers_id_fk" FOREIGN KEY ("beer_id") REFERENCES "public"."beers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_parcel" FOREIGN KEY ("order_id","company_id") REFERENCES "public"."parcels"("order_id","company_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_events_complaint" ON "complaint_events" USING btree ("complaint_id");--> statement-breakpoint
CREATE INDEX "complaint_events_user" ON "complaint_events" USING btree ("user_id") WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_one_open" ON "complaints" USING btree ("order_id","company_id") WHERE state IN ('open', 'offered', 'refused', 'escalated');--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_refund" ON "complaints" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "complaints_parcel_newest" ON "complaints" USING btree ("order_id","company_id","id");--> statement-breakpoint
CREATE INDEX "complaints_company" ON "complaints" USING btree ("company_id","state","id");--> statement-breakpoint
CREATE INDEX "complaints_due" ON "complaints" USING btree ("due_at") WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "complaints_escalated" ON "complaints" USING btree ("id") WHERE state = 'escalated';--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" IN ('confirm-email', 'confirm-email-change', 'recovery-code', 'contact', 'receipt', 'sale', 'sales-of-day', 'low-stock', 'parcels-late', 'refund', 'sale-refunded', 'payout', 'payout-news', 'parcel-shipped', 'parcel-delivered', 'parcel-cancelled', 'parcel-short', 'units-cancelled', 'message-to-buyer', 'message-to-seller', 'complaint-opened', 'complaint-answered', 'complaint-escalated', 'complaint-decided', 'delivery-warned', 'delivery-cleared', 'expiry', 'order-cancelled', 'order-withdrawn', 'withdrawal-received', 'withdrawal-matched', 'withdrawal-refused', 'restock', 'digest', 'review-answered', 'review-hidden', 'admin-act', 'password-changed', 'second-factor-changed', 'payout-account-saved', 'email-change-asked', 'email-changed', 'account-deleted'));--> statement-breakpoint
-- An erasure takes words; what happened, when and by whom stays as it was written.
CREATE FUNCTION refuse_all_but_forgotten_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.words = '' AND to_jsonb(NEW) - 'words' = to_jsonb(OLD) - 'words' THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER complaint_events_append_only BEFORE UPDATE OR DELETE ON complaint_events
  FOR EACH ROW EXECUTE FUNCTION refuse_all_but_forgotten_words();
