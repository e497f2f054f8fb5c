import { sql } from 'drizzle-orm'
import type { listAudit as call } from '#contract/audit.ts'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { listPage } from '../../list-page.ts'
import type { Services } from '../../services.ts'
import { ENTRIES, ENTRY_COLUMNS, type EntryRow, entriesThat, entryOnWire } from './find-entries.ts'
import { nameThings } from './name-things.ts'

/** A page of what admins did, newest first; past the end it is empty. */
export async function listAudit(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { pag, ...filters }: QueryOf<typeof call>,
): Promise<ResponseOf<typeof call>> {
  const page = listPage(pag)
  const which = entriesThat(filters, env.SHOP_TIMEZONE)
  const [found, counted, actors] = await Promise.all([
    db.execute<EntryRow>(sql`
      SELECT ${ENTRY_COLUMNS} FROM ${ENTRIES} WHERE ${which}
      ORDER BY entry.id DESC ${page.rows}`),
    db.execute<{ total: number }>(sql`SELECT count(*) AS total FROM ${ENTRIES} WHERE ${which}`),
    db.execute<{ id: string; email: string }>(sql`
      SELECT id, email FROM users
      WHERE role = 'Admin' AND EXISTS (SELECT FROM audit_entries WHERE actor_id = users.id) ORDER BY email`),
  ])
  const { entries, things } = await nameThings(db, found.rows.map(entryOnWire))
  const total = Number(counted.rows[0]!.total)
  return {
    entries,
    ...page.counted(total),
    actors: actors.rows,
    ...things,
  }
}
