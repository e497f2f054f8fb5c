-- A beer that is being published waits for its company's change, or makes it wait: otherwise a company that is switched
-- off at that moment would keep this one beer on sale.
CREATE OR REPLACE FUNCTION beer_take_from_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM companies WHERE companies.id = NEW.company_id FOR SHARE;
  END IF;
  SELECT search_normal(NEW.name || ' ' || company.company), company.active
    INTO NEW.search_text, NEW.company_active
    FROM companies AS company WHERE company.id = NEW.company_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Locks the beers in order of their ids, as every transaction of the checkout does: they never meet in a deadlock.
CREATE OR REPLACE FUNCTION company_give_to_beers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM beers WHERE company_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  UPDATE beers
    SET search_text = search_normal(beers.name || ' ' || NEW.company), company_active = NEW.active
    WHERE company_id = NEW.id;
  RETURN NULL;
END $$;
