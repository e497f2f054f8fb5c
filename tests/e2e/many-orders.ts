import type { Browser } from '@playwright/test'
import { type Beer, buyerForm, expect } from './shop.ts'
import { somebodySignedIn } from './somebody-elsewhere.ts'

/** As many as one account may place in a short time. */
const AN_ACCOUNT = 10

export type ManyOrders = {
  orderIds: string[]
  /** Has its buyer cancel the parcel of one of them. */
  cancel: (orderId: string) => Promise<void>
}

/**
 * So many orders of beers that cost nothing: nobody has to pay them, so that their parcels are to be sent at once. Each is of one
 * beer, in turns, by buyers who order ten each.
 */
export async function manyOrders(
  browser: Browser,
  beers: readonly Beer[],
  count: number,
  namesOf: (buyer: number) => { name: string; lastName: string } = () => buyerForm(),
): Promise<ManyOrders> {
  const buyers: Awaited<ReturnType<typeof somebodySignedIn>>[] = []
  const placed: { orderId: string; buyer: (typeof buyers)[number]; companyId: string }[] = []
  for (let at = 0; at < count; at++) {
    if (at % AN_ACCOUNT === 0) {
      const form = { ...buyerForm(), ...namesOf(buyers.length) }
      buyers.push(await somebodySignedIn(browser, '/user', form))
    }
    const buyer = buyers.at(-1)!
    const beer = beers[at % beers.length]!
    const data = { products: [{ id: beer.id, quantity: 1 + (at % 6) }] }
    const answer = await buyer.request.post('/api/create-order', { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    placed.push({ orderId: (await answer.json()).orderId, buyer, companyId: beer.companyId })
  }
  return {
    orderIds: placed.map(({ orderId }) => orderId),
    async cancel(orderId) {
      const { buyer, companyId } = placed.find((each) => each.orderId === orderId)!
      const answer = await buyer.request.post(`/api/purchases/${orderId}/parcels/${companyId}/cancel`)
      expect(answer.ok(), await answer.text()).toBe(true)
    },
  }
}
