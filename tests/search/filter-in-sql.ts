import { freshSince } from '#contract/beer-dates.ts'
import { type BeerFilter, boundsInOrder, type Narrowing } from '#contract/beer-filter.ts'
import { containerOf } from '#server/search/container-of.ts'

/** Keeps a value of the statement, and answers what stands for it there. */
export type Place = (value: unknown) => string
/** The day by which beers are fresh, and all that its beers come in. */
type Shop = { today: string; presentations: readonly string[] }

const CONDITIONS: {
  [Name in Exclude<Narrowing, 'name'>]-?: (value: never, place: Place, shop: Shop) => string
} = {
  type: (types: string[], place) => `type = ANY(${place(types)})`,
  price: (dollars: number, place) => `price_cents < ${place(dollars * 100)}`,
  IBU: (ibu: number, place) => `ibu < ${place(ibu)}`,
  ABV: (percent: number, place) => `abv_percent < ${place(percent)}`,
  hops: (text: string, place) => `search_normal(hops) LIKE ${place(`%${text}%`)}`,
  qualification: (stars: number, place) => `rating >= ${place(stars)}`,
  fresh: (_, place, { today }) =>
    `packaged_on BETWEEN ${place(freshSince(today))} AND ${place(today)} AND (best_before IS NULL OR best_before >= ${place(today)})`,
  company: (ids: string[], place) => `company_id = ANY(${place(ids)})`,
  country: (countries: string[], place) => `company.country = ANY(${place(countries)})`,
  shipsTo: (country: string, place) => `(ships_to IS NULL OR ${place(country)} = ANY(ships_to))`,
  container: (containers: string[], place, { presentations }) =>
    `presentation = ANY(${place(presentations.filter((each) => containers.includes(containerOf(each))))})`,
  volume: (volumes: number[], place) => `volume_ml = ANY(${place(volumes)})`,
  available: () => 'in_stock',
  priceFrom: (dollars: number, place) => `price_cents >= ${place(Math.round(dollars * 100))}`,
  priceTo: (dollars: number, place) => `price_cents <= ${place(Math.round(dollars * 100))}`,
  ABVFrom: (percent: number, place) => `abv_percent >= ${place(percent)}`,
  ABVTo: (percent: number, place) => `abv_percent <= ${place(percent)}`,
  IBUFrom: (ibu: number, place) => `ibu >= ${place(ibu)}::numeric`,
  IBUTo: (ibu: number, place) => `ibu <= ${place(ibu)}::numeric`,
}

/**
 * What each filter asks of `beers` and their `companies AS company`, in SQL: written apart from what finds in memory, which is held
 * against it. The words of a name are not among them.
 */
export function conditionsOf(
  filter: BeerFilter,
  { place, ...shop }: Shop & { place: Place },
): { name: Narrowing; condition: string }[] {
  return Object.entries(boundsInOrder(filter)).flatMap(([name, value]) => {
    const condition = CONDITIONS[name as keyof typeof CONDITIONS]
    if (!condition || value === undefined) return []
    return [{ name: name as Narrowing, condition: condition(value as never, place, shop) }]
  })
}
