import type { ResponseOf } from '#contract/endpoint.ts'
import { type BeerType, SUGGESTIONS } from '#contract/limits.ts'
import type { suggest as call } from '#contract/suggestions.ts'
import type { Ask } from '#database/within-time.ts'
import type { Suggested } from '../../ports/beer-search.ts'

type Found = ResponseOf<typeof call>
type Row = { beers: Found['beers']; companies: Found['companies']; types: BeerType[] }

/**
 * What was suggested, by name: only beers that are on sale now, and breweries and types that have one. Beers
 * take the places that the others leave, and the others at most a few.
 */
export async function nameSuggested(ask: Ask, { beers, companies, types }: Suggested): Promise<Found> {
  const { rows } = await ask<Row>({ ...NAMES, values: [beers, companies, types] })
  const found = rows[0]!
  const shownTypes = found.types.slice(0, SUGGESTIONS.types)
  const shownCompanies = found.companies.slice(0, SUGGESTIONS.companies)
  return {
    beers: found.beers.slice(0, SUGGESTIONS.most - shownTypes.length - shownCompanies.length),
    companies: shownCompanies,
    types: shownTypes,
  }
}

/** A company is active while one of its beers is on sale; each in the order in which it came. */
const NAMES = {
  name: 'suggested-names',
  text: `SELECT
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', beer.id, 'name', beer.name, 'company', shown_name(beer.company_id))
        ORDER BY array_position($1::uuid[], beer.id))
      FROM beers AS beer WHERE beer.id = ANY($1::uuid[]) AND beer.on_sale), '[]') AS beers,
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', company.id, 'company', shown_name(company.id))
        ORDER BY array_position($2::uuid[], company.id))
      FROM companies AS company WHERE company.id = ANY($2::uuid[])
        AND EXISTS (SELECT FROM beers WHERE company_id = company.id AND on_sale)), '[]') AS companies,
    ARRAY(SELECT type FROM unnest($3::text[]) WITH ORDINALITY AS asked (type, at)
      WHERE EXISTS (SELECT FROM beers WHERE beers.type = asked.type AND on_sale) ORDER BY at) AS types`,
}
