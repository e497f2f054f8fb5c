import type { Pool } from 'pg'

/** Rows as `findText` tells them (`schema.table: the row`), that are there no more, and that were not there before. */
export type Changes = { removed: string[]; written: string[] }

type Noted = { name: string; before: string | null; after: string | null }

/**
 * Sees from now on what is changed in the tables of a schema, by triggers, whoever changes it. What is changed and
 * changed back is no change; nor is what sessions do whose triggers are off (`session_replication_role`).
 * @param unwatched tables that change behind everything
 * @param unwatchedColumns columns, by table, that alone make no change of a row
 */
export async function watchChanges(
  pool: Pool,
  {
    unwatched = [],
    unwatchedColumns = {},
  }: { unwatched?: string[]; unwatchedColumns?: Record<string, string[]> } = {},
) {
  await pool.query(`
    CREATE SCHEMA watched;
    CREATE TABLE watched.changes (id bigserial, name text NOT NULL, before text, after text);
    CREATE FUNCTION watched.note() RETURNS trigger SECURITY DEFINER LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'TRUNCATE' THEN
        INSERT INTO watched.changes (name, before) VALUES (TG_RELID::regclass, 'all that was there');
      ELSIF TG_OP <> 'UPDATE' OR to_jsonb(OLD) - TG_ARGV[0]::text[] <> to_jsonb(NEW) - TG_ARGV[0]::text[] THEN
        INSERT INTO watched.changes (name, before, after)
        VALUES (format('%I.%I', TG_TABLE_SCHEMA, TG_TABLE_NAME), OLD::text, NEW::text);
      END IF;
      RETURN NULL;
    END $$`)
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
     AND relname <> ALL ($1)`,
    [unwatched],
  )
  for (const { name } of tables) {
    const columns = `{${(unwatchedColumns[name] ?? []).join(',')}}`
    await pool.query(`
      CREATE TRIGGER watched AFTER INSERT OR UPDATE OR DELETE ON "${name}"
        FOR EACH ROW EXECUTE FUNCTION watched.note('${columns}');
      CREATE TRIGGER watched_whole AFTER TRUNCATE ON "${name}" EXECUTE FUNCTION watched.note('${columns}')`)
  }
  return {
    /** What has changed since the last time that somebody asked. */
    async take(): Promise<Changes> {
      // Taken away and not read up to a number: a transaction that began early may end late.
      const { rows } = await pool.query<Noted>(`
        WITH taken AS (DELETE FROM watched.changes RETURNING *)
        SELECT name, before, after FROM taken ORDER BY id`)
      return inAll(rows)
    },
  }
}

/** What several changes come to, one after the other. */
function inAll(noted: Noted[]): Changes {
  const [removed, written] = [new Set<string>(), new Set<string>()]
  for (const { name, before, after } of noted) {
    if (before !== null && !written.delete(`${name}: ${before}`)) removed.add(`${name}: ${before}`)
    if (after !== null && !removed.delete(`${name}: ${after}`)) written.add(`${name}: ${after}`)
  }
  return { removed: [...removed], written: [...written] }
}
