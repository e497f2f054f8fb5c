import { randomUUID } from 'node:crypto'
import type {
  PaymentProvider,
  PaymentRequest,
  ProviderChargeback,
  ProviderClaim,
  ProviderPayment,
  ProviderRefund,
} from '#server/ports/payment-provider.ts'
import { TEST_RATES } from './test-rates.ts'

type Payment = ProviderPayment & { refunds: (ProviderRefund & { key: string })[] }

/**
 * How the next calls of a method end: `lost` is carried out and its answer never arrives; `not-asked` nobody carries out;
 * `in-process` and `rejected` are how a refund stands that it makes.
 */
type Fault =
  | 'unknown'
  | 'refused'
  | 'no-balance'
  | 'too-old'
  | 'lost'
  | 'not-asked'
  | 'in-process'
  | 'rejected'

/** One count for every provider of a process: a payment's id is never given twice. */
let lastId = Date.now()

const isNotRejected = ({ standing }: ProviderRefund) => standing !== 'rejected'
const centsOf = (refunds: ProviderRefund[]) => refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)

const leftOf = ({ amountCents, refunds }: Payment) => amountCents - centsOf(refunds.filter(isNotRejected))

/** A payment provider in memory: the outside world of tests that are about our own books. */
export function aPaymentProvider() {
  const requests = new Map<string, PaymentRequest>()
  const known = new Map<string, Payment>()
  const claims = new Map<string, ProviderClaim>()
  const chargebacks = new Map<string, ProviderChargeback>()
  const faults = new Map<string, Fault[]>()

  function fault(method: string): Fault | undefined {
    return faults.get(method)?.shift()
  }
  const failure = (kind: Fault) =>
    kind === 'no-balance' || kind === 'too-old'
      ? ({ failed: 'refused', status: 400, message: kind, because: kind } as const)
      : kind === 'refused'
        ? ({ failed: 'refused', status: 400, message: 'refused by the test' } as const)
        : kind === 'not-asked'
          ? ({ failed: 'not-asked', message: 'away or busy' } as const)
          : ({ failed: 'unknown', message: 'no answer' } as const)
  const noSuchPayment = { failed: 'refused', status: 404, message: 'Payment not found' } as const
  const told = ({ refunds, ...payment }: Payment): ProviderPayment => ({
    ...payment,
    refundedCents: centsOf(refunds.filter(({ standing }) => standing === 'made')),
  })

  const provider: PaymentProvider = {
    async openPayment(request) {
      const struck = fault('openPayment')
      if (struck && struck !== 'lost') return failure(struck)
      requests.set(request.orderId, request)
      if (struck) return failure(struck)
      return { preferenceId: `pref-${request.orderId}`, initPoint: `http://pay.example/${request.orderId}` }
    },
    async readPayment(providerId) {
      const struck = fault('readPayment')
      if (struck) return failure(struck)
      const payment = known.get(providerId)
      return payment ? told(payment) : null
    },
    async findPayments(orderId) {
      const struck = fault('findPayments')
      if (struck) return failure(struck)
      return [...known.values()].filter((payment) => payment.orderId === orderId).map(told)
    },
    async refund(providerId, amountCents, key) {
      const struck = fault('refund')
      const standing = struck === 'in-process' || struck === 'rejected' ? struck : 'made'
      if (struck && struck !== 'lost' && struck !== standing) return failure(struck)
      const payment = known.get(providerId)
      if (!payment) return noSuchPayment
      let made = payment.refunds.find((each) => each.key === key)
      const left = leftOf(payment)
      if (!made) {
        if (amountCents > left) return failure('refused')
        made = { providerRefundId: randomUUID(), amountCents, standing, key }
        payment.refunds.push(made)
        if (amountCents === left && standing === 'made') payment.status = 'refunded'
      }
      return struck === 'lost' ? failure(struck) : made
    },
    async listRefunds(providerId) {
      const struck = fault('listRefunds')
      if (struck) return failure(struck)
      return known.get(providerId)?.refunds.filter(isNotRejected) ?? noSuchPayment
    },
    async readRefund(providerId, providerRefundId) {
      const struck = fault('readRefund')
      if (struck) return failure(struck)
      return known.get(providerId)?.refunds.find((each) => each.providerRefundId === providerRefundId) ?? null
    },
    async readClaim(providerId) {
      const struck = fault('readClaim')
      return struck ? failure(struck) : (claims.get(providerId) ?? null)
    },
    async readChargeback(id) {
      const struck = fault('readChargeback')
      return struck ? failure(struck) : (chargebacks.get(id) ?? null)
    },
    async findChargebacks(paymentId) {
      const struck = fault('findChargebacks')
      if (struck) return failure(struck)
      return [...chargebacks.values()]
        .filter(({ paymentIds }) => paymentIds.includes(paymentId))
        .map(({ providerId }) => providerId)
    },
    async documentChargeback(id, files) {
      const struck = fault('documentChargeback')
      if (struck && struck !== 'lost') return failure(struck)
      const known = chargebacks.get(id)
      if (!known) return failure('refused')
      Object.assign(known, {
        documents: [...known.documents, ...files.map(({ name }) => name)],
        documentsStatus: 'review_pending',
        updatedAt: new Date(),
      })
      return struck ? failure(struck) : known
    },
    async readAccount() {
      const struck = fault('readAccount')
      return struck ? failure(struck) : { collectorId: '7', site: 'MLA' }
    },
    async readConversion(currency) {
      const struck = fault('readConversion')
      return struck ? failure(struck) : { rate: TEST_RATES[currency], validFrom: new Date() }
    },
    isAway: () => false,
    isGenuineNotice: ({ signature }) => signature === 'genuine',
  }

  return {
    ...provider,
    /** What we asked to be paid, by order. */
    requests,
    /** Every payment that it knows, as it would tell it. */
    all: () => [...known.values()].map(told),
    /** Somebody pays on the page of an order; differences are faults of the outside world. */
    pay(orderId: string, facts: Partial<ProviderPayment> = {}): string {
      const request = requests.get(orderId)
      const providerId = String(++lastId)
      known.set(providerId, {
        providerId,
        orderId,
        pageOfOrderId: orderId,
        status: 'approved',
        amountCents: request?.lines.reduce((sum, line) => sum + line.quantity * line.unitCents, 0) ?? 100,
        refundedCents: 0,
        currency: request?.currency ?? 'USD',
        ...{ statusDetail: '', feeCents: null, netCents: null, releasedAt: null },
        refunds: [],
        ...facts,
      })
      return providerId
    },
    change(providerId: string, facts: Partial<ProviderPayment>) {
      Object.assign(known.get(providerId)!, facts)
    },
    /** What can still go back of a payment: what is in process is spoken for, as the real one counts it. */
    leftToRefund: (providerId: string) => leftOf(known.get(providerId)!),
    /** Money goes back without us, from the provider's own pages. */
    refundByHand(providerId: string, amountCents: number) {
      known
        .get(providerId)!
        .refunds.push({ providerRefundId: randomUUID(), amountCents, standing: 'made', key: randomUUID() })
    },
    /** What was in process of a payment ends so. */
    endRefunds(providerId: string, standing: 'made' | 'rejected') {
      const payment = known.get(providerId)!
      payment.refunds = payment.refunds.map((each) =>
        each.standing === 'in-process' ? { ...each, standing } : each,
      )
    },
    /** A buyer complains about a payment, or something of that changes. @returns the claim's id */
    claim(paymentId: string, facts: Partial<ProviderClaim> = {}): string {
      const providerId = facts.providerId ?? String(++lastId)
      const at = new Date()
      const opened = { kind: 'mediations', stage: 'claim', reason: 'PNR', isOpen: true, openedAt: at }
      const told = { dueAt: new Date(at.getTime() + 2 * 86_400_000), toldAt: at }
      claims.set(providerId, {
        ...opened,
        ...told,
        ...claims.get(providerId),
        paymentId,
        providerId,
        ...facts,
      })
      return providerId
    },
    /** A buyer's bank asks a payment back: the payment says so, and there is a chargeback. Answers its id. */
    chargeBack(paymentId: string, facts: Partial<ProviderChargeback> = {}): string {
      const { amountCents, currency } = known.get(paymentId)!
      known.get(paymentId)!.status = 'charged_back'
      const id = String(++lastId)
      const until = new Date(Date.now() + 10 * 86_400_000)
      chargebacks.set(id, {
        ...{ providerId: id, paymentIds: [paymentId], amountCents, currency, state: 'open' },
        ...{ documentsRequired: true, documentsStatus: 'pending', documentsUntil: until, documents: [] },
        updatedAt: new Date(),
        ...facts,
      })
      return id
    },
    /** The chargeback as it would be told, to read or to change. */
    chargeback: (id: string) => chargebacks.get(id)!,
    endChargeback(id: string, state: 'won' | 'lost') {
      Object.assign(chargebacks.get(id)!, { state, updatedAt: new Date(Date.now() + 1000) })
    },
    /** As if it had never heard of a payment: it was made on another account, or in another shop's sandbox. */
    forget(providerId: string) {
      known.delete(providerId)
    },
    /** The next call of that method ends so. */
    failNext(method: keyof PaymentProvider, ...kinds: Fault[]) {
      faults.set(method, [...(faults.get(method) ?? []), ...kinds])
    },
  }
}
export type TestPaymentProvider = ReturnType<typeof aPaymentProvider>
