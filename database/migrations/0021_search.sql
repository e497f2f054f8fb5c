CREATE TABLE "search_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"beer_id" uuid,
	"company_id" uuid,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_changes_transaction" ON "search_changes" USING btree ("transaction");
--> statement-breakpoint
CREATE FUNCTION search_note_new_beers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (beer_id) SELECT id FROM written;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_note_new_beers AFTER INSERT ON beers REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_new_beers();
--> statement-breakpoint
CREATE FUNCTION search_note_beer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (beer_id) VALUES (OLD.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What a sale changes is not looked at, but for the last unit that goes: nothing is written. Standings as far as the index tells them apart.
CREATE TRIGGER search_note_beer AFTER UPDATE ON beers FOR EACH ROW
  WHEN ((OLD.company_id, OLD.name, OLD.description, OLD.type, OLD.presentation, OLD.hops, OLD.price_cents, OLD.litre_cents,
         OLD.abv_percent, OLD.ibu, OLD.rating, OLD.packaged_on, OLD.best_before, OLD.in_stock, OLD.on_sale,
         round(coalesce(OLD.standing, OLD.rating_prior)::numeric, 2))
    IS DISTINCT FROM
        (NEW.company_id, NEW.name, NEW.description, NEW.type, NEW.presentation, NEW.hops, NEW.price_cents, NEW.litre_cents,
         NEW.abv_percent, NEW.ibu, NEW.rating, NEW.packaged_on, NEW.best_before, NEW.in_stock, NEW.on_sale,
         round(coalesce(NEW.standing, NEW.rating_prior)::numeric, 2)))
  EXECUTE FUNCTION search_note_beer();
--> statement-breakpoint
CREATE TRIGGER search_note_gone_beer AFTER DELETE ON beers FOR EACH ROW EXECUTE FUNCTION search_note_beer();
--> statement-breakpoint
CREATE FUNCTION search_note_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (company_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_note_company AFTER INSERT OR UPDATE OF company, city, state, country ON companies
  FOR EACH ROW EXECUTE FUNCTION search_note_company();
