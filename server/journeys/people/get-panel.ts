import { type SQL, sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { getPanel as call } from '#contract/people.ts'
import type { Services } from '../../services.ts'
import { WORK_QUERIES } from '../order-desk/work-queries.ts'
import type { LargeTotals } from './large-totals.ts'
import { BUYERS, type PeopleTable, SELLERS } from './people-tables.ts'
import { countPeople } from './read-people.ts'

type Waiting = Pick<ResponseOf<typeof call>, 'orders' | 'refunds' | 'reports' | 'messages'>

const countOf = (rows: SQL) => sql`(SELECT count(*) FROM (${rows}) AS waiting)`

/**
 * How many people there are, and what waits: of the work list what an index knows, so that the panel costs the same in a
 * shop of many orders.
 */
export async function getPanel(
  { db, pool }: Pick<Services, 'db' | 'pool'>,
  totals: LargeTotals,
): Promise<ResponseOf<typeof call>> {
  const everybody = (table: PeopleTable) => totals.of([table.name, {}], () => countPeople(pool, table, {}))
  const [buyers, sellers, { rows }] = await Promise.all([
    everybody(BUYERS),
    everybody(SELLERS),
    db.execute<Waiting>(sql`SELECT ${countOf(WORK_QUERIES.review)} AS orders,
      ${countOf(WORK_QUERIES['refund-failed'])} AS refunds,
      ${countOf(sql`SELECT FROM review_reports WHERE closed_at IS NULL`)} AS reports,
      ${countOf(sql`SELECT FROM contact_messages WHERE done_at IS NULL`)} AS messages`),
  ])
  return { buyers, sellers, ...rows[0]! }
}
