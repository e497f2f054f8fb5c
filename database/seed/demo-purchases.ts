import { demoBreweries, demoBuyers } from './demo-shop.ts'

type DemoPurchaseLine = {
  brewery: string
  beer: string
  quantity: number
  /** What the buyer wrote later about this beer, if this is the purchase that it rests on. */
  review?: { rate: number; comment: string; daysAgo: number }
}

export type DemoPurchase = { buyer: string; daysAgo: number; hour: number; lines: DemoPurchaseLine[] }

/**
 * Purchases lie between these days. None is in the last week, which reconciliation asks the payment provider about:
 * the provider never saw the demo's history.
 */
const OLDEST_DAYS = 238
const NEWEST_DAYS = 16
const BEERS_PER_PURCHASE = 3

/** What the demo's sign-in bought and has not reviewed yet, so that there is something to review. */
const unreviewed: DemoPurchase[] = [
  {
    buyer: 'valentina',
    daysAgo: 14,
    hour: 21,
    lines: [
      { brewery: 'mitad-nube', beer: 'Bajada de Guápulo', quantity: 2 },
      { brewery: 'kankantri', beer: 'Waterkant', quantity: 6 },
      { brewery: 'koker-lane', beer: 'Ron y Roble', quantity: 1 },
    ],
  },
  {
    buyer: 'valentina',
    daysAgo: 9,
    hour: 19,
    lines: [
      { brewery: 'galpon-puelche', beer: 'Estepa', quantity: 1 },
      { brewery: 'tres-apachetas', beer: 'Wila Qullu', quantity: 2 },
    ],
  },
]

/** Every purchase of the demo's history, oldest first; always the same. All in whole days before today. */
export function demoPurchases(): DemoPurchase[] {
  const reviewed = demoBuyers.flatMap(({ key }, position) =>
    purchasesBehindReviews(key, position / demoBuyers.length),
  )
  return [...reviewed, ...reviewed.flatMap(buyingAgain), ...unreviewed].sort((a, b) => b.daysAgo - a.daysAgo)
}

/** A buyer's reviewed beers, dealt into purchases over the months; `phase` (0 to 1) keeps buyers apart. */
function purchasesBehindReviews(buyer: string, phase: number): DemoPurchase[] {
  const written = demoBreweries.flatMap(({ slug, beers }) =>
    beers.flatMap((beer) =>
      beer.reviews
        .filter((review) => review.buyer === buyer)
        .map(({ rate, comment }) => ({ brewery: slug, beer: beer.name, rate, comment })),
    ),
  )
  const purchases = Math.ceil(written.length / BEERS_PER_PURCHASE)
  const spacingDays = (OLDEST_DAYS - NEWEST_DAYS) / purchases
  const places = scattered(purchases, phase)
  return Array.from({ length: purchases }, (_, turn) => {
    const daysAgo = Math.round(OLDEST_DAYS - (places[turn]! + phase) * spacingDays)
    return {
      buyer,
      daysAgo,
      hour: 10 + ((turn * 5 + Math.round(phase * 12)) % 13),
      // Dealt like cards, so that one purchase holds beers of several breweries.
      lines: written
        .filter((_, card) => card % purchases === turn)
        .map(({ brewery, beer, rate, comment }, card) => ({
          brewery,
          beer,
          quantity: 1 + ((rate + card + turn) % 4),
          review: { rate, comment, daysAgo: daysAgo - 4 - ((turn + card * 3) % 9) },
        })),
    }
  })
}

/**
 * The whole numbers below `count`, neighbours far from each other, from another one on for each buyer: everybody's first
 * purchases hold beers of the first breweries, which would have sold in no other month.
 */
function scattered(count: number, phase: number): number[] {
  const GOLDEN = 0.618034
  const marks = Array.from({ length: count }, (_, at) => (1 - phase / 2 + at * GOLDEN) % 1)
  const ranked = marks.toSorted((a, b) => a - b)
  return marks.map((mark) => ranked.indexOf(mark))
}

/** Five stars bring a buyer back a few weeks later for more of the same: that is what makes best sellers. */
function buyingAgain(purchase: DemoPurchase): DemoPurchase[] {
  const daysAgo = purchase.daysAgo - 24
  const loved = purchase.lines.filter((line) => line.review?.rate === 5)
  if (loved.length === 0 || daysAgo < NEWEST_DAYS) return []
  const lines = loved.map(({ brewery, beer, quantity }) => ({ brewery, beer, quantity: quantity + 3 }))
  return [{ buyer: purchase.buyer, daysAgo, hour: 20, lines }]
}
