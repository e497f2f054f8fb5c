import type { APIRequestContext, Browser } from '@playwright/test'
import { buyerForm, expect } from './shop.ts'
import { somebodyElsewhere } from './somebody-elsewhere.ts'

type Shop = { browser: Browser; sandboxUrl: string }

/** Somebody orders units of a beer, through the API; answers how they try to pay at the provider. */
async function anOrder({ browser, sandboxUrl }: Shop, beer: { id: string }, units: number) {
  const buyer = await somebodyElsewhere(browser, '/user', buyerForm())
  const { request } = buyer.page.context()
  const data = { products: [{ id: beer.id, quantity: units }] }
  const answer = await request.post('/api/create-order', { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { orderId, results } = await answer.json()
  const pay = async (status: 'approved' | 'rejected') => {
    const at = `${sandboxUrl}/sandbox/preferences/${results.response.id}/pay`
    expect((await request.post(at, { data: { status } })).ok()).toBe(true)
  }
  return { orderId: orderId as string, buyer, request, pay, close: () => buyer.page.context().close() }
}

/** An order that was paid and settled. Its buyer's browser is closed. */
export async function aPaidOrder(shop: Shop, beer: { id: string }, units: number): Promise<string> {
  const { orderId, buyer, request, pay, close } = await anOrder(shop, beer, units)
  await pay('approved')
  await expect(async () => {
    const own = `/api/shoppingHistories?userPersonId=${buyer.id}&id=${orderId}`
    const [order] = await (await request.get(own)).json()
    expect(order.state).toBe('paid')
  }).toPass({ timeout: 30_000 })
  await close()
  return orderId
}

/** A paid order whose brewery has sent it: from then on the brewery is owed for it. `selling` is its seller's browser. */
export async function aSentOrder(
  shop: Shop,
  beer: { id: string },
  units: number,
  selling: { request: APIRequestContext; companyId: string },
): Promise<string> {
  const orderId = await aPaidOrder(shop, beer, units)
  const at = `/api/company/${selling.companyId}/parcels/${orderId}/shipped`
  const sent = await selling.request.put(at, { data: { carrier: 'Andina' } })
  expect(sent.ok(), await sent.text()).toBe(true)
  return orderId
}

/** A payment that the provider rejected, and told so. Its buyer's browser is closed. */
export async function aRejectedPayment(shop: Shop, beer: { id: string }): Promise<void> {
  const { pay, close } = await anOrder(shop, beer, 1)
  await pay('rejected')
  await close()
}
