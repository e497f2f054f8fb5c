import { type SQL, sql } from 'drizzle-orm'
import type { Charge } from '#contract/charge.ts'
import { beerPicture, type LabelFacts } from '#contract/label-address.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { ParcelState } from '#contract/parcel-states.ts'
import type { OrderState, Purchase, PurchaseParcel, PurchaseRefund } from '#contract/purchases.ts'
import { unusedPaymentReason } from '#contract/refund-reasons.ts'
import type { Database } from '#database/open-pool.ts'
import { chargeOnWire, keptCharge } from '../../charge/on-wire.ts'
import { readersAddress } from '../../http/readers-origin.ts'
import { openComplaintState } from '../../orders/complaint-of.ts'
import { DRAWN_BEER } from '../../orders/drawn-beer.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'
import { RANK } from '../../orders/payment-rank.ts'
import { paymentWaits } from '../../orders/payment-waits.ts'
import { refundDollars } from '../../orders/refund-dollars.ts'
import { REJECTED_DETAIL, rejectionOf } from '../../orders/rejection-of.ts'
import { leftDollars, unitsLeft } from '../../orders/units-left.ts'
import { isOwnBrewery } from '../../people/is-own-brewery.ts'

type PurchaseRow = {
  id: string
  buyerId: string
  buyerName: string
  buyerEmail: string
  date: string
  state: OrderState
  totalCents: number
  refundedCents: number
  charge: Charge
  initPoint: string | null
  isOpen: boolean
  heldUntil: string | null
  updatedAt: string
  paymentInProcess: boolean
  rejectedDetail: string | null
  endedBecause: Purchase['endedBecause']
  delivery: Purchase['delivery']
  refunds: (Omit<PurchaseRefund, 'amount' | 'charged' | 'because' | 'Items'> & {
    reason: string
    amountCents: number
    chargeCents: number
    lines: PurchaseRefund['Items']
  })[]
  lines: LineRow[]
}

type Item = Purchase['Items'][number]

type LineRow = {
  beer: LabelFacts
  name: string
  presentation: string
  companyId: string
  companyName: string
  image: string
  quantity: number
  unitCents: number
  /** Of quantity, the units that have not been given back. */
  left: number
  leftCents: number
  parcel: ParcelState | null
  carrier: string | null
  tracking: string | null
  openComplaint: PurchaseParcel['openComplaint']
  reviewed: boolean
  isOwn: boolean
}

/** Whether the buyer, by profile or by this order's phone, is the brewery of a line. */
const IS_OWN = sql`(${['buyers.phone', 'orders.phone']
  .map((phone) =>
    isOwnBrewery(
      { document: sql`coalesce(buyers.document, '')`, phone: sql`coalesce(${sql.raw(phone)}, '')` },
      { document: sql`companies.document`, phone: sql`companies.phone` },
    ),
  )
  .reduce((either, other) => sql`${either} OR ${other}`)})`
/**
 * SQL of `orders`: a payment of it is still looked at by the provider, so that paying again would pay twice:
 * also when a later try was rejected.
 */
export const PAYMENT_IN_PROCESS = sql`(orders.state IN ('pending', 'expired') AND ${paymentWaits})`

/** SQL of `orders`: why it ended unpaid, as its history has it; null of any other. */
const ENDED_BECAUSE = sql`(
  SELECT CASE WHEN event = 'expired' THEN 'unpaid'
              WHEN detail->>'replacedBy' IS NOT NULL THEN 'replaced'
              WHEN detail->>'reason' IN ('beer-deactivated', 'company-deactivated') THEN 'withdrawn'
              WHEN detail->>'reason' = 'admin' THEN 'administration' END
  FROM order_events WHERE order_id = orders.id AND to_state = orders.state AND orders.state IN ('expired', 'cancelled')
  ORDER BY id DESC LIMIT 1)`

const REFUNDS = sql`(
  SELECT coalesce(json_agg(json_build_object('id', refunds.id, 'date', refunds.created_at, 'doneDate', done_at,
    'standing', CASE refunds.state WHEN 'done' THEN 'back' WHEN 'in-process' THEN 'in-process'
      WHEN 'failed' THEN CASE payments.rank WHEN ${RANK.chargedBack} THEN 'back' ELSE 'refused' END ELSE 'on-its-way' END,
    'amountCents', ${refundDollars}, 'chargeCents', refunds.amount_cents, 'chargeCurrency', payments.currency, 'reason', reason, 'lines', (
      SELECT coalesce(json_agg(json_build_object('ProductId', line.beer_id, 'name', line.name, 'amount', back.quantity)
        ORDER BY ${LINES_IN_ORDER}), '[]')
      FROM refund_lines AS back JOIN order_lines AS line ON line.order_id = refunds.order_id AND line.beer_id = back.beer_id
      WHERE refund_id = refunds.id AND back.quantity > 0)) ORDER BY refunds.created_at, refunds.id), '[]')
  FROM refunds JOIN payments ON provider_id = payment_id WHERE refunds.order_id = orders.id)`

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
           orders.created_at AS date, orders.state, total_cents AS "totalCents", ${keptCharge} AS charge,
           coalesce((SELECT sum(${refundDollars}) FROM refunds
                     WHERE order_id = orders.id AND refunds.state = 'done'
                       AND reason <> 'second-capture'), 0)::bigint AS "refundedCents",
           init_point AS "initPoint",
           orders.state = 'pending' AND payable_until > now() AS "isOpen",
           CASE WHEN stock_held THEN reserved_until END AS "heldUntil",
           ${PAYMENT_IN_PROCESS} AS "paymentInProcess", ${REJECTED_DETAIL} AS "rejectedDetail",
           ${ENDED_BECAUSE} AS "endedBecause", ${REFUNDS} AS refunds,
           json_build_object('recipient', recipient, 'address', orders.address, 'city', orders.city,
             'state', address_state, 'country', orders.country) AS delivery,
           (SELECT max(at) FROM order_events WHERE order_id = orders.id) AS "updatedAt",
           (SELECT json_agg(json_build_object(
              'beer', ${DRAWN_BEER},
              'name', line.name, 'presentation', line.presentation,
              'companyId', line.company_id, 'companyName', line.company_name,
              'image', line.image, 'quantity', line.quantity, 'unitCents', line.unit_cents,
              'left', ${unitsLeft}, 'leftCents', ${leftDollars},
              'isOwn', ${IS_OWN},
              'parcel', parcels.state, 'carrier', parcels.carrier, 'tracking', parcels.tracking,
              'openComplaint', ${openComplaintState},
              'reviewed', EXISTS (SELECT FROM reviews
                                  WHERE reviews.beer_id = line.beer_id AND reviews.buyer_id = orders.buyer_id)
            ) ORDER BY ${LINES_IN_ORDER})
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
    charge: chargeOnWire(row.charge),
    userPersonId: row.buyerId,
    buyerName: row.buyerName,
    buyerEmail: row.buyerEmail,
    continuePaying: row.isOpen && row.initPoint !== null ? readersAddress(row.initPoint) : null,
    heldUntil: row.heldUntil && new Date(row.heldUntil).toISOString(),
    paymentInProcess: row.paymentInProcess,
    rejectedBecause: rejectionOf(row.rejectedDetail),
    endedBecause: row.endedBecause,
    delivery: row.delivery,
    refunds: row.refunds.map(({ amountCents, chargeCents, reason, lines, date, doneDate, ...refund }) => ({
      ...refund,
      date: new Date(date).toISOString(),
      doneDate: doneDate && new Date(doneDate).toISOString(),
      amount: dollarsFromCents(amountCents),
      charged: dollarsFromCents(chargeCents),
      because: unusedPaymentReason(reason),
      Items: lines,
    })),
    Items: row.lines.map((line) => ({
      id: `${row.id}.${line.beer.id}`,
      ProductId: line.beer.id,
      name: line.name,
      summary: line.presentation,
      company: line.companyName,
      companyId: line.companyId,
      image: beerPicture({ ...line.beer, image: line.image }),
      amount: line.quantity,
      left: line.left,
      leftPrice: dollarsFromCents(line.leftCents),
      unitPrice: dollarsFromCents(line.unitCents),
      totalPrice: dollarsFromCents(line.quantity * line.unitCents),
      updatedAt,
      parcel: line.parcel,
      reviewed: line.reviewed,
      noReview: whyNoReview(row, line),
    })),
    parcels: parcelsOf(row),
  }
}

/** As `POST /qualification` decides of this line alone; another line of the same beer may still give a review. */
function whyNoReview({ state }: PurchaseRow, { unitCents, left, parcel, isOwn }: LineRow): Item['noReview'] {
  if (parcel === null) return null
  if (state !== 'paid' || left === 0) return 'given-back'
  if (unitCents === 0) return 'free'
  return isOwn ? 'own-brewery' : null
}

/** The order's lines by brewery. What is still paid for and has not left can be cancelled. */
function parcelsOf({ state, lines }: PurchaseRow): PurchaseParcel[] {
  const sent = lines.filter((line) => line.parcel !== null)
  return [...Map.groupBy(sent, ({ companyId }) => companyId)].map(([companyId, of]) => {
    const { companyName, parcel, carrier, tracking, openComplaint } = of[0]!
    const canBeCancelled = state === 'paid' && parcel === 'pending' && of.some(({ left }) => left > 0)
    const leftCents = of.reduce((sum, line) => sum + line.leftCents, 0)
    return {
      companyId,
      company: companyName,
      state: parcel!,
      carrier: carrier!,
      tracking: tracking!,
      openComplaint,
      refund: canBeCancelled ? dollarsFromCents(leftCents) : null,
    }
  })
}
