import { type Refusal, refuse } from '#contract/errors.ts'
import { dollarsFromCents } from '#contract/money.ts'
import { findObstacles, type Obstacle, seenCentsOf } from '#contract/obstacles.ts'
import type { LockedBeer } from './lock-beers.ts'
import type { WantedBeer } from './order-keys.ts'
import { refuseStaying } from './refuse-destination.ts'

type Found = { beer: LockedBeer; stock: number; obstacles: Obstacle[] }

/** How each obstacle is refused: the first of this list that stands, with every beer that it stands against. */
const REFUSALS: [Obstacle[], (found: Found[], country: string) => Refusal][] = [
  [['not-on-sale'], (found) => refuse('beer-not-on-sale', { beers: found.map(named) })],
  [['no-seller'], (found) => refuse('brewery-without-seller', { beers: found.map(named) })],
  [
    ['paused'],
    (found) =>
      refuse('brewery-paused', {
        beers: found.map(({ beer }) => ({ ...named({ beer }), until: beer.pausedUntil })),
      }),
  ],
  [
    ['price-changed'],
    (found) =>
      refuse('price-changed', {
        beers: found.map(({ beer }) => ({ ...named({ beer }), price: dollarsFromCents(beer.priceCents) })),
      }),
  ],
  [
    ['not-shipped-there'],
    (found, country) =>
      refuseStaying(
        found.map(({ beer }) => beer),
        country,
      ),
  ],
  [
    ['sold-out', 'less-left'],
    (found) =>
      refuse('not-enough-stock', { beers: found.map(({ beer, stock }) => ({ ...named({ beer }), stock })) }),
  ],
]

/**
 * Whether these beers may be sold into a country, at the prices that the cart showed: by the rule of which the cart tells
 * its buyer before (`findObstacles`). `ownUnits` are units that the buyer's own open orders hold: they count as available
 * to them, and what they hold already they may have although its brewery is away.
 * Refuses: beer-not-found, beer-not-on-sale, brewery-without-seller, brewery-paused with until when, price-changed with the new price, not-shipped-there,
 * not-enough-stock with what is left; each names every beer that it is about.
 */
export function refuseObstacles(
  wanted: WantedBeer[],
  beers: Map<string, LockedBeer>,
  { ownUnits, country }: { ownUnits: Map<string, number>; country: string },
): Refusal | undefined {
  const unknown = wanted.filter(({ beerId }) => !beers.has(beerId))
  if (unknown.length)
    return refuse('beer-not-found', { beers: unknown.map(({ beerId }) => ({ id: beerId })) })

  const all = wanted.map(({ beerId, quantity, seenPrices }): Found => {
    const beer = beers.get(beerId)!
    const own = ownUnits.get(beerId) ?? 0
    const stock = beer.onHand - beer.reserved + own
    const pausedUntil = own >= quantity ? null : beer.pausedUntil
    const meant = { quantity, seenCents: seenPrices.map(seenCentsOf), country }
    return { beer, stock, obstacles: findObstacles({ ...beer, pausedUntil, stock }, meant) }
  })
  for (const [kinds, refused] of REFUSALS) {
    const found = all.filter(({ obstacles }) => obstacles.some((each) => kinds.includes(each)))
    if (found.length) return refused(found, country)
  }
  return undefined
}

function named({ beer: { id, name } }: Pick<Found, 'beer'>) {
  return { id, name }
}
