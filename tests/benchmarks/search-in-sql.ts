import type { PoolClient } from 'pg'
import { type BeerFilter, FACETS, type Facet } from '#contract/beer-filter.ts'
import {
  ABV_STEPS,
  BEERS_PER_PAGE,
  FRESH_DAYS,
  IBU_STEPS,
  PRICE_STEPS,
  RATING_STEPS,
} from '#contract/limits.ts'
import { COUNTRIES } from '#contract/places.ts'
import { BEER_COLUMNS } from '#server/features/catalogue/beer-row.ts'
import { partPattern } from '#server/search/name-patterns.ts'
import { normalSearchText } from '#server/search/normal-search-text.ts'
import { conditionsOf, type Place } from '#tests/search/filter-in-sql.ts'
import { PRESENTATIONS } from './fill-catalogue.ts'

/** What SQL alone would have for words. */
export async function addSqlIndex(client: PoolClient): Promise<void> {
  await client.query('CREATE INDEX IF NOT EXISTS control_words ON beers USING gin (search_text gin_trgm_ops)')
}

export async function dropSqlIndex(client: PoolClient): Promise<void> {
  await client.query('DROP INDEX IF EXISTS control_words')
}

/** Where the value of each facet stands; a list of steps for what is below, or from, each of them. */
const VALUES: { [Name in Facet]: string } = {
  type: 'type',
  container: 'presentation',
  volume: 'volume_ml',
  company: 'company_id',
  country: 'country',
  available: `CASE WHEN in_stock THEN 1 END`,
  fresh: `CASE WHEN packaged_on BETWEEN CURRENT_DATE - ${FRESH_DAYS} AND CURRENT_DATE THEN 1 END`,
  price: `unnest(ARRAY[${PRICE_STEPS}]) AS step WHERE price_cents < step * 100`,
  ABV: `unnest(ARRAY[${ABV_STEPS}]) AS step WHERE abv_percent < step`,
  IBU: `unnest(ARRAY[${IBU_STEPS}]) AS step WHERE ibu < step`,
  qualification: `unnest(ARRAY[${RATING_STEPS}]) AS step WHERE rating >= step`,
  shipsTo: `unnest(ARRAY[${COUNTRIES.map((country) => `'${country}'`)}]) AS step WHERE ships_to IS NULL OR step = ANY(ships_to)`,
}

/**
 * The page of a filter by SQL alone: twelve beers, the exact total, and how many each value of each filter would give: of one look at
 * beers that at most one filter leaves out. Words are looked for as parts, a typo by the patterns that it may be one of; what fits comes the
 * newest first. Answers the total.
 * @param today the shop's day
 */
export async function searchInSql(client: PoolClient, filter: BeerFilter, today: string): Promise<number> {
  const values: unknown[] = []
  const place: Place = (value) => `$${values.push(value)}`
  const conditions = conditionsOf(filter, {
    place,
    today,
    presentations: PRESENTATIONS.map(([name]) => name),
  })
  const texts: string[] = []
  for (const word of normalSearchText(filter.name ?? '')
    .split(' ')
    .filter(Boolean)) {
    texts.push(`beer.search_text LIKE ANY(${place(await patternsOf(client, word))})`)
  }
  const from = `FROM beers AS beer JOIN companies AS company ON company.id = beer.company_id WHERE ${['on_sale', ...texts].join(' AND ')}`
  const all = conditions.map(({ condition }) => `(${condition}) IS TRUE`)
  await client.query({
    text: `SELECT ${BEER_COLUMNS} ${[from, ...all].join(' AND ')} ORDER BY in_stock DESC, beer.id DESC LIMIT ${BEERS_PER_PAGE}`,
    values,
  })
  const counts = await client.query<{ facet: string; count: number }>({
    text: countsQuery(from, conditions),
    values,
  })
  return counts.rows.find(({ facet }) => facet === 'total')!.count
}

/** One look at the table, which keeps the beers that at most one filter leaves out, and which. */
function countsQuery(from: string, conditions: { name: string; condition: string }[]): string {
  const misses = conditions.map(({ condition }) => `((${condition}) IS NOT TRUE)::int`)
  const missed = conditions.map(({ name, condition }) => `WHEN (${condition}) IS NOT TRUE THEN '${name}'`)
  return `WITH told AS (
      SELECT type, presentation, volume_ml, company_id, in_stock, packaged_on, price_cents, abv_percent, ibu, rating, country, ships_to,
        CASE ${missed.join(' ')} WHEN false THEN '' ELSE '' END AS missed ${from} AND ${misses.join(' + ') || 0} < 2),
    seen AS MATERIALIZED (SELECT * FROM told)
    SELECT 'total' AS facet, '' AS value, count(*)::int FROM seen WHERE missed = ''
    UNION ALL ${FACETS.map(countsOf).join(' UNION ALL ')}`
}

function countsOf(facet: Facet): string {
  const [value, steps] = VALUES[facet].split(' AS step WHERE ')
  const seen = `missed IN ('', '${facet}')`
  return steps
    ? `SELECT '${facet}', step::text, count(*)::int FROM seen CROSS JOIN ${value} AS step WHERE (${steps}) AND ${seen} GROUP BY step`
    : `SELECT '${facet}', (${value})::text, count(*)::int FROM seen WHERE ${seen} GROUP BY 2`
}

/** As a part, or where no beer has it a letter wrong, missing or too many. */
async function patternsOf(client: PoolClient, word: string): Promise<string[]> {
  const part = partPattern(word)
  const { rows } = await client.query('SELECT FROM beers WHERE on_sale AND search_text LIKE $1 LIMIT 1', [
    part,
  ])
  if (rows.length) return [part]
  return Array.from(word, (_, at) => [
    `%${word.slice(0, at)}_${word.slice(at + 1)}%`,
    `%${word.slice(0, at)}_${word.slice(at)}%`,
    `%${word.slice(0, at)}${word.slice(at + 1)}%`,
  ]).flat()
}
