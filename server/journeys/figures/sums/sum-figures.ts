import { isDatabaseDown } from '../../../http/database-down.ts'
import type { Services } from '../../../services.ts'
import { eachOf } from '../../../sweeps/each-of.ts'
import { whileServing } from '../../../sweeps/while-serving.ts'
import { daysToSum, monthsToSum } from './spans-to-sum.ts'
import { sumDay } from './sum-day.ts'
import { sumMonth } from './sum-month.ts'

type SummingServices = Pick<Services, 'db' | 'env' | 'log' | 'draining'>

/** So many days a run, newest first: by then others are looked for anew. */
const DAYS_AT_ONCE = 200

/**
 * Sums the days and months that are over, and those of which something has changed since. Of several processes one sums at a time; a span is
 * summed whole or not at all. One that fails is read row by row, and keeps the others from nothing.
 */
export async function sumFigures(services: SummingServices): Promise<void> {
  const { db, env, log } = services
  const zone = env.SHOP_TIMEZONE
  const goOn = (error: unknown, span: string) => {
    if (isDatabaseDown(error)) throw error
    log.error({ span, err: error }, 'figures were not summed')
  }
  const some = (spans: string[]) => whileServing(services, spans)
  await eachOf(some(await daysToSum(db, zone, DAYS_AT_ONCE)), 1, (day) => sumDay(db, day, zone), goOn)
  await eachOf(some(await monthsToSum(db, zone)), 1, (month) => sumMonth(db, month, zone), goOn)
}
