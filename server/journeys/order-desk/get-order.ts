import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { DeskOrder } from '#contract/order-desk.ts'
import type { Database } from '#database/open-pool.ts'
import { chargeOnWire, keptCharge } from '../../charge/on-wire.ts'
import { lastComplaint } from '../../orders/complaint-of.ts'
import { messageCount } from '../../orders/count-messages.ts'
import { arrivalOnWire, lastArrival, type ReadArrival } from '../../orders/last-arrival.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'
import { moneyBack } from '../../orders/money-back.ts'
import { warnedParcel } from '../../orders/open-warning.ts'
import { type ReadRemoval, removalsOf, removalsOnWire } from '../../orders/removals-of.ts'
import { chargeLeft, unitsLeft } from '../../orders/units-left.ts'
import { readDisputes } from '../disputes/read-disputes.ts'
import { CONTACT_OF_COMPANY } from './contact-of-company.ts'
import { readChargebacks } from './read-chargebacks.ts'
import { readDeeds } from './read-deeds.ts'
import { readMoney } from './read-money.ts'
import { waitsOfOrder } from './waits-of-order.ts'

type Row = Omit<
  DeskOrder,
  | 'totalPrice'
  | 'refundable'
  | 'lines'
  | 'parcels'
  | 'payments'
  | 'notices'
  | 'refunds'
  | 'events'
  | 'claims'
  | 'warnings'
  | 'chargebacks'
  | 'waits'
  | 'deeds'
> & {
  totalCents: number
  refundableCents: number
  lines: (Omit<DeskOrder['lines'][number], 'unitPrice' | 'unitCharged' | 'leftCharged'> & {
    unitCents: number
    unitChargeCents: number
    leftChargeCents: number
  })[]
  parcels: (Omit<DeskOrder['parcels'][number], 'arrival' | 'removals'> & {
    arrival: ReadArrival | null
    removals: ReadRemoval[]
  })[]
}

/** An order whole, as an admin needs it. Refuses: not-found. */
export async function getOrder(db: Database, orderId: string): Promise<DeskOrder | Refusal> {
  if (!isUuid(orderId)) return refuse('not-found')
  const [found, money, disputes, chargebacks, waits, deeds] = await Promise.all([
    db.execute<Row>(sql`
      SELECT orders.id, orders.created_at AS date, paid_at AS "paidAt",
             CASE WHEN stock_held THEN reserved_until END AS "heldUntil", orders.state, ${keptCharge} AS charge,
             total_cents AS "totalCents", preference_id AS "preferenceId",
             coalesce((SELECT amount_cents FROM payments WHERE order_id = orders.id AND disposition = 'applied')
               - (SELECT coalesce(sum(refunds.amount_cents), 0) FROM refunds
                  JOIN payments ON provider_id = payment_id AND disposition = 'applied'
                  WHERE refunds.order_id = orders.id), 0)::bigint AS "refundableCents",
             json_build_object('id', users.id, 'email', users.email,
               'name', coalesce(nullif(concat_ws(' ', buyers.name, buyers.last_name), ''), users.name)) AS buyer,
             json_build_object('recipient', recipient, 'address', orders.address, 'city', orders.city,
               'state', address_state, 'country', orders.country, 'phone', orders.phone) AS delivery,
             (SELECT json_agg(json_build_object('ProductId', line.beer_id, 'name', name, 'summary', presentation,
                'company', company_name, 'companyId', company_id, 'amount', quantity, 'unitCents', unit_cents, 'unitChargeCents', charge_unit_cents,
                'left', ${unitsLeft}, 'leftChargeCents', ${chargeLeft}) ORDER BY ${LINES_IN_ORDER})
              FROM order_lines AS line WHERE order_id = orders.id) AS lines,
             (SELECT coalesce(json_agg(json_build_object('companyId', company_id, 'company', companies.company,
                ${CONTACT_OF_COMPANY}, 'state', parcels.state, 'moneyBack', ${moneyBack}, 'warnedAt', ${warnedParcel}, 'carrier', carrier, 'tracking', tracking, 'arrival', ${lastArrival}, 'complaint', ${lastComplaint},
                'removals', ${removalsOf}, 'messages', ${messageCount})
                ORDER BY companies.company, company_id), '[]')
              FROM parcels JOIN companies ON companies.id = company_id WHERE order_id = orders.id) AS parcels
      FROM orders JOIN users ON users.id = buyer_id LEFT JOIN buyers ON buyers.user_id = buyer_id
      WHERE orders.id = ${orderId}`),
    readMoney(db, orderId),
    readDisputes(db, orderId),
    readChargebacks(db, orderId),
    waitsOfOrder(db, orderId),
    readDeeds(db, orderId),
  ])
  const [order] = found.rows
  if (!order) return refuse('not-found')
  const { totalCents, charge, refundableCents, lines, date, paidAt, heldUntil, ...rest } = order
  return {
    ...rest,
    date: new Date(date).toISOString(),
    paidAt: paidAt && new Date(paidAt).toISOString(),
    heldUntil: heldUntil && new Date(heldUntil).toISOString(),
    totalPrice: dollarsFromCents(totalCents),
    refundable: order.state === 'paid' ? dollarsFromCents(refundableCents) : 0,
    parcels: order.parcels.map(({ warnedAt, arrival, removals, ...parcel }) => ({
      ...parcel,
      warnedAt: warnedAt && new Date(warnedAt).toISOString(),
      arrival: arrivalOnWire(arrival),
      removals: removalsOnWire(removals),
    })),
    charge: chargeOnWire(charge),
    lines: lines.map(({ unitCents, unitChargeCents, leftChargeCents, ...line }) => ({
      ...line,
      unitPrice: dollarsFromCents(unitCents),
      unitCharged: dollarsFromCents(unitChargeCents),
      leftCharged: dollarsFromCents(leftChargeCents),
    })),
    ...money,
    ...disputes,
    chargebacks,
    waits,
    deeds,
  }
}
