import { describe, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/all-calls.ts'
import { isForViewing } from '#contract/viewing-calls.ts'
import { beginViewing, endViewing } from '#contract/viewings.ts'
import { makeCall } from './make-call.ts'
import type { Row } from './row.ts'
import { ALL_ROWS } from './rows/all-rows.ts'
import { useTheShop } from './use-the-shop.ts'

const shop = useTheShop()
const CALLS = new Map(ALL_CALLS)
const rows = Object.values(ALL_ROWS).flat()
const isOpen = ({ call }: Row) => isForViewing(CALLS.get(call)!)
const named = (each: Row[]) =>
  each.map((row) => [[row.call, row.says].filter(Boolean).join(', '), row] as const)

/** What the buyer, or the brewery that they buy from, is alone shown, and stands in no answer to an admin who sees as them. */
const HIDDEN = /"handOverCode":"|"account":\{|"oldest":\[\{"orderId":"[^"]*","buyer"|"masked"/

/** Has the admin see the shop as somebody. */
async function seeAs(id: string) {
  const answer = await shop.running.app.request(`/api${beginViewing.path}`, {
    method: beginViewing.method,
    headers: { cookie: shop.cookies.admin, 'content-type': 'application/json' },
    body: JSON.stringify({ id, reason: 'Pregunta por teléfono por su pedido.' }),
  })
  expect(answer.status).toBe(201)
  await shop.changes()
}

/** What a call answers the admin, and what is written by it. */
async function tryIt(row: Row, made: Record<string, string>) {
  const { outcome, text } = await makeCall(
    shop.running.app,
    row,
    { ...shop.target, made },
    shop.cookies.admin,
  )
  // What is written behind an answer is there by then.
  await new Promise((resolve) => setImmediate(resolve))
  const { removed, written } = await shop.changes()
  return { outcome, text, changed: [...removed, ...written] }
}

const roles = [
  ['buyer', () => shop.target.buyerId],
  ['seller', () => shop.target.companyId],
] as const

describe.each(roles)('what the %s is shown is shown to an admin who sees as them', (who, id) => {
  test.each(named(rows.filter((row) => isOpen(row) && row.call !== 'endViewing')))(
    '%s: and nothing is written',
    async (_says, row) => {
      const { services, target } = shop.running
      const made = (await row.given?.({ services, target })) ?? {}
      await seeAs(id())
      const { outcome, text, changed } = await tryIt(row, made)
      expect({ outcome, changed }).toEqual({ outcome: row.answers[who], changed: [] })
      expect(text).not.toMatch(HIDDEN)
      await shop.undo()
    },
  )

  test('everything else is refused, whatever else it is', async () => {
    await seeAs(id())
    for (const row of rows.filter((row) => !isOpen(row))) {
      const { outcome, changed } = await tryIt(row, {})
      expect([row.call, outcome, changed]).toEqual([row.call, 'only-seeing', []])
    }
    await shop.undo()
  })
})

test('the ways to a sign-in provider are closed too', async () => {
  await seeAs(shop.target.buyerId)
  for (const path of ['/api/sign-in/start', '/api/sign-in/callback?state=x&code=y']) {
    const answer = await shop.running.app.request(path, { headers: { cookie: shop.cookies.admin } })
    expect([path, answer.status, await answer.json()]).toMatchObject([path, 403, { code: 'only-seeing' }])
  }
  expect(await shop.changes()).toEqual({ removed: [], written: [] })
  await shop.undo()
})

test('all that is open reads, but for the one that ends it; what is secret is not', () => {
  const open = ALL_CALLS.filter(([, call]) => isForViewing(call))
  expect(open.filter(([, call]) => call.method !== 'GET').map(([, call]) => call)).toEqual([endViewing])
  expect(open.filter(([, call]) => call.answers).map(([name]) => name)).toEqual([])
  const secret = /payout-account|messages|second-factor|\/keys|webhooks|\/data|sessions|admin|login|sign-in/
  expect(open.filter(([, call]) => secret.test(call.path)).map(([name]) => name)).toEqual([])
})
