import { randomUUID } from 'node:crypto'
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { demoAccounts } from './demo-accounts.ts'
import { waitForLivePages } from './until-live.ts'

/** What tests do to the shop beside clicking: people and beers of their own, so that no story disturbs another. */

const PASSWORD = 'Cerveza2026'

export type Buyer = { id: string; email: string; password: string; name: string }
export type Seller = Buyer & { company: string }
export type Beer = { id: string; name: string; companyId: string }

export async function passAgeGate(context: BrowserContext): Promise<void> {
  // `?index`: how React Router tells the page at / from the frame around every page.
  const answer = await context.request.post('/?index', { form: { birthDay: '1990-05-17' } })
  expect(answer.url()).toContain('/home')
}

export function buyerForm() {
  return {
    name: 'Lucía',
    lastName: 'Paz',
    document: '30111222',
    email: `lucia-${randomUUID()}@example.com`,
    password: PASSWORD,
    country: 'Argentina',
    state: 'Córdoba',
    city: 'Villa María',
    address: 'Belgrano 123',
  }
}

export function sellerForm() {
  return {
    ...buyerForm(),
    document: '27333444',
    email: `ventas-${randomUUID()}@example.com`,
    // Of its own: one that is another's too is shown with its place.
    company: `Cervecería del Cuento ${randomUUID().slice(0, 8)}`,
    phone: '+54 353 5550100',
  }
}

async function post(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(`/api${path}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

export async function signIn(
  context: BrowserContext,
  buyer: Pick<Buyer, 'email' | 'password'>,
): Promise<void> {
  const { email, password } = buyer
  await post(context.request, '/login', { email, password })
}

/** Logs the browser in as the shop's admin, whom all stories share: none switches them off or changes how they log in. */
export function signInAsAdmin(context: BrowserContext): Promise<void> {
  return signIn(context, demoAccounts.admin)
}

/** A beer of a brewery of its own, published through the API as a seller would. */
async function publishBeer(request: APIRequestContext, facts: object): Promise<Beer> {
  const seller = sellerForm()
  await post(request, '/company', seller)
  await post(request, '/login', { email: seller.email, password: PASSWORD })
  return postBeer(request, facts)
}

/** What the request's own session publishes. */
export function postBeer(request: APIRequestContext, facts: object = {}): Promise<Beer> {
  return post(request, '/product', {
    name: `Cuento ${randomUUID().slice(0, 8)}`,
    type: 'IPA',
    ABV: 6.2,
    IBU: 48,
    description: 'Pomelo, pino y un final seco.',
    price: 4.5,
    stock: 12,
    presentation: 'Lata 473 ml',
    ...facts,
  })
}

type Fixtures = {
  /** An adult who was asked already; every page of the test is theirs. */
  adult: undefined
  /** A buyer who is signed in. */
  buyer: Buyer
  /** A seller who is signed in. */
  seller: Seller
  /** Publishes a beer of a brewery of its own. */
  publish: (facts?: object) => Promise<Beer>
  sandboxUrl: string
}

export const test = base.extend<Fixtures, { live: undefined }>({
  live: [
    async ({ browser }, use) => {
      await waitForLivePages(browser)
      await use(undefined)
    },
    { auto: true, scope: 'worker' },
  ],
  adult: [
    async ({ context }, use) => {
      await passAgeGate(context)
      await use(undefined)
    },
    { auto: true },
  ],
  buyer: async ({ context, adult }, use) => {
    void adult
    const form = buyerForm()
    const { id } = await post(context.request, '/user', form)
    await signIn(context, form)
    await use({ ...form, id })
  },
  seller: async ({ context, adult }, use) => {
    void adult
    const form = sellerForm()
    const { id } = await post(context.request, '/company', form)
    await signIn(context, form)
    await use({ ...form, id })
  },
  publish: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL: baseURL! })
    await use((facts = {}) => publishBeer(request, facts))
    await request.dispose()
  },
  sandboxUrl: async ({ baseURL }, use) => {
    const url = new URL(baseURL!)
    await use(`http://localhost:${Number(url.port) + 1}`)
  },
})

export { expect }

/** Puts so many of a beer into the cart on its page and goes to the cart. */
export async function putInCart(page: Page, beer: Beer, units = 1): Promise<void> {
  await page.goto(`/detail/${beer.id}`)
  const add = page.getByRole('button', { name: 'Agregar al carrito', exact: true })
  const plus = page.getByRole('button', { name: `Sumar una unidad de ${beer.name}` })
  for (let unit = 1; unit <= units; unit++) {
    await add.or(plus).click()
    await expect(page.getByRole('spinbutton', { name: `Cantidad de ${beer.name}` })).toHaveValue(String(unit))
  }
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect(page).toHaveURL('/cart')
}

/** From the cart to the payment provider's page. */
export async function startPurchase(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Purchase' }).click()
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
}

/** The order of a beer on /myShop. */
export function orderOf(page: Page, beer: Beer) {
  return page.getByRole('article').filter({ hasText: beer.name })
}

/** Looks again until the page shows it: for what arrives behind the page's back (webhooks, expiry). */
export async function eventually(page: Page, look: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.reload()
    await look()
  }).toPass({ timeout: 30_000 })
}
