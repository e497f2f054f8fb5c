import type { Pool } from 'pg'
import type { getBreweryOfTheMonth as call } from '#contract/breweries.ts'
import type { Brewery } from '#contract/catalogue.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { companyPicture } from '#contract/label-address.ts'
import { MONTH_BEERS } from '#contract/limits.ts'
import { NAME_WAITS } from '../../people/name-waits.ts'
import { BEER_COLUMNS, type BeerRow, beerSummaryOf } from './beer-row.ts'
import type { CatalogueMemory } from './catalogue-memory.ts'

/** So many stand behind each other for a month: where the first has sold out, it is the next one's turn. */
const IN_LINE = 6

/**
 * The brewery whose turn it is this month, with its best beers that can be bought (docs/decisions/0129). The lots are drawn once a
 * version of the catalogue; of those in line the first that has enough beers just now is told, so that all processes tell the same one.
 * @param today the shop's day
 */
export async function getBreweryOfTheMonth(
  pool: Pool,
  memory: CatalogueMemory,
  today: string,
): Promise<ResponseOf<typeof call>> {
  const month = today.slice(0, 7)
  const line = await drawnFor(pool, memory, month)
  const { rows } = line.length ? await pool.query<BeerRow>({ ...BEERS, values: [line] }) : { rows: [] }
  const ofEach = line.map((id) => rows.filter((row) => row.companyId === id))
  const beers = ofEach.find((its) => its.length >= MONTH_BEERS)
  if (!beers) return { month, chosen: null }
  const { rows: found } = await pool.query<Brewery>({ ...BREWERY, values: [beers[0]!.companyId] })
  const brewery = found[0]!
  return {
    month,
    chosen: {
      brewery: { ...brewery, image: companyPicture(brewery) },
      beers: beers.map((row) => beerSummaryOf(row, today)),
    },
  }
}

/** Who is in line this month, first first. */
async function drawnFor(pool: Pool, memory: CatalogueMemory, month: string): Promise<string[]> {
  const { rows: now } = await pool.query<{ version: string }>('SELECT catalogue_version() AS version')
  const version = `${month} ${now[0]!.version}`
  const known = memory.recall<string[]>('of-the-month', version)
  if (known) return known
  const { rows } = await pool.query<{ id: string }>({ ...LINE, values: [month, monthBefore(month)] })
  const line = rows.map(({ id }) => id)
  // A change since the version was read makes it newer than it says; the next version draws again.
  memory.keep('of-the-month', version, line)
  return line
}

function monthBefore(month: string): string {
  const first = new Date(`${month}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() - 1)
  return first.toISOString().slice(0, 7)
}

/** Who may be drawn, by what only a new version of the catalogue changes; a lot is what the month and the id come to. */
const MAY = `company.active AND company.waits_since IS NULL AND company.user_id IS NOT NULL AND company.story <> '' AND NOT (${NAME_WAITS})`
const HAS_BEERS = `EXISTS (SELECT FROM beers WHERE beers.company_id = company.id AND beers.on_sale OFFSET ${MONTH_BEERS - 1})`

/** Lots are put in order before anybody's beers are looked at (OFFSET 0 keeps PostgreSQL to that): those of the first few alone are. */
const inOrder = (order: string) =>
  `SELECT id FROM (SELECT id FROM drawn ORDER BY ${order} OFFSET 0) AS company WHERE ${HAS_BEERS}`

const LINE = {
  text: `WITH drawn AS MATERIALIZED (
      SELECT id, created_at, md5($1 || id) AS lot, md5($2 || id) AS last_lot FROM companies AS company WHERE ${MAY}),
    last AS MATERIALIZED (${inOrder(`created_at >= ($2 || '-01')::date, last_lot`)} LIMIT 1)
    ${inOrder(`id IN (SELECT id FROM last), created_at >= ($1 || '-01')::date, lot`)} LIMIT ${IN_LINE}`,
}

/**
 * Of each of these the best rated of its newest that can be bought: a large brewery is not read from end to end. Twice as many as a page shows, which
 * may have some of them elsewhere.
 */
const NEWEST = 12
const BEERS = {
  text: `SELECT ${BEER_COLUMNS} FROM unnest($1::uuid[]) AS line (id) JOIN companies AS company ON company.id = line.id
      CROSS JOIN LATERAL (
        SELECT * FROM (SELECT * FROM beers WHERE company_id = line.id AND on_sale AND in_stock
          ORDER BY id DESC LIMIT ${NEWEST}) AS newest
        ORDER BY standing DESC NULLS LAST, id LIMIT ${2 * MONTH_BEERS}) AS beer
    ORDER BY array_position($1::uuid[], line.id), beer.standing DESC NULLS LAST, beer.id`,
}

const BREWERY = {
  text: `SELECT id, shown_name(id) AS company, country, state, city, story, image,
      (SELECT count(*)::int FROM beers WHERE company_id = companies.id AND on_sale) AS beers
    FROM companies WHERE id = $1`,
}
