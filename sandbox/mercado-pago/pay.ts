import { account } from './account.ts'
import { methodOf } from './payment-method.ts'
import { STATUS_DETAIL } from './payment-status.ts'
import type { Provider } from './provider.ts'
import type { PaymentRecord, PaymentStatus, PreferenceRecord } from './records.ts'
import { roundedCents } from './sites.ts'

interface PaymentWish {
  status: PaymentStatus
  /** Why, where it is not what is usual of that status. */
  statusDetail?: string | undefined
  /** Differences that a test asks for; without them the payment is what the preference says. */
  amountCents?: number | undefined
  currencyId?: string | undefined
  externalReference?: string | null | undefined
  isAnnounced?: boolean | undefined
}

/** How long a voucher can be paid whose preference does not say. */
const VOUCHER_MS = 3 * 86_400_000

/**
 * Makes a payment of this preference, whatever was paid before: refusing a second one is the pay page's business. Who
 * pays into their own account is rejected.
 */
export function pay(
  { ledger, site, webhooks }: Pick<Provider, 'ledger' | 'site' | 'webhooks'>,
  preference: PreferenceRecord,
  wish: PaymentWish,
): PaymentRecord {
  const now = Date.now()
  const payer = (preference.sent.payer ?? {}) as Record<string, unknown>
  const isOwn = String(payer.email).toLowerCase() === account.email
  const status = isOwn ? 'rejected' : wish.status
  const amountCents = wish.amountCents ?? preference.totalCents
  const method = methodOf(status, site)
  const payment: PaymentRecord = {
    id: ledger.nextId(),
    preferenceId: preference.id,
    merchantOrderId: preference.merchantOrderId,
    status,
    statusDetail: isOwn ? 'payer_equals_collector' : (wish.statusDetail ?? STATUS_DETAIL[status]),
    amountCents,
    currencyId: wish.currencyId ?? preference.currencyId,
    feeCents: roundedCents((amountCents * site.feeBasisPoints) / 10_000, site),
    releaseDays: site.releaseDays,
    method,
    expiresAt: method.type === 'ticket' ? (preference.vouchersExpireAt ?? now + VOUCHER_MS) : null,
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
    approvedAt: status === 'approved' ? now : null,
  }
  ledger.savePayment(payment)
  if (payment.announced) webhooks.announce(payment, 'payment.created')
  return payment
}
