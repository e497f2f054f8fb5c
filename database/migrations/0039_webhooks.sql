CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"target_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"status" smallint,
	"trouble" text,
	"ms" integer,
	"answer" text DEFAULT '' NOT NULL,
	"next_at" timestamp with time zone DEFAULT now(),
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tried_at" timestamp with time zone,
	CONSTRAINT "webhook_deliveries_kind_known" CHECK ("webhook_deliveries"."kind" IN ('order.paid', 'parcel.cancelled', 'units.removed', 'sale.refunded', 'beer.out', 'complaint.opened', 'payout.paid', 'webhook.test')),
	CONSTRAINT "webhook_deliveries_state_known" CHECK ("webhook_deliveries"."state" IN ('waiting', 'done', 'failed')),
	CONSTRAINT "webhook_deliveries_trouble_known" CHECK ("webhook_deliveries"."trouble" IN ('no-address', 'not-https', 'with-password', 'other-port', 'no-such-name', 'private', 'unreachable', 'no-certificate', 'too-slow', 'no-secret')),
	CONSTRAINT "webhook_deliveries_waits" CHECK (("webhook_deliveries"."state" = 'waiting') = ("webhook_deliveries"."next_at" IS NOT NULL)),
	CONSTRAINT "webhook_deliveries_tries_not_negative" CHECK ("webhook_deliveries"."tries" >= 0),
	CONSTRAINT "webhook_deliveries_answer_short" CHECK (length("webhook_deliveries"."answer") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "webhook_targets" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"address" text NOT NULL,
	"events" text[] NOT NULL,
	"sealed" text NOT NULL,
	"former_sealed" text,
	"former_until" timestamp with time zone,
	"off_because" text,
	"off_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"arrived_at" timestamp with time zone,
	"busy_until" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_targets_events_known" CHECK ("webhook_targets"."events" <@ ARRAY['order.paid', 'parcel.cancelled', 'units.removed', 'sale.refunded', 'beer.out', 'complaint.opened', 'payout.paid']::text[] AND cardinality("webhook_targets"."events") > 0),
	CONSTRAINT "webhook_targets_off_known" CHECK ("webhook_targets"."off_because" IN ('owner', 'failed', 'gone')),
	CONSTRAINT "webhook_targets_off_has_time" CHECK (("webhook_targets"."off_because" IS NULL) = ("webhook_targets"."off_at" IS NULL)),
	CONSTRAINT "webhook_targets_former_whole" CHECK (("webhook_targets"."former_sealed" IS NULL) = ("webhook_targets"."former_until" IS NULL)),
	CONSTRAINT "webhook_targets_failures_not_negative" CHECK ("webhook_targets"."failures" >= 0)
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind_known";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_target_id_webhook_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."webhook_targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_targets" ADD CONSTRAINT "webhook_targets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_told_once" ON "webhook_deliveries" USING btree ("target_id","message_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_target" ON "webhook_deliveries" USING btree ("target_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("target_id","next_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_targets_company" ON "webhook_targets" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" IN ('confirm-email', 'confirm-email-change', 'recovery-code', 'contact', 'receipt', 'sale', 'sales-of-day', 'low-stock', 'parcels-late', 'refund', 'sale-refunded', 'payout', 'payout-news', 'parcel-shipped', 'parcel-delivered', 'parcel-cancelled', 'parcel-short', 'units-cancelled', 'message-to-buyer', 'message-to-seller', 'complaint-opened', 'complaint-answered', 'complaint-escalated', 'complaint-decided', 'delivery-warned', 'delivery-cleared', 'expiry', 'order-cancelled', 'order-withdrawn', 'withdrawal-received', 'withdrawal-matched', 'withdrawal-refused', 'report-decided', 'restock', 'digest', 'review-answered', 'review-hidden', 'admin-act', 'password-changed', 'second-factor-changed', 'payout-account-saved', 'api-key-made', 'api-key-leaked', 'email-change-asked', 'email-changed', 'account-deleted', 'webhook-off'));
--> statement-breakpoint
-- From here on by hand. What happens at a brewery is written down for its webhooks by triggers, in the transaction in which it
-- happens and whoever does it: docs/decisions/0108-webhooks.md. What each body holds: contract/webhook-bodies.ts.
CREATE FUNCTION hears_webhooks(of_company uuid, what text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM webhook_targets JOIN companies ON companies.id = company_id
                 WHERE company_id = of_company AND active AND off_because IS NULL AND what = ANY (events))
$$;
--> statement-breakpoint
-- The targets are held in order, so that none is removed before this is told of, and nobody waits crosswise.
CREATE FUNCTION tell_webhooks(of_company uuid, what text, data json) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  message uuid := uuidv7();
  said text := json_build_object('type', what,
    'timestamp', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', data)::text;
BEGIN
  INSERT INTO webhook_deliveries (target_id, message_id, kind, body)
  SELECT id, message, what, said
  FROM (SELECT id FROM webhook_targets
        WHERE company_id = of_company AND off_because IS NULL AND what = ANY (events) ORDER BY id FOR KEY SHARE) AS told;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_order_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT hears_webhooks(NEW.company_id, 'order.paid') THEN RETURN NULL; END IF;
  PERFORM tell_webhooks(NEW.company_id, 'order.paid', json_build_object('orderId', NEW.order_id, 'lines', (
    SELECT json_agg(json_build_object('beerId', beer_id, 'quantity', quantity, 'name', name, 'presentation', presentation,
                                      'unitPrice', round(unit_cents / 100.0, 2)) ORDER BY place, beer_id)
    FROM order_lines WHERE order_id = NEW.order_id AND company_id = NEW.company_id)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER parcels_tell_webhooks AFTER INSERT ON parcels FOR EACH ROW EXECUTE FUNCTION tell_order_paid();
--> statement-breakpoint
CREATE FUNCTION tell_parcel_cancelled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT hears_webhooks(NEW.company_id, 'parcel.cancelled') THEN RETURN NULL; END IF;
  PERFORM tell_webhooks(NEW.company_id, 'parcel.cancelled', json_build_object('orderId', NEW.order_id,
    'by', CASE WHEN NEW.user_id = (SELECT buyer_id FROM orders WHERE id = NEW.order_id)
               THEN 'buyer' ELSE 'brewery' END));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER parcel_events_tell_webhooks AFTER INSERT ON parcel_events FOR EACH ROW
  WHEN (NEW.to_state = 'cancelled' AND NEW.from_state <> 'cancelled') EXECUTE FUNCTION tell_parcel_cancelled();
--> statement-breakpoint
CREATE FUNCTION tell_units_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT hears_webhooks(NEW.company_id, 'units.removed') THEN RETURN NULL; END IF;
  PERFORM tell_webhooks(NEW.company_id, 'units.removed', json_build_object('orderId', NEW.order_id, 'removalId', NEW.id,
    'refundId', NEW.refund_id,
    'by', CASE WHEN NEW.reason IS NULL THEN 'buyer' ELSE 'brewery' END, 'reason', NEW.reason, 'lines', (
    SELECT json_agg(json_build_object('beerId', beer_id, 'quantity', quantity, 'restocked', restocked) ORDER BY beer_id)
    FROM parcel_removal_lines WHERE removal_id = NEW.id)));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Lines are written after what they belong to: these look when all of it is there.
CREATE CONSTRAINT TRIGGER parcel_removals_tell_webhooks AFTER INSERT ON parcel_removals DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION tell_units_removed();
--> statement-breakpoint
CREATE FUNCTION tell_sale_refunded() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  part record;
BEGIN
  FOR part IN
    SELECT parcels.company_id AS company,
           json_agg(json_build_object('beerId', back.beer_id, 'quantity', back.quantity, 'restocked', back.restocked)
                    ORDER BY back.beer_id) AS lines
    FROM parcels JOIN order_lines AS line ON line.order_id = parcels.order_id AND line.company_id = parcels.company_id
    JOIN refund_lines AS back ON back.refund_id = NEW.id AND back.beer_id = line.beer_id
    WHERE parcels.order_id = NEW.order_id AND hears_webhooks(parcels.company_id, 'sale.refunded')
    GROUP BY parcels.company_id ORDER BY parcels.company_id
  LOOP
    PERFORM tell_webhooks(part.company, 'sale.refunded',
      json_build_object('orderId', NEW.order_id, 'refundId', NEW.id, 'lines', part.lines));
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER refunds_tell_webhooks AFTER INSERT ON refunds DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION tell_sale_refunded();
--> statement-breakpoint
CREATE FUNCTION tell_beer_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF hears_webhooks(NEW.company_id, 'beer.out') THEN
    PERFORM tell_webhooks(NEW.company_id, 'beer.out', json_build_object('beerId', NEW.id, 'name', NEW.name));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER beers_tell_webhooks AFTER UPDATE OF on_hand ON beers FOR EACH ROW
  WHEN (OLD.on_hand > 0 AND NEW.on_hand = 0) EXECUTE FUNCTION tell_beer_out();
--> statement-breakpoint
CREATE FUNCTION tell_complaint_opened() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT hears_webhooks(NEW.company_id, 'complaint.opened') THEN RETURN NULL; END IF;
  PERFORM tell_webhooks(NEW.company_id, 'complaint.opened', json_build_object('orderId', NEW.order_id, 'complaintId', NEW.id,
    'kind', NEW.kind, 'answerBy', to_char(NEW.due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'lines', (
    SELECT json_agg(json_build_object('beerId', beer_id, 'quantity', units) ORDER BY beer_id)
    FROM complaint_lines WHERE complaint_id = NEW.id)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER complaints_tell_webhooks AFTER INSERT ON complaints DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION tell_complaint_opened();
--> statement-breakpoint
CREATE FUNCTION tell_payout_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.state = 'paid' THEN RETURN NULL; END IF;
  END IF;
  IF hears_webhooks(NEW.company_id, 'payout.paid') THEN
    PERFORM tell_webhooks(NEW.company_id, 'payout.paid', json_build_object('payoutId', NEW.id, 'currency', NEW.currency,
      'amount', round(NEW.amount_cents / 100.0, 2), 'reference', NEW.reference));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payouts_tell_webhooks AFTER INSERT OR UPDATE OF state ON payouts FOR EACH ROW
  WHEN (NEW.state = 'paid') EXECUTE FUNCTION tell_payout_paid();
