import { SHOWN_OF_A_COMPANY } from '#contract/limits.ts'
import type { ReadersTaste } from '../../ports/beer-search.ts'
import { breweriesLiked, opinionsOf } from '../../search/liking.ts'
import { hasBeer } from './beer-bits.ts'
import { STANDINGS_A_STAR } from './beer-columns.ts'
import type { BeerIndex } from './beer-index.ts'
import { TasteCells } from './taste-cells.ts'
import { TopOfCompanies } from './top-of-companies.ts'

/** What everybody thinks of a beer, and what the reader thinks of its brewery, against what they think of its taste. */
const STANDING_SHARE = 0.5
const BREWERY_SHARE = 0.5
/** A beer of one's own country has not travelled, in stars. */
const NEAR_STARS = 0.3
/** What a column says of a standing, as it counts. */
const STANDING_STARS = STANDING_SHARE / STANDINGS_A_STAR
/** Of a taste that is liked less than that, in stars, nobody says that it will probably be liked; of what nothing is known it is 0. */
const LEAST_LIKED = -0.1
/** So finely, in parts of a star, one beer is told from another. */
const PARTS_OF_A_STAR = 1_000

/**
 * Beers on sale and in stock that a reader does not know and will probably like, best first, at most so many, by their ids; two of a
 * brewery at most. One that has the name and the description of a beer that they know is the same in another presentation, and none of them either.
 * @param country where the reader is: only what ships there, and rather what is made there; undefined for nobody knows where
 */
export function findRecommended(
  index: BeerIndex,
  taste: ReadersTaste,
  country: string | undefined,
  take: number,
): string[] {
  const { columns, ids, size } = index
  const onSale = columns.onSale.values
  const inStock = columns.inStock.values
  const types = columns.type.values
  const ibus = columns.ibu.values
  const abvs = columns.abv.values
  const standings = columns.standing.values
  const companies = columns.company.values
  const cells = new TasteCells(opinionsOf(taste))
  const ofBrewery = sharesOfBreweries(index, taste, country)
  const ships = index.companies.all.map(({ shipsTo }) => !country || !shipsTo || shipsTo.includes(country))
  const isKnown = knownBeers(index, taste)

  const top = new TopOfCompanies(
    take,
    SHOWN_OF_A_COMPANY,
    (one, other) => ids.compare(one.beer, other.beer) > 0,
  )
  let least = top.leastWanted
  for (let beer = 0; beer < size; beer++) {
    const company = companies[beer]!
    const liked = cells.starsOf(types[beer]!, ibus[beer]!, abvs[beer]!)
    const rank = Math.round(
      (liked + standings[beer]! * STANDING_STARS + ofBrewery[company]!) * PARTS_OF_A_STAR,
    )
    // Most are liked less than what was found already.
    if (
      rank < least ||
      liked < LEAST_LIKED ||
      !hasBeer(onSale, beer) ||
      !inStock[beer] ||
      !ships[company] ||
      isKnown(beer)
    )
      continue
    top.offer({ beer, company, rank })
    least = top.leastWanted
  }
  return top.places.map(({ beer }) => ids.idOf(beer))
}

/** What its brewery adds to a beer, by the breweries' numbers. */
function sharesOfBreweries({ companies }: BeerIndex, taste: ReadersTaste, country: string | undefined) {
  const liked = breweriesLiked(taste)
  return Float32Array.from(
    companies.all,
    (brewery) =>
      (liked.get(brewery.id) ?? 0) * BREWERY_SHARE + (brewery.country === country ? NEAR_STARS : 0),
  )
}

/** Whether a beer, by its number, is one that the reader knows, or the same in another presentation. */
function knownBeers({ ids, columns }: BeerIndex, { known }: ReadersTaste): (beer: number) => boolean {
  const key = (beer: number) => `${columns.company.values[beer]} ${columns.words.values[beer]}`
  const numbers = known.map(({ id }) => ids.numberOf(id)).filter((beer) => beer !== undefined)
  const keys = new Set(numbers.map(key))
  return (beer) => keys.has(key(beer))
}
