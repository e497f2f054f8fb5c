import { html } from 'hono/html'
import { type Html, page, readableMoment } from '#sandbox/page.ts'
import { readableMoney } from '../money.ts'
import type { Provider } from '../provider.ts'
import { payoutName } from './payout-answer.ts'
import { type PayoutRecord, REJECTIONS } from './payout-record.ts'

const SHOWN = 100

/** Every payout that arrived, newest first: to whom, how it stands, and what the receiving bank can still do with it. */
export function payoutsPage({ ledger }: Provider): Html {
  const newest = [...ledger.payouts.values()].sort((a, b) => b.id - a.id).slice(0, SHOWN)
  return page(
    { title: 'Payouts' },
    html`<h1>Payouts</h1>
      ${
        newest.length === 0
          ? html`<p class="quiet">No payouts yet. One appears when the shop pays a brewery through Mercado Pago.</p>`
          : html`<ul class="list">${newest.map(card)}</ul>`
      }
      ${ledger.payouts.size > SHOWN ? html`<p class="quiet">The newest ${SHOWN} of ${ledger.payouts.size}.</p>` : ''}`,
  )
}

function card(payout: PayoutRecord): Html {
  const { id, amountCents, currencyId, returnedCents, status, statusDetail, description } = payout
  return html`<li class="card" id="payout-${id}">
    <div class="facts">
      <strong>${readableMoney(amountCents, currencyId)}</strong>
      <span class="status ${colourOf(payout)}">${status}</span>
      <span class="quiet small">${statusDetail}</span>
      ${returnedCents ? html`<span class="small">${readableMoney(returnedCents, currencyId)} came back</span>` : ''}
    </div>
    ${description && html`<p>${description}</p>`}
    <dl class="small">${factsOf(payout.destination).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
    <div class="facts quiet small">
      <span>${payoutName(payout)}</span>
      <span>${readableMoment(payout.createdAt)}</span>
      <span>Reference <code>${payout.externalReference}</code></span>
    </div>
    ${buttons(payout)}
  </li>`
}

/** The colour of its dot: that of a payment which stands alike. */
function colourOf({ status, creditedAt, returnedAt }: PayoutRecord): string {
  if (status === 'rejected' || returnedAt !== null) return 'rejected'
  return creditedAt === null ? 'pending' : 'approved'
}

/** The receiving account's fields, those within others too. */
function factsOf(destination: Record<string, unknown>, within = ''): [string, string][] {
  return Object.entries(destination).flatMap(([name, value]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? factsOf(value as Record<string, unknown>, `${within}${name}.`)
      : [[`${within}${name}`, String(value)]],
  )
}

function buttons(payout: PayoutRecord): Html | '' {
  const { id, status, creditedAt, returnedAt } = payout
  const what = `payout ${id}`
  if (creditedAt === null && status !== 'rejected') {
    return html`<div class="row">
      ${button(`/payouts/${id}/credit`, 'Credit it', what)} ${button(`/payouts/${id}/hold`, 'Leave it with the bank', what)}
      <form class="row" method="post" action="/payouts/${id}/reject">
        <select name="detail" aria-label="Why ${what} is rejected">${REJECTIONS.map((each) => html`<option>${each}</option>`)}</select>
        <button class="small" aria-label="Reject ${what}">Reject it</button>
      </form>
    </div>`
  }
  if (creditedAt === null || returnedAt !== null) return ''
  return html`<div class="row">
    ${button(`/payouts/${id}/return`, 'Bank sends it back', what)}
    <form class="row" method="post" action="/payouts/${id}/return">
      <label class="row small">A part: <input name="amount" inputmode="decimal" size="8" required></label>
      <button class="small" aria-label="Send a part of ${what} back">Bank sends a part back</button>
    </form>
  </div>`
}

const button = (path: string, name: string, what: string) => html`<form method="post" action="${path}">
  <button class="small" aria-label="${name}: ${what}">${name}</button>
</form>`
