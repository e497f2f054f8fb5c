import { join } from 'node:path'
import { openJournal } from '#sandbox/journal.ts'
import type {
  ChargebackRecord,
  ClaimRecord,
  DeliveryRecord,
  IdempotentAnswer,
  PaymentRecord,
  PreferenceRecord,
} from './records.ts'

/** Everything that the provider knows; each `save` is on disk before it returns. */
export interface Ledger {
  preferences: ReadonlyMap<string, PreferenceRecord>
  payments: ReadonlyMap<number, PaymentRecord>
  chargebacks: ReadonlyMap<number, ChargebackRecord>
  claims: ReadonlyMap<number, ClaimRecord>
  deliveries: ReadonlyMap<number, DeliveryRecord>
  paymentsOf(preferenceId: string): PaymentRecord[]
  paymentsByReference(externalReference: string): PaymentRecord[]
  idempotentAnswer(key: string): IdempotentAnswer | undefined
  savePreference(preference: PreferenceRecord): void
  savePayment(payment: PaymentRecord): void
  saveChargeback(chargeback: ChargebackRecord): void
  saveClaim(claim: ClaimRecord): void
  saveDelivery(delivery: DeliveryRecord): void
  saveIdempotentAnswer(key: string, answer: IdempotentAnswer): void
  /** A number never given before, in this run or an earlier one: clocks go on when a folder is deleted. */
  nextId(): number
  close(): void
}

const ID_EPOCH = Date.UTC(2020, 0, 1)

/** Opens the ledger kept in `folder`. Deliveries that are over are forgotten at the next start. */
export function openLedger(folder: string): Ledger {
  const journal = openJournal(
    join(folder, 'mercado-pago.jsonl'),
    (key, record) => !key.startsWith('delivery ') || (record as DeliveryRecord).outcome === 'waiting',
  )
  const preferences = new Map<string, PreferenceRecord>()
  const payments = new Map<number, PaymentRecord>()
  const chargebacks = new Map<number, ChargebackRecord>()
  const claims = new Map<number, ClaimRecord>()
  const deliveries = new Map<number, DeliveryRecord>()
  const answers = new Map<string, IdempotentAnswer>()
  const byPreference = new Map<string, Map<number, PaymentRecord>>()
  const byReference = new Map<string, Map<number, PaymentRecord>>()
  let lastId = 0

  function rememberPayment(payment: PaymentRecord) {
    payments.set(payment.id, payment)
    indexUnder(byPreference, payment.preferenceId, payment)
    if (payment.externalReference !== null) indexUnder(byReference, payment.externalReference, payment)
  }

  for (const [key, record] of journal.records) {
    const [kind] = key.split(' ', 1)
    if (kind === 'preference') preferences.set((record as PreferenceRecord).id, record as PreferenceRecord)
    if (kind === 'payment') rememberPayment(record as PaymentRecord)
    if (kind === 'chargeback') chargebacks.set((record as ChargebackRecord).id, record as ChargebackRecord)
    if (kind === 'claim') claims.set((record as ClaimRecord).id, record as ClaimRecord)
    if (kind === 'delivery') deliveries.set((record as DeliveryRecord).id, record as DeliveryRecord)
    if (kind === 'answer') answers.set(key.slice('answer '.length), record as IdempotentAnswer)
  }
  for (const { merchantOrderId } of preferences.values()) lastId = Math.max(lastId, merchantOrderId)
  for (const { id, refunds } of payments.values())
    lastId = Math.max(lastId, id, ...refunds.map((refund) => refund.id))
  for (const id of [...deliveries.keys(), ...chargebacks.keys(), ...claims.keys()])
    lastId = Math.max(lastId, id)

  return {
    preferences,
    payments,
    chargebacks,
    claims,
    deliveries,
    paymentsOf: (preferenceId) => [...(byPreference.get(preferenceId)?.values() ?? [])],
    paymentsByReference: (reference) => [...(byReference.get(reference)?.values() ?? [])],
    idempotentAnswer: (key) => answers.get(key),
    savePreference(preference) {
      journal.put(`preference ${preference.id}`, preference)
      preferences.set(preference.id, preference)
    },
    savePayment(payment) {
      journal.put(`payment ${payment.id}`, payment)
      rememberPayment(payment)
    },
    saveChargeback(chargeback) {
      journal.put(`chargeback ${chargeback.id}`, chargeback)
      chargebacks.set(chargeback.id, chargeback)
    },
    saveClaim(claim) {
      journal.put(`claim ${claim.id}`, claim)
      claims.set(claim.id, claim)
    },
    saveDelivery(delivery) {
      journal.put(`delivery ${delivery.id}`, delivery)
      deliveries.set(delivery.id, delivery)
    },
    saveIdempotentAnswer(key, answer) {
      journal.put(`answer ${key}`, answer)
      answers.set(key, answer)
    },
    nextId() {
      lastId = Math.max(lastId + 1, Date.now() - ID_EPOCH)
      return lastId
    },
    close: () => journal.close(),
  }
}

function indexUnder(index: Map<string, Map<number, PaymentRecord>>, key: string, payment: PaymentRecord) {
  const found = index.get(key) ?? new Map<number, PaymentRecord>()
  index.set(key, found.set(payment.id, payment))
}
