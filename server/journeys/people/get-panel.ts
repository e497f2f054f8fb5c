import type { ResponseOf } from '#contract/endpoint.ts'
import type { getPanel as call } from '#contract/people.ts'
import type { Services } from '../../services.ts'
import type { LargeTotals } from './large-totals.ts'
import { BUYERS, type PeopleTable, SELLERS } from './people-tables.ts'
import { countPeople } from './read-people.ts'

type Waiting = Pick<ResponseOf<typeof call>, 'orders' | 'refunds' | 'reports' | 'messages'>

/** How many people there are, and what waits; each of the latter is counted in an index that holds nothing else. */
export async function getPanel(
  { pool }: Pick<Services, 'pool'>,
  totals: LargeTotals,
): Promise<ResponseOf<typeof call>> {
  const everybody = (table: PeopleTable) => totals.of([table.name, {}], () => countPeople(pool, table, {}))
  const [buyers, sellers, { rows }] = await Promise.all([
    everybody(BUYERS),
    everybody(SELLERS),
    pool.query<Waiting>(`SELECT
      (SELECT count(*)::int FROM orders WHERE state IN ('review', 'refund_due')) AS orders,
      (SELECT count(*)::int FROM refunds WHERE state = 'failed') AS refunds,
      (SELECT count(*)::int FROM review_reports WHERE closed_at IS NULL) AS reports,
      (SELECT count(*)::int FROM contact_messages WHERE done_at IS NULL) AS messages`),
  ])
  return { buyers, sellers, ...rows[0]! }
}
