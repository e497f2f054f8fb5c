import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import type { BeerType } from '#contract/limits.ts'

/** The invented people whose purchases and reviews fill the demo shop; `key` names their e-mail address. */
export type DemoBuyer = {
  key: string
  name: string
  lastName: string
  document: string
  phone: string
  country: string
  state: string
  city: string
  address: string
}

/** What somebody wrote about a beer ('' is nothing). `buyer` is the key of one. */
type DemoReview = { buyer: string; rate: 1 | 2 | 3 | 4 | 5; comment: string }

/** A beer of the demo shop as its brewery would describe it, in the brewery's own language. */
export type DemoBeer = {
  name: string
  type: BeerType
  abvPercent: number
  ibu: number
  priceCents: number
  /** As it stands on the shelf: 'Lata 473 ml', 'Pack de 6 × 330 ml'. */
  presentation: string
  /** One can or bottle, in millilitres; `unitsPerPack` of them cost `priceCents`. */
  volumeMl: number
  unitsPerPack: number
  /** Units still on hand after every purchase of the demo's history. */
  stock: number
  description: string
  reviews: DemoReview[]
}

/** An invented brewery, with the person who signs in for it. `slug` names its e-mail address, and stays the same for ever. */
export type DemoBrewery = Omit<DemoBuyer, 'key'> & {
  slug: string
  company: string
  story: string
  beers: DemoBeer[]
}

const NUMBERS = ['abvPercent', 'ibu', 'priceCents', 'volumeMl', 'unitsPerPack', 'stock', 'rate']

/** The rows of data/<name>.csv by its first line's names, in the file's order. */
function rowsOf<Row>(name: string): Row[] {
  const text = readFileSync(path.join(import.meta.dirname, 'data', `${name}.csv`), 'utf8')
  const cast = (value: string, { column }: { column: unknown }) =>
    NUMBERS.includes(column as string) ? Number(value) : value
  return parse(text, { columns: true, cast }) as Row[]
}

/**
 * The demo shop as data/*.csv tell it: breweries in the order in which they joined, each with its beers and their reviews, and
 * the buyers. A beer names its brewery by slug, a review its beer by brewery and name.
 */
function readDemoShop(): { breweries: DemoBrewery[]; buyers: DemoBuyer[] } {
  const reviews = rowsOf<DemoReview & { brewery: string; beer: string }>('reviews')
  const beers = rowsOf<Omit<DemoBeer, 'reviews'> & { brewery: string }>('beers')
  return {
    buyers: rowsOf<DemoBuyer>('buyers'),
    breweries: rowsOf<Omit<DemoBrewery, 'beers'>>('breweries').map((brewery) => ({
      ...brewery,
      beers: beers
        .filter((beer) => beer.brewery === brewery.slug)
        .map(({ brewery: slug, ...beer }) => ({
          ...beer,
          reviews: reviews
            .filter((review) => review.brewery === slug && review.beer === beer.name)
            .map(({ buyer, rate, comment }) => ({ buyer, rate, comment })),
        })),
    })),
  }
}

export const { breweries: demoBreweries, buyers: demoBuyers } = readDemoShop()
