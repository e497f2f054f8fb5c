import type { SoldOn } from '#contract/admin-today.ts'
import type { Database } from '#database/open-pool.ts'
import { inDollars } from '../figures/in-dollars.ts'
import type { Period } from '../figures/read-period.ts'
import { sumSold } from '../figures/sum-sales.ts'
import { withPlan } from '../figures/sums/plan-spans.ts'

/** What all breweries sold on one day, as the market's figures of that day have it. */
export async function sumSoldOn(db: Database, day: string, timeZone: string): Promise<SoldOn> {
  const alone = { from: day, to: day }
  // Nothing is asked of the days before.
  const period: Period = { ...alone, by: 'day', before: alone, parts: [{ ...alone, start: day }] }
  const { now } = await withPlan(db, period, timeZone, (tx, plan) =>
    sumSold(tx, null, period, plan, timeZone),
  )
  const { units, sales: dollars, refunded } = inDollars(now)
  return { day, orders: now.orders, units, sales: dollars, refunded }
}
