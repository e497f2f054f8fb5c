import { join } from 'node:path'
import { openJournal } from '#sandbox/journal.ts'
import type { PayoutRecord } from './payouts/payout-record.ts'
import type {
  ChargebackRecord,
  ClaimRecord,
  DeliveryRecord,
  IdempotentAnswer,
  PaymentRecord,
  PreferenceRecord,
  ReportConfigRecord,
  ReportRecord,
  WithdrawalRecord,
} from './records.ts'
import type { ReportKind } from './reports/report-kinds.ts'

/** Everything that the provider knows; each `save` is on disk before it returns. */
export interface Ledger {
  preferences: ReadonlyMap<string, PreferenceRecord>
  payments: ReadonlyMap<number, PaymentRecord>
  chargebacks: ReadonlyMap<number, ChargebackRecord>
  claims: ReadonlyMap<number, ClaimRecord>
  deliveries: ReadonlyMap<number, DeliveryRecord>
  payouts: ReadonlyMap<number, PayoutRecord>
  withdrawals: ReadonlyMap<number, WithdrawalRecord>
  reports: ReadonlyMap<number, ReportRecord>
  reportConfigs: ReadonlyMap<ReportKind, ReportConfigRecord>
  paymentsOf(preferenceId: string): PaymentRecord[]
  paymentsByReference(externalReference: string): PaymentRecord[]
  idempotentAnswer(key: string): IdempotentAnswer | undefined
  savePreference(preference: PreferenceRecord): void
  savePayment(payment: PaymentRecord): void
  saveChargeback(chargeback: ChargebackRecord): void
  saveClaim(claim: ClaimRecord): void
  saveDelivery(delivery: DeliveryRecord): void
  savePayout(payout: PayoutRecord): void
  saveWithdrawal(withdrawal: WithdrawalRecord): void
  saveReport(report: ReportRecord): void
  saveReportConfig(kind: ReportKind, config: ReportConfigRecord): void
  saveIdempotentAnswer(key: string, answer: IdempotentAnswer): void
  /** A number never given before, in this run or an earlier one: clocks go on when a folder is deleted. */
  nextId(): number
  close(): void
}

type RecordOf<Kept> = Kept extends Map<unknown, infer Record> ? Record : never

const ID_EPOCH = Date.UTC(2020, 0, 1)

/** Opens the ledger kept in `folder`. Deliveries that are over are forgotten at the next start. */
export function openLedger(folder: string): Ledger {
  const journal = openJournal(
    join(folder, 'mercado-pago.jsonl'),
    (key, record) => !key.startsWith('delivery ') || (record as DeliveryRecord).outcome === 'waiting',
  )
  // What is known by its id alone, by the kind under which it stands in the journal.
  const kept = {
    preference: new Map<string, PreferenceRecord>(),
    payment: new Map<number, PaymentRecord>(),
    chargeback: new Map<number, ChargebackRecord>(),
    claim: new Map<number, ClaimRecord>(),
    delivery: new Map<number, DeliveryRecord>(),
    payout: new Map<number, PayoutRecord>(),
    withdrawal: new Map<number, WithdrawalRecord>(),
    report: new Map<number, ReportRecord>(),
  }
  const reportConfigs = new Map<ReportKind, ReportConfigRecord>()
  const answers = new Map<string, IdempotentAnswer>()
  const byPreference = new Map<string, Map<number, PaymentRecord>>()
  const byReference = new Map<string, Map<number, PaymentRecord>>()
  let lastId = 0

  function indexPayment(payment: PaymentRecord) {
    indexUnder(byPreference, payment.preferenceId, payment)
    if (payment.externalReference !== null) indexUnder(byReference, payment.externalReference, payment)
  }
  const keep = <Kind extends keyof typeof kept>(kind: Kind) => {
    const all = kept[kind] as Map<string | number, RecordOf<(typeof kept)[Kind]>>
    return (record: RecordOf<(typeof kept)[Kind]>) => {
      journal.put(`${kind} ${record.id}`, record)
      all.set(record.id, record)
    }
  }
  const keepPayment = keep('payment')

  for (const [key, record] of journal.records) {
    const [kind = ''] = key.split(' ', 1)
    if (Object.hasOwn(kept, kind)) {
      const all = kept[kind as keyof typeof kept] as Map<string | number, unknown>
      all.set((record as { id: string | number }).id, record)
    }
    if (kind === 'payment') indexPayment(record as PaymentRecord)
    if (kind === 'report-config')
      reportConfigs.set(key.slice('report-config '.length) as ReportKind, record as ReportConfigRecord)
    if (kind === 'answer') answers.set(key.slice('answer '.length), record as IdempotentAnswer)
  }
  const { preference: preferences, payment: payments, ...numbered } = kept
  for (const { merchantOrderId } of preferences.values()) lastId = Math.max(lastId, merchantOrderId)
  for (const { id, refunds } of payments.values())
    lastId = Math.max(lastId, id, ...refunds.map((refund) => refund.id))
  for (const id of Object.values(numbered).flatMap((each) => [...each.keys()])) lastId = Math.max(lastId, id)

  return {
    preferences,
    payments,
    chargebacks: kept.chargeback,
    claims: kept.claim,
    deliveries: kept.delivery,
    payouts: kept.payout,
    withdrawals: kept.withdrawal,
    reports: kept.report,
    reportConfigs,
    paymentsOf: (preferenceId) => [...(byPreference.get(preferenceId)?.values() ?? [])],
    paymentsByReference: (reference) => [...(byReference.get(reference)?.values() ?? [])],
    idempotentAnswer: (key) => answers.get(key),
    savePreference: keep('preference'),
    savePayment(payment) {
      keepPayment(payment)
      indexPayment(payment)
    },
    saveChargeback: keep('chargeback'),
    saveClaim: keep('claim'),
    saveDelivery: keep('delivery'),
    savePayout: keep('payout'),
    saveWithdrawal: keep('withdrawal'),
    saveReport: keep('report'),
    saveReportConfig(kind, config) {
      journal.put(`report-config ${kind}`, config)
      reportConfigs.set(kind, config)
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
