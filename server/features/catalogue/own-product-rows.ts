import type { OwnProduct } from '#contract/own-products.ts'
import type { ProductList, ProductSort } from '#contract/product-lists.ts'
import type { Ask } from '#database/within-time.ts'
import { BEER_COLUMNS, type BeerRow, beerSummaryOf, keptFactsOf } from './beer-row.ts'
import { endsSoon } from './pace.ts'
import { soldLatelyOf } from './sold-lately.ts'

/** One of a brewery's beers as its table shows it. */
type OwnProductRow = BeerRow & { soldLately: number }

const PRODUCT_COLUMNS = `${BEER_COLUMNS}, ${soldLatelyOf('beer.id')} AS "soldLately"`
const FROM = 'FROM beers AS beer JOIN companies AS company ON company.id = beer.company_id'

/** In which one state a beer is; `$2` is the shop's day. That it is no longer made comes first; then the administration's word, its brewery's, the day's, the shelf's. */
const STATE = `CASE WHEN beer.archived_at IS NOT NULL THEN 'archived' WHEN beer.blocked THEN 'blocked' WHEN NOT beer.available THEN 'off'
  WHEN beer.best_before < $2::date THEN 'past' WHEN beer.on_hand <= beer.reserved THEN 'sold-out' ELSE 'on' END`
/** Of those to be had. */
const ENDS = endsSoon('beer')

const SORTED_BY: Record<ProductSort, string> = {
  newest: 'beer.id',
  name: 'lower(beer.name)',
  price: 'beer.price_cents',
  stock: 'beer.on_hand - beer.reserved',
  sold: soldLatelyOf('beer.id'),
}

/** Which of a company's beers are asked for: of those that words found (`ids`, best first), in a state, in an order. */
export type OwnProductsAsked = {
  companyId: string
  today: string
  ids: string[] | undefined
  state: ProductList | undefined
  sort: { by: ProductSort; down: boolean } | undefined
  skip: number
  take: number
}

/** How many beers there are in each state, and how many end, of those that words found where `ids` says so. */
export async function countStates(
  ask: Ask,
  { companyId, today, ids }: Pick<OwnProductsAsked, 'companyId' | 'today' | 'ids'>,
): Promise<Record<ProductList, number>> {
  const { rows } = await ask<{ state: ProductList; count: number; ending: number }>({
    text: `SELECT ${STATE} AS state, count(*)::int AS count, count(*) FILTER (WHERE ${STATE} = 'on' AND ${ENDS})::int AS ending
      FROM beers AS beer WHERE company_id = $1 AND ($3::uuid[] IS NULL OR beer.id = ANY($3)) GROUP BY 1`,
    values: [companyId, today, ids ?? null],
  })
  const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  const ending = rows.reduce((sum, row) => sum + row.ending, 0)
  return { on: 0, 'sold-out': 0, off: 0, past: 0, blocked: 0, archived: 0, ...counts, ending }
}

/** A page of them, archived ones only where they are asked for. What was sold lately is summed up for the rows that are shown, unless they are sorted by it. */
export async function readOwnProducts(
  ask: Ask,
  { companyId, today, ids, state, sort, skip, take }: OwnProductsAsked,
): Promise<OwnProduct[]> {
  const found = ids && !sort
  const by = found ? 'array_position($3::uuid[], beer.id)' : SORTED_BY[sort?.by ?? 'newest']
  const down = !found && (sort?.down ?? true)
  const { rows } = await ask<OwnProductRow>({
    text: `WITH shown AS (
        SELECT beer.id, row_number() OVER (ORDER BY ${by} ${down ? 'DESC' : 'ASC'}, beer.id DESC) AS place FROM beers AS beer
        WHERE company_id = $1 AND ($3::uuid[] IS NULL OR beer.id = ANY($3)) AND CASE WHEN $4::text IS NULL THEN beer.archived_at IS NULL
          WHEN $4 = 'ending' THEN ${STATE} = 'on' AND ${ENDS} ELSE ${STATE} = $4 END
        ORDER BY place LIMIT $5 OFFSET $6
      )
      SELECT ${PRODUCT_COLUMNS} ${FROM} JOIN shown ON shown.id = beer.id ORDER BY shown.place`,
    values: [companyId, today, ids ?? null, state ?? null, take, skip],
  })
  return rows.map((row) => ownProductOf(row, today))
}

/** These of a company's beers, by id. */
export async function readProductsById(
  ask: Ask,
  { companyId, today, ids }: { companyId: string; today: string; ids: string[] },
): Promise<Map<string, OwnProduct>> {
  const { rows } = await ask<OwnProductRow>({
    text: `SELECT ${PRODUCT_COLUMNS} ${FROM} WHERE beer.company_id = $1 AND beer.id = ANY($2::uuid[])`,
    values: [companyId, ids],
  })
  return new Map(rows.map((row) => [row.id, ownProductOf(row, today)]))
}

function ownProductOf(row: OwnProductRow, today: string): OwnProduct {
  const { id, name, type, presentation, image, price, status, qualification, qualificationCount } =
    beerSummaryOf(row, today)
  const { onHand, held, blocked, pastDate, archived, edition } = keptFactsOf(row, today)
  return {
    ...{ id, name, type, presentation, image, price, status, qualification, qualificationCount },
    ...{ onHand, held, blocked, pastDate, archived, edition, soldLately: row.soldLately },
  }
}
