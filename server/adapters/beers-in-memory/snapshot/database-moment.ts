import { randomUUID } from 'node:crypto'
import type { Ask } from '#database/within-time.ts'

/** Says of a snapshot which moment of which database it is of. */
export type Mark = { companyId: string; transaction: string }

/**
 * What a database is known by: its server's data, what became of them (a server that was restored to a moment, or takes over for another,
 * begins another timeline), the database, its table of changes, and the migrations that it has seen. What is restored from a file of ours,
 * or by pg_dump, is another database or has another table.
 * https://www.postgresql.org/docs/18/functions-info.html#FUNCTIONS-INFO-CONTROLDATA
 */
const IDENTITY = `concat_ws('/', (SELECT system_identifier FROM pg_control_system()), (SELECT timeline_id FROM pg_control_checkpoint()),
  (SELECT oid FROM pg_database WHERE datname = current_database()), 'search_changes'::regclass::oid,
  (SELECT md5(string_agg(hash, '' ORDER BY id)) FROM drizzle.__drizzle_migrations))`

export async function identify(ask: Ask): Promise<string> {
  const { rows } = await ask<{ identity: string }>({ text: `SELECT ${IDENTITY} AS identity` })
  return rows[0]!.identity
}

/**
 * Writes into the table of changes that a company changed which there never was. Whatever state of the database has that row has
 * everything that was committed, and so read, before it; a state of before, such as an older copy of the server's files, has it not. It
 * goes with the other changes after an hour.
 */
export async function leaveMark(ask: Ask): Promise<{ mark: Mark; identity: string }> {
  const companyId = randomUUID()
  const { rows } = await ask<{ transaction: string; identity: string }>({
    text: `INSERT INTO search_changes (company_id) VALUES ($1) RETURNING transaction::text, ${IDENTITY} AS identity`,
    values: [companyId],
  })
  const { transaction, identity } = rows[0]!
  return { mark: { companyId, transaction }, identity }
}

/** How long ago the mark was left, by the clock of the database; undefined where it is not there. */
export async function ageOfMark(
  ask: Ask,
  { companyId, transaction }: Mark,
): Promise<{ identity: string; ageMs: number | undefined }> {
  const { rows } = await ask<{ identity: string; ageMs: number | null }>({
    text: `SELECT ${IDENTITY} AS identity, (SELECT extract(epoch FROM clock_timestamp() - at)::float8 * 1000
        FROM search_changes WHERE transaction = $2::text::xid8 AND company_id = $1::uuid) AS "ageMs"`,
    values: [companyId, transaction],
  })
  return { identity: rows[0]!.identity, ageMs: rows[0]!.ageMs ?? undefined }
}
