import type { BeerDetail, BeerSummary } from '#contract/catalogue.ts'
import { textOf } from '#contract/texts/catalogue.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { beerThings } from '#web/head/things/beer-things.ts'

/** What a beer's page is known by and shown with: its social card, and the beer as a product. */
export function beerHead(beer: BeerSummary, reviews: BeerDetail['Qualifications']) {
  const { id, name, type, description, ABV } = beer
  const { company } = beer.company
  return {
    title: textOf('detail.metaTitle', { beer: name, type, company, site: textOf('site.name') }),
    description: textOf('head.beer', { type, company, abv: numberText(ABV), description }),
    path: `/detail/${id}`,
    card: { path: `/labels/${id}/card.png`, alt: textOf('beer.label', { beer: name, company }) },
    // Its seller and admins read it off sale too.
    isListed: beer.status,
    things: beerThings(beer, reviews),
  }
}
