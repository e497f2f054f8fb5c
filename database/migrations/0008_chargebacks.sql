CREATE TABLE "chargeback_documents" (
	"upload_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"content" "bytea",
	CONSTRAINT "chargeback_documents_upload_id_place_pk" PRIMARY KEY("upload_id","place"),
	CONSTRAINT "chargeback_documents_place_not_negative" CHECK ("chargeback_documents"."place" >= 0),
	CONSTRAINT "chargeback_documents_bytes_positive" CHECK ("chargeback_documents"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "chargeback_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chargeback_id" uuid NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "chargeback_uploads_state_known" CHECK ("chargeback_uploads"."state" IN ('due', 'sent', 'done', 'failed')),
	CONSTRAINT "chargeback_uploads_done_has_time" CHECK (("chargeback_uploads"."state" = 'done') = ("chargeback_uploads"."done_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "chargebacks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"provider_id" text,
	"payment_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"documents_required" boolean DEFAULT true NOT NULL,
	"documents_status" text DEFAULT '' NOT NULL,
	"documents_until" timestamp with time zone,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"next_ask_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	CONSTRAINT "chargebacks_amount_not_negative" CHECK ("chargebacks"."amount_cents" >= 0),
	CONSTRAINT "chargebacks_state_known" CHECK ("chargebacks"."state" IN ('open', 'won', 'lost')),
	CONSTRAINT "chargebacks_closed_has_time" CHECK (("chargebacks"."state" = 'open') = ("chargebacks"."closed_at" IS NULL)),
	CONSTRAINT "chargebacks_closed_by_provider" CHECK ("chargebacks"."state" = 'open' OR "chargebacks"."provider_id" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_move_known";--> statement-breakpoint
ALTER TABLE "chargeback_documents" ADD CONSTRAINT "chargeback_documents_upload_id_chargeback_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."chargeback_uploads"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chargeback_uploads" ADD CONSTRAINT "chargeback_uploads_chargeback_id_chargebacks_id_fk" FOREIGN KEY ("chargeback_id") REFERENCES "public"."chargebacks"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_payment_id_payments_provider_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("provider_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chargeback_uploads_chargeback" ON "chargeback_uploads" USING btree ("chargeback_id");--> statement-breakpoint
CREATE INDEX "chargeback_uploads_waiting" ON "chargeback_uploads" USING btree ("next_attempt_at") WHERE state IN ('due', 'sent');--> statement-breakpoint
CREATE UNIQUE INDEX "chargebacks_one_unnamed" ON "chargebacks" USING btree ("payment_id") WHERE provider_id IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "chargebacks_payment" ON "chargebacks" USING btree ("payment_id","provider_id");--> statement-breakpoint
CREATE INDEX "chargebacks_order" ON "chargebacks" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "chargebacks_open" ON "chargebacks" USING btree ("next_ask_at") WHERE state = 'open';--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_move_known" CHECK ((event, coalesce(from_state, ''), coalesce(to_state, '')) IN (('placed', '', 'pending'), ('expired', 'pending', 'expired'), ('cancelled', 'pending', 'cancelled'), ('cancelled', 'expired', 'cancelled'), ('settled', 'pending', 'paid'), ('settled', 'expired', 'paid'), ('mismatch', 'pending', 'review'), ('sold-out', 'pending', 'refund_due'), ('sold-out', 'expired', 'refund_due'), ('price-changed', 'expired', 'refund_due'), ('name-changed', 'expired', 'refund_due'), ('not-shipped-there', 'expired', 'refund_due'), ('refunded', 'paid', 'refunded'), ('refunded', 'refund_due', 'refunded'), ('review-closed', 'review', 'refunded'), ('charged-back', 'paid', 'charged_back'), ('chargeback-won', 'charged_back', 'paid'), ('hold-ended', '', ''), ('payment-seen', '', ''), ('mismatch', '', ''), ('second-capture', '', ''), ('order-ended', '', ''), ('refund-requested', '', ''), ('refund-failed', '', ''), ('refund-retried', '', ''), ('refund-done', '', ''), ('chargeback-won', '', ''), ('chargeback-lost', '', '')));--> statement-breakpoint
-- Money that was charged back until now: whether it is decided, and how, only the provider knows. It is asked.
INSERT INTO chargebacks (payment_id, order_id, amount_cents, currency, opened_at)
SELECT provider_id, order_id, amount_cents, currency, updated_at FROM payments WHERE rank = 40;
--> statement-breakpoint
-- What went away with an order that was charged back counts again once that is won.
CREATE FUNCTION sold_money_comes_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM beers WHERE id IN (SELECT beer_id FROM order_lines WHERE order_id = NEW.id) ORDER BY id FOR NO KEY UPDATE;
  UPDATE beers SET sold_cents = sold_cents + line.unit_cents::bigint * (line.quantity - (
      SELECT coalesce(sum(back.quantity), 0) FROM refund_lines AS back JOIN refunds ON refunds.id = back.refund_id
      WHERE refunds.order_id = NEW.id AND back.beer_id = line.beer_id))
    FROM order_lines AS line WHERE line.order_id = NEW.id AND beers.id = line.beer_id AND line.unit_cents > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sold_money_comes_back AFTER UPDATE OF state ON orders
  FOR EACH ROW WHEN (OLD.state = 'charged_back' AND NEW.state = 'paid') EXECUTE FUNCTION sold_money_comes_back();
