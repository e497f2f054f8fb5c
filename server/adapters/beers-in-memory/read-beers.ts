import type { BeerType } from '#contract/limits.ts'
import { NIL_ID } from '#database/nil-id.ts'
import type { Ask } from '#database/within-time.ts'

/** What is kept of a beer in the index. Money in cents, `abv` in percent, days as days since 1970, `standing` in stars. */
export type IndexedBeer = {
  id: string
  companyId: string
  name: string
  description: string
  type: BeerType
  presentation: string
  volumeMl: number | null
  hops: string
  priceCents: number
  litreCents: number | null
  abv: number
  ibu: number | null
  rating: number | null
  packagedOn: number | null
  bestBefore: number | null
  standing: number
  /** What it brought, in steps of an eighth of e: beers that brought almost the same stand beside each other. */
  soldStep: number
  inStock: boolean
  onSale: boolean
}

/** `shown` tells it from others of its name; `shipsTo` null for every country. */
export type IndexedCompany = {
  id: string
  company: string
  shown: string
  city: string
  state: string
  country: string
  shipsTo: string[] | null
}

/** So many are taken in without a pause in which others are answered. */
const AT_ONCE = 1_000

const BEERS = `SELECT id, company_id AS "companyId", name, description, type, presentation, volume_ml AS "volumeMl", search_normal(hops) AS hops,
  price_cents AS "priceCents", litre_cents AS "litreCents", abv_percent::float8 AS abv, ibu, rating::float8 AS rating,
  packaged_on - DATE '1970-01-01' AS "packagedOn", best_before - DATE '1970-01-01' AS "bestBefore",
  coalesce(standing, rating_prior::float8) AS standing, sold_step(sold_cents) AS "soldStep", in_stock AS "inStock", on_sale AS "onSale" FROM beers`

const COMPANIES = `SELECT id, company, city, state, country, ships_to AS "shipsTo",
  CASE WHEN EXISTS (SELECT FROM companies AS other WHERE other.name_key = companies.name_key AND other.id <> companies.id)
    THEN shown_name(id) ELSE company END AS shown FROM companies`

/** All beers, on sale or not, in order of their ids, some at a time. */
export async function* readAllBeers(ask: Ask): AsyncGenerator<IndexedBeer[]> {
  for (let after = NIL_ID; ; ) {
    const { rows } = await ask<IndexedBeer>({
      name: 'all-searched-beers',
      text: `${BEERS} WHERE id > $1 ORDER BY id LIMIT ${AT_ONCE}`,
      values: [after],
    })
    yield rows
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)!.id
  }
}

/** These beers as they are now, on sale or not, some at a time. */
export async function* readBeers(ask: Ask, ids: string[]): AsyncGenerator<IndexedBeer[]> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const values = [ids.slice(from, from + AT_ONCE)]
    yield (await ask<IndexedBeer>({ text: `${BEERS} WHERE id = ANY($1::uuid[])`, values })).rows
  }
}

/** These companies; without ids all. */
export async function readCompanies(ask: Ask, ids?: string[]): Promise<IndexedCompany[]> {
  const which = ids ? { text: `${COMPANIES} WHERE id = ANY($1::uuid[])`, values: [ids] } : { text: COMPANIES }
  return (await ask<IndexedCompany>(which)).rows
}
