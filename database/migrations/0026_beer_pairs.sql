CREATE TABLE "beer_pairs" (
	"beer_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"buyers" integer NOT NULL,
	CONSTRAINT "beer_pairs_beer_id_other_id_pk" PRIMARY KEY("beer_id","other_id"),
	CONSTRAINT "beer_pairs_are_two" CHECK ("beer_pairs"."beer_id" <> "beer_pairs"."other_id"),
	CONSTRAINT "beer_pairs_of_many" CHECK ("beer_pairs"."buyers" >= 5)
);
--> statement-breakpoint
CREATE TABLE "paired_beers" (
	"beer_id" uuid PRIMARY KEY NOT NULL,
	"buyers" integer NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paired_beers_buyers_not_negative" CHECK ("paired_beers"."buyers" >= 0)
);
--> statement-breakpoint
ALTER TABLE "beer_pairs" ADD CONSTRAINT "beer_pairs_beer_id_paired_beers_beer_id_fk" FOREIGN KEY ("beer_id") REFERENCES "public"."paired_beers"("beer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beer_pairs" ADD CONSTRAINT "beer_pairs_other_id_beers_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."beers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paired_beers" ADD CONSTRAINT "paired_beers_beer_id_beers_id_fk" FOREIGN KEY ("beer_id") REFERENCES "public"."beers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "beer_pairs_other" ON "beer_pairs" USING btree ("other_id");