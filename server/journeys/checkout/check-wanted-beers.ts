import { type Refusal, refuse } from '#contract/errors.ts'
import { centsFromDollars, dollarsFromCents, isMoney } from '#contract/money.ts'
import type { LockedBeer } from './lock-beers.ts'
import type { WantedBeer } from './order-keys.ts'

/**
 * Whether these beers may be sold, at the prices that the cart showed. Names every beer that stands in the way.
 * Refuses: beer-not-found, beer-not-on-sale, price-changed with the new price.
 */
export function checkPrices(wanted: WantedBeer[], beers: Map<string, LockedBeer>): Refusal | undefined {
  const unknown = wanted.filter(({ beerId }) => !beers.has(beerId))
  if (unknown.length)
    return refuse('beer-not-found', { beers: unknown.map(({ beerId }) => ({ id: beerId })) })

  const offSale = wanted.map(({ beerId }) => beers.get(beerId)!).filter((beer) => !beer.onSale)
  if (offSale.length) {
    return refuse('beer-not-on-sale', { beers: offSale.map(({ id, name }) => ({ id, name })) })
  }

  const changed = wanted
    .filter(({ beerId, seenPrices }) => seenPrices.some((seen) => !isPrice(seen, beers.get(beerId)!)))
    .map(({ beerId }) => beers.get(beerId)!)
  if (!changed.length) return undefined
  return refuse('price-changed', {
    beers: changed.map(({ id, name, priceCents }) => ({ id, name, price: dollarsFromCents(priceCents) })),
  })
}

/**
 * Whether enough is left. `ownUnits` are units that the buyer's own open orders hold: they count as available to them.
 * Refuses: not-enough-stock with what is left.
 */
export function checkStock(
  wanted: WantedBeer[],
  beers: Map<string, LockedBeer>,
  ownUnits: Map<string, number>,
): Refusal | undefined {
  const leftOf = ({ id, onHand, reserved }: LockedBeer) => onHand - reserved + (ownUnits.get(id) ?? 0)
  const short = wanted
    .filter(({ beerId, quantity }) => leftOf(beers.get(beerId)!) < quantity)
    .map(({ beerId }) => beers.get(beerId)!)
  if (!short.length) return undefined
  return refuse('not-enough-stock', {
    beers: short.map((beer) => ({ id: beer.id, name: beer.name, stock: leftOf(beer) })),
  })
}

function isPrice(seen: number, beer: LockedBeer): boolean {
  return isMoney(seen) && centsFromDollars(seen) === beer.priceCents
}
