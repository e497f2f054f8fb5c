import { readFile } from 'node:fs/promises'
import { orderCode } from '#contract/order-code.ts'
import { aPaidOrder } from './a-paid-order.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { letDaysPass } from './let-days-pass.ts'
import { expect, postBeer, signInAsAdmin, test } from './shop.ts'

test('an operator goes from the day to its late orders, sends one in its brewery’s place, and the log says so', async ({
  page,
  context,
  seller,
  browser,
}) => {
  const beer = await postBeer(page.request, { price: 6, stock: 9 })
  const late = await aPaidOrder(browser, beer, 2)
  const fresh = await aPaidOrder(browser, beer, 1)
  await letDaysPass(late, 5)
  await signInAsAdmin(context)
  await page.goto('/admin/today')
  await page
    .getByRole('region', { name: 'Envíos demorados' })
    .getByRole('link', { name: 'Buscar entre sus pedidos' })
    .click()
  await expect(page).toHaveURL('/admin/orders?shipping=late')
  await expect(page.getByRole('combobox', { name: 'Envíos' })).toHaveValue('late')
  await page.getByLabel('Cervecería').fill(seller.company)
  await page.getByLabel('Cervecería').press('Enter')
  const rows = page.getByRole('table', { name: 'Pedidos' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  const row = rows.nth(1)
  for (const words of [seller.company, 'Demorado · 5 días', 'Pagada', 'U$S 12.00'])
    await expect(row).toContainText(words)
  await expect(page.getByRole('region', { name: 'Lo que suman' })).toContainText('U$S 12.00')
  await expectNoViolations(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Bajar estos pedidos (CSV)' }).click()
  const file = await readFile(await (await saved).path(), 'utf8')
  expect(file).toContain(orderCode(late))
  expect(file).not.toContain(orderCode(fresh))
  await page.getByLabel('Envíos').selectOption('Por enviar')
  await page.getByRole('button', { name: 'Buscar', exact: true }).last().click()
  await expect(rows).toHaveCount(3)
  await page.goBack()

  await row.getByRole('link', { name: `Ver el pedido ${orderCode(late)}` }).click()
  await expect(page).toHaveURL(`/admin/orders/${late}`)
  const waits = page.getByRole('navigation', { name: 'Lo que espera de este pedido' })
  await expect(waits).toContainText('5 días')
  await waits.getByRole('link', { name: 'Envío demorado' }).click()
  const card = page.locator(`#parcel-${seller.id}`)
  await expect(card).toContainText(seller.company)
  await expect(card).toBeInViewport()
  await expect(card.getByRole('link', { name: seller.email })).toHaveAttribute(
    'href',
    /^mailto:.*subject=Pedido/,
  )
  await page.locator('summary', { hasText: 'Marcar como enviado' }).click()
  await page.getByLabel('Quién lo lleva').fill('Correo Andino')
  await page.getByRole('button', { name: 'Marcar como enviado' }).click()
  await expect(page.getByText('Envío marcado como enviado.').first()).toBeAttached()
  await expect(page.getByText(`«${seller.company}» envió su parte.`)).toBeVisible()
  await expect(waits).toHaveCount(0)
  await page.getByRole('link', { name: 'Ver en el registro' }).click()
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'marcó como enviado' })
  await expect(entry).toContainText(
    `Administración marcó como enviado lo de ${seller.company} en el pedido ${orderCode(late)}.`,
  )
  await expect(entry).toContainText('lo lleva: Correo Andino')
  await expectNoViolations(page)
  await entry
    .getByRole('link', { name: orderCode(late) })
    .first()
    .click()
  await expect(page).toHaveURL(`/admin/orders/${late}`)
  // The search of every page knows a code for what it is.
  await page.goto(`/shop?name=${orderCode(late)}`)
  await expect(page).toHaveURL(`/admin/orders/${late}`)
})

test.describe('without a line of script', () => {
  test.use({ javaScriptEnabled: false })
  test('orders are looked for by what stands in the address, and what cannot be is told at its field', async ({
    page,
    context,
    seller,
    browser,
  }) => {
    const beer = await postBeer(page.request, { price: 6, stock: 9 })
    const orderId = await aPaidOrder(browser, beer, 1)
    await signInAsAdmin(context)
    await page.goto('/admin/orders')
    await page.getByLabel('Pedido, comprador, cerveza o pago').fill(beer.name)
    await page.getByLabel('Cervecería').fill(seller.company)
    await page.getByLabel('Envíos').selectOption('Por enviar')
    await page.getByRole('search', { name: 'Buscar pedidos' }).getByRole('button', { name: 'Buscar' }).click()
    await expect(page.getByRole('link', { name: `Ver el pedido ${orderCode(orderId)}` })).toBeVisible()
    await page.getByLabel('Envíos').selectOption('Entregado')
    await page.getByRole('search', { name: 'Buscar pedidos' }).getByRole('button', { name: 'Buscar' }).click()
    await expect(page.getByText('Ningún pedido coincide con lo que buscas.')).toBeVisible()
    await page.goto('/admin/orders?shipping=gone')
    await expect(page.getByLabel('Envíos')).toHaveAttribute('aria-invalid', 'true')
  })
})
