import { BEER_TYPES } from '#contract/limits.ts'
import type { ReadersTaste } from '../../ports/beer-search.ts'
import { breweriesLiked, likingOf } from '../../search/liking.ts'
import { bitterness, strength } from '../../search/taste-of.ts'
import { STANDINGS, STANDINGS_A_STAR, UNSAID } from './beer-columns.ts'
import type { BeerIndex } from './beer-index.ts'
import { TasteCells } from './taste-cells.ts'
import { TopOfCompanies } from './top-of-companies.ts'

/** What a reader likes, and not who brews most, decides. */
const OF_A_COMPANY = 2
/** What everybody thinks of a beer, and what the reader thinks of its brewery, against what they think of its taste. */
const STANDING_SHARE = 0.5
const BREWERY_SHARE = 0.5
/** A beer of one's own country has not travelled, in stars. */
const NEAR_STARS = 0.3
/** So finely, in parts of a star, one beer is told from another. */
const PARTS_OF_A_STAR = 1_000

/**
 * Beers on sale and in stock that a reader does not know and will probably like, best first, at most so many, by their ids; two of a
 * brewery at most. A beer that they know is none of them in another presentation either.
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
  const cells = new TasteCells(likingOf(taste))
  const { ofBrewery, mostOfBrewery } = sharesOfBreweries(index, taste, country)
  const ships = index.companies.all.map(({ shipsTo }) => !country || !shipsTo || shipsTo.includes(country))
  const isKnown = knownBeers(index, taste)
  const mostBeside = (STANDINGS / STANDINGS_A_STAR) * STANDING_SHARE + mostOfBrewery
  const mostOfTypes = BEER_TYPES.map((_, type) => (cells.mostOf(type) + mostBeside) * PARTS_OF_A_STAR)

  const top = new TopOfCompanies(take, OF_A_COMPANY, (one, other) => ids.compare(one.beer, other.beer) > 0)
  for (let beer = 0; beer < size; beer++) {
    const type = types[beer]!
    // Most are of a style that is liked less than what was found already, whatever else they are.
    if (mostOfTypes[type]! < top.leastWanted || !onSale[beer] || !inStock[beer]) continue
    const company = companies[beer]!
    if (!ships[company]) continue
    const ibu = ibus[beer]!
    const bitter = bitterness(ibu === UNSAID ? null : ibu, BEER_TYPES[type]!)
    const stars =
      cells.at(type, bitter, strength(abvs[beer]! / 100)) +
      (standings[beer]! / STANDINGS_A_STAR) * STANDING_SHARE +
      ofBrewery[company]!
    const rank = Math.round(stars * PARTS_OF_A_STAR)
    if (rank >= top.leastWanted && !isKnown(beer)) top.offer({ beer, company, rank })
  }
  return top.places.map(({ beer }) => ids.idOf(beer))
}

/** What its brewery adds to a beer, by the breweries' numbers, and the most of that. */
function sharesOfBreweries({ companies }: BeerIndex, taste: ReadersTaste, country: string | undefined) {
  const liked = breweriesLiked(taste)
  const ofBrewery = Float32Array.from(
    companies.all,
    (brewery) =>
      (liked.get(brewery.id) ?? 0) * BREWERY_SHARE + (brewery.country === country ? NEAR_STARS : 0),
  )
  return { ofBrewery, mostOfBrewery: ofBrewery.reduce((most, share) => Math.max(most, share), 0) }
}

/** Whether a beer, by its number, is one that the reader knows, or the same in another presentation. */
function knownBeers({ ids, columns }: BeerIndex, { known }: ReadersTaste): (beer: number) => boolean {
  const key = (beer: number) => `${columns.company.values[beer]} ${columns.words.values[beer]}`
  const numbers = known.map(({ id }) => ids.numberOf(id)).filter((beer) => beer !== undefined)
  const keys = new Set(numbers.map(key))
  return (beer) => keys.has(key(beer))
}
