import { html } from 'hono/html'
import { type Html, page, readableMoment } from '#sandbox/page.ts'
import { chargebackLine, claimLine } from './dispute-parts.ts'
import { readableMoney } from './money.ts'
import type { Provider } from './provider.ts'
import type { DeliveryRecord, PaymentRecord } from './records.ts'
import { refundLine, refundMoods } from './refund-parts.ts'

const SHOWN = 100

/** Every payment, newest first, with what can still happen to it and how its notices fared. */
export function paymentsPage(provider: Provider): Html {
  const { ledger, webhooks, refunds } = provider
  const newest = [...ledger.payments.values()].sort((a, b) => b.id - a.id).slice(0, SHOWN)
  const deliveries = Map.groupBy(ledger.deliveries.values(), (delivery) => delivery.paymentId)
  return page(
    { title: 'Payments' },
    html`<h1>Payments</h1>
      ${refundMoods(refunds.mood)}
      ${webhooks.isPaused ? html`<p class="notice">Webhooks are paused: <code>POST /sandbox/webhooks/resume</code> sends what waits.</p>` : ''}
      ${
        newest.length === 0
          ? html`<p class="quiet">No payments yet. One appears when somebody decides on a payment page.</p>`
          : html`<ul class="list">${newest.map((payment) => card(provider, payment, deliveries.get(payment.id) ?? []))}</ul>`
      }
      ${ledger.payments.size > SHOWN ? html`<p class="quiet">The newest ${SHOWN} of ${ledger.payments.size}.</p>` : ''}`,
  )
}

const ACTIONS: Partial<Record<PaymentRecord['status'], { path: string; name: string }[]>> = {
  pending: [
    { path: 'approve', name: 'Approve' },
    { path: 'reject', name: 'Reject' },
  ],
  in_process: [
    { path: 'approve', name: 'Approve' },
    { path: 'reject', name: 'Reject' },
  ],
  approved: [
    { path: 'charge-back', name: 'Charge back' },
    { path: 'claim', name: 'Claim' },
    { path: 'stop-delivery', name: 'Stop delivery' },
  ],
}

function card({ ledger }: Provider, payment: PaymentRecord, deliveries: DeliveryRecord[]): Html {
  return html`<li class="card" id="payment-${payment.id}">
    <div class="facts">
      <strong>${readableMoney(payment.amountCents, payment.currencyId)}</strong>
      <span class="status ${payment.status}">${payment.status}</span>
      <span class="quiet small">${payment.statusDetail}</span>
    </div>
    <div class="facts quiet small">
      <span>Payment ${payment.id}</span>
      <span>${readableMoment(payment.createdAt)}</span>
      ${payment.externalReference === null ? '' : html`<span>Reference <code>${payment.externalReference}</code></span>`}
    </div>
    ${payment.refunds.map((refund) => refundLine(payment, refund))}
    ${[...ledger.chargebacks.values()].filter((each) => each.paymentId === payment.id).map(chargebackLine)}
    ${[...ledger.claims.values()].filter((each) => each.paymentId === payment.id).map(claimLine)}
    ${deliveries.map(deliveryLine)}
    ${buttons(payment)}
  </li>`
}

function buttons(payment: PaymentRecord): Html | '' {
  const actions = ACTIONS[payment.status]
  if (!actions) return ''
  return html`<div class="row">
    ${actions.map(
      ({ path, name }) => html`<form method="post" action="/payments/${payment.id}/${path}">
        <button class="small" aria-label="${name} payment ${payment.id}">${name}</button>
      </form>`,
    )}
  </div>`
}

function deliveryLine(delivery: DeliveryRecord): Html {
  const attempts = delivery.attempts === 1 ? '1 attempt' : `${delivery.attempts} attempts`
  const answer = delivery.lastAnswer === null ? '' : `, last answer: ${delivery.lastAnswer}`
  return html`<p class="quiet small">${delivery.form === 'ipn' ? 'IPN' : 'Notice'} ${delivery.action}: ${delivery.outcome} (${attempts}${answer})</p>`
}
