import { html } from 'hono/html'
import { type Html, page, readableMoment } from '#sandbox/page.ts'
import { checkoutState } from './checkout-state.ts'
import { readableMoney } from './money.ts'
import type { Provider } from './provider.ts'

const SHOWN = 100
const STATE_NAME = { open: 'open', paid: 'paid', expired: 'expired', 'too-early': 'not yet active' }

/** Every preference (a payment that was asked for), newest first, with its payment page. */
export function preferencesPage({ ledger }: Provider): Html {
  const newest = [...ledger.preferences.values()].sort((a, b) => b.createdAt - a.createdAt).slice(0, SHOWN)
  return page(
    { title: 'Preferences' },
    html`<h1>Preferences</h1>
      ${
        newest.length === 0
          ? html`<p class="quiet">No preferences yet. The shop makes one for each order that is to be paid.</p>`
          : html`<ul class="list">
              ${newest.map(
                (preference) => html`<li class="card">
                  <div class="facts">
                    <strong>${readableMoney(preference.totalCents, preference.currencyId)}</strong>
                    <span>${STATE_NAME[checkoutState(ledger, preference).kind]}</span>
                    <a href="/checkout/v1/redirect?pref_id=${encodeURIComponent(preference.id)}">Payment page</a>
                  </div>
                  <p>${preference.items.map((item) => `${item.quantity} × ${item.title}`).join(', ')}</p>
                  <div class="facts quiet small">
                    <span>${readableMoment(preference.createdAt)}</span>
                    <span>Reference <code>${preference.externalReference ?? 'none'}</code></span>
                    <span><code>${preference.id}</code></span>
                  </div>
                </li>`,
              )}
            </ul>`
      }`,
  )
}
