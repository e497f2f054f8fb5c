CREATE TABLE "ledger_balances" (
	"account" text NOT NULL,
	"company_id" uuid,
	"currency" text NOT NULL,
	"shard" smallint NOT NULL,
	"balance_cents" bigint NOT NULL,
	"dollar_cents" bigint NOT NULL,
	CONSTRAINT "ledger_balances_one" UNIQUE NULLS NOT DISTINCT("company_id","account","currency","shard")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" uuid NOT NULL,
	"account" text NOT NULL,
	"company_id" uuid,
	"currency" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"dollar_cents" bigint NOT NULL,
	"order_id" uuid,
	"beer_id" uuid,
	CONSTRAINT "ledger_entries_account_known" CHECK ("ledger_entries"."account" IN ('provider', 'bank', 'refunds', 'commission', 'commission-tax', 'provider-fees', 'disbursed', 'pending', 'available', 'frozen', 'paid')),
	CONSTRAINT "ledger_entries_some_amount" CHECK ("ledger_entries"."amount_cents" <> 0),
	CONSTRAINT "ledger_entries_of_a_brewery" CHECK (account IN ('pending', 'available', 'frozen', 'paid') = (company_id IS NOT NULL)),
	CONSTRAINT "ledger_entries_brewery_has_line" CHECK (company_id IS NULL OR beer_id IS NOT NULL),
	CONSTRAINT "ledger_entries_line_has_order" CHECK (beer_id IS NULL OR order_id IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "ledger_line_balances" (
	"order_id" uuid NOT NULL,
	"beer_id" uuid NOT NULL,
	"account" text NOT NULL,
	"company_id" uuid,
	"currency" text NOT NULL,
	"balance_cents" bigint NOT NULL,
	"dollar_cents" bigint NOT NULL,
	CONSTRAINT "ledger_line_balances_order_id_beer_id_account_pk" PRIMARY KEY("order_id","beer_id","account")
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"payment_id" text,
	"payout_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_once" UNIQUE("kind","cause"),
	CONSTRAINT "ledger_transactions_kind_known" CHECK ("ledger_transactions"."kind" IN ('sale', 'unapplied-capture', 'fee', 'refund', 'refund-done', 'refund-reopened', 'chargeback-opened', 'chargeback-won', 'chargeback-lost', 'released', 'payout', 'payout-paid', 'payout-failed', 'payout-returned', 'withdrawal', 'carried-over'))
);
--> statement-breakpoint
CREATE TABLE "sale_commissions" (
	"order_id" uuid NOT NULL,
	"beer_id" uuid NOT NULL,
	"rule_id" uuid,
	"basis_points" integer NOT NULL,
	"fixed_cents" integer NOT NULL,
	"tax_basis_points" integer NOT NULL,
	"commission_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	CONSTRAINT "sale_commissions_order_id_beer_id_pk" PRIMARY KEY("order_id","beer_id"),
	CONSTRAINT "sale_commissions_not_negative" CHECK ("sale_commissions"."commission_cents" >= 0 AND "sale_commissions"."tax_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "free_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_line" FOREIGN KEY ("order_id","beer_id") REFERENCES "public"."order_lines"("order_id","beer_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_payment_id_payments_provider_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("provider_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_commissions" ADD CONSTRAINT "sale_commissions_order_line" FOREIGN KEY ("order_id","beer_id") REFERENCES "public"."order_lines"("order_id","beer_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_order" ON "ledger_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_line_balances_owed" ON "ledger_line_balances" USING btree ("company_id","account","currency","order_id","beer_id") WHERE company_id IS NOT NULL AND account <> 'paid' AND balance_cents <> 0;--> statement-breakpoint
CREATE INDEX "ledger_transactions_at" ON "ledger_transactions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "ledger_transactions_payment" ON "ledger_transactions" USING btree ("payment_id") WHERE payment_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_transactions_payout" ON "ledger_transactions" USING btree ("payout_id") WHERE payout_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "parcels_to_release" ON "parcels" USING btree ("free_from") WHERE released_at IS NULL AND free_from IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON ledger_transactions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Double entry: what a statement writes for a transaction comes to nothing in each currency, and balances follow in the same moment.
-- A connection has its own row of a balance among a few, so that orders that are paid at once seldom wait for each other; rows are
-- locked in one order, so that they never meet in a deadlock.
CREATE FUNCTION ledger_keep_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM written GROUP BY transaction_id, currency HAVING sum(amount_cents) <> 0) THEN
    RAISE EXCEPTION 'the entries of a ledger transaction do not come to nothing' USING ERRCODE = 'check_violation';
  END IF;
  INSERT INTO ledger_balances AS balance (company_id, account, currency, shard, balance_cents, dollar_cents)
  SELECT company_id, account, currency, pg_backend_pid() % CASE WHEN company_id IS NULL THEN 16 ELSE 4 END,
         sum(amount_cents), sum(dollar_cents)
  FROM written GROUP BY company_id, account, currency ORDER BY company_id, account, currency
  ON CONFLICT ON CONSTRAINT ledger_balances_one DO UPDATE
  SET balance_cents = balance.balance_cents + excluded.balance_cents, dollar_cents = balance.dollar_cents + excluded.dollar_cents;
  INSERT INTO ledger_line_balances AS balance (order_id, beer_id, account, company_id, currency, balance_cents, dollar_cents)
  SELECT order_id, beer_id, account, company_id, currency, sum(amount_cents), sum(dollar_cents)
  FROM written WHERE beer_id IS NOT NULL
  GROUP BY order_id, beer_id, account, company_id, currency ORDER BY order_id, beer_id, account
  ON CONFLICT (order_id, beer_id, account) DO UPDATE
  SET balance_cents = balance.balance_cents + excluded.balance_cents, dollar_cents = balance.dollar_cents + excluded.dollar_cents;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_keep_balances AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_keep_balances();
--> statement-breakpoint
-- What was sent before there was a ledger could be paid out at once, and can still.
UPDATE parcels SET released_at = now(), free_from = created_at WHERE state <> 'pending';
--> statement-breakpoint
-- Orders of before: what was owed is owed. Where nobody has decided about a chargeback, what was not paid out is frozen.
INSERT INTO ledger_transactions (kind, cause, payment_id)
SELECT 'carried-over', order_id::text, provider_id FROM payments WHERE disposition = 'applied';
--> statement-breakpoint
WITH back AS MATERIALIZED (
  SELECT refunds.id, refunds.order_id, refunds.amount_cents, refunds.state
  FROM refunds JOIN payments ON provider_id = payment_id AND disposition = 'applied'
), named AS MATERIALIZED (
  SELECT back.order_id, beer_id, sum(back_line.quantity * charge_unit_cents) AS cents
  FROM back JOIN refund_lines AS back_line ON refund_id = back.id JOIN order_lines AS line USING (order_id, beer_id) GROUP BY 1, 2
), unnamed AS (
  SELECT order_id, greatest(sum(cents), 0) AS cents
  FROM (SELECT order_id, amount_cents AS cents FROM back UNION ALL SELECT order_id, -cents FROM named) AS parts GROUP BY order_id
), remaining AS (
  SELECT line.order_id, line.beer_id, coalesce(named.cents, 0) AS named_cents, coalesce(unnamed.cents, 0) AS unnamed_cents,
         line.quantity * charge_unit_cents - coalesce(named.cents, 0) AS cents,
         CASE WHEN orders.charge_currency IN ('CLP', 'COP') THEN 100 ELSE 1 END AS step
  FROM payments JOIN orders ON orders.id = payments.order_id AND disposition = 'applied'
  JOIN order_lines AS line ON line.order_id = orders.id
  LEFT JOIN unnamed ON unnamed.order_id = line.order_id
  LEFT JOIN named ON named.order_id = line.order_id AND named.beer_id = line.beer_id
), summed AS (
  SELECT *, sum(cents) OVER by_order AS all_cents, sum(cents) OVER (by_order ORDER BY beer_id) AS cents_so_far
  FROM remaining WINDOW by_order AS (PARTITION BY order_id)
), refunded AS (
  SELECT order_id, beer_id, named_cents + CASE WHEN all_cents > 0 THEN step * (
           div(least(unnamed_cents, all_cents) * cents_so_far, all_cents * step)
           - div(least(unnamed_cents, all_cents) * (cents_so_far - cents), all_cents * step)) ELSE 0 END AS cents
  FROM summed
), paid AS (
  SELECT order_id, beer_id, sum(amount_cents) AS cents FROM payout_lines GROUP BY 1, 2
), stood AS (
  SELECT line.order_id, line.beer_id, line.company_id, orders.charge_currency AS currency, unit_cents, charge_unit_cents,
         coalesce(paid.cents, 0) AS paid, line.quantity * charge_unit_cents - refunded.cents - coalesce(paid.cents, 0) AS owed,
         parcels.state = 'pending' AS is_unsent, orders.state = 'charged_back' AS is_asked_back,
         EXISTS (SELECT FROM chargebacks WHERE chargebacks.order_id = orders.id AND chargebacks.state = 'lost') AS is_lost
  FROM refunded JOIN order_lines AS line USING (order_id, beer_id) JOIN orders ON orders.id = line.order_id
  JOIN parcels ON parcels.order_id = line.order_id AND parcels.company_id = line.company_id
  LEFT JOIN paid ON paid.order_id = line.order_id AND paid.beer_id = line.beer_id
), parted AS (
  SELECT *, CASE WHEN is_asked_back AND is_lost THEN -paid WHEN is_asked_back THEN least(owed, 0) ELSE owed END AS now_owed,
         CASE WHEN is_asked_back AND NOT is_lost THEN greatest(owed, 0) ELSE 0 END AS frozen
  FROM stood
), line_entry AS (
  -- What payouts took is taken by them, below.
  SELECT order_id, beer_id, company_id, currency, side.account, -side.cents AS cents,
         -CASE WHEN charge_unit_cents = 0 THEN 0 ELSE round(side.cents * unit_cents / charge_unit_cents) END AS dollars
  FROM parted CROSS JOIN LATERAL (VALUES
    ('pending', CASE WHEN is_unsent AND now_owed > 0 THEN now_owed ELSE 0 END),
    ('available', CASE WHEN is_unsent AND now_owed > 0 THEN 0 ELSE now_owed END + paid), ('frozen', frozen)
  ) AS side (account, cents)
), open_refund AS (
  SELECT order_id, sum(amount_cents) AS cents FROM back WHERE state <> 'done' GROUP BY order_id
), entry AS (
  SELECT order_id, beer_id, company_id, currency, account, cents, dollars FROM line_entry
  UNION ALL
  SELECT orders.id, NULL, NULL, charge_currency, 'refunds', -open_refund.cents,
         -round(open_refund.cents * total_cents / charge_cents) FROM open_refund JOIN orders ON orders.id = order_id
  UNION ALL
  SELECT orders.id, NULL, NULL, charge_currency, 'provider', held.cents, round(held.cents * total_cents / charge_cents)
  FROM (SELECT order_id, -sum(cents) AS cents FROM (
          SELECT order_id, cents FROM line_entry UNION ALL SELECT order_id, -cents FROM open_refund) AS owed GROUP BY order_id) AS held
  JOIN orders ON orders.id = held.order_id
)
INSERT INTO ledger_entries (transaction_id, account, company_id, currency, amount_cents, dollar_cents, order_id, beer_id)
SELECT made.id, account, company_id, currency, cents, dollars, order_id, beer_id
FROM entry JOIN ledger_transactions AS made ON made.kind = 'carried-over' AND made.cause = order_id::text WHERE cents <> 0;
--> statement-breakpoint
INSERT INTO ledger_transactions (kind, cause, payout_id, at)
SELECT kind, id::text, id, created_at FROM payouts CROSS JOIN (VALUES ('payout'), ('payout-paid')) AS each (kind);
--> statement-breakpoint
INSERT INTO ledger_entries (transaction_id, account, company_id, currency, amount_cents, dollar_cents, order_id, beer_id)
SELECT made.id, side.account, company_id, currency, side.sign * payout_lines.amount_cents, side.sign * payout_lines.dollar_cents,
       order_id, beer_id
FROM payouts JOIN payout_lines ON payout_id = payouts.id JOIN ledger_transactions AS made ON made.payout_id = payouts.id AND kind = 'payout'
CROSS JOIN (VALUES ('available', 1), ('paid', -1)) AS side (account, sign);
--> statement-breakpoint
INSERT INTO ledger_entries (transaction_id, account, currency, amount_cents, dollar_cents)
SELECT made.id, side.account, currency, side.sign * amount_cents, side.sign * dollar_cents
FROM payouts JOIN ledger_transactions AS made ON made.payout_id = payouts.id AND kind = 'payout-paid'
CROSS JOIN (VALUES ('disbursed', 1), ('bank', -1)) AS side (account, sign) WHERE amount_cents <> 0;
--> statement-breakpoint
-- Money that no order had a use for: what has not gone back of it is owed to its buyer.
WITH made AS (
  INSERT INTO ledger_transactions (kind, cause, payment_id)
  SELECT 'unapplied-capture', provider_id, provider_id FROM payments WHERE disposition = 'refund' AND amount_cents > 0
  RETURNING id, payment_id
)
INSERT INTO ledger_entries (transaction_id, account, currency, amount_cents, dollar_cents, order_id)
SELECT made.id, side.account, payments.currency, side.sign * payments.amount_cents,
       CASE WHEN payments.currency = 'USD' THEN side.sign * payments.amount_cents
            ELSE coalesce(round(side.sign * payments.amount_cents * orders.total_cents::numeric / nullif(orders.charge_cents, 0)), 0) END,
       payments.order_id
FROM made JOIN payments ON provider_id = payment_id
LEFT JOIN orders ON orders.id = order_id AND orders.charge_currency = payments.currency
CROSS JOIN (VALUES ('provider', 1), ('refunds', -1)) AS side (account, sign);
--> statement-breakpoint
WITH made AS (
  INSERT INTO ledger_transactions (kind, cause, payment_id)
  SELECT 'refund-done', refunds.id || '/0', payment_id
  FROM refunds JOIN payments ON provider_id = payment_id WHERE disposition = 'refund' AND refunds.state = 'done'
  RETURNING id, cause
)
INSERT INTO ledger_entries (transaction_id, account, currency, amount_cents, dollar_cents, order_id)
SELECT made.id, side.account, payments.currency, side.sign * refunds.amount_cents,
       CASE WHEN payments.currency = 'USD' THEN side.sign * refunds.amount_cents
            ELSE coalesce(round(side.sign * refunds.amount_cents * orders.total_cents::numeric / nullif(orders.charge_cents, 0)), 0) END,
       refunds.order_id
FROM made JOIN refunds ON made.cause = refunds.id || '/0' JOIN payments ON provider_id = refunds.payment_id
LEFT JOIN orders ON orders.id = refunds.order_id AND orders.charge_currency = payments.currency
CROSS JOIN (VALUES ('refunds', 1), ('provider', -1)) AS side (account, sign);
--> statement-breakpoint
WITH made AS (
  INSERT INTO ledger_transactions (kind, cause, payment_id)
  SELECT 'fee', provider_id || '/0', provider_id FROM payments WHERE disposition IS NOT NULL AND fee_cents > 0
  RETURNING id, payment_id
)
INSERT INTO ledger_entries (transaction_id, account, currency, amount_cents, dollar_cents, order_id)
SELECT made.id, side.account, payments.currency, side.sign * fee_cents,
       CASE WHEN payments.currency = 'USD' THEN side.sign * fee_cents
            ELSE coalesce(round(side.sign * fee_cents * orders.total_cents::numeric / nullif(orders.charge_cents, 0)), 0) END,
       payments.order_id
FROM made JOIN payments ON provider_id = payment_id
LEFT JOIN orders ON orders.id = order_id AND orders.charge_currency = payments.currency
CROSS JOIN (VALUES ('provider-fees', 1), ('provider', -1)) AS side (account, sign);
