import { sql } from 'drizzle-orm'
import type { AuditEntry, AuditThings } from '#contract/audit.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { Database } from '#database/open-pool.ts'

type Row = {
  kind: 'beer' | 'company' | 'buyer' | 'order' | 'payout-run' | 'payout'
  id: string
  name: string | null
  breweryId: string | null
  brewery: string | null
}
type Told = Pick<AuditEntry, 'subject' | 'facts' | 'before' | 'after'>

/**
 * What entries tell of by its id alone, as it is now: the names of beers and companies, whose beers they are, and which subjects
 * still have a page; what is gone is left out. Payouts were told of without their currency: their entries are given it.
 */
export async function nameThings<Entry extends Told>(
  db: Database,
  entries: Entry[],
): Promise<{ entries: Entry[]; things: AuditThings }> {
  const ids = [
    ...new Set(
      entries.flatMap(({ subject, facts, before, after }) => idsIn([subject.id, facts, before, after])),
    ),
  ]
  const rows = ids.length ? await readThings(db, ids) : []
  const named = rows.filter(({ kind }) => kind === 'beer' || kind === 'company')
  const currencies = new Map(rows.flatMap(({ kind, id, name }) => (kind === 'payout' ? [[id, name]] : [])))
  const subjects = new Set(entries.map(({ subject }) => subject.id))
  return {
    entries: entries.map((entry) => {
      const currency = entry.subject.kind === 'payout' ? currencies.get(entry.subject.id) : undefined
      return currency ? { ...entry, facts: { currency, ...entry.facts } } : entry
    }),
    things: {
      names: Object.fromEntries(named.map(({ id, name }) => [id, name ?? ''])),
      breweries: Object.fromEntries(
        rows.flatMap(({ kind, id, breweryId, brewery }) =>
          kind === 'beer' && subjects.has(id) && breweryId
            ? [[id, { id: breweryId, name: brewery ?? '' }]]
            : [],
        ),
      ),
      there: rows.map(({ id }) => id).filter((id) => subjects.has(id)),
    },
  }
}

async function readThings(db: Database, ids: string[]): Promise<Row[]> {
  const these = sql`ANY (${sql.param(ids)}::uuid[])`
  const { rows } = await db.execute<Row>(sql`
    SELECT 'beer' AS kind, beers.id, beers.name, companies.id AS "breweryId", company AS brewery
    FROM beers JOIN companies ON companies.id = company_id WHERE beers.id = ${these}
    UNION ALL SELECT 'company', id, company, NULL, NULL FROM companies WHERE id = ${these}
    UNION ALL SELECT 'buyer', id, NULL, NULL, NULL FROM users
      WHERE role = 'Person' AND deleted_at IS NULL AND id = ${these}
    UNION ALL SELECT 'order', id, NULL, NULL, NULL FROM orders WHERE id = ${these}
    UNION ALL SELECT 'payout-run', id, NULL, NULL, NULL FROM payout_runs WHERE id = ${these}
    UNION ALL SELECT 'payout', id, currency, NULL, NULL FROM payouts WHERE id = ${these}`)
  return rows
}

/** Every id that stands somewhere in a value. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return isUuid(value) ? [value.toLowerCase()] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}
