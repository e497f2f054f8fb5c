import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OutsideWorld } from '#tests/running/an-outside-world.ts'
import { any, inPercent } from './chance.ts'
import type { FrontDoor } from './front-door.ts'
import type { Mood } from './mood.ts'
import { type Buyer, HOLD_SECONDS, type People } from './people-of-the-shop.ts'

type Placed = { orderId: string; preferenceId: string }

/** One purchase of a buyer, however far it comes. Orders that the shop says are paid are added to `paid`. */
export function buyersAtWork({
  door,
  world,
  people,
  mood,
  paid,
}: {
  door: FrontDoor
  world: OutsideWorld
  people: People
  mood: Mood
  paid: string[]
}): (buyers: Buyer[]) => Promise<void> {
  const headersOf = (buyer: Buyer) => ({ ...buyer.session, 'content-type': 'application/json' })

  async function place(buyer: Buyer): Promise<Placed | undefined> {
    const products = people.shelf
      .filter(() => inPercent(40))
      .map((beer) => ({ id: beer.id, quantity: any([1, 1, 2]) }))
    if (!products.length) return undefined
    const request = {
      method: 'POST',
      path: '/api/create-order',
      headers: { ...headersOf(buyer), ...(inPercent(50) && { 'idempotency-key': randomUUID() }) },
      body: JSON.stringify({ products }),
    }
    // Who gets no answer clicks again, or goes away.
    const answer = await (inPercent(70) ? door.askAgain(request) : door.ask(request))
    if (answer?.status !== 201) return undefined
    const { orderId, results } = JSON.parse(answer.body)
    return { orderId, preferenceId: results.response.id }
  }

  /** Answers the payment's id, undefined when the page takes none any more. */
  async function pay({ preferenceId }: Placed): Promise<string | undefined> {
    const choice = any(['approve', 'approve', 'approve', 'approve', 'approve', 'reject', 'pending'])
    if (mood.pays === 'slowly') await sleep(HOLD_SECONDS * 300 + Math.random() * 500)
    if (mood.pays === 'late') {
      await sleep(HOLD_SECONDS * 1000 + Math.random() * 300)
      const wish = { status: 'approved', webhook: true }
      const { id } = await world.call<{ id: number }>(
        'POST',
        `/sandbox/preferences/${preferenceId}/pay`,
        wish,
      )
      return String(id)
    }
    const answer = await fetch(`${world.url}/checkout/v1/pay`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ pref_id: preferenceId, choice }),
    })
    const back = answer.headers.get('location')
    const paymentId = back && new URL(back).searchParams.get('payment_id')
    if (!paymentId) return undefined
    // A voucher ends with its page: one that did in between is refused, and stays unpaid.
    if (choice === 'pending')
      await fetch(`${world.url}/sandbox/payments/${paymentId}/approve`, { method: 'POST' })
    return paymentId
  }

  return async (buyers) => {
    const buyer = any(buyers)
    let placed = await place(buyer)
    if (placed && inPercent(10)) placed = await place(buyer)
    if (!placed || inPercent(10)) return
    const paymentId = await pay(placed)
    if (!paymentId || !inPercent(mood.comesBack * 100)) return
    const answer = await door.askAgain({
      method: 'POST',
      path: '/api/payment-return',
      headers: headersOf(buyer),
      body: JSON.stringify({ payment_id: paymentId, external_reference: placed.orderId }),
    })
    if (answer?.status === 200 && JSON.parse(answer.body).outcome === 'paid') paid.push(placed.orderId)
  }
}
