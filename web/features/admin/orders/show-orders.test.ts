import { expect, test } from 'vitest'
import { aPageContext } from '#tests/pages/a-page-context.ts'
import { showOrders } from './show-orders.server.ts'

const ID = '01a22961-cc2b-72d6-a7ca-f81fe9e8abde'

/** Where a search leads to, if not to its list, while the API finds these orders. */
async function search(q: string, ...ids: string[]): Promise<string | null> {
  const context = aPageContext(async () =>
    Response.json({ orders: ids.map((id) => ({ id })), totalPages: 1, total: ids.length }),
  )
  try {
    await showOrders(context, new URL(`http://x/admin/orders?q=${encodeURIComponent(q)}`), '/admin/orders')
  } catch (gone) {
    return (gone as Response).headers.get('Location')
  }
  return null
}

test('the number of an order leads to it, its code or the whole of it', async () => {
  for (const q of ['E9E8ABDE', 'e9e8abde', '#E9E8 ABDE', ID]) {
    expect([q, await search(q, ID)]).toEqual([q, `/admin/orders/${ID}`])
  }
})

test('other words lead to the list, however few they find', async () => {
  expect(await search('ana@correo.example', ID)).toBeNull()
  expect(await search('E9E8ABDE')).toBeNull()
  expect(await search('E9E8ABDE', ID, crypto.randomUUID())).toBeNull()
  // Found by something else: a payment may be called like a code.
  expect(await search('12345678', ID)).toBeNull()
})
