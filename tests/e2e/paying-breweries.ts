import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import type { PayoutDestination } from '#contract/payout-destination.ts'
import { shownCode } from '../factories/an-authenticator.ts'
import { type RunningShop, startShop } from '../running/a-running-shop.ts'
import { aDeliveredOrder } from './a-paid-order.ts'
import { anAdmin } from './an-admin.ts'
import { test as base, expect, passAgeGate, postBeer, type Seller, signIn } from './shop.ts'

/** What stories of payouts have in common: a brewery with an account and free money, and an admin who pays it. */

/**
 * Stories at a shop of their own, where money is free once it is delivered: a run pays everybody who is owed something, so that
 * no other story is paid or waits for a draft that is there. How it pays is a setting of the shop.
 */
export const payingBy = (settings: Record<string, string> = {}) =>
  base.extend<object, { paying: RunningShop }>({
    paying: [
      async ({ playwright: _playwright }, use) => {
        const shop = await startShop({ RETRY_EVERY_SECONDS: '2', PAYOUT_DAYS: '0', ...settings })
        try {
          await use(shop)
        } finally {
          await shop.stop()
        }
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    baseURL: ({ paying }, use) => use(paying.url),
  })

/** An admin who is signed in, in a browser of their own. */
export async function anAdminSignedIn(browser: Browser, dataDir: string): Promise<BrowserContext> {
  const context = await browser.newContext()
  await passAgeGate(context)
  await signIn(context, await anAdmin(dataDir))
  return context
}

/** The same, with a page open. */
export async function anAdminsDesk(browser: Browser, dataDir: string): Promise<Page> {
  return (await anAdminSignedIn(browser, dataDir)).newPage()
}

/** The brewery sells units of a beer of its own, and their money is free. */
export async function sellFreely(
  browser: Browser,
  request: APIRequestContext,
  seller: { id: string },
  units: number,
) {
  const beer = await postBeer(request, { price: 4, stock: 9 })
  await aDeliveredOrder(browser, beer, units, { request, companyId: seller.id })
  return beer
}

export const dialogOf = (desk: Page) => desk.getByRole('dialog')

export async function draft(desk: Page) {
  await desk.goto('/admin/payouts/runs')
  await desk.getByRole('button', { name: 'Hacer un borrador' }).click()
}

export async function approve(desk: Page) {
  await desk.getByRole('link', { name: 'Aprobar la tanda' }).click()
  await dialogOf(desk).getByRole('button', { name: 'Aprobar la tanda' }).click()
}

export async function markArrived(desk: Page, company: string, reference: string) {
  await desk.getByRole('link', { name: `Llegó el pago de ${company}` }).click()
  await dialogOf(desk).getByLabel('Referencia').fill(reference)
  await dialogOf(desk).getByRole('button', { name: 'Llegó' }).click()
  await expect(desk.getByText('El pago quedó como acreditado.').first()).toBeVisible()
}

/**
 * The seller sets up their second factor and says where they are paid to, without a page: those for that are payout-account's and
 * second-factor's.
 */
export async function saveAccount(
  request: APIRequestContext,
  seller: Seller,
  destination: PayoutDestination,
): Promise<void> {
  const ask = async (method: 'post' | 'put', path: string, data: object) => {
    const answer = await request[method](`/api${path}`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const { key } = await ask('post', '/account/second-factor', { currentPassword: seller.password })
  const { backupCodes } = await ask('put', '/account/second-factor', { code: shownCode(key) })
  const proof = { backupCode: backupCodes[0] }
  await ask('put', `/company/${seller.id}/payout-account`, { destination, proof })
}
