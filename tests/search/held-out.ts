import { LEAST_RATED, RECOMMENDED_BEERS } from '#contract/limits.ts'
import { BeerIndex } from '#server/adapters/beers-in-memory/beer-index.ts'
import { findRecommended } from '#server/adapters/beers-in-memory/find-recommended.ts'
import type { IndexedBeer } from '#server/adapters/beers-in-memory/read-beers.ts'

/** A beer of a shop whose readers' ratings are known. */
export type RatedBeer = Pick<IndexedBeer, 'id' | 'companyId' | 'name' | 'type' | 'abv' | 'ibu'>
export type Rating = { reader: string; beerId: string; stars: number }

const HELD_OUT = 0.4
/** What nobody would buy again is no gain. */
const GAIN_ABOVE_STARS = 3
/** As the beers' standing is worked out (database/tables/catalogue.ts), where money backs every rate. */
const STANDING_RATES = 8

/** What readers have told, and what they would give to beers that they have not told of. */
export type Readers = { told: readonly Rating[]; hidden: readonly Rating[] }

/** How good two ways of choosing are: mean nDCG of what is shown, and which part of all beers somebody is shown. */
export type Quality = { recommended: number; bestRated: number; coverage: number }

/** Where breweries and readers are, if that is known. */
export type Places = {
  breweries: readonly { id: string; country: string }[]
  countryOf: (reader: string) => string | undefined
}
const NOWHERE: Places = { breweries: [], countryOf: () => undefined }
const UNNAMED = { company: '', shown: '', city: '', state: '', shipsTo: null }

/** A part of the ratings hidden by chance. @param random between 0 and 1 */
export function hideSome(ratings: readonly Rating[], random: () => number): Readers {
  const told = ratings.map((rating) => ({ rating, isTold: random() >= HELD_OUT }))
  const those = (isTold: boolean) => told.filter((each) => each.isTold === isTold).map(({ rating }) => rating)
  return { told: those(true), hidden: those(false) }
}

/** Shows each reader what is chosen for them by what they have told: what they turn out to like is a gain. */
export function holdOut(
  beers: readonly RatedBeer[],
  { told, hidden }: Readers,
  { breweries, countryOf }: Places = NOWHERE,
): Quality {
  const byId = new Map(beers.map((beer) => [beer.id, beer]))
  const standing = standingsOf(beers, told)
  const index = new BeerIndex()
  for (const brewery of breweries) index.putCompany({ ...brewery, ...UNNAMED })
  for (const beer of beers) index.put(indexed(beer, standing.get(beer.id)!))
  const best = beers.map(({ id }) => id).sort((one, other) => standing.get(other)! - standing.get(one)!)
  const own = Map.groupBy(told, ({ reader }) => reader)
  const hiddenOf = Map.groupBy(hidden, ({ reader }) => reader)

  const seen = new Set<string>()
  const [recommended, bestRated]: [number[], number[]] = [[], []]
  for (const [reader, ratings] of own) {
    const gains = new Map(
      hiddenOf.get(reader)?.map(({ beerId, stars }) => [beerId, Math.max(0, stars - GAIN_ABOVE_STARS)]),
    )
    if (ratings.length < LEAST_RATED || !Math.max(0, ...gains.values())) continue
    const known = ratings.map(({ beerId, stars }) => ({ ...byId.get(beerId)!, stars }))
    const shown = findRecommended(index, { known }, countryOf(reader), RECOMMENDED_BEERS)
    const unknown = best.filter((id) => !known.some((beer) => beer.id === id))
    for (const id of shown) seen.add(id)
    recommended.push(ndcg(shown, gains))
    bestRated.push(ndcg(unknown.slice(0, RECOMMENDED_BEERS), gains))
  }
  return { recommended: mean(recommended), bestRated: mean(bestRated), coverage: seen.size / beers.length }
}

function standingsOf(beers: readonly RatedBeer[], told: readonly Rating[]): Map<string, number> {
  const shopMean = mean(told.map(({ stars }) => stars))
  const rates = Map.groupBy(told, ({ beerId }) => beerId)
  return new Map(
    beers.map(({ id }) => {
      const ofBeer = rates.get(id) ?? []
      const sum = ofBeer.reduce((total, { stars }) => total + stars, 0)
      return [id, (sum + STANDING_RATES * shopMean) / (ofBeer.length + STANDING_RATES)]
    }),
  )
}

const indexed = (beer: RatedBeer, standing: number): IndexedBeer => ({
  ...beer,
  ...{ description: '', presentation: 'Lata', volumeMl: 473, hops: '', priceCents: 400, litreCents: 846 },
  ...{ rating: standing, standing, packagedOn: null, bestBefore: null, soldStep: 0 },
  ...{ inStock: true, onSale: true },
})

function ndcg(shown: readonly string[], gains: ReadonlyMap<string, number>): number {
  const gained = (values: readonly number[]) =>
    values.reduce((sum, value, at) => sum + value / Math.log2(at + 2), 0)
  const ideal = [...gains.values()].sort((a, b) => b - a).slice(0, RECOMMENDED_BEERS)
  return gained(shown.map((id) => gains.get(id) ?? 0)) / gained(ideal)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
