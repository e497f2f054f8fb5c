ALTER TABLE "beers" ADD COLUMN "hops" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "beers_hops" ON "beers" USING gin (search_normal("hops") gin_trgm_ops) WHERE on_sale;--> statement-breakpoint
-- Counts of beers are remembered: a change of what a filter looks at is told (database/tables/catalogue.ts, catalogueChanges).
CREATE TRIGGER catalogue_note_change_hops AFTER UPDATE OF hops ON beers
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_note_change();
