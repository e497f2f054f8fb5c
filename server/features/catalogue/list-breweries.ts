import type { Pool } from 'pg'
import type { Brewery, listBreweries as call } from '#contract/catalogue.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { companyPicture } from '#contract/label-address.ts'
import { NAME_WAITS } from '../../people/name-waits.ts'
import type { CatalogueMemory } from './catalogue-memory.ts'

const CAROUSEL_BREWERIES = 24

type Breweries = ResponseOf<typeof call>
type BreweryRow = Brewery & { total_companies: number; total_beers: number }

/**
 * The companies with beers on sale, most beers first, at most 24, without those that took another's name and that no admin
 * has looked at; and how many companies and beers there are in all:
 * counted once a version of the catalogue.
 * No person, e-mail, document, phone or address is public (decisions, "Deliberate deviations").
 */
export async function listBreweries(pool: Pool, memory: CatalogueMemory): Promise<Breweries> {
  const { rows: now } = await pool.query<{ version: string }>('SELECT catalogue_version() AS version')
  const known = memory.recall<Breweries>('breweries', now[0]!.version)
  if (known) return known
  const counted = await countBreweries(pool)
  // Counted after the version was read: a change in between makes it newer than its version says, and the next version
  // counts it again.
  memory.keep('breweries', now[0]!.version, counted)
  return counted
}

async function countBreweries(pool: Pool): Promise<Breweries> {
  const { rows } = await pool.query<BreweryRow>({
    name: 'breweries',
    text: `WITH counted AS (SELECT company_id, count(*)::int AS beers FROM beers WHERE on_sale GROUP BY company_id)
      SELECT shown.*, shown_name(shown.id) AS company FROM (
        SELECT company.id, company.country, company.state, company.city, company.story, company.image, counted.beers,
          (SELECT count(*) FROM counted)::int AS total_companies, (SELECT sum(beers) FROM counted)::int AS total_beers
        FROM counted JOIN companies AS company ON company.id = counted.company_id
        WHERE NOT (${NAME_WAITS})
        ORDER BY counted.beers DESC, company.id LIMIT ${CAROUSEL_BREWERIES}) AS shown
      ORDER BY shown.beers DESC, shown.id`,
  })
  return {
    companies: rows.map(({ total_companies: _companies, total_beers: _beers, ...brewery }) => ({
      ...brewery,
      image: companyPicture(brewery),
    })),
    totalCompanies: rows[0]?.total_companies ?? 0,
    totalBeers: rows[0]?.total_beers ?? 0,
  }
}
