CREATE TABLE "commission_rules" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"place" integer NOT NULL,
	"company_id" uuid,
	"type" text,
	"starts_on" date,
	"ends_on" date,
	"basis_points" integer NOT NULL,
	"fixed_cents" integer NOT NULL,
	"tax_basis_points" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "commission_rules_no_twins" UNIQUE NULLS NOT DISTINCT("company_id","type","starts_on","ends_on","removed_at"),
	CONSTRAINT "commission_rules_place_from_one" CHECK ("commission_rules"."place" >= 1),
	CONSTRAINT "commission_rules_type_known" CHECK ("commission_rules"."type" IN ('Lager', 'Ale', 'IPA', 'Stout', 'Porter', 'Wheat Beer', 'Sour Beer', 'Belgian Strong Ale', 'Pilsner', 'Amber Ale', 'Barleywine', 'Saison', 'Rauchbier', 'Bock', 'Scotch Ale')),
	CONSTRAINT "commission_rules_period" CHECK ("commission_rules"."starts_on" <= "commission_rules"."ends_on"),
	CONSTRAINT "commission_rules_basis_points" CHECK ("commission_rules"."basis_points" BETWEEN 0 AND 5000),
	CONSTRAINT "commission_rules_fixed" CHECK ("commission_rules"."fixed_cents" BETWEEN 0 AND 100000),
	CONSTRAINT "commission_rules_tax" CHECK ("commission_rules"."tax_basis_points" BETWEEN 0 AND 5000)
);
--> statement-breakpoint
ALTER TABLE "commission_rules" ADD CONSTRAINT "commission_rules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_rules_in_order" ON "commission_rules" USING btree ("place","id") WHERE removed_at IS NULL;