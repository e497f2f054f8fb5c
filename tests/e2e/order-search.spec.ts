import type { Page } from '@playwright/test'
import { orderCode } from '#contract/order-code.ts'
import { aPaidOrder } from './a-paid-order.ts'
import { demoAccounts } from './demo-accounts.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { logInPlainly, plainTest } from './plain.ts'
import { expect, passAgeGate, postBeer, signInAsAdmin, test } from './shop.ts'

const field = (page: Page, name: string) => page.getByRole('search', { name }).locator('input')

test('where a brewery works the bar finds its orders, and in the shop its beers; on a phone too', async ({
  page,
  seller,
  browser,
}) => {
  const beer = await postBeer(page.request)
  const code = orderCode(await aPaidOrder(browser, beer, 2))
  await page.goto(`/company/${seller.id}/today`)
  await expect(page.getByRole('search', { name: 'Encontrar en la tienda' })).toHaveCount(0)
  await field(page, 'Encontrar un pedido').fill(code)
  // Beers are suggested in the shop alone.
  await expect(field(page, 'Encontrar un pedido')).not.toHaveRole('combobox')
  await field(page, 'Encontrar un pedido').press('Enter')
  await expect(page).toHaveURL(`/company/${seller.id}/sales?q=${code}`)
  await expect(page.getByRole('table', { name: 'Ventas' }).getByRole('row')).toHaveCount(2)
  await expect(field(page, 'Encontrar un pedido')).toHaveValue(code)
  await expectNoViolations(page)

  await page.getByRole('banner').getByRole('link', { name: 'Shop' }).click()
  await expect(page).toHaveURL('/shop')
  await page.goto('/home')
  await expect(field(page, 'Encontrar en la tienda')).toHaveValue('')
  await field(page, 'Encontrar en la tienda').fill(beer.name)
  await field(page, 'Encontrar en la tienda').press('Enter')
  await expect(page).toHaveURL(/\/shop\?name=/)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/company/${seller.id}/products`)
  await page.getByRole('button', { name: 'Encontrar', exact: true }).click()
  await field(page, 'Encontrar un pedido').fill(code)
  await field(page, 'Encontrar un pedido').press('Enter')
  await expect(page).toHaveURL(`/company/${seller.id}/sales?q=${code}`)
})

test('the administration’s finds any order', async ({ browser, publish, context, page }) => {
  const code = orderCode(await aPaidOrder(browser, await publish(), 1))
  await passAgeGate(context)
  await signInAsAdmin(context)
  await page.goto('/admin/today')
  await field(page, 'Encontrar un pedido').fill(code)
  await field(page, 'Encontrar un pedido').press('Enter')
  // A number finds one, whose page it is.
  await expect(page).toHaveURL(new RegExp(`/admin/orders/.*${code}$`, 'i'))
})

plainTest('without a script it is a form as well', async ({ plain }) => {
  await logInPlainly(plain, demoAccounts.seller)
  await plain.go('/account')
  const found = await plain.press('Encontrar', { q: 'nadie-compra-asi' })
  expect([new URL(found.url).pathname, found.text]).toEqual([
    expect.stringMatching(/^\/company\/.*\/sales$/),
    expect.stringContaining('Ninguna venta coincide con lo que buscas.'),
  ])
})
