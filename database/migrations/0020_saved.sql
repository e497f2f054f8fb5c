CREATE TABLE "followed_companies" (
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "followed_companies_user_id_company_id_pk" PRIMARY KEY("user_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "saved_beers" (
	"user_id" uuid NOT NULL,
	"beer_id" uuid NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"cents_then" integer NOT NULL,
	CONSTRAINT "saved_beers_user_id_beer_id_pk" PRIMARY KEY("user_id","beer_id"),
	CONSTRAINT "saved_beers_cents_not_negative" CHECK ("saved_beers"."cents_then" >= 0)
);
--> statement-breakpoint
ALTER TABLE "followed_companies" ADD CONSTRAINT "followed_companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_companies" ADD CONSTRAINT "followed_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_beers" ADD CONSTRAINT "saved_beers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_beers" ADD CONSTRAINT "saved_beers_beer_id_beers_id_fk" FOREIGN KEY ("beer_id") REFERENCES "public"."beers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "followed_companies_company" ON "followed_companies" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "saved_beers_newest" ON "saved_beers" USING btree ("user_id","since","beer_id");--> statement-breakpoint
CREATE INDEX "saved_beers_beer" ON "saved_beers" USING btree ("beer_id");