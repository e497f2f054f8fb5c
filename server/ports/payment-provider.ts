import type { ExchangedCurrency } from '#contract/charge-currencies.ts'
import type { ChargebackState } from '#contract/chargeback-states.ts'
import type { DeliveryAddress } from '#contract/orders.ts'
import type { ToldRate } from './told-rate.ts'

/** What the provider shows on its page. Money in cents of `currency`. */
export type PaymentRequest = {
  orderId: string
  currency: string
  lines: { beerId: string; name: string; image: string; quantity: number; unitCents: number }[]
  buyer: { name: string; lastName: string; email: string }
  delivery: DeliveryAddress
  /** Where the buyer's browser has reached the shop, and comes back to: an origin. */
  shopOrigin: string
  /** The page takes no payment after this instant. */
  closesAt: Date
}

/** A page that takes a payment: its id at the provider, and its address. */
export type PaymentPage = { preferenceId: string; initPoint: string }

/** A payment as the provider tells it. `status` in Mercado Pago's words. Money in cents. */
export type ProviderPayment = {
  providerId: string
  /** The order that the payment refers to. */
  orderId: string | null
  /** The order whose page it was made on, as that page's own note says. Differs only when a reference is wrong. */
  pageOfOrderId: string | null
  status: string
  amountCents: number
  refundedCents: number
  currency: string
  /** Why it stands as it does, in the provider's own word; '' where it said none. */
  statusDetail: string
  /** What the provider keeps of it, and what the account gets; null while it has not said. */
  feeCents: number | null
  netCents: number | null
  /** From when the account can use the money; null while that is not known. */
  releasedAt: Date | null
}

/** `in-process`: taken on, and not final. `rejected`: turned down or taken back, so that no money moved. */
export type ProviderRefund = {
  providerRefundId: string
  amountCents: number
  standing: 'made' | 'in-process' | 'rejected'
}

/**
 * A buyer's complaint about a payment. `kind`, `stage` and `reason` in the provider's codes. `dueAt`: until when the shop has to
 * act, null where it need not. `toldAt`: the provider's own moment of it all.
 */
export type ProviderClaim = {
  providerId: string
  /** Null where it is about no payment. */
  paymentId: string | null
  kind: string
  stage: string
  reason: string
  isOpen: boolean
  dueAt: Date | null
  openedAt: Date
  toldAt: Date
}

/**
 * A payment that its buyer's bank asks back. `documents`: what became of them, in the provider's word. `updatedAt`: when it last
 * changed; null where that is not told.
 */
export type ProviderChargeback = {
  providerId: string
  paymentIds: string[]
  amountCents: number
  currency: string
  state: ChargebackState
  documentsRequired: boolean
  documentsStatus: string
  documentsUntil: Date | null
  /** What of the files that it has can be told from each other by. */
  documents: string[]
  updatedAt: Date | null
}

/** The account that collects. `site`: the code of where it was opened, which need not be one that we know. */
export type ProviderAccount = {
  collectorId: string
  site: string
  /** What one payment may come to, in hundredths of the site's currency, by whatever means takes least and most; not told: undefined. */
  leastCents?: number
  mostCents?: number
}

/**
 * The provider did not answer, or not usefully. `unknown` = what was asked may have happened: ask before repeating.
 * `not-asked` = it is known to be away, or busy with others: nothing was sent, and the log has been told once.
 */
export type ProviderFailure = {
  failed: 'unknown' | 'refused' | 'not-asked'
  status?: number
  /**
   * Why it was refused, where that is known: `amount`, it cannot be paid at once; of refunds, the account has no money now, or the
   * payment is too old; of payouts, the account or its key may do none at all.
   */
  because?: 'amount' | 'no-balance' | 'too-old' | 'not-allowed'
  /** The provider's own word for it, where it has one. */
  word?: string
  message: string
}

/** What the provider does for us; each may be away while it goes on with the others. */
export type ProviderPart = 'pages' | 'payments' | 'refunds' | 'disputes' | 'account'

/** A card payment provider with a page of its own (Mercado Pago Checkout Pro, or whoever speaks it). */
export interface PaymentProvider {
  /** Opens a payment page. The same order always gets the same page: repeating is safe. */
  openPayment(request: PaymentRequest): Promise<PaymentPage | ProviderFailure>
  /** One payment, or null when the provider knows none of that id. */
  readPayment(providerId: string): Promise<ProviderPayment | null | ProviderFailure>
  /** Every payment of an order, oldest first. */
  findPayments(orderId: string): Promise<ProviderPayment[] | ProviderFailure>
  /** Sends money back. The key makes a repetition the same refund. */
  refund(
    providerId: string,
    amountCents: number,
    idempotencyKey: string,
  ): Promise<ProviderRefund | ProviderFailure>
  /** One refund of a payment, or null when the provider knows none of that id. */
  readRefund(providerId: string, providerRefundId: string): Promise<ProviderRefund | null | ProviderFailure>
  /** Refunds that the provider made of a payment, or may still make: what it rejected is left out. */
  listRefunds(providerId: string): Promise<ProviderRefund[] | ProviderFailure>
  /** One claim, or null when the provider knows none of that id. */
  readClaim(providerId: string): Promise<ProviderClaim | null | ProviderFailure>
  /** One chargeback, or null when the provider knows none of that id. */
  readChargeback(providerId: string): Promise<ProviderChargeback | null | ProviderFailure>
  /** The ids of a payment's chargebacks: mostly one. */
  findChargebacks(paymentId: string): Promise<string[] | ProviderFailure>
  /** Sends documents against a chargeback. Twice is one document too many, and nothing worse. */
  documentChargeback(providerId: string, files: File[]): Promise<ProviderChargeback | ProviderFailure>
  /** Whose account it is that collects. */
  readAccount(): Promise<ProviderAccount | ProviderFailure>
  /** What a dollar costs in that currency, by the provider's own conversion. */
  readConversion(currency: ExchangedCurrency): Promise<ToldRate | ProviderFailure>
  /** Whether that part is known not to answer now, so that whoever has time leaves it alone. Asks nobody. */
  isAway(part: ProviderPart): boolean
  /** Whether a notice is truly the provider's. Constant time. */
  isGenuineNotice(notice: { dataId: string; requestId: string; signature: string }): boolean
}

export function isProviderFailure(value: unknown): value is ProviderFailure {
  return typeof value === 'object' && value !== null && 'failed' in value
}
