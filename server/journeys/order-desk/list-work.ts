import { sql } from 'drizzle-orm'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { dollarsFromCents } from '#contract/money.ts'
import { WORK_KINDS, type WorkKind } from '#contract/work-kinds.ts'
import type { listWork as call, WorkRow } from '#contract/work-list.ts'
import type { Database } from '#database/open-pool.ts'
import { listPage } from '../../list-page.ts'
import { LAST_COLUMNS, WORK_QUERIES } from './work-queries.ts'

/** What every kind says, in the order of its statement. */
const COLUMNS = sql.raw('since, order_id, refund_id, payment_id, cents, currency, expected, about')

/** The statement of one kind, with the columns that only some of them have. */
function queryOf(kind: WorkKind) {
  const last = LAST_COLUMNS[kind]
  const more = (column: typeof last, type: string) =>
    last === column ? sql.identifier(column!) : sql.raw(`NULL::${type}`)
  return sql`SELECT ${kind}::text AS kind, ${COLUMNS}, ${more('company_id', 'uuid')}, ${more('due', 'timestamptz')}, ${more('complaint_id', 'uuid')}
             FROM (${WORK_QUERIES[kind]}) AS each (${COLUMNS}${last ? sql`, ${sql.identifier(last)}` : sql``})`
}

type Row = Omit<WorkRow, 'amount' | 'expected'> & { cents: number | null; expected: number | null }

/**
 * What a person has to look at, what is past its deadline first, then the longest waiting, 25 a page, and how much there is of each kind. All of it is read
 * each time: the list is as true as the books. Past the end: an empty list.
 */
export async function listWork(
  db: Database,
  { kind, pag }: QueryOf<typeof call>,
): Promise<ResponseOf<typeof call>> {
  const page = listPage(pag)
  const all = sql.join(WORK_KINDS.map(queryOf), sql` UNION ALL `)
  const found = await db.execute<{ counts: Partial<Record<WorkKind, number>> | null; rows: Row[] }>(sql`
    WITH work (kind, since, order_id, refund_id, payment_id, cents, currency, expected, about, company_id, due, complaint_id) AS MATERIALIZED (${all}),
    page AS (
      SELECT kind, since, order_id AS "orderId", refund_id AS "refundId", payment_id AS "paymentId", cents, currency,
             expected, coalesce((SELECT charge_currency FROM orders WHERE id = order_id), currency) AS "expectedCurrency", about, company_id AS "companyId", due, complaint_id AS "complaintId"
      FROM work WHERE kind = coalesce(${kind ?? null}, kind)
      ORDER BY CASE WHEN due < now() THEN due END NULLS LAST, since, order_id, company_id, kind ${page.rows}
    )
    SELECT (SELECT json_object_agg(kind, count) FROM (SELECT kind, count(*) FROM work GROUP BY kind) AS each) AS counts,
           (SELECT coalesce(json_agg(page), '[]') FROM page) AS rows`)
  const { counts: some, rows } = found.rows[0]!
  const counts = Object.fromEntries(WORK_KINDS.map((each) => [each, some?.[each] ?? 0])) as Record<
    WorkKind,
    number
  >
  const total = kind ? counts[kind] : WORK_KINDS.reduce((sum, each) => sum + counts[each], 0)
  return {
    work: rows.map(({ cents, expected, since, due, ...row }) => ({
      ...row,
      since: new Date(since).toISOString(),
      due: due && new Date(due).toISOString(),
      amount: cents === null ? null : dollarsFromCents(cents),
      expected: expected === null ? null : dollarsFromCents(expected),
    })),
    counts,
    ...page.counted(total),
  }
}
