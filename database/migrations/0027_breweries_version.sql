-- Lists and their totals are found in memory (search_changes tells it): what is remembered at a version of the catalogue is breweries alone, with how
-- many beers each has on sale. A review, a price or a name of a beer changes none of that.
DROP TRIGGER catalogue_note_change_hops ON beers;
--> statement-breakpoint
DROP TRIGGER catalogue_note_change ON beers;
--> statement-breakpoint
CREATE TRIGGER catalogue_note_change AFTER UPDATE OF company_id, available, blocked, company_active, past_date ON beers
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_note_change();
