import { type SQL, sql } from 'drizzle-orm'
import { dollarsFromCents } from '#contract/money.ts'
import type { WorkKind } from '#contract/work-kinds.ts'
import type { WorkRow } from '#contract/work-list.ts'
import { adminName } from '../../people/admin-name.ts'
import { CONTACT_OF_COMPANY } from './contact-of-company.ts'
import { LAST_COLUMNS } from './last-columns.ts'
import { WORK_QUERIES } from './work-queries.ts'

/** Kinds that are the same thing to who looks after it: how its deadline stands may change while they do. */
const SAME_THING: Partial<Record<WorkKind, WorkKind>> = {
  'withdrawal-inside': 'withdrawal',
  'withdrawal-outside': 'withdrawal',
  'withdrawal-stray': 'withdrawal',
}

/** Under which kind it is kept who looks after a thing, and what was noted about it. */
export function keptKind(kind: WorkKind): WorkKind {
  return SAME_THING[kind] ?? kind
}

/** What every kind says, in the order of its statement. */
const COLUMNS = sql.raw('since, order_id, refund_id, payment_id, cents, currency, expected, about')

/**
 * What it is that a row is about, among those of its kind. It stays the same as long as the row waits: no name, amount or error is
 * in it. A kind that says another id of its own in its last column has it here too.
 */
const THING =
  sql.raw(`coalesce(message_id::text, complaint_id::text, company_id::text, own_id, refund_id::text,
  order_id || '.' || brewery_id, brewery_id || coalesce('.' || currency, ''), payment_id, order_id::text, '-')`)

/** The statement of one kind, with the columns that only some of them have, and what each row is about. */
function queryOf(kind: WorkKind): SQL {
  const last = LAST_COLUMNS[kind] ?? []
  const more = (column: (typeof last)[number], type: string) =>
    last.includes(column) ? sql.identifier(column) : sql.raw(`NULL::${type} AS ${column}`)
  return sql`SELECT ${kind}::text AS kind, ${keptKind(kind)}::text AS kept_kind, ${COLUMNS}, ${more('company_id', 'uuid')},
               ${more('due', 'timestamptz')}, ${more('complaint_id', 'uuid')}, ${more('message_id', 'uuid')},
               ${more('brewery_id', 'uuid')}, ${more('own_id', 'text')}
             FROM (${WORK_QUERIES[kind]}) AS each (${sql.join([COLUMNS, ...last.map((column) => sql.identifier(column))], sql`, `)})`
}

/**
 * All rows of some kinds, as `WORK_ROW` reads them: with `thing`, and with `taker_id`, the admin who looks after each.
 * What somebody has who is switched off is nobody's meanwhile.
 */
export function workOf(kinds: readonly WorkKind[]): SQL {
  return sql`
    SELECT found.*, admin.id AS taker_id
    FROM (SELECT *, ${THING} AS thing FROM (${sql.join(kinds.map(queryOf), sql` UNION ALL `)}) AS each) AS found
    LEFT JOIN work_takers AS taken ON taken.kind = kept_kind AND taken.thing = found.thing
    LEFT JOIN users AS admin ON admin.id = taken.admin_id AND admin.active`
}

/** What of `workOf` is told, as `asWorkRow` reads it. */
export const WORK_ROW = sql`
  kind, thing, since, order_id AS "orderId", refund_id AS "refundId", payment_id AS "paymentId", cents, currency, expected,
  coalesce((SELECT charge_currency FROM orders WHERE id = order_id), currency) AS "expectedCurrency", about,
  company_id AS "companyId", due, complaint_id AS "complaintId", message_id AS "messageId",
  CASE WHEN taker_id IS NOT NULL THEN (
    SELECT json_build_object('id', users.id, 'name', ${adminName}) FROM users WHERE users.id = taker_id) END AS assignee,
  CASE WHEN order_id IS NOT NULL AND brewery_id IS NOT NULL THEN (
    SELECT json_build_object('companyId', parcels.company_id, 'carrier', carrier, 'tracking', tracking, ${CONTACT_OF_COMPANY})
    FROM parcels JOIN companies ON companies.id = parcels.company_id
    WHERE parcels.order_id = work.order_id AND parcels.company_id = brewery_id) END AS parcel,
  (SELECT count(*)::int FROM work_notes WHERE work_notes.kind = kept_kind AND work_notes.thing = work.thing) AS notes`

export type ReadWorkRow = Omit<WorkRow, 'amount' | 'expected'> & {
  cents: number | null
  expected: number | null
}

export function asWorkRow({ cents, expected, since, due, ...row }: ReadWorkRow): WorkRow {
  return {
    ...row,
    since: new Date(since).toISOString(),
    due: due && new Date(due).toISOString(),
    amount: cents === null ? null : dollarsFromCents(cents),
    expected: expected === null ? null : dollarsFromCents(expected),
  }
}
