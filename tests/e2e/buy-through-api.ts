import { type APIRequestContext, expect } from '@playwright/test'

/**
 * Orders units of a beer as whoever is signed in, without a page: `pay` has the provider (at `sandboxUrl`) approve or
 * reject it, and tell the shop.
 */
export async function orderThroughApi(request: APIRequestContext, beer: { id: string }, units: number) {
  const data = { products: [{ id: beer.id, quantity: units }] }
  const answer = await request.post('/api/create-order', { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { orderId, results } = await answer.json()
  const { id, init_point } = results.response
  const sandboxUrl = new URL(init_point).origin
  const pay = async (status: 'approved' | 'rejected') => {
    const paid = await request.post(`${sandboxUrl}/sandbox/preferences/${id}/pay`, { data: { status } })
    expect(paid.ok(), await paid.text()).toBe(true)
  }
  return { orderId: orderId as string, pay, sandboxUrl }
}

/** Orders and pays units of a beer as this buyer, who is signed in, until the order is paid; answers its id. */
export async function buyThroughApi(
  request: APIRequestContext,
  buyerId: string,
  beer: { id: string },
  units: number,
): Promise<{ orderId: string; sandboxUrl: string }> {
  const { orderId, pay, sandboxUrl } = await orderThroughApi(request, beer, units)
  await pay('approved')
  const own = `/api/shoppingHistories?userPersonId=${buyerId}&id=${orderId}`
  const state = async () => (await (await request.get(own)).json())[0].state
  await expect.poll(state, { timeout: 30_000 }).toBe('paid')
  return { orderId, sandboxUrl }
}
