import { html } from 'hono/html'
import { type Html, page } from '#sandbox/page.ts'
import { type ExchangeRates, SOURCES, type Source, TROUBLES, type Trouble } from './exchange-rates.ts'
import { CURRENCIES } from './rate-table.ts'

const NAME: Record<Source, string> = { 'mercado-pago': 'Mercado Pago', frankfurter: 'Frankfurter' }
const ADDRESS: Record<Source, string> = {
  'mercado-pago': '/currency_conversions/search?from=USD&to=ARS',
  frankfurter: '/frankfurter/v2/rate/USD/ARS',
}
const TROUBLE_NAME: Record<Trouble, string> = {
  none: 'Answers',
  garbage: 'Garbage',
  late: 'Late',
  error: 'Error 500',
  absent: 'No such rate',
  stale: 'Old rate',
}

/** What each source says that a dollar costs, and how it goes wrong; every figure can be set. */
export function ratesPage(rates: ExchangeRates): Html {
  return page(
    { title: 'Exchange rates' },
    html`<h1>Exchange rates</h1>
      <p>What one US dollar costs. It stays as set until this program stops.</p>
      ${SOURCES.map((source) => card(rates, source))}`,
  )
}

function card(rates: ExchangeRates, source: Source): Html {
  const { trouble } = rates.mood(source)
  const said = rates.rates(source)
  return html`<section class="card fields" aria-labelledby="${source}">
    <h2 id="${source}">${NAME[source]}</h2>
    <p class="quiet small"><code>${ADDRESS[source]}</code></p>
    <form class="row" method="post" action="/exchange-rates" aria-label="How ${NAME[source]} answers">
      <input type="hidden" name="source" value="${source}">
      ${TROUBLES.map(
        (each) =>
          html`<button class="${each === trouble ? 'small main' : 'small'}" name="trouble" value="${each}"
            aria-pressed="${each === trouble ? 'true' : 'false'}">${TROUBLE_NAME[each]}</button>`,
      )}
    </form>
    ${CURRENCIES.map(
      (currency) => html`<form class="row" method="post" action="/exchange-rates">
        <input type="hidden" name="source" value="${source}">
        <input type="hidden" name="currency" value="${currency}">
        <label for="${source}-${currency}">${currency}</label>
        <input style="flex: 1 1 8rem; width: auto" id="${source}-${currency}" name="rate" inputmode="decimal" value="${String(said[currency])}">
        <button class="small" aria-label="Set ${currency} of ${NAME[source]}">Set</button>
      </form>`,
    )}
  </section>`
}
