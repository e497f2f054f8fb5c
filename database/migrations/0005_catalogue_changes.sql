CREATE TABLE "catalogue_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- No lock is ever waited for: a change adds a row, and takes away a few old ones that nobody else is taking away.
CREATE FUNCTION catalogue_note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_changes DEFAULT VALUES;
  DELETE FROM catalogue_changes WHERE id IN (
    SELECT id FROM catalogue_changes WHERE at < now() - interval '10 minutes' LIMIT 100 FOR UPDATE SKIP LOCKED);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER catalogue_note_new_or_gone AFTER INSERT OR DELETE ON beers
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_note_change();
--> statement-breakpoint
CREATE TRIGGER catalogue_note_change AFTER UPDATE OF company_id, name, search_text, type, price_cents, abv_percent, ibu,
    available, blocked, company_active, rating ON beers
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_note_change();
--> statement-breakpoint
-- The rows that are there, as one number. Ids alone could add up alike after a few came and a few went; their hashes
-- do not. Transactions that commit in another order than they began are seen as well: each changes the set of rows.
CREATE FUNCTION catalogue_version() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN (SELECT coalesce(sum(hashint8extended(id, 0)), 0)::text FROM catalogue_changes);
--> statement-breakpoint
CREATE TRIGGER catalogue_note_company AFTER UPDATE ON companies
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_note_change();
