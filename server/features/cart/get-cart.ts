import { sql } from 'drizzle-orm'
import type { CartEntry } from '#contract/cart-cookie.ts'
import type { SessionUser } from '#contract/identity.ts'
import { beerPicture, type LabelFacts } from '#contract/label-address.ts'
import { dollarsFromCents } from '#contract/money.ts'
import { type BeerNow, findObstacles, unitsToBeHad } from '#contract/obstacles.ts'
import type { CartLine, DeliveryAddress, PricedCart } from '#contract/orders.ts'
import type { Database } from '#database/open-pool.ts'
import { heldFor, isOnSale, pausedUntil } from './beers-for-buyer.ts'

/** A line before anybody asked what a card is charged for it. */
type PricedLine = Omit<CartLine, 'unitCharged'>

type CartBeer = LabelFacts & BeerNow & { presentation: string; image: string }
/** `own` are units that the buyer's own open order holds. */
type ReadBeer = CartBeer & { own: number }

/**
 * The cart's lines in their order, priced now, with what has changed since they were put there. What the buyer's own
 * open order holds counts as available to them, also where its brewery is away. Beers that do not exist are left out: anyone may edit their cookie.
 * The total is of the lines of which any is to be had, at the quantities asked for.
 * @param today the shop's day: what is past its date is not on sale
 */
export async function getCart(
  db: Database,
  entries: CartEntry[],
  caller: SessionUser | null,
  today: string,
): Promise<Pick<PricedCart, 'total' | 'delivery'> & { lines: PricedLine[] }> {
  const buyerId = caller?.role === 'Person' ? caller.id : null
  const [beers, delivery] = await Promise.all([
    readBeers(db, entries, buyerId, today),
    readDelivery(db, buyerId),
  ])
  const lines = entries.flatMap((entry) => {
    const beer = beers.get(entry.beerId)
    return beer ? [lineOf(entry, beer, delivery?.country)] : []
  })
  const totalCents = entries.reduce((sum, { beerId, quantity }) => {
    const beer = beers.get(beerId)
    return beer && unitsToBeHad(beer) > 0 ? sum + quantity * beer.priceCents : sum
  }, 0)
  return { lines, total: dollarsFromCents(totalCents), delivery }
}

async function readBeers(
  db: Database,
  entries: CartEntry[],
  buyerId: string | null,
  today: string,
): Promise<Map<string, CartBeer>> {
  if (!entries.length) return new Map()
  const found = await db.execute<ReadBeer>(sql`
    SELECT beers.id, beers.name, shown_name(company_id) AS company, type, abv_percent::float8 AS "abvPercent", ibu, description, presentation, beers.image,
           price_cents AS "priceCents",
           ${isOnSale(today)} AS "onSale", has_seller AS "hasSeller", ships_to AS "shipsTo",
           ${pausedUntil(today)} AS "pausedUntil", on_hand - reserved AS stock, ${heldFor(buyerId)} AS own
    FROM beers JOIN companies ON companies.id = company_id
    WHERE beers.id = ANY(${sql.param(entries.map(({ beerId }) => beerId))}::uuid[])`)
  const meant = new Map(entries.map(({ beerId, quantity }) => [beerId, quantity]))
  return new Map(
    found.rows.map(({ own, ...beer }) => {
      const isHeld = own >= (meant.get(beer.id) ?? 0)
      return [beer.id, { ...beer, stock: beer.stock + own, pausedUntil: isHeld ? null : beer.pausedUntil }]
    }),
  )
}

function lineOf({ quantity, seenCents }: CartEntry, beer: CartBeer, country: string | undefined): PricedLine {
  const { id, name, company, presentation, priceCents, stock, shipsTo, onSale } = beer
  const { hasSeller, pausedUntil: until } = beer
  const [problem = null] = findObstacles(beer, { quantity, seenCents: [seenCents], country })
  return {
    id,
    name,
    company,
    presentation,
    image: beerPicture(beer),
    price: dollarsFromCents(priceCents),
    seenPrice: dollarsFromCents(seenCents),
    quantity,
    stock,
    lineTotal: dollarsFromCents(quantity * priceCents),
    shipsTo,
    onSale,
    hasSeller,
    pausedUntil: until,
    problem,
  }
}

/** The address of the buyer's profile; null unless it is whole. */
async function readDelivery(db: Database, buyerId: string | null): Promise<DeliveryAddress | null> {
  if (!buyerId) return null
  const found = await db.execute<DeliveryAddress & { phone: string }>(sql`
    SELECT trim(name || ' ' || last_name) AS recipient, address, city, state, country, phone
    FROM buyers WHERE user_id = ${buyerId}
      AND '' NOT IN (trim(name || ' ' || last_name), address, city, state, country)`)
  const [delivery] = found.rows
  if (!delivery) return null
  const { phone, ...rest } = delivery
  return phone ? delivery : rest
}
