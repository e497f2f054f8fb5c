import type { BodyOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { centsFromDollars } from '#contract/money.ts'
import type * as contract from '#contract/payout-endings.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import type { Services } from '../../services.ts'
import { endFailed, endPaid, endReturned, isOpen, type LockedPayout, lockPayout } from './end-payouts.ts'

type Parts = Pick<Services, 'db' | 'jobs'>

/**
 * An admin says that a payout arrived; said once more, nothing changes. Refuses: not-found (also what is only proposed), payout-paid
 * (by another transfer: perhaps two were made), payout-ended (otherwise), payout-with-provider (which tells itself).
 */
export function markPaid(
  services: Parts,
  id: string,
  { reference }: BodyOf<typeof contract.markPayoutPaid>,
  actor: Actor,
): Promise<{ id: string } | Refusal> {
  return withPayout(services, id, async (tx, payout) => {
    if (payout.state === 'paid')
      return reference === payout.reference
        ? { id }
        : refuse('payout-paid', { reference: payout.reference || '–' })
    if (!isOpen(payout)) return refuse('payout-ended')
    if (payout.way === 'mercado-pago') return refuse('payout-with-provider')
    await endPaid(services, tx, payout, reference)
    await record(tx, actor, 'payout-paid', payout)
    return { id }
  })
}

/** An admin says that a payout never arrived: it is owed again. Refuses as markPaid. */
export function markFailed(
  services: Parts,
  id: string,
  { reason }: BodyOf<typeof contract.markPayoutFailed>,
  actor: Actor,
): Promise<{ id: string } | Refusal> {
  return withPayout(services, id, async (tx, payout) => {
    if (payout.state === 'failed') return { id }
    if (!isOpen(payout)) return refuse('payout-ended')
    if (payout.way === 'mercado-pago') return refuse('payout-with-provider')
    await endFailed(services, tx, payout, reason)
    await record(tx, actor, 'payout-failed', payout, reason)
    return { id }
  })
}

/**
 * An admin says that a bank sent a payout back, all of it or a part: that is owed again. Refuses: not-found, payout-not-paid
 * (it has not arrived, or has come back already), returned-too-much.
 */
export function markReturned(
  services: Parts,
  id: string,
  { reason, amount }: BodyOf<typeof contract.markPayoutReturned>,
  actor: Actor,
): Promise<{ id: string } | Refusal> {
  return withPayout(services, id, async (tx, payout) => {
    if (payout.state !== 'paid') return refuse('payout-not-paid')
    const cents = amount === undefined ? payout.amountCents : centsFromDollars(amount)
    if (cents > payout.amountCents) return refuse('returned-too-much')
    await endReturned(services, tx, payout, { cents, reason })
    await record(tx, actor, 'payout-returned', payout, reason)
    return { id }
  })
}

async function withPayout(
  { db }: Parts,
  id: string,
  run: (tx: Transaction, payout: LockedPayout) => Promise<{ id: string } | Refusal>,
): Promise<{ id: string } | Refusal> {
  if (!isUuid(id)) return refuse('not-found')
  return inTransaction(db, async (tx) => {
    const payout = await lockPayout(tx, id)
    return payout && payout.state !== 'draft' ? run(tx, payout) : refuse('not-found')
  })
}

async function record(
  tx: Transaction,
  actor: Actor,
  action: 'payout-paid' | 'payout-failed' | 'payout-returned',
  { id, companyId, amountCents }: LockedPayout,
  reason?: string,
): Promise<void> {
  await recordAudit(tx, actor, {
    action,
    subject: { kind: 'payout', id },
    reason,
    facts: { companyId, amountCents },
  })
}
