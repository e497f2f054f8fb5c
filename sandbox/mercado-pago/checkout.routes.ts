import { Hono } from 'hono'
import { checkoutPage, noSuchPreferencePage } from './checkout.page.ts'
import { checkoutState } from './checkout-state.ts'
import { pay } from './pay.ts'
import type { Provider } from './provider.ts'
import type { PaymentStatus } from './records.ts'
import { returnAddress } from './return-address.ts'

const STATUS_OF_CHOICE: Record<string, PaymentStatus> = {
  approve: 'approved',
  reject: 'rejected',
  pending: 'pending',
}

/** The hosted payment page (the preference's init_point) and the form in it. */
export function ordersRoutes(provider: Provider) {
  const { ledger } = provider
  const routes = new Hono()

  routes.get('/checkout/v1/redirect', (context) => {
    const preference = ledger.preferences.get(context.req.query('pref_id') ?? '')
    if (!preference) return context.html(noSuchPreferencePage(), 404)
    return context.html(checkoutPage(preference, checkoutState(ledger, preference)))
  })

  routes.post('/checkout/v1/pay', async (context) => {
    const form = await context.req.parseBody()
    const preference = ledger.preferences.get(String(form.pref_id))
    if (!preference) return context.html(noSuchPreferencePage(), 404)
    const status = STATUS_OF_CHOICE[String(form.choice)]
    const state = checkoutState(ledger, preference)
    const isOffered = status !== undefined && !(status === 'pending' && preference.binaryMode)
    // A second click, a second tab or a page left open too long: nothing is captured, the page says how things stand.
    if (state.kind !== 'open' || !isOffered) return context.html(checkoutPage(preference, state), 409)

    const payment = pay(provider, preference, { status })
    const payPage = `/checkout/v1/redirect?pref_id=${encodeURIComponent(preference.id)}`
    return context.redirect(returnAddress(preference, payment) ?? payPage, 303)
  })

  return routes
}
