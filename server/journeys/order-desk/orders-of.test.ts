import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { beers } from '#database/schema.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { anOrderDesk } from '#tests/factories/an-order-desk.ts'
import { ordersOf } from './orders-of.ts'

const checkout = useCheckout()

test('a word finds the same orders whether few or many are called so', async () => {
  const { services, buyer, one, ipa, aPaidOrder, aPlacedOrder } = await anOrderDesk(checkout.with())
  const { db } = services
  await db.update(beers).set({ name: 'Niebla Ñandú' }).where(eq(beers.id, ipa.id))
  await aPaidOrder()
  await aPlacedOrder()
  const found = async (
    text: string,
    by: Parameters<typeof ordersOf>[2],
    most?: Parameters<typeof ordersOf>[3],
  ) => {
    const { which, isMany } = await ordersOf(db, text, by, most)
    const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM orders WHERE ${which} ORDER BY id`)
    return { ids: rows.map(({ id }) => id), isMany }
  }
  const texts = ['nandu', 'perez', 'niebla ana', buyer.email, 'nadie', 'ana nadie', '%']
  for (const [text, by] of [
    ...texts.map((text) => [text, ['beer', 'buyer'] as const] as const),
    ['birra', ['company'] as const] as const,
    [one.id, ['company'] as const] as const,
  ]) {
    const few = await found(text, by)
    expect(few.isMany, text).toBe(false)
    for (const most of [
      { names: 99, rows: 1 },
      { names: 1, rows: 1 },
    ]) {
      expect((await found(text, by, most)).ids, text).toEqual(few.ids)
    }
  }
  expect(await found('nandu', ['beer', 'buyer'], { names: 99, rows: 1 })).toMatchObject({
    isMany: true,
    ids: [expect.any(String), expect.any(String)],
  })
})
