import type { AdminToday } from '#contract/admin-today.ts'
import { TODAY_SEARCHES } from '#contract/limits.ts'
import { listFruitlessSearches } from '../../features/catalogue/list-fruitless-searches.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { addDays } from '../figures/calendar.ts'
import { countWaiting } from './count-waiting.ts'
import { newestBreweries } from './newest-breweries.ts'
import { readLateParcels } from './read-late-parcels.ts'
import { sumSoldOn } from './sum-sold-on.ts'

/** The shop's day: each part says what the page says that it leads to. */
export async function getAdminToday(services: Pick<Services, 'db' | 'env' | 'jobs'>): Promise<AdminToday> {
  const { db, env } = services
  const zone = env.SHOP_TIMEZONE
  const day = shopDay(env)
  const [today, before, late, waiting, breweries, { searches }] = await Promise.all([
    sumSoldOn(db, day, zone),
    sumSoldOn(db, addDays(day, -7), zone),
    readLateParcels(db),
    countWaiting(services),
    newestBreweries(db, { from: addDays(day, -6), to: day }, zone),
    listFruitlessSearches(services, { days: '7', found: 'none', pag: 1 }),
  ])
  return {
    ...{ today, before, late, breweries },
    ...waiting,
    searches: searches.slice(0, TODAY_SEARCHES),
  }
}
