import type { Ledger } from './ledger.ts'
import { STATUS_DETAIL } from './payment-status.ts'
import type { PaymentRecord, PaymentStatus, PreferenceRecord } from './records.ts'
import type { Announce } from './webhooks/deliver-webhooks.ts'

interface PaymentWish {
  status: PaymentStatus
  /** Differences that a test asks for; without them the payment is what the preference says. */
  amountCents?: number | undefined
  currencyId?: string | undefined
  externalReference?: string | null | undefined
  isAnnounced?: boolean | undefined
}

/** Makes a payment of this preference, whatever was paid before: refusing a second one is the pay page's business. */
export function pay(
  ledger: Ledger,
  announce: Announce,
  preference: PreferenceRecord,
  wish: PaymentWish,
): PaymentRecord {
  const now = Date.now()
  const payer = (preference.sent.payer ?? {}) as Record<string, unknown>
  const payment: PaymentRecord = {
    id: ledger.nextId(),
    preferenceId: preference.id,
    merchantOrderId: preference.merchantOrderId,
    status: wish.status,
    statusDetail: STATUS_DETAIL[wish.status],
    amountCents: wish.amountCents ?? preference.totalCents,
    currencyId: wish.currencyId ?? preference.currencyId,
    externalReference:
      wish.externalReference === undefined ? preference.externalReference : wish.externalReference,
    notificationUrl: preference.notificationUrl,
    announced: wish.isAnnounced ?? true,
    payer: {
      email: payer.email ?? null,
      first_name: payer.name ?? null,
      last_name: payer.surname ?? null,
      identification: payer.identification ?? { type: null, number: null },
    },
    description: preference.items[0]!.title,
    metadata: preference.sent.metadata ?? {},
    refunds: [],
    createdAt: now,
    updatedAt: now,
    approvedAt: wish.status === 'approved' ? now : null,
  }
  ledger.savePayment(payment)
  if (payment.announced) announce(payment, 'payment.created')
  return payment
}
