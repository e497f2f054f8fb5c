import { html } from 'hono/html'
import { type Html, page } from '#sandbox/page.ts'
import type { CheckoutState } from './checkout-state.ts'
import { readableMoney } from './money.ts'
import type { PreferenceItem, PreferenceRecord } from './records.ts'
import { returnAddress } from './return-address.ts'

/** The hosted page: what is bought, and what the pretended payer decides. Works without JavaScript. */
export function checkoutPage(preference: PreferenceRecord, state: CheckoutState): Html {
  return page(
    { title: 'Pago de prueba', lang: 'es', width: 'narrow', hasNavigation: false },
    html`<p class="tag">Sandbox · pago de prueba, sin cobro</p>
      <h1>${HEADING[state.kind]}</h1>
      ${notice(preference, state)}
      <section class="card" aria-labelledby="summary">
        <h2 id="summary" style="margin-bottom: 16px">Tu pedido</h2>
        <ul class="lines">
          ${preference.items.map((item) => line(item, preference.currencyId))}
        </ul>
        <p class="total"><span>Total</span> <strong>${readableMoney(preference.totalCents, preference.currencyId)}</strong></p>
      </section>
      ${state.kind === 'open' ? choices(preference) : ''}
      ${wayBack(preference, state)}
      ${preference.externalReference ? html`<p class="quiet small">Referencia: <code>${preference.externalReference}</code></p>` : ''}`,
  )
}

const HEADING: Record<CheckoutState['kind'], string> = {
  open: '¿Cómo termina este pago?',
  paid: 'Este pedido ya está pagado',
  expired: 'Este enlace de pago venció',
  'too-early': 'Este enlace de pago aún no está activo',
}

export function noSuchPreferencePage(): Html {
  return page(
    { title: 'Pago no encontrado', lang: 'es', width: 'narrow', hasNavigation: false },
    html`<p class="tag">Sandbox · pago de prueba, sin cobro</p>
      <h1>No encontramos este pago</h1>
      <p>El enlace no corresponde a ninguna preferencia de este sandbox.</p>`,
  )
}

function line(item: PreferenceItem, currencyId: string): Html {
  const total = readableMoney(item.quantity * item.unitPriceCents, currencyId)
  return html`<li>
    ${item.pictureUrl ? html`<img src="${item.pictureUrl}" alt="" width="45" height="63" referrerpolicy="no-referrer">` : ''}
    <div class="name">${item.title}
      <div class="quiet small" style="font-weight: 400">${item.quantity} × ${readableMoney(item.unitPriceCents, currencyId)}</div>
    </div>
    <div class="price">${total}</div>
  </li>`
}

function choices(preference: PreferenceRecord): Html {
  return html`<form class="choices" method="post" action="/checkout/v1/pay" aria-label="Resultado del pago">
    <input type="hidden" name="pref_id" value="${preference.id}">
    ${choice('approve', 'Approve', 'El pago se aprueba y vuelves a la tienda.', 'main')}
    ${choice('reject', 'Reject', 'La tarjeta es rechazada; puedes volver a intentarlo.')}
    ${preference.binaryMode ? '' : choice('pending', 'Leave pending', 'Queda un cupón para pagar en efectivo; se paga más tarde o vence.')}
  </form>`
}

function choice(value: string, name: string, explanation: string, look = ''): Html {
  return html`<div class="choice">
    <button class="${look}" name="choice" value="${value}" lang="en" aria-describedby="about-${value}">${name}</button>
    <p class="quiet small" id="about-${value}">${explanation}</p>
  </div>`
}

function notice(preference: PreferenceRecord, state: CheckoutState): Html | '' {
  if (state.kind === 'expired')
    return html`<p class="notice bad" role="status">Venció el ${readableDate(state.to)}. No se puede pagar; vuelve a la tienda para empezar de nuevo.</p>`
  if (state.kind === 'too-early')
    return html`<p class="notice" role="status">Se podrá pagar desde el ${readableDate(state.from)}.</p>`
  if (state.kind === 'paid')
    return html`<p class="notice good" role="status">Pago n.º ${state.payment.id} por ${money(state.payment.amountCents, state.payment.currencyId)}. No se cobra otra vez.</p>`
  if (state.lastPayment?.status === 'rejected')
    return html`<p class="notice bad" role="status">El pago n.º ${state.lastPayment.id} fue rechazado. Puedes intentarlo de nuevo.</p>`
  if (state.lastPayment?.status === 'pending')
    return html`<p class="notice" role="status">El pago n.º ${state.lastPayment.id} por ${money(preference.totalCents, preference.currencyId)} quedó pendiente. Si pagas ahora, será otro pago.</p>`
  return ''
}

function wayBack(preference: PreferenceRecord, state: CheckoutState): Html | '' {
  const address = returnAddress(preference, state.kind === 'paid' ? state.payment : undefined)
  if (!address) return ''
  const isOpen = state.kind === 'open'
  return html`<p><a class="${isOpen ? '' : 'button main'}" href="${address}">${isOpen ? 'Volver a la tienda sin pagar' : 'Volver a la tienda'}</a></p>`
}

const money = (cents: number, currencyId: string) =>
  html`<span class="money">${readableMoney(cents, currencyId)}</span>`

function readableDate(at: number): string {
  return (
    new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at) +
    ' UTC'
  )
}
