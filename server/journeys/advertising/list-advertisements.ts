import type { AdvertisingPlace, listAdvertisements as call } from '#contract/advertising.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { beerPicture, companyPicture } from '#contract/label-address.ts'
import { BEER_COLUMNS, type BeerRow } from '../../features/catalogue/beer-row.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'

/** The beer that is placed; or one of the placed style or brewery, which proves that there is one on sale. */
type Row = BeerRow &
  Record<'country' | 'state' | 'city' | 'story', string> & {
    place: AdvertisingPlace
    placedBeer: string | null
    placedStyle: string | null
    companyImage: string
  }

/**
 * What stands today in the advertising space. A beer that cannot be bought is left out, as is a style or brewery without a beer on
 * sale (a blocked brewery has none): the shop shows its own picture there.
 */
export async function listAdvertisements({
  pool,
  env,
}: Pick<Services, 'pool' | 'env'>): Promise<ResponseOf<typeof call>> {
  const { rows } = await pool.query<Row>({ name: 'advertisements', text: TODAY, values: [shopDay(env)] })
  return rows.map((row) => {
    const { place, company } = row
    if (row.placedBeer) {
      return {
        ...{ place, kind: 'beer', subject: row.id, name: row.name, brewery: company },
        image: beerPicture(row),
      }
    }
    if (row.placedStyle) {
      return {
        ...{ place, kind: 'style', subject: row.placedStyle, name: row.placedStyle, brewery: null },
        image: beerPicture(row),
      }
    }
    return {
      ...{ place, kind: 'brewery', subject: row.companyId, name: company, brewery: null },
      image: companyPicture({ ...row, id: row.companyId, image: row.companyImage }),
    }
  })
}

/** Of a style the beer that its page begins with by price, in stock first; each way to a beer has its index. */
const TODAY = `
  SELECT placement.place, placement.beer_id AS "placedBeer", placement.type AS "placedStyle",
    company.image AS "companyImage", company.country, company.state, company.city, company.story, ${BEER_COLUMNS}
  FROM placements AS placement
  CROSS JOIN LATERAL (
    (SELECT id FROM beers WHERE id = placement.beer_id AND on_sale AND in_stock)
    UNION ALL (SELECT id FROM beers WHERE type = placement.type AND on_sale
      ORDER BY (NOT in_stock), price_cents, id LIMIT 1)
    UNION ALL (SELECT id FROM beers WHERE company_id = placement.company_id AND on_sale
      ORDER BY in_stock DESC, id DESC LIMIT 1)
  ) AS standing
  JOIN beers AS beer ON beer.id = standing.id JOIN companies AS company ON company.id = beer.company_id
  WHERE placement.withdrawn_at IS NULL AND placement.ends_on >= $1 AND placement.starts_on <= $1
  ORDER BY placement.place`
