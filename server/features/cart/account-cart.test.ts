import { expect, test } from 'vitest'
import { shortCart } from '#contract/account-cart.ts'
import { type CartEntry, parseCart, serializeCart } from '#contract/cart-cookie.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()
const services = (settings = {}) => makeTestServices(database, settings)
type Buyer = Awaited<ReturnType<typeof aLoggedInBuyer>>

const entry = (digit: number, quantity: number): CartEntry => ({
  beerId: `0199b2a0-0000-7000-8000-${String(digit).repeat(12)}`,
  quantity,
  seenCents: 450,
})
const join = ({ send }: Buyer, here: CartEntry[], seen: CartEntry[] = []) =>
  send('PUT', '/account/cart', { entries: serializeCart(here), seen: shortCart(seen) })
const kept = async ({ send }: Buyer) =>
  parseCart(((await send('GET', '/account/cart')).body as { entries: string }).entries)

test('what one browser puts in, another has; what it takes out is gone on both', async () => {
  const ana = await aLoggedInBuyer(services())
  expect(await kept(ana)).toEqual([])
  await join(ana, [entry(1, 2)])
  const { body } = await join(ana, [entry(2, 1)])
  const both = [entry(1, 2), entry(2, 1)]
  expect(body).toEqual({ entries: serializeCart(both) })
  await join(ana, [entry(2, 1)], both)
  expect(await kept(ana)).toEqual([entry(2, 1)])
  // The first browser shows what it had, and did not touch it: it does not bring back what is gone.
  await join(ana, both, both)
  expect(await kept(ana)).toEqual([entry(2, 1)])
})

test('many browsers at once lose none of what each puts in', async () => {
  const ana = await aLoggedInBuyer(services())
  const digits = [1, 2, 3, 4, 5, 6, 7, 8]
  const answers = await Promise.all(digits.map((digit) => join(ana, [entry(digit, digit)])))
  expect(answers.map(({ status }) => status)).toEqual(digits.map(() => 200))
  const units = (await kept(ana)).map(({ quantity }) => quantity)
  expect(units.toSorted()).toEqual(digits)
})

test('what is no cart is an empty one; what is longer than a cookie is refused', async () => {
  const ana = await aLoggedInBuyer(services())
  const send = (entries: string, seen = '') => ana.send('PUT', '/account/cart', { entries, seen })
  expect(await send('abc.999~..~', '~~~.~')).toMatchObject({ status: 200, body: { entries: '' } })
  expect((await send("'; drop table account_carts; --")).status).toBe(400)
  expect((await send('0'.repeat(4097))).status).toBe(400)
})

test('a brewery has none, and who changes theirs too often waits', async () => {
  const seller = await aLoggedInSeller(services())
  expect((await seller.send('GET', '/account/cart')).status).toBe(403)
  const ana = await aLoggedInBuyer(services({ RATE_LIMITS: 'on', CART_CHANGES_PER_HOUR: '2' }))
  const statuses: number[] = []
  for (const digit of [1, 2, 3]) statuses.push((await join(ana, [entry(digit, 1)])).status)
  expect(statuses).toEqual([200, 200, 429])
})
