import type { Pool } from 'pg'
import {
  BREWERY_LETTERS,
  type BreweryFilter,
  type listAllBreweries as call,
  type ListedBrewery,
} from '#contract/breweries.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { beerPicture, companyPicture } from '#contract/label-address.ts'
import { BREWERIES_PER_PAGE, BREWERY_LABELS, BREWERY_TYPES } from '#contract/limits.ts'
import { partPattern } from '../../search/name-patterns.ts'
import { searchWords } from '../../search/search-words.ts'
import type { CatalogueMemory } from './catalogue-memory.ts'

/** How many breweries of a country have names that begin so. */
type Part = { initial: number; country: string; breweries: number }
type Row = Omit<ListedBrewery, 'letter' | 'labels'> & { initial: number; labels: LabelRow[] | null }
type LabelRow = Parameters<typeof beerPicture>[0]

const SELLS = 'active AND EXISTS (SELECT FROM beers WHERE beers.company_id = companies.id AND beers.on_sale)'
/** Every word stands in its name or in its place. */
const HOLDS = (words: string) =>
  `(${words}::text[] = '{}' OR search_normal(concat_ws(' ', company, city, state, country)) LIKE ALL (${words}::text[]))`

/**
 * All companies with beers on sale, by name whatever its accents and signs, 24 a page: those of a letter, of a country, with words.
 * Past the end: an empty list. With how many there are of each letter and country, so that nothing leads to none; those are counted
 * once a version of the catalogue, and anew for words.
 */
export async function listAllBreweries(
  pool: Pool,
  memory: CatalogueMemory,
  { name = '', letter, country, pag = 1 }: BreweryFilter,
): Promise<ResponseOf<typeof call>> {
  const words = searchWords(name).map(partPattern)
  const parts = words.length ? await partsWith(pool, words) : await readParts(pool, memory)
  const initial = letter && BREWERY_LETTERS.indexOf(letter)
  const ofCountry = parts.filter((part) => !country || part.country === country)
  const ofLetter = parts.filter((part) => initial === undefined || part.initial === initial)
  const total = sum(ofCountry.filter((part) => ofLetter.includes(part)))
  const values = [initial ?? null, country ?? null, words, (pag - 1) * BREWERIES_PER_PAGE]
  const { rows } = total ? await pool.query<Row>({ ...PAGE, values }) : { rows: [] }
  return {
    breweries: rows.map(({ initial: at, labels, ...row }) => ({
      ...row,
      image: companyPicture(row),
      letter: BREWERY_LETTERS[at]!,
      labels: (labels ?? []).map((beer) => beerPicture({ ...beer, company: row.company })),
    })),
    letters: BREWERY_LETTERS.map((each, at) => ({
      letter: each,
      breweries: sum(ofCountry.filter((part) => part.initial === at)),
    })),
    countries: [...Map.groupBy(ofLetter, (part) => part.country)]
      .map(([of, its]) => ({ country: of, breweries: sum(its) }))
      .toSorted((a, b) => (a.country < b.country ? -1 : 1)),
    total,
    totalPages: Math.ceil(total / BREWERIES_PER_PAGE),
  }
}

/** Beers are counted, and labels and styles found, for those that are shown alone. */
const PAGE = {
  text: `SELECT company.id, shown_name(company.id) AS company, country, state, city, story, image, initial,
      (SELECT count(*)::int FROM beers WHERE beers.company_id = company.id AND on_sale) AS beers,
      (SELECT json_agg(beer) FROM (
        SELECT id, name, type, abv_percent::float8 AS "abvPercent", ibu, description, image FROM beers
        WHERE beers.company_id = company.id AND on_sale
        ORDER BY in_stock DESC, id DESC LIMIT ${BREWERY_LABELS}) AS beer) AS labels,
      ARRAY(SELECT type::text FROM beers WHERE beers.company_id = company.id AND on_sale
        GROUP BY type ORDER BY count(*) DESC, max(id::text) DESC LIMIT ${BREWERY_TYPES}) AS types
    FROM (SELECT * FROM companies
      WHERE ${SELLS} AND ($1::smallint IS NULL OR initial = $1) AND ($2::text IS NULL OR country = $2) AND ${HOLDS('$3')}
      ORDER BY initial, name_key, id LIMIT ${BREWERIES_PER_PAGE} OFFSET $4) AS company
    ORDER BY initial, name_key, company.id`,
}

async function readParts(pool: Pool, memory: CatalogueMemory): Promise<Part[]> {
  const { rows: now } = await pool.query<{ version: string }>('SELECT catalogue_version() AS version')
  const { version } = now[0]!
  const known = memory.recall<Part[]>('breweries-by-letter', version)
  if (known) return known
  const parts = await partsWith(pool, [])
  // A change since the version was read makes them newer than it says; the next version counts them again.
  memory.keep('breweries-by-letter', version, parts)
  return parts
}

async function partsWith(pool: Pool, words: string[]): Promise<Part[]> {
  const { rows } = await pool.query<Part>(
    `SELECT initial, country, count(*)::int AS breweries FROM companies WHERE ${SELLS} AND ${HOLDS('$1')}
      GROUP BY initial, country`,
    [words],
  )
  return rows
}

function sum(parts: Part[]): number {
  return parts.reduce((total, { breweries }) => total + breweries, 0)
}
