import { sql } from 'drizzle-orm'
import { isUuid } from '#contract/is-uuid.ts'
import { WORK_KINDS, type WorkKind } from '#contract/work-kinds.ts'
import type { WorkRow } from '#contract/work-list.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { asWorkRow, keptKind, type ReadWorkRow, WORK_ROW, workOf } from './work-things.ts'

/** What an address names of the work list: of a kind that there is, and in signs that an id can have. */
export type TaskName = { kind: WorkKind; thing: string }

const MAX_CHARACTERS = 200

/** Undefined where nothing of the list can be called so. */
export function taskName({ kind, thing }: { kind: string; thing: string }): TaskName | undefined {
  const isKind = (WORK_KINDS as readonly string[]).includes(kind)
  const isThing = /^[\x21-\x7e]+$/.test(thing) && thing.length <= MAX_CHARACTERS
  if (!isKind || !isThing) return undefined
  // Two spellings of one id are the same.
  return { kind: keptKind(kind as WorkKind), thing: isUuid(thing) ? thing.toLowerCase() : thing }
}

type Found = {
  /** Null for a message that is done: it can still be looked at, taken and noted. */
  row: WorkRow | null
  orderId: string | null
  companyId: string | null
}

/** A thing of the work list as it waits now; undefined where it does not. A message is there as long as it is kept. */
export async function findTask(
  db: Database | Transaction,
  { kind, thing }: TaskName,
): Promise<Found | undefined> {
  const kinds = WORK_KINDS.filter((each) => keptKind(each) === kind)
  const { rows } = await db.execute<ReadWorkRow & { breweryId: string | null }>(sql`
    SELECT ${WORK_ROW}, coalesce(brewery_id, company_id) AS "breweryId" FROM (${workOf(kinds)}) AS work
    WHERE thing = ${thing} ORDER BY since LIMIT 1`)
  if (rows[0]) {
    const { breweryId, ...row } = rows[0]
    return { row: asWorkRow(row), orderId: row.orderId, companyId: breweryId }
  }
  if (kind !== 'message' || !isUuid(thing)) return undefined
  const kept = await db.execute<{ orderId: string | null }>(
    sql`SELECT order_id AS "orderId" FROM contact_messages WHERE id = ${thing}`,
  )
  return kept.rows[0] && { row: null, orderId: kept.rows[0].orderId, companyId: null }
}
