CREATE TABLE "brewery_health" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"parcels" integer DEFAULT 0 NOT NULL,
	"judged" integer DEFAULT 0 NOT NULL,
	"late" integer DEFAULT 0 NOT NULL,
	"sold" bigint DEFAULT 0 NOT NULL,
	"back" bigint DEFAULT 0 NOT NULL,
	"complaints" integer DEFAULT 0 NOT NULL,
	"escalated" integer DEFAULT 0 NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"unanswered" integer DEFAULT 0 NOT NULL,
	"hours" double precision,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brewery_health_judged_of_parcels" CHECK ("brewery_health"."late" <= "brewery_health"."judged" AND "brewery_health"."judged" <= "brewery_health"."parcels")
);
--> statement-breakpoint
CREATE TABLE "earning_sums" (
	"span_id" integer NOT NULL,
	"part" text NOT NULL,
	"currency" text NOT NULL,
	"company_id" uuid,
	"type" text,
	"beer_id" uuid,
	"gross" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"fees" bigint NOT NULL,
	CONSTRAINT "earning_sums_one" UNIQUE NULLS NOT DISTINCT("span_id","part","currency","company_id","type","beer_id"),
	CONSTRAINT "earning_sums_part_known" CHECK ("earning_sums"."part" IN ('all', 'company', 'style', 'beer'))
);
--> statement-breakpoint
CREATE TABLE "figure_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "figure_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_sums" (
	"span_id" integer NOT NULL,
	"kind" text NOT NULL,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"entries" integer NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "journal_sums_one" UNIQUE("span_id","kind","account","currency")
);
--> statement-breakpoint
CREATE TABLE "retyped_beers" (
	"beer_id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	CONSTRAINT "retyped_beers_type_known" CHECK ("retyped_beers"."type" IN ('Lager', 'Ale', 'IPA', 'Stout', 'Porter', 'Wheat Beer', 'Sour Beer', 'Belgian Strong Ale', 'Pilsner', 'Amber Ale', 'Barleywine', 'Saison', 'Rauchbier', 'Bock', 'Scotch Ale'))
);
--> statement-breakpoint
CREATE TABLE "sale_sums" (
	"span_id" integer NOT NULL,
	"company_id" uuid,
	"beer_id" uuid,
	"orders" integer NOT NULL,
	"units" bigint NOT NULL,
	"cents" bigint NOT NULL,
	"refunded_units" bigint NOT NULL,
	"refunded_cents" bigint NOT NULL,
	CONSTRAINT "sale_sums_one" UNIQUE NULLS NOT DISTINCT("span_id","company_id","beer_id"),
	CONSTRAINT "sale_sums_beer_has_company" CHECK ("sale_sums"."beer_id" IS NULL OR "sale_sums"."company_id" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "settlement_faults" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_watch" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"looked_until" timestamp with time zone NOT NULL,
	CONSTRAINT "settlement_watch_one_row" CHECK ("settlement_watch"."is_only")
);
--> statement-breakpoint
CREATE TABLE "summed_spans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "summed_spans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"zone" text NOT NULL,
	"step" text NOT NULL,
	"start" date NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone NOT NULL,
	"is_stale" boolean DEFAULT false NOT NULL,
	"summed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "summed_spans_one" UNIQUE("zone","step","start"),
	CONSTRAINT "summed_spans_step_known" CHECK ("summed_spans"."step" IN ('day', 'month'))
);
--> statement-breakpoint
DROP INDEX "outbox_recipient";--> statement-breakpoint
DROP INDEX "parcels_cancelled";--> statement-breakpoint
DROP INDEX "stock_movements_beer";--> statement-breakpoint
ALTER TABLE "brewery_health" ADD CONSTRAINT "brewery_health_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_sums" ADD CONSTRAINT "earning_sums_span_id_summed_spans_id_fk" FOREIGN KEY ("span_id") REFERENCES "public"."summed_spans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_sums" ADD CONSTRAINT "journal_sums_span_id_summed_spans_id_fk" FOREIGN KEY ("span_id") REFERENCES "public"."summed_spans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retyped_beers" ADD CONSTRAINT "retyped_beers_beer_id_beers_id_fk" FOREIGN KEY ("beer_id") REFERENCES "public"."beers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_sums" ADD CONSTRAINT "sale_sums_span_id_summed_spans_id_fk" FOREIGN KEY ("span_id") REFERENCES "public"."summed_spans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_faults" ADD CONSTRAINT "settlement_faults_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earning_sums_beer" ON "earning_sums" USING btree ("beer_id","span_id") WHERE part = 'beer';--> statement-breakpoint
CREATE INDEX "figure_notes_at" ON "figure_notes" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "sale_sums_beer" ON "sale_sums" USING btree ("beer_id","span_id") WHERE beer_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sale_sums_most_units" ON "sale_sums" USING btree ("span_id","units","beer_id") WHERE beer_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sale_sums_company" ON "sale_sums" USING btree ("span_id","company_id") WHERE company_id IS NOT NULL AND beer_id IS NULL;--> statement-breakpoint
CREATE INDEX "beers_name_words" ON "beers" USING gin (search_normal(name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "beers_past_date" ON "beers" USING btree ("id") WHERE past_date;--> statement-breakpoint
CREATE INDEX "parcel_events_user" ON "parcel_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "parcels_company_state" ON "parcels" USING btree ("company_id","state","created_at","order_id");--> statement-breakpoint
CREATE INDEX "payments_updated" ON "payments" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "payments_adrift" ON "payments" USING btree ("rank") WHERE disposition IS DISTINCT FROM 'applied';--> statement-breakpoint
CREATE INDEX "payouts_newest" ON "payouts" USING btree ("created_at","id") WHERE state <> 'draft';--> statement-breakpoint
CREATE INDEX "payouts_user" ON "payouts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reviews_rates" ON "reviews" USING btree ("beer_id","rate","created_at","id") WHERE hidden_at IS NULL;--> statement-breakpoint
CREATE INDEX "reviews_unanswered" ON "reviews" USING btree ("beer_id","created_at","id") WHERE answered_at IS NULL AND hidden_at IS NULL;--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient","id");--> statement-breakpoint
CREATE INDEX "parcels_cancelled" ON "parcels" USING btree ("order_id","company_id") WHERE state = 'cancelled';--> statement-breakpoint
CREATE INDEX "stock_movements_beer" ON "stock_movements" USING btree ("beer_id","at","cause","units");
--> statement-breakpoint
-- What happens now is of a day that is not over, and is not summed for another hour: only what changes the past is noted.
CREATE FUNCTION note_figures(at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO figure_notes (at) SELECT note_figures.at WHERE note_figures.at < clock_timestamp() - interval '10 minutes'
$$;
--> statement-breakpoint
-- An order that is paid, or is not any more; it counts as sold on the day on which it was paid.
CREATE FUNCTION figures_note_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM note_figures(OLD.paid_at); END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.paid_at IS DISTINCT FROM OLD.paid_at) THEN PERFORM note_figures(NEW.paid_at); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER figures_note_new AFTER INSERT ON orders
  FOR EACH ROW WHEN (NEW.paid_at IS NOT NULL) EXECUTE FUNCTION figures_note_order();
--> statement-breakpoint
CREATE TRIGGER figures_note_gone AFTER DELETE ON orders
  FOR EACH ROW EXECUTE FUNCTION figures_note_order();
--> statement-breakpoint
CREATE TRIGGER figures_note_change AFTER UPDATE OF state, paid_at ON orders
  FOR EACH ROW WHEN ((OLD.state, OLD.paid_at) IS DISTINCT FROM (NEW.state, NEW.paid_at)) EXECUTE FUNCTION figures_note_order();
--> statement-breakpoint
-- What was sold, where it changes afterwards: lines and parcels come with an order that is paid in the same transaction, or is not yet.
CREATE FUNCTION figures_note_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_figures(orders.paid_at) FROM orders WHERE orders.id = CASE TG_OP WHEN 'DELETE' THEN OLD.order_id ELSE NEW.order_id END;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER figures_note_change AFTER DELETE OR UPDATE OF quantity, unit_cents, charge_unit_cents ON order_lines
  FOR EACH ROW EXECUTE FUNCTION figures_note_line();
--> statement-breakpoint
CREATE TRIGGER figures_note_change AFTER DELETE ON parcels
  FOR EACH ROW EXECUTE FUNCTION figures_note_line();
--> statement-breakpoint
CREATE TRIGGER figures_note_change AFTER INSERT OR DELETE ON refunds
  FOR EACH ROW EXECUTE FUNCTION figures_note_line();
--> statement-breakpoint
CREATE FUNCTION figures_note_refund_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_figures(orders.paid_at) FROM refunds JOIN orders ON orders.id = order_id
  WHERE refunds.id = CASE TG_OP WHEN 'DELETE' THEN OLD.refund_id ELSE NEW.refund_id END;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER figures_note_change AFTER INSERT OR UPDATE OR DELETE ON refund_lines
  FOR EACH ROW EXECUTE FUNCTION figures_note_refund_line();
--> statement-breakpoint
-- What went back of a line is what the ledger says is left of it. Of what is moved from one account of a line to another nothing goes back, and what
-- a line brings is there with its sale.
CREATE FUNCTION figures_note_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_figures(orders.paid_at) FROM payments JOIN orders ON orders.id = order_id WHERE provider_id = NEW.payment_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER figures_note_new AFTER INSERT ON ledger_transactions FOR EACH ROW
  WHEN (NEW.kind NOT IN ('sale', 'released', 'payout', 'payout-paid', 'payout-failed', 'payout-returned', 'withdrawal'))
  EXECUTE FUNCTION figures_note_ledger();
--> statement-breakpoint
-- The ledger is written as of now; what would be written as of a day that is over changes that day.
CREATE FUNCTION figures_note_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_figures(NEW.at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER figures_note_late AFTER INSERT ON ledger_transactions FOR EACH ROW
  WHEN (NEW.at < clock_timestamp() - interval '10 minutes') EXECUTE FUNCTION figures_note_at();
--> statement-breakpoint
CREATE FUNCTION figures_keep_type() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO retyped_beers (beer_id, type) VALUES (OLD.id, OLD.type) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER figures_keep_type AFTER UPDATE OF type ON beers FOR EACH ROW
  WHEN (OLD.type IS DISTINCT FROM NEW.type) EXECUTE FUNCTION figures_keep_type();
