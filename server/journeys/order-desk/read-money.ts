import { type SQL, sql } from 'drizzle-orm'
import { dollarsFromCents } from '#contract/money.ts'
import type { DeskOrder } from '#contract/order-desk.ts'
import type { Database } from '#database/open-pool.ts'
import { bankHasIt } from '../../orders/bank-has-it.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'
import { RANK } from '../../orders/payment-rank.ts'

type Money = Pick<DeskOrder, 'events' | 'payments' | 'notices' | 'refunds'>
type InCents<Told> = Omit<Told, 'amount' | 'money'> & { cents: number }
type PaymentRow = Omit<InCents<Money['payments'][number]>, 'fee' | 'net'> & {
  rank: number
  feeCents: number | null
  netCents: number | null
}

const MONEY_OF_RANK: Record<number, DeskOrder['payments'][number]['money']> = {
  [RANK.waiting]: 'waiting',
  [RANK.ended]: 'ended',
  [RANK.captured]: 'captured',
  [RANK.givenBack]: 'given-back',
  [RANK.chargedBack]: 'charged-back',
}

/** What happened to an order and to its money, oldest first. */
export async function readMoney(db: Database, orderId: string): Promise<Money> {
  const read = async <Row extends Record<string, unknown>>(query: SQL) => (await db.execute<Row>(query)).rows
  const [events, payments, notices, refunds] = await Promise.all([
    read<InCents<Money['events'][number]>>(sql`
      SELECT id, event, from_state AS from, to_state AS to, at, detail->>'payment' AS payment,
             detail->>'status' AS status, 
             coalesce(detail->>'reason', CASE WHEN detail->>'replacedBy' IS NOT NULL THEN 'replaced' END) AS reason, (detail->>'amountCents')::bigint AS cents,
             coalesce(detail->>'currency', (SELECT charge_currency FROM orders WHERE id = order_id)) AS currency
      FROM order_events WHERE order_id = ${orderId} ORDER BY id`),
    read<PaymentRow>(sql`
      SELECT provider_id AS id, amount_cents AS cents, currency, status, status_detail AS "statusDetail",
             CASE WHEN rank = ${RANK.chargedBack} AND NOT ${bankHasIt} THEN ${RANK.captured} ELSE rank END AS rank,
             disposition, fee_cents AS "feeCents", net_cents AS "netCents", released_at AS "releasedAt",
             created_at AS "createdAt", updated_at AS "updatedAt"
      FROM payments WHERE order_id = ${orderId} ORDER BY created_at, provider_id`),
    read<Money['notices'][number]>(sql`
      SELECT event AS id, payment_id AS "paymentId", received_at AS "receivedAt", processed_at AS "processedAt",
             last_error AS "lastError", raw
      FROM webhook_inbox
      WHERE payment_id IN (SELECT provider_id FROM payments WHERE order_id = ${orderId})
      ORDER BY received_at, event`),
    read<
      InCents<Omit<Money['refunds'][number], 'lines'>> & {
        lines: (Omit<Money['refunds'][number]['lines'][number], 'charged'> & { cents: number })[]
      }
    >(sql`
      SELECT refunds.id, payment_id AS "paymentId", refunds.amount_cents AS cents, currency, reason, state, attempts,
             last_error AS "lastError", refunds.created_at AS "createdAt", done_at AS "doneAt",
             (SELECT coalesce(json_agg(json_build_object('ProductId', back.beer_id, 'name', line.name,
                'amount', back.quantity, 'cents', back.amount_cents, 'restocked', restocked)
                ORDER BY ${LINES_IN_ORDER}), '[]')
              FROM refund_lines AS back
              JOIN order_lines AS line ON line.order_id = refunds.order_id AND line.beer_id = back.beer_id
              WHERE refund_id = refunds.id) AS lines
      FROM refunds JOIN payments ON provider_id = payment_id
      WHERE refunds.order_id = ${orderId} ORDER BY refunds.created_at, refunds.id`),
  ])
  return {
    events: events.map(({ cents, at, ...event }) => ({
      ...event,
      at: instant(at),
      amount: cents === null ? null : dollarsFromCents(cents),
    })),
    payments: payments.map(
      ({ cents, feeCents, netCents, rank, createdAt, updatedAt, releasedAt, ...payment }) => ({
        ...payment,
        amount: dollarsFromCents(cents),
        fee: feeCents === null ? null : dollarsFromCents(feeCents),
        net: netCents === null ? null : dollarsFromCents(netCents),
        releasedAt: releasedAt && instant(releasedAt),
        money: MONEY_OF_RANK[rank]!,
        createdAt: instant(createdAt),
        updatedAt: instant(updatedAt),
      }),
    ),
    notices: notices.map(({ receivedAt, processedAt, ...notice }) => ({
      ...notice,
      receivedAt: instant(receivedAt),
      processedAt: processedAt && instant(processedAt),
    })),
    refunds: refunds.map(({ cents, createdAt, doneAt, lines, ...refund }) => ({
      ...refund,
      amount: dollarsFromCents(cents),
      createdAt: instant(createdAt),
      doneAt: doneAt && instant(doneAt),
      lines: lines.map(({ cents: lineCents, ...line }) => ({
        ...line,
        charged: dollarsFromCents(lineCents),
      })),
    })),
  }
}

function instant(told: string): string {
  return new Date(told).toISOString()
}
