import { sql } from 'drizzle-orm'
import type { AdminToday } from '#contract/admin-today.ts'
import { TODAY_SEARCHES } from '#contract/limits.ts'
import type { Database } from '#database/open-pool.ts'
import { listFruitlessSearches } from '../../features/catalogue/list-fruitless-searches.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { addDays } from '../figures/calendar.ts'
import { listJobs } from '../jobs/list-jobs.ts'
import { countWork } from './count-work.ts'
import { newestBreweries } from './newest-breweries.ts'
import { readLateParcels } from './read-late-parcels.ts'
import { sumSoldOn } from './sum-sold-on.ts'

/** The shop's day: each part says what the page says that it leads to. */
export async function getAdminToday(services: Pick<Services, 'db' | 'env' | 'jobs'>): Promise<AdminToday> {
  const { db, env } = services
  const zone = env.SHOP_TIMEZONE
  const day = shopDay(env)
  const [today, before, late, work, { counts }, waiting, breweries, { searches }] = await Promise.all([
    sumSoldOn(db, day, zone),
    sumSoldOn(db, addDays(day, -7), zone),
    readLateParcels(db),
    countWork(db),
    listJobs(services),
    countWaiting(db),
    newestBreweries(db, { from: addDays(day, -6), to: day }, zone),
    listFruitlessSearches(services, { days: '7', found: 'none', pag: 1 }),
  ])
  return {
    ...{ today, before, late, work, breweries },
    failedJobs: counts.failed,
    ...waiting,
    searches: searches.slice(0, TODAY_SEARCHES),
  }
}

async function countWaiting(db: Database): Promise<Pick<AdminToday, 'reports'>> {
  const { rows } = await db.execute<Pick<AdminToday, 'reports'>>(sql`
    SELECT (SELECT count(*)::int FROM review_reports WHERE closed_at IS NULL) AS reports`)
  return rows[0]!
}
