import { isMoney } from './money.ts'

/**
 * What can stand between a line of a cart and its purchase, in the order in which it is told: first what only leaving the
 * beer out cures. `no-seller`: nobody sells for its brewery, so that nobody would send it; `paused`: not now.
 */
export const OBSTACLES = [
  'not-on-sale',
  'no-seller',
  'paused',
  'sold-out',
  'not-shipped-there',
  'less-left',
  'price-changed',
] as const
export type Obstacle = (typeof OBSTACLES)[number]

/** What a beer is now to whoever means to buy it: `stock` are the units that are left for them. */
export type BeerNow = {
  /** On sale, and not past its date. */
  onSale: boolean
  hasSeller: boolean
  /** The last day on which its brewery is away; null where it sells, or who means to buy it holds as many already. */
  pausedUntil: string | null
  stock: number
  priceCents: number
  /** Countries that its brewery ships to; null for all. */
  shipsTo: string[] | null
}

/** What is meant: units, at the prices that were seen (in cents, none where none was named), into a country if one is known. */
export type Meant = { quantity: number; seenCents: number[]; country: string | undefined }

/**
 * Everything that stands against buying this now. The cart shows what this finds and an order is refused for it: one rule,
 * so that what looks ready is ready. What cannot be had at all is told alone.
 */
export function findObstacles(beer: BeerNow, { quantity, seenCents, country }: Meant): Obstacle[] {
  if (!beer.onSale) return ['not-on-sale']
  if (!beer.hasSeller) return ['no-seller']
  if (beer.pausedUntil) return ['paused']
  if (beer.stock <= 0) return ['sold-out']
  const found: Obstacle[] = []
  if (country && beer.shipsTo && !beer.shipsTo.includes(country)) found.push('not-shipped-there')
  if (beer.stock < quantity) found.push('less-left')
  if (seenCents.some((seen) => seen !== beer.priceCents)) found.push('price-changed')
  return found
}

/** Units of a beer that can be had: none where nobody sells for its brewery, or it is away. A beer on a list is on sale. */
export function unitsToBeHad({
  onSale = true,
  hasSeller,
  pausedUntil,
  stock,
}: Pick<BeerNow, 'hasSeller' | 'pausedUntil' | 'stock'> & { onSale?: boolean }): number {
  return onSale && hasSeller && !pausedUntil ? Math.max(0, stock) : 0
}

/** Dollars that a client says it saw, as cents; of what is no amount of money, a number that no price equals. */
export function seenCentsOf(dollars: number): number {
  return isMoney(dollars) ? Math.round(dollars * 100) : Number.NaN
}
