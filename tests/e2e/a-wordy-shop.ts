import { randomInt, randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { aBeerLine, aBeersFile } from '../factories/beers-file.ts'
import { buyThroughApi } from './buy-through-api.ts'
import { aPhoto } from './picture-upload.ts'
import { type Beer, buyerForm, expect, postBeer, sellerForm, signIn, signInAsAdmin } from './shop.ts'
import { somebodyElsewhere } from './somebody-elsewhere.ts'

type Account = { id: string; email: string; password: string }
export type WordyShop = {
  buyer: Account
  seller: Account
  beer: Beer
  /** The buyer's, paid, its parcel still to be sent. */
  orderId: string
  importId: string
}

/** One word, as long as the shop lets it be: letters alone, no hyphen, never the same twice. */
function aLongWord(letters: number): string {
  return Array.from({ length: letters }, () => 'abcdefghijklmnopqrstuvwxyz'[randomInt(26)]).join('')
}

const longEmail = () => `${aLongWord(60)}@${aLongWord(30)}.example`
const longFacts = () => ({
  name: aLongWord(80),
  lastName: aLongWord(80),
  city: aLongWord(80),
  address: aLongWord(160),
  email: longEmail(),
})

async function send(request: APIRequestContext, method: 'post' | 'put', path: string, data: object) {
  const answer = await request[method](`/api${path}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

/** A file of beers with one row that can be published and one that cannot, waiting for its seller's answer. */
async function bringFile(request: APIRequestContext): Promise<string> {
  const content = aBeersFile([
    aBeerLine({ Nombre: aLongWord(80) }),
    aBeerLine({ Nombre: aLongWord(80), 'ABV (%)': aLongWord(90) }),
  ])
  const file = { name: `${aLongWord(80)}.csv`, mimeType: 'text/csv', buffer: Buffer.from(content) }
  const answer = await request.post('/api/beer-imports', { multipart: { file } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).id
}

/** The addresses of a photograph of a company, a person and a beer, uploaded by whoever is about to sign up. */
async function somebodysPhotos(browser: Browser): Promise<string[]> {
  const context = await browser.newContext()
  const photos = ['company', 'person', 'beer'].map(async (upload_preset) => {
    const multipart = { upload_preset, file: await aPhoto() }
    const answer = await context.request.post('/api/upload', { multipart })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()).secure_url as string
  })
  const addresses = await Promise.all(photos)
  await context.close()
  return addresses
}

/**
 * A brewery, its beer, a buyer, a review, two orders, a message and an import whose every name and text is one long word:
 * the widest that people can make the shop's pages. Each of the three has a photograph.
 */
async function aWordyShop(browser: Browser): Promise<WordyShop> {
  const [brewery, person, bottle] = await somebodysPhotos(browser)
  const company = { ...sellerForm(), ...longFacts(), company: aLongWord(80), image: brewery }
  const { page: sellersPage, ...seller } = await somebodyElsewhere(browser, '/company', company)
  const reader = { ...buyerForm(), ...longFacts(), image: person }
  const { page: buyersPage, ...buyer } = await somebodyElsewhere(browser, '/user', reader)
  const [selling, buying] = [sellersPage.context().request, buyersPage.context().request]
  const words = { name: aLongWord(80), presentation: aLongWord(80), description: aLongWord(90) }
  const beer = await postBeer(selling, { ...words, stock: 8, volumeMl: 473, image: bottle })
  const importId = await bringFile(selling)
  const { orderId: shipped } = await buyThroughApi(buying, beer, 2)
  await send(selling, 'put', `/company/${seller.id}/parcels/${shipped}/shipped`, {
    carrier: aLongWord(80),
    tracking: aLongWord(80),
  })
  await postBeer(selling, { ...words, name: aLongWord(80) })
  const { orderId } = await buyThroughApi(buying, beer, 2)
  const written = await buying.post(`/api/orders/${orderId}/parcels/${seller.id}/messages`, {
    multipart: { key: randomUUID(), text: aLongWord(90), pictures: await aPhoto() },
  })
  expect(written.ok(), await written.text()).toBe(true)
  await send(buying, 'post', '/qualification', { productId: beer.id, rate: 4, comment: aLongWord(90) })
  const { reviews } = await (await selling.get(`/api/company/${seller.id}/reviews`)).json()
  await send(selling, 'put', `/reviews/${reviews[0].id}/answer`, { answer: aLongWord(90) })
  await send(selling, 'post', `/reviews/${reviews[0].id}/report`, { reason: aLongWord(90) })
  const message = { name: aLongWord(80), email: longEmail(), phone: '351', message: aLongWord(90) }
  await send(buying, 'post', '/contactme', message)
  await Promise.all([sellersPage.context().close(), buyersPage.context().close()])
  return { buyer, seller, beer, orderId, importId }
}

let made: Promise<WordyShop> | undefined

/** The same for all stories of a worker: they look at it and change nothing. */
export function theWordyShop(browser: Browser): Promise<WordyShop> {
  made ??= aWordyShop(browser)
  return made
}

/** Makes the page's browser that of one of the shop's people; the buyer has the beer in the cart. */
export async function become(page: Page, who: 'buyer' | 'seller' | 'admin', shop: WordyShop): Promise<void> {
  if (who === 'admin') return signInAsAdmin(page.context())
  await signIn(page.context(), shop[who])
  if (who !== 'buyer') return
  const form = { beerId: shop.beer.id, intent: 'set', seenCents: '450', quantity: '', step: '1' }
  await page.request.post('/cart', { form })
}
