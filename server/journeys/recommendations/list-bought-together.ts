import type { Pool } from 'pg'
import type { BeerSummary } from '#contract/catalogue.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { BOUGHT_TOGETHER, SHOWN_OF_A_COMPANY } from '#contract/limits.ts'
import { BEER_COLUMNS, type BeerRow, beerSummaryOf } from '../../features/catalogue/beer-row.ts'
import { closeness } from './closeness.ts'

/**
 * Beers that can be bought and were bought with this one, the closest first (closeness.ts). Of one that is not on sale none, whether it is there or not. Refuses: beer-not-found for what is no id.
 * @param today the shop's day, by which beers are fresh
 */
export async function listBoughtTogether(
  pool: Pool,
  id: string,
  today: string,
): Promise<BeerSummary[] | Refusal> {
  if (!isUuid(id)) return refuse('beer-not-found')
  const { rows } = await pool.query<BeerRow>({
    name: 'beers-bought-together',
    text: `WITH others AS (
        SELECT pair.other_id, ${closeness} AS closeness,
          row_number() OVER (PARTITION BY beer.company_id ORDER BY ${closeness} DESC, pair.other_id) AS of_company
        FROM beers AS this JOIN beer_pairs AS pair ON pair.beer_id = this.id
          JOIN beers AS beer ON beer.id = pair.other_id AND beer.on_sale AND beer.in_stock
          LEFT JOIN paired_beers AS other ON other.beer_id = pair.other_id
        WHERE this.id = $1 AND this.on_sale)
      SELECT ${BEER_COLUMNS} FROM others JOIN beers AS beer ON beer.id = others.other_id
        JOIN companies AS company ON company.id = beer.company_id
      WHERE others.of_company <= ${SHOWN_OF_A_COMPANY} ORDER BY others.closeness DESC, beer.id LIMIT ${BOUGHT_TOGETHER}`,
    values: [id],
  })
  return rows.map((row) => beerSummaryOf(row, today))
}
