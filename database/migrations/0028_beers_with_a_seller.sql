ALTER TABLE "beers" ADD COLUMN "has_seller" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "beers" SET "has_seller" = false
FROM "companies" WHERE "companies"."id" = "company_id" AND "user_id" IS NULL;--> statement-breakpoint
ALTER TABLE "beers" ALTER COLUMN "in_stock" SET EXPRESSION AS (on_hand > reserved AND has_seller);--> statement-breakpoint
-- The company's row is held already: beer_take_from_company comes before it, and triggers run in order of their names.
CREATE FUNCTION beer_take_seller() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.has_seller := EXISTS (SELECT FROM companies WHERE companies.id = NEW.company_id AND user_id IS NOT NULL);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER beer_take_seller BEFORE INSERT OR UPDATE OF company_id ON beers
  FOR EACH ROW EXECUTE FUNCTION beer_take_seller();
--> statement-breakpoint
-- Locks the beers in order of their ids, as every transaction of the checkout does: they never meet in a deadlock.
CREATE FUNCTION company_give_seller() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM beers WHERE company_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  UPDATE beers SET has_seller = NEW.user_id IS NOT NULL WHERE company_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER company_give_seller AFTER UPDATE OF user_id ON companies
  FOR EACH ROW WHEN ((OLD.user_id IS NULL) <> (NEW.user_id IS NULL))
  EXECUTE FUNCTION company_give_seller();
