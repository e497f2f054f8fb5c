-- What a name begins with, signs before it left out: 0 for a digit, 1 to 26 for a letter without its accent, 27 for others.
CREATE FUNCTION name_initial(name text) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN (
    SELECT CASE WHEN first BETWEEN 48 AND 57 THEN 0 WHEN first BETWEEN 97 AND 122 THEN first - 96 ELSE 27 END
    FROM (SELECT ascii(ltrim(company_name_key(name), '¡!¿?#$%*@"“”«»<>=[]{}|~_:;\')) AS first) AS named);
--> statement-breakpoint
-- `DESC NULLS LAST` served no query that says `DESC`: each of these is read in either direction now.
DROP INDEX "audit_entries_actor";--> statement-breakpoint
DROP INDEX "audit_entries_action";--> statement-breakpoint
DROP INDEX "audit_entries_subject";--> statement-breakpoint
DROP INDEX "beer_imports_company";--> statement-breakpoint
DROP INDEX "beers_on_sale_packaged";--> statement-breakpoint
DROP INDEX "contact_messages_newest";--> statement-breakpoint
DROP INDEX "orders_buyer";--> statement-breakpoint
DROP INDEX "parcels_company";--> statement-breakpoint
DROP INDEX "payouts_company";--> statement-breakpoint
DROP INDEX "reviews_newest";--> statement-breakpoint
DROP INDEX "reviews_hidden";--> statement-breakpoint
DROP INDEX "reviews_beer";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "initial" smallint GENERATED ALWAYS AS (name_initial(company)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "beers_on_sale_company" ON "beers" USING btree ("company_id","in_stock","id") WHERE on_sale;--> statement-breakpoint
CREATE INDEX "companies_initial" ON "companies" USING btree ("initial","name_key","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "beer_imports_company" ON "beer_imports" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "beers_on_sale_packaged" ON "beers" USING btree ("packaged_on","id") WHERE on_sale;--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("buyer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "parcels_company" ON "parcels" USING btree ("company_id","created_at","order_id");--> statement-breakpoint
CREATE INDEX "payouts_company" ON "payouts" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("hidden_at","id") WHERE hidden_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_beer" ON "reviews" USING btree ("beer_id","created_at","id");