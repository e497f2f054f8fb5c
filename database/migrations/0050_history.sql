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
DROP INDEX "outbox_recipient";--> statement-breakpoint
DROP INDEX "stock_movements_beer";--> statement-breakpoint
ALTER TABLE "brewery_health" ADD CONSTRAINT "brewery_health_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_faults" ADD CONSTRAINT "settlement_faults_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "beers_name_words" ON "beers" USING gin (search_normal(name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "beers_past_date" ON "beers" USING btree ("id") WHERE past_date;--> statement-breakpoint
CREATE INDEX "parcel_events_user" ON "parcel_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payments_updated" ON "payments" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "payments_adrift" ON "payments" USING btree ("order_id") WHERE rank >= 20 AND disposition IS DISTINCT FROM 'applied';--> statement-breakpoint
CREATE INDEX "payouts_newest" ON "payouts" USING btree ("created_at","id") WHERE state <> 'draft';--> statement-breakpoint
CREATE INDEX "payouts_user" ON "payouts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reviews_beer_rate" ON "reviews" USING btree ("beer_id","rate") WHERE hidden_at IS NULL;--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient","id");--> statement-breakpoint
CREATE INDEX "stock_movements_beer" ON "stock_movements" USING btree ("beer_id","at");