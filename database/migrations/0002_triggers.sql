-- What follows by itself, and what is never changed.
-- A beer that is being published waits for its company's change, or makes it wait: otherwise a company that is switched
-- off at that moment would keep this one beer on sale.
CREATE FUNCTION beer_take_from_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM companies WHERE companies.id = NEW.company_id FOR SHARE;
  END IF;
  SELECT beer_search_text(NEW.name, company.company, NEW.type), company.active
    INTO NEW.search_text, NEW.company_active
    FROM companies AS company WHERE company.id = NEW.company_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER beer_take_from_company BEFORE INSERT OR UPDATE OF name, company_id, type ON beers
  FOR EACH ROW EXECUTE FUNCTION beer_take_from_company();
--> statement-breakpoint
-- Locks the beers in order of their ids, as every transaction of the checkout does: they never meet in a deadlock.
CREATE FUNCTION company_give_to_beers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM beers WHERE company_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  UPDATE beers
    SET search_text = beer_search_text(beers.name, NEW.company, beers.type), company_active = NEW.active
    WHERE company_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER company_give_to_beers AFTER UPDATE OF company, active ON companies
  FOR EACH ROW WHEN (OLD.company IS DISTINCT FROM NEW.company OR OLD.active IS DISTINCT FROM NEW.active)
  EXECUTE FUNCTION company_give_to_beers();
--> statement-breakpoint
-- A beer's rating is its reviews', whoever writes them; a hidden one counts no more. A beer that was rated takes the shop's mean of
-- now, so that its standing never waits for the sweep.
CREATE FUNCTION beer_rating_follows_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid := coalesce(NEW.beer_id, OLD.beer_id);
  counted_now boolean := TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL;
  counted_before boolean := TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL;
  rate_change integer := CASE WHEN counted_now THEN NEW.rate ELSE 0 END
                       - CASE WHEN counted_before THEN OLD.rate ELSE 0 END;
  count_change integer := counted_now::int - counted_before::int;
BEGIN
  UPDATE beers
    SET rating_sum = rating_sum + rate_change,
        rating_count = rating_count + count_change,
        rating = round((rating_sum + rate_change)::numeric / nullif(rating_count + count_change, 0), 1),
        rating_prior = coalesce((SELECT mean FROM shop_rating), rating_prior)
    WHERE id = changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER beer_rating_follows_reviews AFTER INSERT OR UPDATE OF rate, hidden_at OR DELETE ON reviews
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
    available, blocked, company_active, rating, past_date, packaged_on ON beers
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_note_change();
--> statement-breakpoint
-- The rows that are there, as one number. Ids alone could add up alike after a few came and a few went; their hashes
-- do not. Transactions that commit in another order than they began are seen as well: each changes the set of rows.
CREATE FUNCTION catalogue_version() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN (SELECT coalesce(sum(hashint8extended(id, 0)), 0)::text FROM catalogue_changes);
--> statement-breakpoint
CREATE TRIGGER catalogue_note_company AFTER UPDATE ON companies
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_note_change();
--> statement-breakpoint
CREATE TRIGGER parcel_events_append_only BEFORE UPDATE OR DELETE ON parcel_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_entries_never_truncated BEFORE TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- An erasure deletes a person's values; what stays, stays as it was written.
CREATE TRIGGER audit_values_written_once BEFORE UPDATE ON audit_values
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_values_never_truncated BEFORE TRUNCATE ON audit_values
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Who has one admin keeps one: the last that can sign in is neither switched off nor made something else. Admins are
-- locked in order of id, so that of two that switch each other off the second waits, and is refused.
CREATE FUNCTION keep_an_active_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE role = 'Admin' AND id <> OLD.id ORDER BY id FOR NO KEY UPDATE;
  IF NOT EXISTS (SELECT FROM users WHERE role = 'Admin' AND active AND id <> OLD.id) THEN
    RAISE EXCEPTION 'the last active admin stays' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'users_one_active_admin';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_an_active_admin AFTER UPDATE OF active, role ON users
  FOR EACH ROW WHEN (OLD.role = 'Admin' AND OLD.active AND (NEW.role IS DISTINCT FROM 'Admin' OR NOT NEW.active))
  EXECUTE FUNCTION keep_an_active_admin();
--> statement-breakpoint
-- Whether a buyer bought a beer for money and kept some of it: a line of theirs in an order that stands paid, in a parcel
-- that was not cancelled, with units that no refund is for. A refund that is due, or failed, is owed: it counts as made.
CREATE FUNCTION paid_and_kept(buyer uuid, beer uuid) RETURNS boolean LANGUAGE sql STABLE
  RETURN EXISTS (
    SELECT FROM orders
    JOIN order_lines AS line ON line.order_id = orders.id AND line.beer_id = beer AND line.unit_cents > 0
    JOIN parcels ON parcels.order_id = line.order_id AND parcels.company_id = line.company_id
    WHERE orders.buyer_id = buyer AND orders.state = 'paid' AND parcels.state <> 'cancelled'
      AND line.quantity > (SELECT coalesce(sum(back.quantity), 0) FROM refund_lines AS back
                           JOIN refunds ON refunds.id = back.refund_id
                           WHERE refunds.order_id = line.order_id AND back.beer_id = line.beer_id));
--> statement-breakpoint
-- A review goes with the last purchase that it rests on. Whoever changes an order holds it. Locked first are the reviews,
-- so that of two orders that end at once the second sees the first's end; then every beer of the order, in order of ids,
-- as all do: the rating's trigger and what is put back on the shelf find them held.
CREATE FUNCTION end_unpaid_reviews(ended uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  concerned uuid[];
BEGIN
  concerned := ARRAY(
    SELECT reviews.id FROM orders JOIN order_lines ON order_id = orders.id
    JOIN reviews ON reviews.buyer_id = orders.buyer_id AND reviews.beer_id = order_lines.beer_id
    WHERE orders.id = ended ORDER BY reviews.id FOR UPDATE OF reviews);
  IF concerned = '{}' OR NOT EXISTS (
    SELECT FROM reviews WHERE id = ANY(concerned) AND NOT paid_and_kept(buyer_id, beer_id)) THEN
    RETURN;
  END IF;
  PERFORM FROM beers WHERE id IN (SELECT beer_id FROM order_lines WHERE order_id = ended)
    ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM reviews WHERE id = ANY(concerned) AND NOT paid_and_kept(buyer_id, beer_id);
END $$;
--> statement-breakpoint
CREATE FUNCTION reviews_follow_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_unpaid_reviews(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_follow_order AFTER UPDATE OF state ON orders
  FOR EACH ROW WHEN (OLD.state = 'paid' AND NEW.state <> 'paid') EXECUTE FUNCTION reviews_follow_order();
--> statement-breakpoint
CREATE FUNCTION reviews_follow_parcel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_unpaid_reviews(NEW.order_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_follow_parcel AFTER UPDATE OF state ON parcels
  FOR EACH ROW WHEN (NEW.state = 'cancelled') EXECUTE FUNCTION reviews_follow_parcel();
--> statement-breakpoint
CREATE FUNCTION reviews_follow_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_unpaid_reviews(order_id) FROM
    (SELECT DISTINCT order_id FROM refunded JOIN refunds ON refunds.id = refund_id ORDER BY order_id) AS ended;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_follow_refunds AFTER INSERT ON refund_lines REFERENCING NEW TABLE AS refunded
  FOR EACH STATEMENT EXECUTE FUNCTION reviews_follow_refunds();
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
-- The first of a name is shown otherwise once there is a second.
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
--> statement-breakpoint
-- Money comes by one road and goes back by many: what went back is taken off here, so that none of them forgets it. Whoever
-- changes an order holds it. After the reviews' triggers, which go by their names: reviews are locked before beers.
CREATE FUNCTION sold_money_follows_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM beers WHERE id IN (SELECT beer_id FROM refunded) ORDER BY id FOR NO KEY UPDATE;
  UPDATE beers SET sold_cents = sold_cents - back.cents FROM (
    SELECT line.beer_id, sum(refunded.quantity::bigint * line.unit_cents) AS cents
    FROM refunded JOIN refunds ON refunds.id = refunded.refund_id
    JOIN orders ON orders.id = refunds.order_id AND orders.state = 'paid'
    JOIN order_lines AS line ON line.order_id = orders.id AND line.beer_id = refunded.beer_id AND line.unit_cents > 0
    GROUP BY line.beer_id) AS back
  WHERE beers.id = back.beer_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sold_money_follows_refunds AFTER INSERT ON refund_lines REFERENCING NEW TABLE AS refunded
  FOR EACH STATEMENT EXECUTE FUNCTION sold_money_follows_refunds();
--> statement-breakpoint
-- An order that no longer stands paid takes along what its lines still counted for.
CREATE FUNCTION sold_money_follows_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM beers WHERE id IN (SELECT beer_id FROM order_lines WHERE order_id = NEW.id) ORDER BY id FOR NO KEY UPDATE;
  UPDATE beers SET sold_cents = sold_cents - line.unit_cents::bigint * (line.quantity - (
      SELECT coalesce(sum(back.quantity), 0) FROM refund_lines AS back JOIN refunds ON refunds.id = back.refund_id
      WHERE refunds.order_id = NEW.id AND back.beer_id = line.beer_id))
    FROM order_lines AS line WHERE line.order_id = NEW.id AND beers.id = line.beer_id AND line.unit_cents > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sold_money_follows_order AFTER UPDATE OF state ON orders
  FOR EACH ROW WHEN (OLD.state = 'paid' AND NEW.state <> 'paid') EXECUTE FUNCTION sold_money_follows_order();
--> statement-breakpoint
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
--> statement-breakpoint
-- Counts of beers are remembered: a change of what a filter looks at is told (database/tables/catalogue.ts, catalogueChanges).
CREATE TRIGGER catalogue_note_change_hops AFTER UPDATE OF hops ON beers
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_note_change();
