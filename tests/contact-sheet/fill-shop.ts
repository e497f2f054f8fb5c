import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { CART_COOKIE, serializeCart } from '#contract/cart-cookie.ts'
import { buyerForm } from '#tests/e2e/shop.ts'
import { aMixedFile } from '#tests/factories/beers-file.ts'

type People = Record<'visitor' | 'buyer' | 'newBuyer' | 'seller' | 'admin', BrowserContext>
type Beer = { id: string; price: number }

/** What the addresses of pages name: ids of beers, breweries, people, orders and files. */
export type Places = Awaited<ReturnType<typeof fillShop>>

async function read<Value>(request: APIRequestContext, path: string): Promise<Value> {
  const answer = await request.get(`/api${path}`)
  if (!answer.ok()) throw new Error(`GET ${path}: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}

/** Calls the API as the request's session. @throws what it answered, unless it took it */
export async function send<Value>(request: APIRequestContext, path: string, data: object): Promise<Value> {
  const answer = await request.post(`/api${path}`, { data })
  if (!answer.ok()) throw new Error(`POST ${path}: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}

async function putInCart(context: BrowserContext, url: string, beers: Beer[]): Promise<void> {
  const entries = beers.map(({ id, price }, at) => ({
    beerId: id,
    quantity: at + 1,
    // The first one's price changed since it was put in.
    seenCents: Math.round(price * 100) - (at === 0 ? 50 : 0),
  }))
  await context.addCookies([{ name: CART_COOKIE, value: serializeCart(entries), url }])
}

/** An admin switches somebody off and on again: the audit log has something to tell. */
async function switchSomebody(visitor: APIRequestContext, admin: APIRequestContext): Promise<void> {
  const { id } = await send<{ id: string }>(visitor, '/user', buyerForm())
  for (const data of [{ status: 'false', reason: 'Usa una tarjeta ajena.' }, { status: 'true' }]) {
    const answer = await admin.put('/api/user', { data: { id, ...data } })
    if (!answer.ok()) throw new Error(`PUT /user: ${answer.status()} ${await answer.text()}`)
  }
}

/** The demo shop gets what it has not: orders at every stage, carts, messages, a reported review, a file of beers. */
export async function fillShop({ visitor, buyer, newBuyer, seller, admin }: People, sandboxUrl: string) {
  const found = async (name: string) => {
    const { products } = await read<{ products: (Beer & { companyId: string })[] }>(
      visitor.request,
      `/product?name=${encodeURIComponent(name)}`,
    )
    return products[0]!
  }
  const idOf = async ({ request }: BrowserContext) => (await read<{ id: string }>(request, '/session')).id
  const [beer, soldOut, strong, sellers] = await Promise.all(
    ['Faro Encendido', 'Siesta Criolla', 'Temporal de Santa Rosa', 'Estepa'].map(found),
  )
  const order = async (context: BrowserContext, quantity: number, pays?: object) => {
    const products = [sellers!, beer!].map(({ id }) => ({ id, quantity }))
    const made = await send<{ orderId: string; results: { response: { id: string } } }>(
      context.request,
      '/create-order',
      { products },
    )
    const at = `${sandboxUrl}/sandbox/preferences/${made.results.response.id}/pay`
    if (pays) await context.request.post(at, { data: pays })
    return made.orderId
  }
  const settled = async (context: BrowserContext, id: string) => {
    const own = `/shoppingHistories?userPersonId=${await idOf(context)}&id=${id}`
    for (let tries = 0; tries < 60; tries++) {
      const [{ state } = { state: '' }] = await read<{ state: string }[]>(context.request, own)
      if (state && state !== 'pending') return id
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    throw new Error(`The order ${id} was not settled.`)
  }
  for (const [list, id] of [
    ['saved', beer!.id],
    ['saved', soldOut!.id],
    ['followed', beer!.companyId],
  ] as const) {
    const answer = await buyer.request.put(`/api/${list}/${id}`)
    if (!answer.ok()) throw new Error(`PUT /${list}: ${answer.status()} ${await answer.text()}`)
  }
  const paidOrder = await settled(buyer, await order(buyer, 2, { status: 'approved' }))
  const oddOrder = await settled(buyer, await order(buyer, 1, { status: 'approved', amount: 1 }))
  const openOrder = await order(buyer, 3)

  const { origin } = new URL((await visitor.request.get('/readyz')).url())
  for (const context of [visitor, buyer]) await putInCart(context, origin, [beer!, strong!, soldOut!])
  const messages = [
    ['Camila Ortiz', '¿Envían a Ushuaia? Somos un bar chico y querríamos veinte cajas para la temporada.'],
    ['Rui Barbosa', 'La caja llegó con una botella rota. ¿Cómo seguimos?'],
  ]
  for (const [name, message] of messages) {
    const from = {
      name,
      email: `${name!.split(' ')[0]!.toLowerCase()}@correo.example`,
      phone: '+54 11 5555 0101',
    }
    await send(visitor.request, '/contactme', { ...from, message })
  }
  await switchSomebody(visitor.request, admin.request)
  const company = await idOf(seller)
  const { reviews } = await read<{ reviews: { id: string }[] }>(seller.request, `/company/${company}/reviews`)
  await send(seller.request, `/reviews/${reviews[0]!.id}/report`, { reason: 'Habla de otra cervecería.' })
  const file = { name: 'otoño.csv', mimeType: 'text/csv', buffer: Buffer.from(aMixedFile(60)) }
  const upload = await seller.request.post('/api/beer-imports', { multipart: { file } })
  const { id: importId } = (await upload.json()) as { id: string }

  return {
    beer: beer!.id,
    soldOut: soldOut!.id,
    strong: strong!.id,
    sellersBeer: sellers!.id,
    brewery: beer!.companyId,
    company,
    buyer: await idOf(buyer),
    newBuyer: await idOf(newBuyer),
    reviewed: reviews[0]!.id,
    paidOrder,
    oddOrder,
    openOrder,
    importId,
    admin: await idOf(admin),
  }
}
