import { ON_A_PHONE } from './devices.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { expect, putInCart, signIn, test } from './shop.ts'

test.use(ON_A_PHONE)

test('axe finds nothing on what buyers see', async ({ page, buyer, publish, browser, baseURL }) => {
  await putInCart(page, await publish())
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Start Purchase' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page).toHaveURL(/\/myShop/)
  await expectNoViolations(page)
  await page
    .getByRole('link', { name: /Puntuar/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page)
  await page.goto('/pending')
  await expectNoViolations(page)
  // A second session, so that there is one to end.
  const elsewhere = await browser.newContext({ baseURL: baseURL! })
  await signIn(elsewhere, buyer)
  await elsewhere.close()
  for (const path of ['/account/sessions', '/account/sessions?end=others', '/account/data']) {
    await page.goto(path)
    await expectNoViolations(page)
  }
})

test('axe finds nothing where an account is deleted', async ({ page, buyer }) => {
  expect(buyer).toBeTruthy()
  await page.goto('/account/data?delete=1')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page)
})

test("axe finds nothing on a buyer's account, read and edited", async ({ page, buyer }) => {
  for (const path of [
    `/user/${buyer.id}`,
    '/user/nadie',
    '/account',
    '/confirmEmail',
    '/stopAlerts',
    '/confirmEmail?token=x',
  ]) {
    await page.goto(path)
    await expectNoViolations(page)
  }
  await page.goto(`/user/${buyer.id}?edit`)
  await expectNoViolations(page)
  await page.getByLabel('Ciudad').fill('Rosario 3')
  await page.getByLabel('Correo electrónico').fill('otra@')
  await page.getByLabel('Contraseña actual').focus()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Shop', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page)
})
