import { ABV_STEPS, BEER_TYPES, IBU_STEPS, PRICE_STEPS, RATING_STEPS } from '#contract/limits.ts'
import { containerNumber, containerOf } from '../../search/container-of.ts'
import { FIGURES, KINDS } from './beer-cells.ts'
import { bits, bytes, Growing, wholes } from './growing.ts'
import type { IndexedBeer } from './read-beers.ts'
import type { KeptPart, ReadPart, Sizes } from './snapshot/part.ts'

/** Of what a beer does not say: fits no filter that asks for less, and comes last where least is first. */
export const UNSAID = 2 ** 31 - 1
/** No day: before every day that a filter could ask for, and near enough to be taken from any of them (narrow.ts). */
const NO_DAY = -(2 ** 30)
/** Standings are means of one to five stars: told apart in as many steps. */
export const STANDINGS = 512
export const STANDINGS_A_STAR = 100

/** What stands for texts and companies in columns: numbers that the index gives them. */
type Numbers = { company: number; hops: number; volume: number }

/** What beers are filtered and put in order by, a column each, by the beers' numbers. What a sale changes is hardly in them. */
export class BeerColumns {
  /** 1 while a beer goes by its number: 0 once it has another one, or is gone. */
  there = bits()
  onSale = bits()
  inStock = wholes()
  type = wholes()
  company = wholes()
  volume = wholes()
  priceCents = wholes()
  litreCents = wholes()
  /** In hundredths of a percent. */
  abv = wholes()
  ibu = wholes()
  packagedOn = wholes()
  bestBefore = wholes()
  standing = wholes()
  sold = wholes()
  hops = wholes()
  /** What it is, and how it measures: several facts each in one number (beer-cells.ts). */
  kind = wholes()
  figures = wholes()
  /** How many words its name has, and a number that stands for all of its words. */
  nameWords = bytes()
  words = wholes()

  put(at: number, beer: IndexedBeer, { company, hops, volume }: Numbers): void {
    this.there.set(at, 1)
    this.onSale.set(at, Number(beer.onSale))
    const [available, type] = [Number(beer.inStock), BEER_TYPES.indexOf(beer.type)]
    this.inStock.set(at, available)
    this.type.set(at, type)
    this.company.set(at, company)
    this.volume.set(at, volume)
    this.priceCents.set(at, beer.priceCents)
    this.litreCents.set(at, beer.litreCents ?? UNSAID)
    this.abv.set(at, Math.round(beer.abv * 100))
    this.ibu.set(at, beer.ibu ?? UNSAID)
    this.packagedOn.set(at, beer.packagedOn ?? NO_DAY)
    this.bestBefore.set(at, beer.bestBefore ?? UNSAID)
    this.standing.set(at, Math.min(STANDINGS - 1, Math.round(beer.standing * STANDINGS_A_STAR)))
    this.sold.set(at, beer.soldStep)
    this.hops.set(at, hops)
    const container = containerNumber(containerOf(beer.presentation))
    const price = stepsReached(PRICE_STEPS, beer.priceCents / 100)
    this.kind.set(at, KINDS.numberOf({ type, container, available, price }))
    const figures = {
      ABV: stepsReached(ABV_STEPS, beer.abv),
      IBU: stepsReached(IBU_STEPS, beer.ibu ?? UNSAID),
      qualification: stepsReached(RATING_STEPS, beer.rating ?? 0),
    }
    this.figures.set(at, FIGURES.numberOf(figures))
  }

  /** Each column of the first so many beers. */
  kept({ beers }: Sizes): KeptPart {
    return Object.fromEntries(this.#named().map(([name, column]) => [name, column.ofFirst(beers)]))
  }

  take(part: ReadPart): void {
    for (const [name, column] of this.#named()) column.take(part[name])
    // Their last number was written with the bits of beers that came meanwhile.
    for (const set of [this.there, this.onSale]) set.leaveOutFrom(this.type.values.length)
  }

  #named(): [string, Growing][] {
    return Object.entries(this).filter(([, column]) => column instanceof Growing)
  }
}

/** How many of a filter's steps it has reached: it is below all the others. */
function stepsReached(steps: readonly number[], value: number): number {
  return steps.filter((step) => step <= value).length
}
