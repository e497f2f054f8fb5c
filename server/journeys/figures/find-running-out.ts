import { sql } from 'drizzle-orm'
import type { Figures } from '#contract/figures.ts'
import { LOW_STOCK, PACE_DAYS } from '#contract/limits.ts'
import { beerPicture, type LabelFacts } from '#contract/pictures.ts'
import type { Database } from '#database/open-pool.ts'
import { soldLatelyOf } from '../../features/catalogue/sold-lately.ts'

const MOST_LISTED = 20

type Row = { beer: LabelFacts & { image: string }; stock: number; soldLately: number; paceDays: number }

/**
 * Beers that buyers could have, and of which few are left to buy. The pace is that of the last 30 days (of a younger
 * beer, of its life so far): what was sold and did not come back. Best sold first.
 */
export async function findRunningOut(db: Database, companyId: string): Promise<Figures['runningOut']> {
  const { rows } = await db.execute<Row>(sql`
    WITH low AS MATERIALIZED (
      SELECT beers.*, on_hand - reserved AS stock FROM beers
      WHERE company_id = ${companyId} AND on_sale AND on_hand - reserved <= ${LOW_STOCK}
    )
    SELECT json_build_object('id', low.id, 'name', low.name, 'company', companies.company, 'type', low.type,
             'abvPercent', low.abv_percent, 'ibu', low.ibu, 'image', low.image) AS beer,
           low.stock, ${sql.raw(soldLatelyOf('low.id'))} AS "soldLately",
           least(greatest(ceil(extract(epoch FROM now() - low.created_at) / 86400), 1), ${PACE_DAYS})::int AS "paceDays"
    FROM low JOIN companies ON companies.id = low.company_id
    ORDER BY "soldLately" DESC, low.stock, low.name, low.id LIMIT ${MOST_LISTED}`)
  return rows.map(({ beer, stock, soldLately, paceDays }) => ({
    id: beer.id,
    name: beer.name,
    image: beerPicture(beer),
    stock,
    soldLately,
    daysLeft: soldLately > 0 ? Math.floor((stock * paceDays) / soldLately) : null,
  }))
}
