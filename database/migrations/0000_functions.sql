-- What columns and indexes rest on.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- unaccent() itself is only STABLE, because its dictionary could change; ours is fixed by name, so that indexes and
-- generated values may rest on it.
CREATE FUNCTION search_normal(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(unaccent('unaccent'::regdictionary, value));
--> statement-breakpoint
-- The name of a company as it is told from others: what search_normal() leaves, without blanks and signs, and with letters
-- of Cyrillic and Greek that look like Latin ones as those. Capitals that look alike count too: people write either.
CREATE FUNCTION company_name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN translate(
    regexp_replace(search_normal(normalize(name, NFKD)),
      '[\u00ad\u034f\u0300-\u036f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0100-\U000e01ef .''’&,()+/ºª-]', '', 'g'),
    'авекмнорстухіјѕԁһѵԛԝαβεζηικμνορτυχɑօⲟ',
    'abekmhopctyxijsdhvqwabezhikmnoptyxaoo');
--> statement-breakpoint
-- What a beer is found by: its own name, its company's, and its type.
CREATE FUNCTION beer_search_text(name text, company text, type text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN search_normal(name || ' ' || company || ' ' || type);
--> statement-breakpoint
-- What a name begins with, signs before it left out: 0 for a digit, 1 to 26 for a letter without its accent, 27 for others.
CREATE FUNCTION name_initial(name text) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN (
    SELECT CASE WHEN first BETWEEN 48 AND 57 THEN 0 WHEN first BETWEEN 97 AND 122 THEN first - 96 ELSE 27 END
    FROM (SELECT ascii(ltrim(company_name_key(name), '¡!¿?#$%*@"“”«»<>=[]{}|~_:;\')) AS first) AS named);
