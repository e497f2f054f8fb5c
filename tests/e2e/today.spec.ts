import { orderCode } from '#contract/order-code.ts'
import { aPaidOrder } from './a-paid-order.ts'
import { aReviewer } from './a-reviewer.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { letDaysPass } from './let-days-pass.ts'
import { expect, postBeer, signInAsAdmin, test } from './shop.ts'

test('a new brewery is told what is missing, step by step, each the way there', async ({ page, seller }) => {
  await page.goto('/home')
  await page.locator('summary', { hasText: 'Menu' }).click()
  await page.getByRole('link', { name: 'Hoy', exact: true }).click()
  await expect(page).toHaveURL(`/company/${seller.id}/today`)
  const missing = page.getByRole('region', { name: 'Lo que falta para vender tranquilo' })
  await expect(missing.getByRole('link')).toHaveText([
    'Confirma que tu correo es tuyo',
    'Pon una imagen tuya y cuenta quién eres',
    'Publica tu primera cerveza, con existencias',
    'Di dónde quieres cobrar',
    'Elige a qué países envías',
  ])
  await expect(
    page.getByText('No tienes nada por enviar. Te avisamos por correo cuando vendas.'),
  ).toBeVisible()
  await expect(page.getByText('Nada se termina esta semana.')).toBeVisible()
  await expectNoViolations(page)
  await missing.getByRole('link', { name: /^Publica/ }).click()
  await expect(page).toHaveURL('/post')
  await postBeer(page.request)
  await page.getByRole('link', { name: 'Hoy', exact: true }).click()
  await expect(missing.getByText('1 de 5 pasos listos.')).toBeVisible()
  await expect(missing.getByRole('link')).toHaveCount(4)
})

test('the keyboard is past what stands on every page in two steps', async ({ page, seller }) => {
  await page.goto(`/company/${seller.id}/today`)
  for (const way of ['Saltar al contenido', 'Saltar las secciones']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: way })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Confirma que tu correo es tuyo' })).toBeFocused()
})

test('a brewery’s morning: the late parcel first, what ends this week, what was sold, what was said', async ({
  page,
  seller,
  browser,
}) => {
  const beer = await postBeer(page.request, { price: 6, stock: 9 })
  const late = await aPaidOrder(browser, beer, 2)
  await aReviewer(browser, beer, { rate: 4, comment: 'Muy fresca.' })
  await letDaysPass(late, 5)
  await page.goto(`/company/${seller.id}/today`)
  await expect(page.getByText('1 espera hace más de 3 días')).toBeVisible()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText('5 días · demorado')
  await expect(rows.nth(1)).toContainText('Villa María, Argentina')
  await expect(page.getByRole('region', { name: 'Se terminan' })).toContainText(beer.name)
  await expect(page.getByRole('region', { name: 'Opiniones sin respuesta' })).toContainText('Muy fresca.')
  await expectNoViolations(page)
  await page.getByRole('link', { name: `Reponer ${beer.name}` }).click()
  await expect(page).toHaveURL(`/company/${seller.id}/products?sort=stock#stock-${beer.id}`)
  await expect(page.getByLabel(`Stock de ${beer.name}`)).toBeFocused()
  await page.goBack()

  await rows
    .nth(1)
    .getByRole('link', { name: `Enviar el pedido ${orderCode(late)}` })
    .click()
  await expect(page).toHaveURL(new RegExp(`/parcels/${late}\\?state=pending&do=ship`))
  const parcel = page.getByRole('article').filter({ hasText: orderCode(late) })
  await parcel.getByLabel('Quién lo lleva').fill('Correo Andino')
  await parcel.getByRole('button', { name: 'Marcar como enviado' }).click()
  await expect(page.getByText('Envío marcado como enviado.').first()).toBeAttached()
  await page.getByRole('link', { name: 'Hoy', exact: true }).click()
  await expect(page.getByText('Ninguno demorado')).toBeVisible()
  await expect(rows).toHaveCount(2)

  // The figures of the day say the same.
  const sold = page.getByRole('region', { name: 'El día en números' })
  await expect(sold).toContainText('U$S 6.00')
  await sold.getByRole('link', { name: 'Vendido hoy' }).click()
  await expect(page.getByText('U$S 6.00').first()).toBeVisible()
})

test('an operator’s morning: what waits is counted, and each number leads to its page', async ({
  page,
  context,
  seller,
  browser,
}) => {
  const beer = await postBeer(page.request, { price: 6, stock: 9 })
  const late = await aPaidOrder(browser, beer, 2)
  // Older than what other stories leave.
  await letDaysPass(late, 400)
  await signInAsAdmin(context)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Hoy', exact: true }).first().click()
  await expect(page).toHaveURL('/admin/today')
  const parcels = page.getByRole('region', { name: 'Envíos demorados' })
  const row = parcels.getByRole('row').filter({ hasText: seller.company })
  await expect(row).toContainText('400 días')
  const breweries = page.getByRole('region', { name: 'Cervecerías de los últimos 7 días' })
  await expect(breweries.getByRole('row').nth(1)).toBeVisible()
  await expectNoViolations(page)
  await row.getByRole('link', { name: `Ver el pedido ${orderCode(late)}` }).click()
  await expect(page).toHaveURL(`/admin/orders/${late}`)
  await page.goBack()
  // They have a part of their own, and are not told twice.
  await expect(page.getByRole('link', { name: 'Envío demorado' })).toHaveCount(0)
  await parcels.getByRole('link', { name: /^Ver todo/ }).click()
  await expect(page).toHaveURL('/admin/work?kind=parcel-late')
  await expect(
    page.getByText(`«${seller.company}» no envió lo que se le pagó hace más de 3 días.`),
  ).toBeVisible()
})

test.describe('without a line of script', () => {
  test.use({ javaScriptEnabled: false })
  test('the day is whole, and its links lead on', async ({ page, seller }) => {
    await page.goto(`/company/${seller.id}/today`)
    await expect(page.getByRole('heading', { name: 'Hoy', level: 1 })).toBeVisible()
    await page
      .getByRole('region', { name: 'El día en números' })
      .getByRole('link', { name: 'Por enviar' })
      .click()
    await expect(page).toHaveURL(`/company/${seller.id}/parcels?state=pending`)
  })
})
