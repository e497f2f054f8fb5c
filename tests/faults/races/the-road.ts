import { expect } from 'vitest'
import { aPhoto } from '#tests/e2e/a-photo.ts'
import { aLoggedInAdmin, PASSWORD } from '#tests/factories/logged-in-people.ts'
import { aBuyerForm, aCompanyForm } from '#tests/factories/sign-up-forms.ts'
import { aPlainBrowser, type PlainBrowser } from '#tests/running/a-plain-browser.ts'
import { mailTo } from '#tests/running/mails.ts'
import { send } from '#tests/running/send.ts'
import type { TwoShops } from '#tests/running/two-shops.ts'

type Seller = { browser: PlainBrowser; id: string; email: string }
type Buyer = { browser: PlainBrowser; email: string }

/** A seller signs up and publishes a beer with a picture, which both processes show. */
export async function publishOnTheRoad(shops: TwoShops, name: string): Promise<Seller> {
  const { url } = shops.proxy
  const email = `ventas-${name.toLowerCase()}@cerveza.example`
  const browser = await aPersonAtHome(shops, '/sellerSignUp', aCompanyForm({ email }))
  const [company] = await sessionsOf(shops, browser)
  const photo = await aPhoto()
  await browser.go(`${url}/post`)
  const published = await browser.press('Publicar', {
    ...{ name, type: 'IPA', ABV: '6.2', IBU: '48', description: 'Pomelo y pino.' },
    ...{ presentation: 'Lata 473 ml', price: '4.50', stock: '3' },
    imageFile: new File([new Uint8Array(photo.buffer)], photo.name, { type: photo.mimeType }),
  })
  expect(published.text).toContain('Se creo correctamente su producto')
  const [, picture] = /src="(\/media\/[^"]+)"/.exec(published.html)!
  const [one, other] = await inBoth(shops, picture!)
  expect(one!.equals(other!)).toBe(true)
  return { browser, id: company!.id, email }
}

/** A buyer signs up, fills a cart, pays, comes back and has their mail; the seller has theirs. Answers the beer's page too. */
export async function buyOnTheRoad(
  shops: TwoShops,
  name: string,
  seller: Seller,
): Promise<Buyer & { detail: string }> {
  const { url } = shops.proxy
  const email = `maria-${name.toLowerCase()}@correo.example`
  const browser = await aPersonAtHome(shops, '/buyerSignUp', aBuyerForm({ email }))
  const shelf = await browser.go(`${url}/shop?name=${encodeURIComponent(name)}`)
  const [, detail, beerId] = /href="(\/detail\/([\w-]+))/.exec(shelf.html)!
  await browser.press(`Agregar ${name} al carrito`)
  await browser.go(`${url}/cart`)
  await browser.press(`Sumar una unidad de ${name}`)
  expect((await browser.go(`${url}/cart`)).text).toContain('U$S 9.00')
  await browser.press('Start Purchase')
  const stocks = (await inBoth(shops, `/api/product/${beerId}`)).map((body) => JSON.parse(String(body)).stock)
  expect(stocks).toEqual([1, 1])

  const back = await browser.press('Approve')
  expect(back.url).toMatch(new RegExp(`^${url}/succes`))
  expect(back.text).toContain('Tu Pago fue aprobado con exito !!')
  expect((await browser.go(`${url}/cart`)).text).toContain('There are no beers in the cart yet!!!')
  await mailTo(shops.world, email, ({ text }) => text.includes(name))
  await mailTo(shops.world, seller.email, ({ text }) => text.includes(name))
  await expect.poll(() => noticesNotTaken(shops), { timeout: 60_000 }).toEqual([])
  expect((await browser.go(`${url}/myShop`)).text).toContain('Envio pendiente')
  return { browser, email, detail: url + detail }
}

/** The seller sees the sale, sends the parcel and reads their figures. */
export async function sendOnTheRoad({ proxy: { url } }: TwoShops, name: string, { browser, id }: Seller) {
  expect((await browser.go(`${url}/company/${id}`)).text).toContain(name)
  const list = await browser.go(`${url}/company/${id}/parcels`)
  const [, parcel] = /href="([^"]*\/parcels\/[^"?]{36}[^"]*)"/.exec(list.html)!
  await browser.go(new URL(parcel!.replaceAll('&amp;', '&'), list.url).href)
  await browser.press('Marcar como enviado', { carrier: 'Andina', tracking: 'AR 1' })
  expect((await browser.go(`${url}/company/${id}/figures`)).text).toContain('U$S 9.00')
}

/** The buyer sees that the parcel left, and reviews the beer. */
export async function reviewOnTheRoad(
  { proxy: { url } }: TwoShops,
  { browser, detail }: Buyer & { detail: string },
) {
  const purchases = await browser.go(`${url}/myShop`)
  expect(purchases.text).toContain('Enviado')
  const [, review] = /href="([^"]*review=[^"]*)"/.exec(purchases.html)!
  await browser.go(new URL(review!.replaceAll('&amp;', '&'), purchases.url).href)
  const thanked = await browser.press('Send', { rate: '5', comment: 'Pomelo.' })
  expect(thanked.text).toContain('Gracias por dejar tu valoración')
  expect((await browser.go(detail)).text).toContain('Pomelo.')
}

/** An admin finds the buyer and ends their account: their session is over at both processes. */
export async function inactivateOnTheRoad(shops: TwoShops, { browser: buyer, email }: Buyer) {
  const { url } = shops.proxy
  const { email: adminEmail } = await aLoggedInAdmin(shops.services)
  const admin = aPlainBrowser()
  await admin.go(`${url}/`)
  await admin.press('Comprobar', { birthDay: '1990-05-17' })
  await admin.go(`${url}/login`)
  expect((await admin.press('Submit', { email: adminEmail, password: PASSWORD })).url).toBe(`${url}/admin`)
  const found = await admin.go(`${url}/admin?list=buyers&q=${encodeURIComponent(email)}`)
  expect(found.text).toContain(email)
  const [person] = await sessionsOf(shops, buyer)
  await admin.go(`${url}/admin/buyer/${person!.id}?inactivate=1`)
  expect((await admin.press('Inactivate', { reason: 'Lo pidió.' })).text).toContain(
    'User has been inactivated',
  )
  expect(await sessionsOf(shops, buyer)).toEqual([null, null])
}

/** What is typed into a form: every value as text. */
function typed(form: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)]))
}

/** Through the age gate, signed up and logged in. */
export async function aPersonAtHome(
  { proxy: { url } }: TwoShops,
  path: string,
  form: Record<string, unknown>,
): Promise<PlainBrowser> {
  const browser = aPlainBrowser()
  await browser.go(`${url}/`)
  expect((await browser.press('Comprobar', { birthDay: '1990-05-17' })).url).toBe(`${url}/home`)
  await browser.go(url + path)
  const signedUp = await browser.press('Crear Usuario', typed(form))
  expect(signedUp.text).toMatch(/Usuario creado exitosamente|Se creo correctamente su compañía/)
  await browser.go(`${url}/login`)
  const { email, password } = typed(form)
  expect((await browser.press('Submit', { email: email!, password: password! })).text).toContain(
    'Login successful',
  )
  return browser
}

/** Whom the browser's session belongs to, as each of the processes says. */
function sessionsOf({ shops, proxy }: TwoShops, browser: PlainBrowser) {
  const cookie = browser.cookies(proxy.url)
  return Promise.all(
    shops.map(async ({ port }) => {
      const { body } = await send(port, { path: '/api/session', headers: { cookie } })
      return JSON.parse(body) as { id: string } | null
    }),
  )
}

/** What both processes answer for a path. */
async function inBoth({ shops }: TwoShops, path: string): Promise<Buffer[]> {
  return Promise.all(
    shops.map(async ({ url }) => {
      const answer = await fetch(url + path)
      expect(answer.status).toBe(200)
      return Buffer.from(await answer.arrayBuffer())
    }),
  )
}

async function noticesNotTaken({ world }: TwoShops) {
  const { deliveries } = await world.call<{ deliveries: { outcome: string }[] }>('GET', '/sandbox/webhooks')
  return deliveries.filter(({ outcome }) => outcome !== 'delivered')
}
