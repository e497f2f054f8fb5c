import { BEER_TYPES, SHOWN_OF_A_COMPANY } from '#contract/limits.ts'
import { STYLE_PROFILES } from '../../search/style-profiles.ts'
import { ABV_A_STEP, bitterness, styleDistance } from '../../search/taste-of.ts'
import { hasBeer } from './beer-bits.ts'
import { STANDINGS, UNSAID } from './beer-columns.ts'
import type { BeerIndex } from './beer-index.ts'
import { TopOfCompanies } from './top-of-companies.ts'

/** A square step in points; a star is less than one. */
const STEP_POINTS = 1_000
const STANDING_POINTS = 4
const MOST_STANDING_POINTS = STANDINGS * STANDING_POINTS
const ABV_HUNDREDTHS_A_STEP = ABV_A_STEP * 100

/**
 * Beers on sale and in stock that taste most like this one, at most so many, by their ids: by style, bitterness and strength,
 * of equals the better rated first. Two of a brewery at most. The same
 * beer in another presentation is none of them. None where it is not on sale.
 */
export function findSimilar(index: BeerIndex, id: string, take: number): string[] {
  const { columns, ids, size } = index
  const beer = ids.numberOf(id)
  if (beer === undefined || !hasBeer(columns.onSale.values, beer)) return []
  const onSale = columns.onSale.values
  const inStock = columns.inStock.values
  const types = columns.type.values
  const abv = columns.abv.values
  const standing = columns.standing.values
  const companies = columns.company.values
  const words = columns.words.values
  const bitter = (at: number) => bitternessOf(columns.ibu.values[at]!, types[at]!)
  const type = BEER_TYPES[types[beer]!]!
  const ofStyles = BEER_TYPES.map((other) => styleDistance(other, STYLE_PROFILES[type], type))
  const [itsBitter, itsAbv] = [bitter(beer), abv[beer]!]
  const mostOfStyles = ofStyles.map((distance) => MOST_STANDING_POINTS - distance * STEP_POINTS)

  const top = new TopOfCompanies(
    take,
    SHOWN_OF_A_COMPANY,
    (one, other) => ids.compare(one.beer, other.beer) > 0,
  )
  for (let other = 0; other < size; other++) {
    // Most are of a style that is too far away already, whatever else they are.
    if (mostOfStyles[types[other]!]! < top.leastWanted || !hasBeer(onSale, other) || !inStock[other]) continue
    const company = companies[other]!
    if (company === companies[beer] && words[other] === words[beer]) continue
    const bitterer = bitter(other) - itsBitter
    const stronger = (abv[other]! - itsAbv) / ABV_HUNDREDTHS_A_STEP
    const distance = ofStyles[types[other]!]! + bitterer * bitterer + stronger * stronger
    const rank = Math.round(standing[other]! * STANDING_POINTS - distance * STEP_POINTS)
    if (rank >= top.leastWanted) top.offer({ beer: other, company, rank })
  }
  return top.places.map((place) => ids.idOf(place.beer))
}

function bitternessOf(ibu: number, type: number): number {
  return bitterness(ibu === UNSAID ? null : ibu, BEER_TYPES[type]!)
}
