import type { APIRequestContext, Browser } from '@playwright/test'
import { buyThroughApi, orderThroughApi } from './buy-through-api.ts'
import { buyerForm, expect } from './shop.ts'
import { somebodyElsewhere } from './somebody-elsewhere.ts'

/** An order that was paid and settled. Its buyer's browser is closed. */
export async function aPaidOrder(browser: Browser, beer: { id: string }, units: number): Promise<string> {
  const buyer = await somebodyElsewhere(browser, '/user', buyerForm())
  const { orderId } = await buyThroughApi(buyer.page.request, buyer.id, beer, units)
  await buyer.page.context().close()
  return orderId
}

/** A paid order whose brewery has sent it: from then on the brewery is owed for it. `selling` is its seller's browser. */
export async function aSentOrder(
  browser: Browser,
  beer: { id: string },
  units: number,
  selling: { request: APIRequestContext; companyId: string },
): Promise<string> {
  const orderId = await aPaidOrder(browser, beer, units)
  const at = `/api/company/${selling.companyId}/parcels/${orderId}/shipped`
  const sent = await selling.request.put(at, { data: { carrier: 'Andina' } })
  expect(sent.ok(), await sent.text()).toBe(true)
  return orderId
}

/** A payment that the provider rejected, and told so. Its buyer's browser is closed. */
export async function aRejectedPayment(browser: Browser, beer: { id: string }): Promise<void> {
  const buyer = await somebodyElsewhere(browser, '/user', buyerForm())
  const { pay } = await orderThroughApi(buyer.page.request, beer, 1)
  await pay('rejected')
  await buyer.page.context().close()
}
