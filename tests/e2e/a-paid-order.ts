import type { APIRequestContext, Browser } from '@playwright/test'
import { buyThroughApi, orderThroughApi } from './buy-through-api.ts'
import { buyerForm, expect } from './shop.ts'
import { somebodySignedIn } from './somebody-elsewhere.ts'

/** An order that was paid and settled. Its buyer's browser is closed. */
export async function aPaidOrder(browser: Browser, beer: { id: string }, units: number): Promise<string> {
  const buyer = await somebodySignedIn(browser, '/user', buyerForm())
  const { orderId } = await buyThroughApi(buyer.request, beer, units)
  await buyer.context.close()
  return orderId
}

/**
 * A paid order that its brewery has sent and delivered, and whose money is free: from then on it can be paid out. `selling` is its
 * seller's browser.
 */
export async function aDeliveredOrder(
  browser: Browser,
  beer: { id: string },
  units: number,
  { request, companyId }: { request: APIRequestContext; companyId: string },
): Promise<string> {
  const owed = async () => {
    const { balances } = await (await request.get(`/api/company/${companyId}/balance`)).json()
    return balances[0]?.owed ?? 0
  }
  const before = await owed()
  const orderId = await aPaidOrder(browser, beer, units)
  const at = `/api/company/${companyId}/parcels/${orderId}`
  const sent = await request.put(`${at}/shipped`, { data: { carrier: 'Andina' } })
  expect(sent.ok(), await sent.text()).toBe(true)
  const delivered = await request.put(`${at}/delivered`, { data: { idChecked: true } })
  expect(delivered.ok(), await delivered.text()).toBe(true)
  // A sweep sets it free.
  await expect.poll(owed, { timeout: 30_000 }).toBeGreaterThan(before)
  return orderId
}

/** A payment that the provider rejected, and told so. Its buyer's browser is closed. */
export async function aRejectedPayment(browser: Browser, beer: { id: string }): Promise<void> {
  const buyer = await somebodySignedIn(browser, '/user', buyerForm())
  const { pay } = await orderThroughApi(buyer.request, beer, 1)
  await pay('rejected')
  await buyer.context.close()
}
