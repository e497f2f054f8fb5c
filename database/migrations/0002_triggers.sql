-- What a beer is found by: its own name and its company's (decisions, "Catalogue").
CREATE FUNCTION beer_take_from_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT search_normal(NEW.name || ' ' || company.company), company.active
    INTO NEW.search_text, NEW.company_active
    FROM companies AS company WHERE company.id = NEW.company_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER beer_take_from_company BEFORE INSERT OR UPDATE OF name, company_id ON beers
  FOR EACH ROW EXECUTE FUNCTION beer_take_from_company();
--> statement-breakpoint
CREATE FUNCTION company_give_to_beers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE beers
    SET search_text = search_normal(beers.name || ' ' || NEW.company), company_active = NEW.active
    WHERE company_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER company_give_to_beers AFTER UPDATE OF company, active ON companies
  FOR EACH ROW WHEN (OLD.company IS DISTINCT FROM NEW.company OR OLD.active IS DISTINCT FROM NEW.active)
  EXECUTE FUNCTION company_give_to_beers();
--> statement-breakpoint
-- A beer's rating is its reviews', whoever writes them.
CREATE FUNCTION beer_rating_follows_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid := coalesce(NEW.beer_id, OLD.beer_id);
  rate_change integer := coalesce(NEW.rate, 0) - coalesce(OLD.rate, 0);
  count_change integer := (NEW IS NOT NULL)::int - (OLD IS NOT NULL)::int;
BEGIN
  UPDATE beers
    SET rating_sum = rating_sum + rate_change,
        rating_count = rating_count + count_change,
        rating = round((rating_sum + rate_change)::numeric / nullif(rating_count + count_change, 0), 1)
    WHERE id = changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER beer_rating_follows_reviews AFTER INSERT OR UPDATE OF rate OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION beer_rating_follows_reviews();
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON order_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER stock_movements_append_only BEFORE UPDATE OR DELETE ON stock_movements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
