import { BEER_TYPES } from '#contract/limits.ts'
import { containerOf } from '../../search/container-of.ts'
import { bytes, decimals, shorts, wholes } from './growing.ts'
import type { IndexedBeer } from './read-beers.ts'

/** Of what a beer does not say: fits no filter that asks for less, and comes last where least is first. */
const UNSAID = 2 ** 31 - 1
/** No day: before every day that a filter could ask for. */
const NO_DAY = -(2 ** 31)
/** Standings are means of one to five stars: told apart in as many steps. */
export const STANDINGS = 512
const STANDINGS_A_STAR = 100

/** What beers are filtered and put in order by, a column each, by the beers' numbers. What a sale changes is not in them. */
export class BeerColumns {
  onSale = bytes()
  inStock = bytes()
  type = bytes()
  container = bytes()
  company = wholes()
  priceCents = wholes()
  litreCents = wholes()
  abv = decimals()
  ibu = wholes()
  rating = decimals()
  packagedOn = wholes()
  bestBefore = wholes()
  standing = shorts()
  hops = wholes()
  /** How many words its name has, and a number that stands for all of its words. */
  nameWords = bytes()
  words = wholes()

  /** @param company the number of its company @param hops the number of its text of hops */
  put(at: number, beer: IndexedBeer, company: number, hops: number): void {
    this.onSale.set(at, Number(beer.onSale))
    this.inStock.set(at, Number(beer.inStock))
    this.type.set(at, BEER_TYPES.indexOf(beer.type))
    this.container.set(at, containerOf(beer.presentation))
    this.company.set(at, company)
    this.priceCents.set(at, beer.priceCents)
    this.litreCents.set(at, beer.litreCents ?? UNSAID)
    this.abv.set(at, beer.abv)
    this.ibu.set(at, beer.ibu ?? UNSAID)
    this.rating.set(at, beer.rating ?? 0)
    this.packagedOn.set(at, beer.packagedOn ?? NO_DAY)
    this.bestBefore.set(at, beer.bestBefore ?? UNSAID)
    this.standing.set(at, Math.min(STANDINGS - 1, Math.round(beer.standing * STANDINGS_A_STAR)))
    this.hops.set(at, hops)
  }
}
