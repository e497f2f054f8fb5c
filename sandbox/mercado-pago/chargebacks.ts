import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { notInThisState, type Refused, refusal } from './api-error.ts'
import { changePayment } from './change-payment.ts'
import { providerDate } from './dates.ts'
import type { Provider } from './provider.ts'
import type { ChargebackRecord, PaymentRecord } from './records.ts'

/** How long documents are taken: about ten days, as those say who went through it. */
const DOCUMENTED_WITHIN_MS = 10 * 86_400_000
const MOST_BYTES = 10 * 1024 * 1024
const TAKEN_TYPES = ['image/jpeg', 'image/png', 'application/pdf']

/** Takes a payment back: `charged_back` stays its status for good, also when the chargeback is won. */
export function openChargeback(
  provider: Provider,
  payment: PaymentRecord,
): { payment: PaymentRecord } | Refused {
  const changed = changePayment(provider.ledger, provider.webhooks.announce, payment, 'charged_back')
  if ('refused' in changed) return changed
  const now = Date.now()
  keep(provider, {
    id: provider.ledger.nextId(),
    paymentId: payment.id,
    amountCents: payment.amountCents,
    currencyId: payment.currencyId,
    isCovered: null,
    documents: [],
    documentsUntil: now + DOCUMENTED_WITHIN_MS,
    createdAt: now,
    updatedAt: now,
  })
  return changed
}

/** Ends it: won, the money comes back (`reimbursed`); lost, it is kept (`settled`). One that has ended is refused. */
export function closeChargeback(
  provider: Provider,
  chargeback: ChargebackRecord,
  isWon: boolean,
): { payment: PaymentRecord } | Refused {
  if (chargeback.isCovered !== null) return notInThisState()
  const { ledger, webhooks } = provider
  const updatedAt = Date.now()
  const statusDetail = isWon ? 'reimbursed' : 'settled'
  const payment = { ...ledger.payments.get(chargeback.paymentId)!, statusDetail, updatedAt }
  ledger.savePayment(payment)
  if (payment.announced) webhooks.announce(payment, 'payment.updated')
  keep(provider, { ...chargeback, isCovered: isWon, updatedAt })
  return { payment }
}

/** Keeps documents against it: jpg, png or pdf, 10 MB in all, while it is open and its deadline has not passed. */
export async function documentChargeback(
  provider: Provider,
  chargeback: ChargebackRecord,
  files: File[],
): Promise<{ chargeback: ChargebackRecord } | Refused> {
  if (chargeback.isCovered !== null || chargeback.documentsUntil < Date.now()) return notInThisState()
  const bytes = files.reduce((sum, file) => sum + file.size, 0)
  const areTaken = files.length > 0 && files.every((file) => TAKEN_TYPES.includes(file.type))
  if (!areTaken || bytes > MOST_BYTES) return refusal(400, 'bad_request', 'files invalid')

  const folder = join(provider.folder, 'chargebacks', String(chargeback.id))
  mkdirSync(folder, { recursive: true })
  const documents = [...chargeback.documents]
  for (const file of files) {
    writeFileSync(join(folder, String(documents.length)), Buffer.from(await file.arrayBuffer()))
    documents.push({ name: file.name, type: file.type, bytes: file.size })
  }
  return { chargeback: keep(provider, { ...chargeback, documents, updatedAt: Date.now() }) }
}

function keep({ ledger, webhooks, site }: Provider, chargeback: ChargebackRecord): ChargebackRecord {
  const { id, paymentId } = chargeback
  ledger.saveChargeback(chargeback)
  webhooks.tell(ledger.payments.get(paymentId)!, {
    topic: 'topic_chargebacks_wh',
    action: 'changed_case_status',
    data: {
      id,
      payment_id: paymentId,
      site_id: site.id,
      checkout: 'PRO',
      date_updated: providerDate(chargeback.updatedAt),
    },
  })
  return chargeback
}

/** What became of its documents. */
export function documentationStatus({ isCovered, documents, documentsUntil }: ChargebackRecord): string {
  if (documents.length === 0)
    return isCovered === null && Date.now() <= documentsUntil ? 'pending' : 'not_supplied'
  if (isCovered === null) return 'review_pending'
  return isCovered ? 'valid' : 'invalid'
}
