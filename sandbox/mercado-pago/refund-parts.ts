import { html } from 'hono/html'
import type { Html } from '#sandbox/page.ts'
import { readableMoney } from './money.ts'
import type { PaymentRecord, RefundRecord } from './records.ts'
import { REFUND_MOODS, type RefundMood } from './refund-moods.ts'

const MOOD_NAME: Record<RefundMood, string> = {
  'at-once': 'At once',
  'in-process': 'In process first',
  contingency: 'Pix contingency',
  'no-balance': 'No money in the account',
}

/** How the next refunds go: a part of the page of payments. */
export function refundMoods(now: RefundMood): Html {
  return html`<form class="row" method="post" action="/refunds/mood" aria-label="How refunds go">
    <span>Refunds:</span>
    ${REFUND_MOODS.map(
      (each) =>
        html`<button class="${each === now ? 'small main' : 'small'}" name="mood" value="${each}"
          aria-pressed="${each === now ? 'true' : 'false'}">${MOOD_NAME[each]}</button>`,
    )}
  </form>`
}

/** A refund on its payment's card, with what can still happen to it. */
export function refundLine({ currencyId }: PaymentRecord, refund: RefundRecord): Html {
  return html`<div class="row">
    <span class="small">Refund ${refund.id}: ${readableMoney(refund.amountCents, currencyId)}, ${refund.status}</span>
    ${refund.status === 'in_process' ? [button(refund, 'approve', 'Approve'), button(refund, 'reject', 'Reject')] : ''}
  </div>`
}

const button = ({ id }: RefundRecord, action: string, name: string) =>
  html`<form method="post" action="/refunds/${id}/${action}">
    <button class="small" aria-label="${name} refund ${id}">${name}</button>
  </form>`
