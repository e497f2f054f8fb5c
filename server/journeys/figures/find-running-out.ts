import { type SQL, sql } from 'drizzle-orm'
import type { Figures } from '#contract/figures.ts'
import { beerPicture, type LabelFacts } from '#contract/label-address.ts'
import { LOW_STOCK } from '#contract/limits.ts'
import type { Database } from '#database/open-pool.ts'
import { endsSoon, paceDaysOf } from '../../features/catalogue/pace.ts'
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
  return atPace(db, companyId, sql`${LEFT} <= ${LOW_STOCK}`, MOST_LISTED)
}

/** Beers that are there and will not be in a week, at the same pace; what ends first, first. */
export async function findEndingSoon(db: Database, companyId: string) {
  const found = await atPace(db, companyId, sql.raw(endsSoon('beers')))
  return found
    .flatMap(({ daysLeft, ...beer }) => (daysLeft === null ? [] : [{ ...beer, daysLeft }]))
    .toSorted((one, other) => one.daysLeft - other.daysLeft)
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
