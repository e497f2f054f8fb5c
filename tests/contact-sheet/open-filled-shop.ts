import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext } from '@playwright/test'
import { anAdmin } from '#tests/e2e/an-admin.ts'
import { waitForWorker, waitUntilKept } from '#tests/e2e/kept.ts'
import { passAgeGate, signIn } from '#tests/e2e/shop.ts'
import { startShop } from '#tests/running/a-running-shop.ts'
import { fillShop, type Places, send } from './fill-shop.ts'

/**
 * Whose eyes a page is seen with. `nobody` has not been asked their age; the `new` ones have just signed up. `newcomer` and
 * `returning` come from a provider, without an account and with one; `codesAdmin` and `provenAdmin` take up a second factor
 * while they are looked at; who is `cutOff` saw a few pages and lost the network.
 */
export type Who =
  | 'nobody'
  | 'visitor'
  | 'buyer'
  | 'seller'
  | 'admin'
  | 'newBuyer'
  | 'newSeller'
  | 'newAdmin'
  | 'codesAdmin'
  | 'provenAdmin'
  | 'newcomer'
  | 'returning'
  | 'cutOff'

type FilledShop = {
  url: string
  places: Places
  /** The browser of each of them, signed in. */
  browserOf: Record<Who, BrowserContext>
  stop(): Promise<void>
}

const newPerson = {
  name: 'Lucía',
  lastName: 'Paz',
  document: '30111222',
  password: 'Cerveza2026',
  country: 'Argentina',
  state: 'Córdoba',
  city: 'Villa María',
  address: 'Belgrano 123',
}
const newBuyer = { ...newPerson, email: 'nueva@correo.example' }
/** Who comes from the provider with an account here, and who comes with none. */
export const RETURNING = { email: newBuyer.email, firstName: 'Lucía', lastName: 'Paz' }
export const NEWCOMER = { email: 'elena.rojas@correo.example', firstName: 'Elena', lastName: 'Rojas' }
const newSeller = {
  ...newPerson,
  email: 'hola@recien-llegada.example',
  phone: '+54 353 5550100',
  company: 'Cervecería Recién Llegada',
}

/** Shows these pages, and is not answered any more when it asks whether the shop can be reached. */
async function cutOff(context: BrowserContext, seen: string[]): Promise<void> {
  const page = await context.newPage()
  await page.goto('/home')
  await waitForWorker(page)
  for (const path of seen) {
    await page.goto(path)
    await waitUntilKept(page, path)
  }
  await page.close()
  await context.route('**/livez', (route) => route.abort())
}

/** The demo shop with what a demo has not: open carts, odd payments, messages, reports; in a browser for each of them. */
export async function openFilledShop(browser: Browser): Promise<FilledShop> {
  const shop = await startShop()
  try {
    const open = async () => {
      const context = await browser.newContext({
        baseURL: shop.url,
        locale: 'es-AR',
        timezoneId: 'America/Argentina/Buenos_Aires',
        reducedMotion: 'reduce',
      })
      context.setDefaultTimeout(60_000)
      return context
    }
    const enter = async (account?: { email: string; password: string }) => {
      const context = await open()
      await passAgeGate(context)
      if (account) await signIn(context, account)
      return context
    }
    const demo = JSON.parse(await readFile(join(shop.dataDir, 'demo-accounts.json'), 'utf8'))
    const visitor = await enter()
    await send(visitor.request, '/user', newBuyer)
    await send(visitor.request, '/company', newSeller)
    const browserOf = {
      nobody: await open(),
      visitor,
      buyer: await enter(demo.buyer),
      seller: await enter(demo.seller),
      admin: await enter(demo.admin),
      newBuyer: await enter(newBuyer),
      newSeller: await enter(newSeller),
      newAdmin: await enter(await anAdmin(shop.dataDir)),
      codesAdmin: await enter(await anAdmin(shop.dataDir)),
      provenAdmin: await enter(await anAdmin(shop.dataDir)),
      newcomer: await enter(),
      returning: await enter(),
      cutOff: await enter(),
    }
    // In a second browser.
    await enter(newBuyer)
    const places = await fillShop(browserOf, shop.sandboxUrl)
    await cutOff(browserOf.cutOff, ['/home', `/detail/${places.beer}`])
    return { url: shop.url, places, browserOf, stop: () => shop.stop() }
  } catch (error) {
    await shop.stop()
    throw error
  }
}
