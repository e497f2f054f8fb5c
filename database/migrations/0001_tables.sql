CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_id" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_values" (
	"entry_id" uuid NOT NULL,
	"part" text NOT NULL,
	"user_id" uuid,
	"values" jsonb NOT NULL,
	CONSTRAINT "audit_values_entry_id_part_pk" PRIMARY KEY("entry_id","part")
);
--> statement-breakpoint
CREATE TABLE "beer_imports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'preview' NOT NULL,
	"rows" jsonb NOT NULL,
	"good_rows" integer NOT NULL,
	"bad_rows" integer NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"waits_until" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "beer_imports_done_within" CHECK ("beer_imports"."done_rows" BETWEEN 0 AND "beer_imports"."good_rows"),
	CONSTRAINT "beer_imports_waits_until" CHECK ("beer_imports"."waits_until" IS NULL OR "beer_imports"."state" = 'waiting')
);
--> statement-breakpoint
CREATE TABLE "beers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"presentation" text NOT NULL,
	"volume_ml" integer,
	"units_per_pack" integer DEFAULT 1 NOT NULL,
	"packaged_on" date,
	"best_before" date,
	"abv_percent" numeric(4, 2) NOT NULL,
	"ibu" smallint,
	"hops" text DEFAULT '' NOT NULL,
	"price_cents" integer NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"label_seed" uuid,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"has_seller" boolean DEFAULT true NOT NULL,
	"in_stock" boolean GENERATED ALWAYS AS (on_hand > reserved AND has_seller) STORED NOT NULL,
	"available" boolean DEFAULT true NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL,
	"company_active" boolean DEFAULT true NOT NULL,
	"past_date" boolean DEFAULT false NOT NULL,
	"on_sale" boolean GENERATED ALWAYS AS (available AND NOT blocked AND company_active AND NOT past_date) STORED NOT NULL,
	"litre_cents" integer GENERATED ALWAYS AS (round(price_cents * 1000.0 / (volume_ml * units_per_pack))::integer) STORED,
	"edition" integer DEFAULT 1 NOT NULL,
	"rating" numeric(2, 1),
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_prior" numeric(3, 2) DEFAULT 3 NOT NULL,
	"standing" double precision GENERATED ALWAYS AS (CASE WHEN rating_count > 0 THEN (rating_sum::double precision / rating_count * least(rating_count, sold_cents / 200.0) + 8 * rating_prior) / (least(rating_count, sold_cents / 200.0) + 8) END) STORED,
	"units_sold" integer DEFAULT 0 NOT NULL,
	"sold_cents" bigint DEFAULT 0 NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"import_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "beers_import_key_unique" UNIQUE("import_key"),
	CONSTRAINT "beers_type_known" CHECK ("beers"."type" IN ('Lager', 'Ale', 'IPA', 'Stout', 'Porter', 'Wheat Beer', 'Sour Beer', 'Belgian Strong Ale', 'Pilsner', 'Amber Ale', 'Barleywine', 'Saison', 'Rauchbier', 'Bock', 'Scotch Ale')),
	CONSTRAINT "beers_price_not_negative" CHECK ("beers"."price_cents" >= 0),
	CONSTRAINT "beers_abv_range" CHECK ("beers"."abv_percent" BETWEEN 0 AND 90),
	CONSTRAINT "beers_ibu_range" CHECK ("beers"."ibu" BETWEEN 0 AND 90),
	CONSTRAINT "beers_on_hand_not_negative" CHECK ("beers"."on_hand" >= 0),
	CONSTRAINT "beers_reserved_within" CHECK ("beers"."reserved" BETWEEN 0 AND "beers"."on_hand"),
	CONSTRAINT "beers_units_sold_not_negative" CHECK ("beers"."units_sold" >= 0),
	CONSTRAINT "beers_sold_cents_not_negative" CHECK ("beers"."sold_cents" >= 0),
	CONSTRAINT "beers_rating_range" CHECK ("beers"."rating" BETWEEN 1 AND 5),
	CONSTRAINT "beers_volume_positive" CHECK ("beers"."volume_ml" > 0 AND "beers"."units_per_pack" > 0),
	CONSTRAINT "beers_dates_in_order" CHECK ("beers"."best_before" >= "beers"."packaged_on")
);
--> statement-breakpoint
CREATE TABLE "buyers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"last_name" text NOT NULL,
	"document" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_normal(name || ' ' || last_name || ' ' || document)) STORED NOT NULL,
	CONSTRAINT "buyers_document_digits" CHECK ("buyers"."document" ~ '^([0-9]{6,15})?$')
);
--> statement-breakpoint
CREATE TABLE "catalogue_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid,
	"company" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"document" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	"city" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"story" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"ships_to" text[],
	"active" boolean DEFAULT true NOT NULL,
	"import_key" text,
	"search_text" text GENERATED ALWAYS AS (search_normal(company || ' ' || name || ' ' || last_name || ' ' || document)) STORED NOT NULL,
	"name_key" text GENERATED ALWAYS AS (company_name_key(company)) STORED NOT NULL,
	"initial" smallint GENERATED ALWAYS AS (name_initial(company)) STORED NOT NULL,
	"name_taken_at" timestamp with time zone,
	"name_looked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "companies_import_key_unique" UNIQUE("import_key")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text,
	"detail" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_events_move_known" CHECK ((event, coalesce(from_state, ''), coalesce(to_state, '')) IN (('placed', '', 'pending'), ('expired', 'pending', 'expired'), ('cancelled', 'pending', 'cancelled'), ('cancelled', 'expired', 'cancelled'), ('settled', 'pending', 'paid'), ('settled', 'expired', 'paid'), ('mismatch', 'pending', 'review'), ('sold-out', 'pending', 'refund_due'), ('sold-out', 'expired', 'refund_due'), ('price-changed', 'expired', 'refund_due'), ('name-changed', 'expired', 'refund_due'), ('not-shipped-there', 'expired', 'refund_due'), ('refunded', 'paid', 'refunded'), ('refunded', 'refund_due', 'refunded'), ('review-closed', 'review', 'refunded'), ('charged-back', 'paid', 'charged_back'), ('hold-ended', '', ''), ('payment-seen', '', ''), ('mismatch', '', ''), ('second-capture', '', ''), ('order-ended', '', ''), ('refund-requested', '', ''), ('refund-failed', '', ''), ('refund-retried', '', ''), ('refund-done', '', '')))
);
--> statement-breakpoint
CREATE TABLE "order_keys" (
	"buyer_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "order_keys_buyer_id_idempotency_key_pk" PRIMARY KEY("buyer_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"beer_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"place" smallint DEFAULT 0 NOT NULL,
	"quantity" integer NOT NULL,
	"unit_cents" integer NOT NULL,
	"name" text NOT NULL,
	"presentation" text NOT NULL,
	"image" text NOT NULL,
	"company_name" text NOT NULL,
	CONSTRAINT "order_lines_order_id_beer_id_pk" PRIMARY KEY("order_id","beer_id"),
	CONSTRAINT "order_lines_place_not_negative" CHECK ("order_lines"."place" >= 0),
	CONSTRAINT "order_lines_quantity_positive" CHECK ("order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_price_not_negative" CHECK ("order_lines"."unit_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"buyer_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"total_cents" bigint NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"payable_until" timestamp with time zone NOT NULL,
	"reserved_until" timestamp with time zone,
	"stock_held" boolean DEFAULT true NOT NULL,
	"held_from" text,
	"preference_id" text,
	"init_point" text,
	"recipient" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"address_state" text NOT NULL,
	"country" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"reconciled_at" timestamp with time zone,
	"reconcile_claimed_until" timestamp with time zone,
	CONSTRAINT "orders_buyer_key" UNIQUE("buyer_id","idempotency_key"),
	CONSTRAINT "orders_state_known" CHECK ("orders"."state" IN ('pending', 'paid', 'expired', 'cancelled', 'review', 'refund_due', 'refunded', 'charged_back')),
	CONSTRAINT "orders_total_not_negative" CHECK ("orders"."total_cents" >= 0),
	CONSTRAINT "orders_held_only_while_pending" CHECK (NOT "orders"."stock_held" OR "orders"."state" = 'pending'),
	CONSTRAINT "orders_hold_ends" CHECK (NOT "orders"."stock_held" OR ("orders"."reserved_until" IS NOT NULL AND "orders"."reserved_until" <= "orders"."payable_until")),
	CONSTRAINT "orders_address_only_while_held" CHECK ("orders"."stock_held" OR "orders"."held_from" IS NULL),
	CONSTRAINT "orders_paid_has_time" CHECK ("orders"."state" <> 'paid' OR "orders"."paid_at" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"dedupe_key" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"held_back" text,
	CONSTRAINT "outbox_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "outbox_held_back_reason" CHECK (held_back IS NULL OR (held_back IN ('unproved', 'too-many') AND sent_at IS NULL)),
	CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" IN ('confirm-email', 'confirm-email-change', 'recovery-code', 'contact', 'receipt', 'sale', 'refund', 'sale-refunded', 'payout', 'parcel-shipped', 'parcel-delivered', 'parcel-cancelled', 'expiry', 'order-cancelled', 'order-withdrawn', 'review-answered', 'review-hidden', 'admin-act', 'password-changed', 'second-factor-changed', 'email-change-asked', 'email-changed', 'account-deleted'))
);
--> statement-breakpoint
CREATE TABLE "parcel_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking" text DEFAULT '' NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"order_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking" text DEFAULT '' NOT NULL,
	"id_checked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parcels_order_id_company_id_pk" PRIMARY KEY("order_id","company_id"),
	CONSTRAINT "parcels_state_known" CHECK ("parcels"."state" IN ('pending', 'shipped', 'delivered', 'cancelled')),
	CONSTRAINT "parcels_delivered_to_adult" CHECK ("parcels"."state" <> 'delivered' OR "parcels"."id_checked")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"provider_id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"rank" integer NOT NULL,
	"disposition" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_lines" (
	"payout_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"beer_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "payout_lines_payout_id_order_id_beer_id_pk" PRIMARY KEY("payout_id","order_id","beer_id"),
	CONSTRAINT "payout_lines_some_amount" CHECK ("payout_lines"."amount_cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"condemned_at" timestamp with time zone,
	CONSTRAINT "pictures_bytes_positive" CHECK ("pictures"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "refund_lines" (
	"refund_id" uuid NOT NULL,
	"beer_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"restocked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "refund_lines_refund_id_beer_id_pk" PRIMARY KEY("refund_id","beer_id"),
	CONSTRAINT "refund_lines_quantity_positive" CHECK ("refund_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"provider_refund_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount_cents" > 0),
	CONSTRAINT "refunds_done_has_time" CHECK (("refunds"."state" = 'done') = ("refunds"."done_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "review_reports_closed_has_outcome" CHECK (("review_reports"."closed_at" IS NULL) = ("review_reports"."outcome" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"beer_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"rate" smallint NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"earlier_answers" text[] DEFAULT '{}' NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_buyer_beer" UNIQUE("buyer_id","beer_id"),
	CONSTRAINT "reviews_answer_has_time" CHECK (("reviews"."answer" = '') = ("reviews"."answered_at" IS NULL)),
	CONSTRAINT "reviews_corrected_is_answered" CHECK (cardinality("reviews"."earlier_answers") <= 5 AND ("reviews"."earlier_answers" = '{}' OR "reviews"."answer" <> '')),
	CONSTRAINT "reviews_rate_range" CHECK ("reviews"."rate" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "shop_rating" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"mean" numeric(3, 2) NOT NULL,
	CONSTRAINT "shop_rating_one_row" CHECK ("shop_rating"."is_only"),
	CONSTRAINT "shop_rating_range" CHECK ("shop_rating"."mean" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"beer_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"cause" text NOT NULL,
	"order_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_sold_has_order" CHECK (("stock_movements"."cause" = 'put') = ("stock_movements"."order_id" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "sweeps" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"error" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "told_acts" (
	"user_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	CONSTRAINT "told_acts_user_id_entry_id_pk" PRIMARY KEY("user_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "two_factors_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text,
	"active" boolean DEFAULT true NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"language" text,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_deleted_inactive" CHECK ("users"."deleted_at" IS NULL OR NOT "users"."active"),
	CONSTRAINT "users_email_lower_case" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_language_known" CHECK ("users"."language" IN ('es', 'en', 'pt')),
	CONSTRAINT "users_role_known" CHECK ("users"."role" IN ('Person', 'Company', 'Admin'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_inbox" (
	"event" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"raw" jsonb NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_values" ADD CONSTRAINT "audit_values_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_values" ADD CONSTRAINT "audit_values_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beer_imports" ADD CONSTRAINT "beer_imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beers" ADD CONSTRAINT "beers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyers" ADD CONSTRAINT "buyers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_keys" ADD CONSTRAINT "order_keys_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_keys" ADD CONSTRAINT "order_keys_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_beer_id_beers_id_fk" FOREIGN KEY ("beer_id") REFERENCES "public"."beers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_parcel" FOREIGN KEY ("order_id","company_id") REFERENCES "public"."parcels"("order_id","company_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_order_line" FOREIGN KEY ("order_id","beer_id") REFERENCES "public"."order_lines"("order_id","beer_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_beer_id_beers_id_fk" FOREIGN KEY ("beer_id") REFERENCES "public"."beers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_provider_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("provider_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_beer_id_beers_id_fk" FOREIGN KEY ("beer_id") REFERENCES "public"."beers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_beer_id_beers_id_fk" FOREIGN KEY ("beer_id") REFERENCES "public"."beers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_acts" ADD CONSTRAINT "told_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_acts" ADD CONSTRAINT "told_acts_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider_account" ON "accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_values_user" ON "audit_values" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "beer_imports_unfinished" ON "beer_imports" USING btree ("created_at") WHERE state IN ('running', 'waiting');--> statement-breakpoint
CREATE INDEX "beer_imports_company" ON "beer_imports" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "beers_company_created" ON "beers" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "beers_on_sale_packaged" ON "beers" USING btree ("packaged_on","id") WHERE on_sale;--> statement-breakpoint
CREATE INDEX "beers_best_before" ON "beers" USING btree ("best_before") WHERE best_before IS NOT NULL AND NOT past_date;--> statement-breakpoint
CREATE INDEX "beers_image" ON "beers" USING btree ("image") WHERE image <> '';--> statement-breakpoint
CREATE INDEX "beers_on_sale_id" ON "beers" USING btree ("id") WHERE on_sale;--> statement-breakpoint
CREATE INDEX "beers_on_sale_newest" ON "beers" USING btree ("in_stock","id") WHERE on_sale;--> statement-breakpoint
CREATE INDEX "beers_on_sale_company" ON "beers" USING btree ("company_id","in_stock","id") WHERE on_sale;--> statement-breakpoint
CREATE INDEX "beers_on_sale_cheapest" ON "beers" USING btree ((NOT in_stock),"price_cents","id") WHERE on_sale;--> statement-breakpoint
CREATE INDEX "beers_on_sale_dearest" ON "beers" USING btree ("in_stock","price_cents","id") WHERE on_sale;--> statement-breakpoint
CREATE INDEX "beers_on_sale_type_cheapest" ON "beers" USING btree ("type",(NOT in_stock),"price_cents","id") WHERE on_sale;--> statement-breakpoint
CREATE INDEX "beers_on_sale_type_dearest" ON "beers" USING btree ("type","in_stock","price_cents","id") WHERE on_sale;--> statement-breakpoint
CREATE INDEX "beers_on_sale_litre" ON "beers" USING btree ((NOT in_stock),"litre_cents","id") WHERE on_sale;--> statement-breakpoint
CREATE INDEX "beers_on_sale_rating" ON "beers" USING btree ("rating","id") WHERE on_sale AND rating IS NOT NULL;--> statement-breakpoint
CREATE INDEX "beers_on_sale_standing" ON "beers" USING btree ("in_stock","standing","rating_count","id") WHERE on_sale AND rating_count > 0;--> statement-breakpoint
CREATE INDEX "beers_on_sale_sold" ON "beers" USING btree ("in_stock","sold_cents","id") WHERE on_sale AND sold_cents > 0;--> statement-breakpoint
CREATE INDEX "beers_hops" ON "beers" USING gin (search_normal("hops") gin_trgm_ops) WHERE on_sale;--> statement-breakpoint
CREATE INDEX "beers_search" ON "beers" USING gin ("search_text" gin_trgm_ops) WHERE on_sale;--> statement-breakpoint
CREATE INDEX "buyers_search" ON "buyers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "buyers_name" ON "buyers" USING btree ("name","user_id");--> statement-breakpoint
CREATE INDEX "buyers_last_name" ON "buyers" USING btree ("last_name","user_id");--> statement-breakpoint
CREATE INDEX "buyers_document" ON "buyers" USING btree ("document","user_id");--> statement-breakpoint
CREATE INDEX "buyers_country" ON "buyers" USING btree ("country","user_id");--> statement-breakpoint
CREATE INDEX "buyers_image" ON "buyers" USING btree ("image") WHERE image <> '';--> statement-breakpoint
CREATE INDEX "companies_search" ON "companies" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_name_key" ON "companies" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "companies_initial" ON "companies" USING btree ("initial","name_key","id");--> statement-breakpoint
CREATE INDEX "companies_name_taken" ON "companies" USING btree ("name_taken_at") WHERE name_taken_at IS NOT NULL AND name_looked_at IS NULL;--> statement-breakpoint
CREATE INDEX "companies_company" ON "companies" USING btree ("company","id");--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "companies_last_name" ON "companies" USING btree ("last_name","id");--> statement-breakpoint
CREATE INDEX "companies_document" ON "companies" USING btree ("document","id");--> statement-breakpoint
CREATE INDEX "companies_country" ON "companies" USING btree ("country","id");--> statement-breakpoint
CREATE INDEX "companies_image" ON "companies" USING btree ("image") WHERE image <> '';--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("created_at") WHERE done_at IS NULL;--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_company_order" ON "order_lines" USING btree ("company_id","order_id");--> statement-breakpoint
CREATE INDEX "order_lines_beer" ON "order_lines" USING btree ("beer_id");--> statement-breakpoint
CREATE INDEX "order_lines_image" ON "order_lines" USING btree ("image") WHERE image <> '';--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("buyer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("payable_until") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("reserved_until") WHERE stock_held;--> statement-breakpoint
CREATE INDEX "orders_held_from" ON "orders" USING btree ("held_from") WHERE held_from IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at") WHERE paid_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_to_look_at" ON "orders" USING btree ("created_at") WHERE state IN ('review', 'refund_due');--> statement-breakpoint
CREATE INDEX "orders_charged_back" ON "orders" USING btree ("id") WHERE state = 'charged_back';--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("created_at") WHERE sent_at IS NULL AND held_back IS NULL;--> statement-breakpoint
CREATE INDEX "outbox_held_back" ON "outbox" USING btree ("created_at") WHERE held_back IS NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "parcel_events_parcel" ON "parcel_events" USING btree ("order_id","company_id");--> statement-breakpoint
CREATE INDEX "parcels_unsent" ON "parcels" USING btree ("company_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "parcels_company" ON "parcels" USING btree ("company_id","created_at","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_applied" ON "payments" USING btree ("order_id") WHERE disposition = 'applied';--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payout_lines_order_line" ON "payout_lines" USING btree ("order_id","beer_id");--> statement-breakpoint
CREATE INDEX "payouts_company" ON "payouts" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "pictures_created" ON "pictures" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "pictures_condemned" ON "pictures" USING btree ("name") WHERE condemned_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_provider_refund" ON "refunds" USING btree ("payment_id","provider_refund_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("created_at") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("created_at") WHERE state IN ('due', 'sent');--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("created_at") WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("hidden_at","id") WHERE hidden_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_beer" ON "reviews" USING btree ("beer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stock_movements_beer" ON "stock_movements" USING btree ("beer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_email_search" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "webhook_inbox_waiting" ON "webhook_inbox" USING btree ("received_at") WHERE processed_at IS NULL;--> statement-breakpoint
CREATE INDEX "webhook_inbox_payment" ON "webhook_inbox" USING btree ("payment_id");