import type { Pool } from 'pg'
import {
  BREWERY_LETTERS,
  type BreweryFilter,
  type listAllBreweries as call,
  type ListedBrewery,
} from '#contract/breweries.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { companyPicture } from '#contract/label-address.ts'
import { BREWERIES_PER_PAGE } from '#contract/limits.ts'
import type { CatalogueMemory } from './catalogue-memory.ts'

/** How many breweries of a country have names that begin so. */
type Part = { initial: number; country: string; breweries: number }
type Row = Omit<ListedBrewery, 'letter'> & { initial: number; story: string }

const SELLS = 'active AND EXISTS (SELECT FROM beers WHERE beers.company_id = companies.id AND beers.on_sale)'

/**
 * All companies with beers on sale, by name whatever its accents and signs, 60 a page: those of a letter, of a country. Past the
 * end: an empty list. With how many there are of each letter and country, so that nothing leads to none; those are counted once a
 * version of the catalogue.
 */
export async function listAllBreweries(
  pool: Pool,
  memory: CatalogueMemory,
  { letter, country, pag = 1 }: BreweryFilter,
): Promise<ResponseOf<typeof call>> {
  const parts = await readParts(pool, memory)
  const initial = letter && BREWERY_LETTERS.indexOf(letter)
  const ofCountry = parts.filter((part) => !country || part.country === country)
  const ofLetter = parts.filter((part) => initial === undefined || part.initial === initial)
  const total = sum(ofCountry.filter((part) => ofLetter.includes(part)))
  const values = [initial ?? null, country ?? null, (pag - 1) * BREWERIES_PER_PAGE]
  const { rows } = total ? await pool.query<Row>({ ...PAGE, values }) : { rows: [] }
  return {
    breweries: rows.map(({ initial: at, story, ...row }) => ({
      ...row,
      image: companyPicture({ ...row, story }),
      letter: BREWERY_LETTERS[at]!,
    })),
    letters: BREWERY_LETTERS.map((each, at) => ({
      letter: each,
      breweries: sum(ofCountry.filter((part) => part.initial === at)),
    })),
    countries: [...Map.groupBy(ofLetter, (part) => part.country)]
      .map(([name, of]) => ({ country: name, breweries: sum(of) }))
      .toSorted((a, b) => (a.country < b.country ? -1 : 1)),
    total,
    totalPages: Math.ceil(total / BREWERIES_PER_PAGE),
  }
}

/** Beers are counted for those that are shown alone. */
const PAGE = {
  text: `SELECT company.id, shown_name(company.id) AS company, country, state, city, story, image, initial,
      (SELECT count(*)::int FROM beers WHERE beers.company_id = company.id AND on_sale) AS beers
    FROM (SELECT * FROM companies
      WHERE ${SELLS} AND ($1::smallint IS NULL OR initial = $1) AND ($2::text IS NULL OR country = $2)
      ORDER BY initial, name_key, id LIMIT ${BREWERIES_PER_PAGE} OFFSET $3) AS company
    ORDER BY initial, name_key, company.id`,
}

async function readParts(pool: Pool, memory: CatalogueMemory): Promise<Part[]> {
  const { rows: now } = await pool.query<{ version: string }>('SELECT catalogue_version() AS version')
  const { version } = now[0]!
  const known = memory.recall<Part[]>('breweries-by-letter', version)
  if (known) return known
  const { rows } = await pool.query<Part>(
    `SELECT initial, country, count(*)::int AS breweries FROM companies WHERE ${SELLS} GROUP BY initial, country`,
  )
  // A change since the version was read makes them newer than it says; the next version counts them again.
  memory.keep('breweries-by-letter', version, rows)
  return rows
}

function sum(parts: Part[]): number {
  return parts.reduce((total, { breweries }) => total + breweries, 0)
}
