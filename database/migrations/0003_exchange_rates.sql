CREATE TABLE "charge_watch" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"asked_at" timestamp with time zone,
	"stuck_since" timestamp with time zone,
	"missing" text,
	CONSTRAINT "charge_watch_one" CHECK ("charge_watch"."only"),
	CONSTRAINT "charge_watch_missing" CHECK ("charge_watch"."missing" IN ('site', 'rate')),
	CONSTRAINT "charge_watch_stuck" CHECK (("charge_watch"."stuck_since" IS NULL) = ("charge_watch"."missing" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"currency" text NOT NULL,
	"rate" numeric(18, 10) NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"valid_from" timestamp with time zone DEFAULT now() NOT NULL,
	"fetched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"admin_id" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "exchange_rates_currency" CHECK ("exchange_rates"."currency" IN ('ARS', 'BRL', 'CLP', 'COP', 'MXN', 'PEN', 'UYU')),
	CONSTRAINT "exchange_rates_positive" CHECK ("exchange_rates"."rate" > 0 AND "exchange_rates"."rate" <> 'NaN'),
	CONSTRAINT "exchange_rates_source" CHECK ("exchange_rates"."source" IN ('admin', 'mercado-pago', 'frankfurter')),
	CONSTRAINT "exchange_rates_state" CHECK ("exchange_rates"."state" IN ('usable', 'waiting', 'refused', 'overtaken', 'withdrawn')),
	CONSTRAINT "exchange_rates_decided" CHECK (("exchange_rates"."admin_id" IS NULL) = ("exchange_rates"."decided_at" IS NULL) AND ("exchange_rates"."admin_id" IS NULL) = ("exchange_rates"."reason" = '')),
	CONSTRAINT "exchange_rates_word_of_admin" CHECK ("exchange_rates"."admin_id" IS NOT NULL OR ("exchange_rates"."source" <> 'admin' AND "exchange_rates"."state" NOT IN ('refused', 'withdrawn')))
);
--> statement-breakpoint
CREATE TABLE "payment_account" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"collector_id" text NOT NULL,
	"site" text NOT NULL,
	"learned_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_account_one" CHECK ("payment_account"."only"),
	CONSTRAINT "payment_account_site" CHECK ("payment_account"."site" IN ('MLA', 'MLB', 'MLC', 'MCO', 'MLM', 'MPE', 'MLU'))
);
--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exchange_rates_usable" ON "exchange_rates" USING btree ("currency","id") WHERE state = 'usable';--> statement-breakpoint
CREATE UNIQUE INDEX "exchange_rates_one_waits" ON "exchange_rates" USING btree ("currency") WHERE state = 'waiting';