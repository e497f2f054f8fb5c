import type { Page } from '@playwright/test'
import { ADMIN_PASSWORD } from '#tests/e2e/an-admin.ts'
import { continueAs } from '#tests/e2e/at-the-provider.ts'
import { shownCode } from '#tests/factories/an-authenticator.ts'
import type { NEWCOMER } from './open-filled-shop.ts'

/** How a page gets into its state, once it is open. */
export type Act = (page: Page) => Promise<unknown>

export const openDialog =
  (name: RegExp): Act =>
  async (page) => {
    await page.getByRole('main').getByRole('link', { name }).first().click()
    await page.getByRole('dialog').waitFor()
    // It stands over what is in sight; pictures begin at the top.
    await page.evaluate(() => scrollTo(0, 0))
  }
/** Sends the page's form as it stands, as a browser without scripts would: what is missing is told by the server. */
export const sendEmpty: Act = async (page) => {
  const answered = page.waitForEvent('load')
  await page
    .locator('main form[method="post"]')
    .last()
    .evaluate((form) => (form as HTMLFormElement).submit())
  await answered
}
/** Pages that go on by themselves do not. */
export const stay: Act = (page) =>
  page.evaluate(() => {
    for (let timer = Number(setTimeout(() => {})); timer > 0; timer--) clearTimeout(timer)
  })
export const openAll: Act = (page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '')
  })
export async function beginSecondFactor(page: Page): Promise<void> {
  await page.getByLabel('Contraseña actual').fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Empezar' }).click()
  await page.getByRole('img', { name: /QR/ }).waitFor()
}
export const takeUpSecondFactor: Act = async (page) => {
  await beginSecondFactor(page)
  const key = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Código de 6 dígitos').fill(shownCode(key))
  await page.getByRole('button', { name: 'Activar' }).click()
  await page.getByRole('list', { name: 'Códigos de respaldo' }).waitFor()
}
export const keepBackupCodes: Act = async (page) => {
  await takeUpSecondFactor(page)
  await page.getByRole('link', { name: 'Ya los guardé' }).click()
  await page.getByText('Activada', { exact: true }).waitFor()
}
/** The next page cannot be made. */
export const breakDown: Act = async (page) => {
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('link', { name: 'Shop', exact: true }).click()
  await page.getByRole('heading', { name: 'Algo salió mal' }).waitFor()
}

export const comeFromProvider =
  (person: typeof NEWCOMER, to: string): Act =>
  async (page) => {
    await continueAs(page, person)
    await page.waitForURL(to)
  }

/** The next page is on its way, and stays there. */
export const follow =
  (link: string | RegExp): Act =>
  async (page) => {
    await page.evaluate(() => sessionStorage.setItem('pouring-skipped', '1'))
    await page.route('**/*.data*', () => {})
    await page.getByRole('link', { name: link, exact: true }).first().click()
    await page.locator('[data-outline]').waitFor()
  }
/** The page that the first row of a table leads to, all of it. */
export const openFirstOfTable: Act = async (page) => {
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('article').first().waitFor()
  await openAll(page)
}
/** The slips of all parcels that are to be sent. */
export const printAll: Act = async (page) => {
  await page.getByLabel('Elegir todos los de esta página').check()
  const to = await page.getByRole('link', { name: 'Imprimir remitos y lista' }).getAttribute('href')
  await page.goto(to!)
}
/** Lines that are none of the brewery's, or no orders at all. */
export const paste: Act = async (page) => {
  await page.getByRole('textbox', { name: /^Pedido; / }).fill('FFFFFFFF;Correo;1\nhola;Correo;2')
  await page.getByRole('button', { name: 'Revisar' }).click()
  await page.getByRole('table').waitFor()
}
