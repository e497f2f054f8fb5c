import { and, eq, sql } from 'drizzle-orm'
import type { ChargebackState } from '#contract/chargeback-states.ts'
import { inTransaction } from '#database/in-transaction.ts'
import {
  postChargebackLost,
  postChargebackOpened,
  postChargebackWon,
} from '#database/ledger/post-chargeback.ts'
import { postRefundReopened } from '#database/ledger/post-refund.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { orderEvents, payments, refunds } from '#database/schema.ts'
import { bankHasIt } from '../../orders/bank-has-it.ts'
import type { ProviderChargeback } from '../../ports/payment-provider.ts'
import { endOrder } from '../orders/end-order.ts'
import { type LockedOrder, lockOrder } from '../orders/lock-order.ts'
import { dropContents } from './drop-contents.ts'
import { TAKEN_UNSEEN } from './open-chargeback.ts'
import { recordChargeback } from './record-chargeback.ts'

/**
 * Brings the books to what the provider says of a chargeback: while it is open the order that its payment paid stands charged
 * back, and nothing of it is owed to anybody; won, the order stands paid again; lost, it stays where it is. Repeating it changes
 * nothing, and neither does what is older than what is known. Payments that are none of this shop's are left alone.
 */
export async function applyChargeback(db: Database, told: ProviderChargeback): Promise<void> {
  for (const paymentId of told.paymentIds) {
    await inTransaction(db, async (tx) => {
      const [known] = await tx
        .select({ orderId: payments.orderId })
        .from(payments)
        .where(eq(payments.providerId, paymentId))
      const order = known && (await lockOrder(tx, known.orderId))
      if (!order) return
      const recorded = await recordChargeback(tx, paymentId, told)
      if (!recorded || recorded.before === told.state) return
      const detail = {
        ...{ payment: paymentId, chargeback: told.providerId },
        ...{ amountCents: recorded.amountCents, currency: recorded.currency },
      }
      await move(tx, order, told.state, {
        ...detail,
        isApplied: recorded.isApplied,
        cents: recorded.amountCents,
      })
      if (told.state !== 'open') await dropContents(tx, recorded.id)
    })
  }
}

type Detail = { payment: string; isApplied: boolean; cents: number } & Record<string, unknown>

async function move(
  tx: Transaction,
  order: LockedOrder,
  state: ChargebackState,
  { isApplied, cents, ...detail }: Detail,
) {
  const asked = { orderId: order.id, paymentId: detail.payment }
  const tell = (event: 'chargeback-won' | 'chargeback-lost') =>
    tx.insert(orderEvents).values({ orderId: order.id, event, detail })
  if (state === 'won') {
    await oweAgain(tx, detail.payment)
    const isBack = isApplied && order.state === 'charged_back' && !(await isWithBank(tx, detail.payment))
    if (!isBack) return tell('chargeback-won')
    await endOrder(tx, order, 'chargeback-won', detail)
    return postChargebackWon(tx, asked)
  }
  // Heard of before the payment says so itself, or of one that was won and is asked back once more.
  if (isApplied && order.state === 'paid') {
    await endOrder(tx, order, 'charged-back', detail)
    await postChargebackOpened(tx, asked)
  }
  if (state !== 'lost') return
  await tell('chargeback-lost')
  await postChargebackLost(tx, { ...asked, cents })
}

async function isWithBank(tx: Transaction, paymentId: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`SELECT FROM payments WHERE provider_id = ${paymentId} AND ${bankHasIt}`,
  )
  return rows.length > 0
}

/**
 * Money that no order has a use for and that a bank had taken before we ever saw it is here after all: a person sends it back
 * from the work list, as whatever was due of the payment when the bank took it.
 */
async function oweAgain(tx: Transaction, paymentId: string): Promise<void> {
  const reopened = await tx
    .update(refunds)
    .set({ state: 'failed', doneAt: null, lastError: 'the chargeback was won: this money is owed again' })
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.reason, TAKEN_UNSEEN), eq(refunds.state, 'done')))
    .returning({ id: refunds.id })
  for (const { id } of reopened) await postRefundReopened(tx, id)
}
