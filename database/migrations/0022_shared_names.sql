-- The name of a company as it is told from others: what search_normal() leaves, without blanks and signs, and with letters
-- of Cyrillic and Greek that look like Latin ones as those. Capitals that look alike count too: people write either.
CREATE FUNCTION company_name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN translate(
    regexp_replace(search_normal(normalize(name, NFKD)),
      '[\u00ad\u034f\u0300-\u036f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0100-\U000e01ef .''’&,()+/ºª-]', '', 'g'),
    'авекмнорстухіјѕԁһѵԛԝαβεζηικμνορτυχɑօⲟ',
    'abekmhopctyxijsdhvqwabezhikmnoptyxaoo');
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "name_key" text GENERATED ALWAYS AS (company_name_key(company)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "name_taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "name_looked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "companies_name_key" ON "companies" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "companies_name_taken" ON "companies" USING btree ("name_taken_at") WHERE name_taken_at IS NOT NULL AND name_looked_at IS NULL;--> statement-breakpoint
UPDATE "companies" SET "name_taken_at" = now()
WHERE "name_key" <> '' AND EXISTS (
  SELECT FROM "companies" AS first WHERE first."name_key" = "companies"."name_key"
    AND (first."created_at", first."id") < ("companies"."created_at", "companies"."id"));
--> statement-breakpoint
-- Whoever takes a name waits for whoever is taking it, so that of two at once the second knows of the first. A thousand
-- locks are enough to tell names apart, and few enough for a transaction that brings many breweries.
CREATE FUNCTION company_take_name() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  key text := company_name_key(NEW.company);
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.name_key = key THEN
    RETURN NEW;
  END IF;
  NEW.name_taken_at := NULL;
  NEW.name_looked_at := NULL;
  IF key <> '' THEN
    PERFORM pg_advisory_xact_lock(hashtext('company-name'), hashtext(key) % 1024);
    IF EXISTS (SELECT FROM companies WHERE name_key = key AND id <> NEW.id) THEN
      NEW.name_taken_at := now();
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER company_take_name BEFORE INSERT OR UPDATE OF company ON companies
  FOR EACH ROW EXECUTE FUNCTION company_take_name();
--> statement-breakpoint
-- The first of a name is shown otherwise from now on.
CREATE TRIGGER catalogue_note_shared_name AFTER INSERT ON companies
  FOR EACH ROW WHEN (NEW.name_taken_at IS NOT NULL) EXECUTE FUNCTION catalogue_note_change();
--> statement-breakpoint
-- A company's name as people are shown it: told apart by its place while another one that is on bears the same name, and by
-- a number too where the place is the same.
CREATE FUNCTION shown_name(company_id uuid) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN (
    SELECT CASE WHEN company.name_key = '' OR NOT EXISTS (
        SELECT FROM companies AS other
        WHERE other.name_key = company.name_key AND other.active AND other.id <> company.id)
      THEN company.company
      ELSE concat_ws(' · ', company.company, place.name) || (
        SELECT CASE count(*) WHEN 0 THEN '' ELSE ' (' || count(*) + 1 || ')' END FROM (
          SELECT FROM companies AS earlier
          WHERE earlier.name_key = company.name_key AND earlier.active AND earlier.id <> company.id
            AND company_name_key(coalesce(nullif(earlier.city, ''), nullif(earlier.state, ''), earlier.country))
              = company_name_key(place.name)
            AND (coalesce(earlier.name_taken_at, '-infinity'), earlier.id)
              < (coalesce(company.name_taken_at, '-infinity'), company.id)
          LIMIT 98) AS those_before)
      END
    FROM companies AS company,
      LATERAL (SELECT coalesce(nullif(company.city, ''), nullif(company.state, ''), company.country) AS name) AS place
    WHERE company.id = shown_name.company_id);
