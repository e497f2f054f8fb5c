import { type APIRequestContext, expect } from '@playwright/test'

/**
 * Orders units of beers as whoever is signed in, without a page: `pay` has the provider (at `sandboxUrl`) approve or
 * reject it, and tell the shop.
 */
async function placeThroughApi(request: APIRequestContext, products: { id: string; quantity: number }[]) {
  const answer = await request.post('/api/create-order', { data: { products } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { orderId, results } = await answer.json()
  const { id, init_point } = results.response
  const sandboxUrl = new URL(init_point).origin
  const pay = async (status: 'approved' | 'rejected') => {
    const paid = await request.post(`${sandboxUrl}/sandbox/preferences/${id}/pay`, { data: { status } })
    expect(paid.ok(), await paid.text()).toBe(true)
    return String((await paid.json()).id)
  }
  return { orderId: orderId as string, pay, sandboxUrl }
}

/** The same of one beer. */
export function orderThroughApi(request: APIRequestContext, beer: { id: string }, units: number) {
  return placeThroughApi(request, [{ id: beer.id, quantity: units }])
}

/** Orders and pays units of beers as this buyer, who is signed in, until the order is paid; answers its id and the payment's. */
export async function buyManyThroughApi(
  request: APIRequestContext,
  products: { id: string; quantity: number }[],
): Promise<{ orderId: string; paymentId: string; sandboxUrl: string }> {
  const { orderId, pay, sandboxUrl } = await placeThroughApi(request, products)
  const paymentId = await pay('approved')
  const state = async () => (await (await request.get(`/api/purchases/${orderId}`)).json()).state
  await expect.poll(state, { timeout: 30_000 }).toBe('paid')
  return { orderId, paymentId, sandboxUrl }
}

/** The same of one beer. */
export function buyThroughApi(request: APIRequestContext, beer: { id: string }, units: number) {
  return buyManyThroughApi(request, [{ id: beer.id, quantity: units }])
}
