import { notInThisState, type Refused, refusal } from '../api-error.ts'
import type { Provider } from '../provider.ts'
import { isPayable } from '../sites.ts'
import type { PayoutRecord, Rejection } from './payout-record.ts'
import type { AskedPayout } from './payout-rules.ts'
import { tellPayout } from './tell-payout.ts'

type Room = Pick<Provider, 'ledger' | 'webhooks' | 'site'>
type Changed = { payout: PayoutRecord } | Refused

/** Takes a payout on: nothing has left yet. */
export function openPayout(room: Room, asked: AskedPayout, batch: PayoutRecord['batch']): PayoutRecord {
  const now = Date.now()
  const status = asked.way === 'batch' ? 'approved' : 'pending'
  const times = { createdAt: now, updatedAt: now, creditedAt: null, returnedAt: null }
  const payout: PayoutRecord = {
    ...asked,
    ...{ id: room.ledger.nextId(), batch, status, statusDetail: '', returnedCents: 0, ...times },
  }
  return keep(room, payout, 'created')
}

const isOpen = ({ creditedAt, status }: PayoutRecord) => creditedAt === null && status !== 'rejected'

/** It waits for the receiving bank. */
export function holdPayout(room: Room, payout: PayoutRecord): Changed {
  if (!isOpen(payout)) return notInThisState()
  const status = payout.way === 'batch' ? 'transaction_in_process' : 'in_process'
  return changed(room, payout, { status, statusDetail: 'pending_bank' })
}

/** The receiving bank has it: in a batch `success`, of an intent `approved`. */
export function creditPayout(room: Room, payout: PayoutRecord): Changed {
  if (!isOpen(payout)) return notInThisState()
  const words =
    payout.way === 'batch'
      ? ({ status: 'success', statusDetail: 'accredited' } as const)
      : ({ status: 'approved', statusDetail: 'approved' } as const)
  return changed(room, payout, { ...words, creditedAt: Date.now() })
}

export function rejectPayout(room: Room, payout: PayoutRecord, why: Rejection): Changed {
  if (!isOpen(payout)) return notInThisState()
  return changed(room, payout, { status: 'rejected', statusDetail: why })
}

/** The receiving bank sends it back after all. @param amountCents a part of it; undefined: all */
export function returnPayout(room: Room, payout: PayoutRecord, amountCents = payout.amountCents): Changed {
  if (payout.creditedAt === null || payout.returnedAt !== null) return notInThisState()
  if (amountCents <= 0 || amountCents > payout.amountCents || !isPayable(amountCents, room.site))
    return refusal(400, 'invalid_amount', 'more than was paid, or no amount')
  const words =
    amountCents === payout.amountCents
      ? ({ status: 'refunded', statusDetail: 'refunded' } as const)
      : ({ status: 'approved', statusDetail: 'partially_refunded' } as const)
  return changed(room, payout, { ...words, returnedCents: amountCents, returnedAt: Date.now() })
}

function changed(room: Room, payout: PayoutRecord, change: Partial<PayoutRecord>): Changed {
  return { payout: keep(room, { ...payout, ...change, updatedAt: Date.now() }, 'updated') }
}

function keep(room: Room, payout: PayoutRecord, what: 'created' | 'updated'): PayoutRecord {
  room.ledger.savePayout(payout)
  tellPayout(room.webhooks, payout, what)
  return payout
}
