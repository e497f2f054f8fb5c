import { type SQL, sql } from 'drizzle-orm'
import type { Figures } from '#contract/figures.ts'
import { beerPicture, type LabelFacts } from '#contract/label-address.ts'
import type { Database } from '#database/open-pool.ts'
import { endsSoon, isLow, paceDaysOf } from '../../features/catalogue/pace.ts'
import { soldLatelyOf } from '../../features/catalogue/sold-lately.ts'

const MOST_LISTED = 20

type Row = { beer: LabelFacts & { image: string }; stock: number; soldLately: number; paceDays: number }

const PACE = sql.raw(paceDaysOf('beers'))
const LEFT = sql`(on_hand - reserved)`

/**
 * Beers that buyers could have, and of which few are left to buy. The pace is that of the last 30 days (of a younger
 * beer, of its life so far): what was sold and did not come back. Best sold first.
 */
export async function findRunningOut(db: Database, companyId: string): Promise<Figures['runningOut']> {
  return atPace(db, companyId, sql.raw(isLow('beers')), MOST_LISTED)
}

/** Beers that are there, and of which few are left or which will be gone in a week, at the same pace; what ends first, first. */
export async function findEndingSoon(db: Database, companyId: string): Promise<Figures['runningOut']> {
  const found = await atPace(db, companyId, sql.raw(endsSoon('beers')))
  // What did not sell lately lasts for as long as nobody knows.
  const lasts = ({ daysLeft }: { daysLeft: number | null }) => daysLeft ?? Number.MAX_SAFE_INTEGER
  return found.toSorted((one, other) => lasts(one) - lasts(other) || one.stock - other.stock)
}

async function atPace(
  db: Database,
  companyId: string,
  which: SQL,
  most: number | null = null,
): Promise<Figures['runningOut']> {
  const { rows } = await db.execute<Row>(sql`
    WITH low AS MATERIALIZED (
      SELECT beers.*, ${LEFT} AS stock, ${PACE} AS pace_days FROM beers
      WHERE company_id = ${companyId} AND on_sale AND ${which}
    )
    SELECT json_build_object('id', low.id, 'name', low.name, 'company', companies.company, 'type', low.type,
             'abvPercent', low.abv_percent, 'ibu', low.ibu, 'description', low.description, 'image', low.image) AS beer,
           low.stock, ${sql.raw(soldLatelyOf('low.id'))} AS "soldLately", pace_days AS "paceDays"
    FROM low JOIN companies ON companies.id = low.company_id
    ORDER BY "soldLately" DESC, low.stock, low.name, low.id LIMIT ${most}::int`)
  return rows.map(({ beer, stock, soldLately, paceDays }) => ({
    id: beer.id,
    name: beer.name,
    image: beerPicture(beer),
    stock,
    soldLately,
    daysLeft: soldLately > 0 ? Math.floor((stock * paceDays) / soldLately) : null,
  }))
}
