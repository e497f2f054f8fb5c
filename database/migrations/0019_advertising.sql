CREATE TABLE "placements" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"place" smallint NOT NULL,
	"beer_id" uuid,
	"type" text,
	"company_id" uuid,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"made_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "placements_place_known" CHECK ("placements"."place" BETWEEN 1 AND 3),
	CONSTRAINT "placements_one_of_three" CHECK (num_nonnulls("placements"."beer_id", "placements"."type", "placements"."company_id") = 1),
	CONSTRAINT "placements_type_known" CHECK ("placements"."type" IN ('Lager', 'Ale', 'IPA', 'Stout', 'Porter', 'Wheat Beer', 'Sour Beer', 'Belgian Strong Ale', 'Pilsner', 'Amber Ale', 'Barleywine', 'Saison', 'Rauchbier', 'Bock', 'Scotch Ale')),
	CONSTRAINT "placements_period" CHECK ("placements"."starts_on" <= "placements"."ends_on")
);
--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_beer_id_beers_id_fk" FOREIGN KEY ("beer_id") REFERENCES "public"."beers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "placements_until" ON "placements" USING btree ("ends_on") WHERE withdrawn_at IS NULL;--> statement-breakpoint
-- A place as a range of one number: ranges have operators of GiST by themselves, where plain numbers want another extension.
ALTER TABLE "placements" ADD CONSTRAINT "placements_no_overlap" EXCLUDE USING gist
  (int4range("place", "place", '[]') WITH &&, daterange("starts_on", "ends_on", '[]') WITH &&) WHERE ("withdrawn_at" IS NULL);
