import type { Services } from '../services.ts'

type Watchers = Pick<Services, 'metrics' | 'tracing'>
type Outside = Pick<Services, 'payments' | 'payoutProvider' | 'reportSource' | 'mailer' | 'identityProvider'>
type Service = 'payment-provider' | 'mail-server' | 'sign-in-provider'

/**
 * The same services outside, timed and told to the trace of who calls: which service, which call and what came of it (`ok`,
 * `failed` where it throws, or what its failure says). Never whom or what it is about, and nobody outside is told our trace.
 */
export function watchOutside(
  watchers: Watchers,
  { payments, payoutProvider, reportSource, mailer, identityProvider }: Outside,
): Outside {
  watchers.metrics.watch(
    {
      name: 'lupulo_payment_provider_away',
      help: '1 while this process asks the payment provider nothing, because that part of it does not answer.',
      label: 'part',
    },
    () => ({
      pages: Number(payments.isAway('pages')),
      payments: Number(payments.isAway('payments')),
      refunds: Number(payments.isAway('refunds')),
      disputes: Number(payments.isAway('disputes')),
      account: Number(payments.isAway('account')),
      payouts: Number(payoutProvider.isAway()),
      reports: Number(reportSource.isAway()),
    }),
  )
  const ask = <Answer>(service: Service, call: string, run: () => Promise<Answer>) =>
    watchCall(watchers, service, call, run)
  return {
    payments: {
      ...payments,
      openPayment: (request) => ask('payment-provider', 'open-payment', () => payments.openPayment(request)),
      readPayment: (id) => ask('payment-provider', 'read-payment', () => payments.readPayment(id)),
      findPayments: (orderId) =>
        ask('payment-provider', 'find-payments', () => payments.findPayments(orderId)),
      refund: (...of) => ask('payment-provider', 'refund', () => payments.refund(...of)),
      readAccount: () => ask('payment-provider', 'read-account', () => payments.readAccount()),
      readConversion: (currency) =>
        ask('payment-provider', 'read-conversion', () => payments.readConversion(currency)),
      readRefund: (...of) => ask('payment-provider', 'read-refund', () => payments.readRefund(...of)),
      readChargeback: (id) => ask('payment-provider', 'read-chargeback', () => payments.readChargeback(id)),
      findChargebacks: (paymentId) =>
        ask('payment-provider', 'find-chargebacks', () => payments.findChargebacks(paymentId)),
      documentChargeback: (...of) =>
        ask('payment-provider', 'document-chargeback', () => payments.documentChargeback(...of)),
      listRefunds: (id) => ask('payment-provider', 'list-refunds', () => payments.listRefunds(id)),
    },
    payoutProvider: {
      ...payoutProvider,
      send: (payouts) => ask('payment-provider', 'send-payouts', () => payoutProvider.send(payouts)),
      read: (reference) => ask('payment-provider', 'read-payout', () => payoutProvider.read(reference)),
    },
    reportSource: {
      ...reportSource,
      ask: (wish) => ask('payment-provider', 'ask-report', () => reportSource.ask(wish)),
      follow: (asked) => ask('payment-provider', 'follow-report', () => reportSource.follow(asked)),
      fetchFile: (...of) => ask('payment-provider', 'fetch-report', () => reportSource.fetchFile(...of)),
    },
    mailer: { ...mailer, send: (mail) => ask('mail-server', 'send', () => mailer.send(mail)) },
    identityProvider: identityProvider && {
      ...identityProvider,
      start: (options) => ask('sign-in-provider', 'start', () => identityProvider.start(options)),
      finish: (...of) => ask('sign-in-provider', 'finish', () => identityProvider.finish(...of)),
    },
  }
}

async function watchCall<Answer>(
  { metrics, tracing }: Watchers,
  service: Service,
  call: string,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const startedAt = performance.now()
  let outcome = 'failed'
  const step = { name: `${service} ${call}`, kind: 'client', facts: { 'peer.service': service } } as const
  try {
    return await tracing.step(step, async (running) => {
      const answer = await run()
      outcome = outcomeOf(answer)
      if (outcome !== 'ok') running.fail(outcome)
      return answer
    })
  } finally {
    metrics.time('outside', { service, call, outcome }, (performance.now() - startedAt) / 1000)
  }
}

/** Expected failures are returned: a provider's says `failed`, a sign-in's `trouble`. */
function outcomeOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return 'ok'
  if ('failed' in answer) return String(answer.failed)
  return 'trouble' in answer ? String(answer.trouble) : 'ok'
}
