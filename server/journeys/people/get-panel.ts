import type { ResponseOf } from '#contract/endpoint.ts'
import type { getPanel as call } from '#contract/people.ts'
import type { Services } from '../../services.ts'
import { countWaiting } from '../today/count-waiting.ts'
import type { LargeTotals } from './large-totals.ts'
import { BUYERS, type PeopleTable, SELLERS } from './people-tables.ts'
import { countPeople } from './read-people.ts'

/** How many people there are, and what waits: the same as the shop's day says. */
export async function getPanel(
  services: Pick<Services, 'db' | 'env' | 'pool' | 'jobs'>,
  totals: LargeTotals,
): Promise<ResponseOf<typeof call>> {
  const everybody = (table: PeopleTable) =>
    totals.of([table.name, {}], () => countPeople(services.pool, table, {}))
  const [buyers, sellers, waiting] = await Promise.all([
    everybody(BUYERS),
    everybody(SELLERS),
    countWaiting(services),
  ])
  return { buyers, sellers, ...waiting }
}
