import type { Browser, Page } from '@playwright/test'
import { type RunningShop, startShop } from '../running/a-running-shop.ts'
import { aDeliveredOrder } from './a-paid-order.ts'
import { anAdmin } from './an-admin.ts'
import { setUpFactor } from './set-up-factor.ts'
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

/** An admin's page, in a browser of their own. */
export async function anAdminsDesk(browser: Browser, dataDir: string): Promise<Page> {
  const context = await browser.newContext()
  await passAgeGate(context)
  await signIn(context, await anAdmin(dataDir))
  return context.newPage()
}

/** The brewery sells units of a beer of its own, and their money is free. */
export async function sellFreely(browser: Browser, page: Page, seller: Seller, units: number) {
  const beer = await postBeer(page.request, { price: 4, stock: 9 })
  await aDeliveredOrder(browser, beer, units, { request: page.request, companyId: seller.id })
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
 * The seller sets up their second factor and says where they are paid to. `fields` begin with one that no other kind of account has: what is typed
 * before its form is there is typed into another.
 */
export async function saveAccount(
  page: Page,
  seller: Seller,
  kind: string,
  fields: Record<string, string>,
): Promise<void> {
  await page.goto('/account/payout')
  const { backupCode } = await setUpFactor(page, seller.password)
  await page.getByRole('link', { name: kind, exact: true }).click()
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Código', { exact: true }).fill(backupCode)
  await page.getByRole('button', { name: 'Guardar la cuenta' }).click()
  await expect(page.getByText('Guardamos tu cuenta de cobro.', { exact: false }).first()).toBeVisible()
}
