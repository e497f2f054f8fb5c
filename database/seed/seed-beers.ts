import { FRESH_DAYS } from '#contract/limits.ts'
import type { Transaction } from '#database/open-pool.ts'
import { beers, stockMovements } from '#database/schema.ts'
import type { DemoPurchase } from './demo-purchases.ts'
import { type DemoBeer, demoBreweries } from './demo-shop.ts'

type SeededBeer = DemoBeer & { id: string; companyId: string; companyName: string }
/** The beers that were put on sale, by `beerKey`. */
export type SeededBeers = Map<string, SeededBeer>

/** Before the oldest purchase. */
const PUT_ON_SALE_DAYS_AGO = 250

export function beerKey(brewery: string, beer: string): string {
  return `${brewery}/${beer}`
}

/** How long a beer keeps; a strong one gets better for years. Long enough that none of a demo shop spoils soon. */
const KEEPS_DAYS = { strong: 1080, other: 365 }
const STRONG_ABV_PERCENT = 8

/** Of three beers one is fresh, one was packaged before that, and one does not say. */
function datesOf(beer: Pick<DemoBeer, 'abvPercent'>, at: number, daysBefore: (days: number) => Date) {
  if (at % 3 === 2) return {}
  const daysOld = at % 3 === 0 ? 2 + ((at * 7) % 40) : FRESH_DAYS + 10 + ((at * 11) % 80)
  const keeps = beer.abvPercent >= STRONG_ABV_PERCENT ? KEEPS_DAYS.strong : KEEPS_DAYS.other
  const day = (days: number) => daysBefore(days).toISOString().slice(0, 10)
  return { packagedOn: day(daysOld), bestBefore: day(daysOld - keeps) }
}

/**
 * The beers, with what was ever put in store: what is left plus what the purchases took. Breweries take turns, so
 * that the newest beers are not all of one.
 */
export async function seedBeers(
  tx: Transaction,
  companyIds: Record<string, string>,
  purchases: DemoPurchase[],
  daysBefore: (days: number) => Date,
): Promise<SeededBeers> {
  const unitsSold = new Map<string, number>()
  for (const { brewery, beer, quantity } of purchases.flatMap((purchase) => purchase.lines)) {
    unitsSold.set(beerKey(brewery, beer), (unitsSold.get(beerKey(brewery, beer)) ?? 0) + quantity)
  }
  const inTurns = demoBreweries
    .flatMap(({ slug, company, beers }) => beers.map((beer, turn) => ({ slug, company, beer, turn })))
    .sort((a, b) => a.turn - b.turn)

  const made = await tx
    .insert(beers)
    .values(
      inTurns.map(({ slug, beer: { stock, reviews, ...beer } }, at) => ({
        ...beer,
        ...datesOf(beer, at, daysBefore),
        companyId: companyIds[slug]!,
        onHand: stock,
        unitsSold: unitsSold.get(beerKey(slug, beer.name)) ?? 0,
        soldCents: (unitsSold.get(beerKey(slug, beer.name)) ?? 0) * beer.priceCents,
        createdAt: daysBefore(PUT_ON_SALE_DAYS_AGO),
        updatedAt: daysBefore(PUT_ON_SALE_DAYS_AGO),
      })),
    )
    .returning({ id: beers.id, companyId: beers.companyId, name: beers.name })
  const ids = new Map(made.map(({ id, companyId, name }) => [beerKey(companyId, name), id]))

  const seeded = inTurns.map(({ slug, company, beer }) => {
    const companyId = companyIds[slug]!
    return {
      key: beerKey(slug, beer.name),
      ...beer,
      companyId,
      companyName: company,
      id: ids.get(beerKey(companyId, beer.name))!,
    }
  })
  await tx.insert(stockMovements).values(
    seeded
      .map(({ key, id, stock }) => ({ beerId: id, units: stock + (unitsSold.get(key) ?? 0) }))
      .filter(({ units }) => units > 0)
      .map((put) => ({ ...put, cause: 'put' as const, at: daysBefore(PUT_ON_SALE_DAYS_AGO) })),
  )
  return new Map(seeded.map(({ key, ...beer }) => [key, beer]))
}
