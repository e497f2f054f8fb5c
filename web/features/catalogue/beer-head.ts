import type { BeerDetail, BeerSummary } from '#contract/catalogue.ts'
import * as beerTexts from '#contract/texts/beer.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as detailTexts from '#contract/texts/detail.ts'
import * as headTexts from '#contract/texts/head.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { textOf } from '#contract/texts/text.ts'
import { beerThings } from '#web/head/things/beer-things.ts'

/** What a beer's page is known by and shown with: its social card, and the beer as a product. */
export function beerHead(
  beer: BeerSummary & Pick<BeerDetail, 'archived'>,
  reviews: BeerDetail['Qualifications'],
) {
  const { id, name, type, description, ABV } = beer
  const { company } = beer.company
  return {
    title: textOf(detailTexts.metaTitle, { beer: name, type, company, site: textOf(commonTexts.siteName) }),
    description: textOf(headTexts.beer, { type, company, abv: numberText(ABV), description }),
    path: `/detail/${id}`,
    card: { path: `/labels/${id}/card.png`, alt: textOf(beerTexts.label, { beer: name, company }) },
    // Its seller and admins read it off sale too, and everybody one that is no longer made (decision 0111).
    isListed: beer.status,
    things: beerThings(beer, reviews),
  }
}
