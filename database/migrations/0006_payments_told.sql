ALTER TABLE "charge_watch" ADD COLUMN "refused_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "charge_watch" ADD COLUMN "refused_why" text;--> statement-breakpoint
ALTER TABLE "payment_account" ADD COLUMN "least_cents" bigint;--> statement-breakpoint
ALTER TABLE "payment_account" ADD COLUMN "most_cents" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "status_detail" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "fee_cents" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "net_cents" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "charge_watch" ADD CONSTRAINT "charge_watch_refused" CHECK (("charge_watch"."refused_since" IS NULL) = ("charge_watch"."refused_why" IS NULL));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_fee_not_negative" CHECK ("payments"."fee_cents" >= 0);