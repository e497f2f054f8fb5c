-- Days that were summed have no events yet: the sweep sums all again, which takes minutes, and figures are read row by row till then.
TRUNCATE summed_spans CASCADE;
--> statement-breakpoint
CREATE TABLE "event_sums" (
	"span_id" integer PRIMARY KEY NOT NULL,
	"unpaid_orders" integer NOT NULL,
	"new_buyers" integer NOT NULL,
	"new_companies" integer NOT NULL,
	"payment_attempts" integer NOT NULL,
	"failed_payments" integer NOT NULL,
	"reviews" integer NOT NULL,
	"rating_sum" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "sale_sums_most_units";--> statement-breakpoint
DROP INDEX "sale_sums_company";--> statement-breakpoint
ALTER TABLE "event_sums" ADD CONSTRAINT "event_sums_span_id_summed_spans_id_fk" FOREIGN KEY ("span_id") REFERENCES "public"."summed_spans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sale_sums_most_units" ON "sale_sums" USING btree ("span_id","units","beer_id","cents","refunded_units","refunded_cents") WHERE beer_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sale_sums_company" ON "sale_sums" USING btree ("span_id","company_id","units","cents","refunded_units","refunded_cents") WHERE company_id IS NOT NULL AND beer_id IS NULL;--> statement-breakpoint
ALTER TABLE "summed_spans" DROP COLUMN "is_stale";
--> statement-breakpoint
-- What counts on the day on which it was made, where it is written, or changes, later than that.
CREATE FUNCTION figures_note_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM note_figures(OLD.created_at); END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.created_at <> OLD.created_at) THEN PERFORM note_figures(NEW.created_at); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Orders that ended without a payment: one that is placed, or paid, notes nothing.
CREATE TRIGGER figures_note_unpaid_late AFTER INSERT ON orders FOR EACH ROW
  WHEN (NEW.paid_at IS NULL AND NEW.state IN ('expired', 'cancelled')) EXECUTE FUNCTION figures_note_made();
--> statement-breakpoint
CREATE TRIGGER figures_note_unpaid_gone AFTER DELETE ON orders FOR EACH ROW
  WHEN (OLD.paid_at IS NULL AND OLD.state IN ('expired', 'cancelled')) EXECUTE FUNCTION figures_note_made();
--> statement-breakpoint
CREATE TRIGGER figures_note_unpaid_change AFTER UPDATE OF state, paid_at, created_at ON orders FOR EACH ROW
  WHEN ((OLD.created_at, OLD.paid_at IS NULL AND OLD.state IN ('expired', 'cancelled'))
    IS DISTINCT FROM (NEW.created_at, NEW.paid_at IS NULL AND NEW.state IN ('expired', 'cancelled')))
  EXECUTE FUNCTION figures_note_made();
--> statement-breakpoint
CREATE TRIGGER figures_note_late AFTER INSERT ON payments FOR EACH ROW
  WHEN (NEW.created_at < clock_timestamp() - interval '10 minutes') EXECUTE FUNCTION figures_note_made();
--> statement-breakpoint
CREATE TRIGGER figures_note_gone AFTER DELETE ON payments FOR EACH ROW EXECUTE FUNCTION figures_note_made();
--> statement-breakpoint
CREATE TRIGGER figures_note_change AFTER UPDATE OF status, created_at ON payments FOR EACH ROW
  WHEN ((OLD.created_at, OLD.status = 'rejected') IS DISTINCT FROM (NEW.created_at, NEW.status = 'rejected'))
  EXECUTE FUNCTION figures_note_made();
--> statement-breakpoint
CREATE TRIGGER figures_note_late AFTER INSERT ON users FOR EACH ROW
  WHEN (NEW.created_at < clock_timestamp() - interval '10 minutes') EXECUTE FUNCTION figures_note_made();
--> statement-breakpoint
CREATE TRIGGER figures_note_gone AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION figures_note_made();
--> statement-breakpoint
CREATE TRIGGER figures_note_change AFTER UPDATE OF role, created_at ON users FOR EACH ROW
  WHEN ((OLD.created_at, OLD.role) IS DISTINCT FROM (NEW.created_at, NEW.role)) EXECUTE FUNCTION figures_note_made();
--> statement-breakpoint
CREATE TRIGGER figures_note_late AFTER INSERT ON reviews FOR EACH ROW
  WHEN (NEW.created_at < clock_timestamp() - interval '10 minutes') EXECUTE FUNCTION figures_note_made();
--> statement-breakpoint
CREATE TRIGGER figures_note_gone AFTER DELETE ON reviews FOR EACH ROW EXECUTE FUNCTION figures_note_made();
--> statement-breakpoint
CREATE TRIGGER figures_note_change AFTER UPDATE OF rate, hidden_at, created_at ON reviews FOR EACH ROW
  WHEN ((OLD.created_at, OLD.rate, OLD.hidden_at IS NULL) IS DISTINCT FROM (NEW.created_at, NEW.rate, NEW.hidden_at IS NULL))
  EXECUTE FUNCTION figures_note_made();
