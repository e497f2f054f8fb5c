import { type SQL, sql } from 'drizzle-orm'
import { dollarsFromCents } from '#contract/money.ts'
import type { ParcelState } from '#contract/parcel-states.ts'
import { beerPicture, type LabelFacts } from '#contract/pictures.ts'
import type { OrderState, Purchase, PurchaseParcel } from '#contract/purchases.ts'
import type { Database } from '#database/open-pool.ts'

type PurchaseRow = {
  id: string
  buyerId: string
  buyerName: string
  buyerEmail: string
  date: string
  state: OrderState
  totalCents: number
  refundedCents: number
  initPoint: string | null
  isOpen: boolean
  updatedAt: string
  lines: LineRow[]
}

type LineRow = {
  beer: LabelFacts
  name: string
  presentation: string
  companyId: string
  companyName: string
  image: string
  quantity: number
  unitCents: number
  /** Of quantity, the units that no refund is for. */
  left: number
  parcel: ParcelState | null
  carrier: string | null
  tracking: string | null
  reviewed: boolean
}

/**
 * Orders as their buyer sees them, newest first. Names of beers and prices are those of the day of the order; a label is
 * drawn from the beer as it is today. Of a buyer who deleted their account there is no e-mail.
 *
 * @param which a condition on `orders`, its columns named with the table
 */
export async function readPurchases(db: Database, which: SQL, limit: number): Promise<Purchase[]> {
  const found = await db.execute<PurchaseRow>(sql`
    SELECT orders.id, buyer_id AS "buyerId",
           coalesce(nullif(concat_ws(' ', buyers.name, nullif(buyers.last_name, '')), ''), users.name) AS "buyerName",
           CASE WHEN users.deleted_at IS NULL THEN users.email ELSE '' END AS "buyerEmail",
           orders.created_at AS date, orders.state, total_cents AS "totalCents",
           coalesce((SELECT sum(amount_cents) FROM refunds WHERE order_id = orders.id AND refunds.state = 'done'),
             0)::bigint AS "refundedCents",
           init_point AS "initPoint",
           orders.state = 'pending' AND reserved_until > now() AS "isOpen",
           (SELECT max(at) FROM order_events WHERE order_id = orders.id) AS "updatedAt",
           (SELECT json_agg(json_build_object(
              'beer', json_build_object('id', beers.id, 'name', beers.name, 'company', companies.company,
                'type', beers.type, 'abvPercent', beers.abv_percent, 'ibu', beers.ibu),
              'name', line.name, 'presentation', line.presentation,
              'companyId', line.company_id, 'companyName', line.company_name,
              'image', line.image, 'quantity', line.quantity, 'unitCents', line.unit_cents,
              'left', line.quantity - coalesce(
                (SELECT sum(back.quantity) FROM refund_lines AS back JOIN refunds ON refunds.id = back.refund_id
                 WHERE refunds.order_id = line.order_id AND back.beer_id = line.beer_id), 0),
              'parcel', parcels.state, 'carrier', parcels.carrier, 'tracking', parcels.tracking,
              'reviewed', EXISTS (SELECT FROM reviews
                                  WHERE reviews.beer_id = line.beer_id AND reviews.buyer_id = orders.buyer_id)
            ) ORDER BY line.name, line.beer_id)
            FROM order_lines AS line
            JOIN beers ON beers.id = line.beer_id JOIN companies ON companies.id = beers.company_id
            LEFT JOIN parcels ON parcels.order_id = line.order_id AND parcels.company_id = line.company_id
            WHERE line.order_id = orders.id) AS lines
    FROM orders JOIN users ON users.id = buyer_id LEFT JOIN buyers ON buyers.user_id = buyer_id WHERE ${which}
    ORDER BY orders.created_at DESC, orders.id DESC LIMIT ${limit}`)
  return found.rows.map(asPurchase)
}

function asPurchase(row: PurchaseRow): Purchase {
  const updatedAt = new Date(row.updatedAt ?? row.date).toISOString()
  return {
    id: row.id,
    date: new Date(row.date).toISOString(),
    state: row.state,
    totalPrice: dollarsFromCents(row.totalCents),
    refunded: dollarsFromCents(row.refundedCents),
    userPersonId: row.buyerId,
    buyerName: row.buyerName,
    buyerEmail: row.buyerEmail,
    continuePaying: row.isOpen ? row.initPoint : null,
    Items: row.lines.map((line) => ({
      id: `${row.id}.${line.beer.id}`,
      ProductId: line.beer.id,
      name: line.name,
      summary: line.presentation,
      company: line.companyName,
      companyId: line.companyId,
      image: beerPicture({ ...line.beer, image: line.image }),
      amount: line.quantity,
      unitPrice: dollarsFromCents(line.unitCents),
      totalPrice: dollarsFromCents(line.quantity * line.unitCents),
      updatedAt,
      parcel: line.parcel,
      reviewed: line.reviewed,
    })),
    parcels: parcelsOf(row),
  }
}

/** The order's lines by brewery. What is still paid for and has not left can be cancelled. */
function parcelsOf({ state, lines }: PurchaseRow): PurchaseParcel[] {
  const sent = lines.filter((line) => line.parcel !== null)
  return [...Map.groupBy(sent, ({ companyId }) => companyId)].map(([companyId, of]) => {
    const { companyName, parcel, carrier, tracking } = of[0]!
    const canBeCancelled = state === 'paid' && parcel === 'pending' && of.some(({ left }) => left > 0)
    const leftCents = of.reduce((sum, { left, unitCents }) => sum + left * unitCents, 0)
    return {
      companyId,
      company: companyName,
      state: parcel!,
      carrier: carrier!,
      tracking: tracking!,
      refund: canBeCancelled ? dollarsFromCents(leftCents) : null,
    }
  })
}
