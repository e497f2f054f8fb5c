import type { Page } from '@playwright/test'
import { aPaidOrder } from './a-paid-order.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { type Beer, expect, postBeer, test } from './shop.ts'

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const price = (page: Page, beer: string) => page.getByLabel(`Precio (U$S) de ${beer}`, { exact: true })
const stock = (page: Page, beer: string) => page.getByLabel(`Stock de ${beer}`, { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true })
const numbered = (at: number) => `Cerveza ${String(at).padStart(2, '0')}`

/** So many beers of the page's own seller, called Cerveza 01 and so on. */
async function publishMany(page: Page, count: number, facts: object = {}): Promise<Beer[]> {
  const beers: Beer[] = []
  for (let at = 1; at <= count; at++) {
    beers.push(await postBeer(page.request, { name: numbered(at), price: 4.5, stock: 12, ...facts }))
  }
  return beers
}

/** Pastes as a sheet does: into the field that has the focus. */
async function paste(page: Page, text: string) {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)
}

async function priceOf(page: Page, beer: Beer | undefined): Promise<number> {
  const { price: dollars } = await (await page.request.get(`/api/product/${beer!.id}`)).json()
  return dollars
}

test('a price list of eighty beers is pasted and saved: one jumped and is asked about, one somebody else changed meanwhile', async ({
  page,
  seller,
}) => {
  const beers = await publishMany(page, 80)
  await page.goto(`/post`)
  await page
    .getByRole('navigation', { name: 'Tu cervecería' })
    .getByRole('link', { name: 'Cervezas' })
    .click()
  await expect(page.getByText('80 cervezas', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Ordenar por Cerveza' }).click()
  await expect(page).toHaveURL(`/company/${seller.id}/products?sort=name`)
  await expect(page.getByRole('row').nth(1)).toContainText('Cerveza 01')

  // Somebody else, in another tab.
  const data = { rows: [{ id: beers[6]!.id, edition: 1, price: 9.99 }] }
  expect((await page.request.put(`/api/company/${seller.id}/products`, { data })).ok()).toBe(true)

  const list = Array.from({ length: 80 }, (_, at) => (at === 2 ? '450' : `${5 + (at % 5)},${10 + (at % 80)}`))
  await price(page, 'Cerveza 01').focus()
  await paste(page, `${list.join('\r\n')}\r\n`)
  await expect(page.getByText('80 filas cambiadas')).toBeVisible()
  await expect(page.getByText('Valores pegados: 80.')).toBeVisible()
  await expect(price(page, 'Cerveza 80')).toHaveValue(list[79]!)
  await expect(rowOf(page, 'Cerveza 80')).toContainText('antes 4.50')
  await save(page).click()

  await expect(page.getByText('78 cervezas guardadas.')).toBeVisible()
  const question = page.getByRole('alert').filter({ hasText: '¿Son estos precios?' })
  await expect(question).toContainText('Cerveza 03: de U$S 4.50 a U$S 450.00')
  await expect(question).toBeFocused()
  await expect(rowOf(page, 'Cerveza 07')).toContainText('Alguien la cambió mientras tanto.')
  await expect(rowOf(page, 'Cerveza 07')).toContainText(
    'Precio (U$S): ahora es «U$S 9.99»; tú escribiste «U$S 6.16».',
  )
  await expect(rowOf(page, 'Cerveza 01')).toContainText('Guardada')
  await expect(page.getByText('2 filas cambiadas')).toBeVisible()
  expect(await priceOf(page, beers[2])).toBe(4.5)
  expect(await priceOf(page, beers[79])).toBe(9.89)

  await rowOf(page, 'Cerveza 07')
    .getByRole('button', { name: 'Dejar lo que hay ahora en Cerveza 07' })
    .click()
  await expect(price(page, 'Cerveza 07')).toHaveValue('9.99')
  await expect(price(page, 'Cerveza 07')).toBeFocused()
  await expect(page.getByText('1 fila cambiada')).toBeVisible()
  await page.getByRole('link', { name: 'Pedidos' }).click()
  const leaving = page.getByRole('dialog', { name: 'Tienes cambios sin guardar' })
  await leaving.getByRole('button', { name: 'Seguir editando' }).click()
  await page.getByRole('button', { name: 'Sí, guardarlos' }).click()
  await expect(page.getByText('1 cerveza guardada.')).toBeVisible()
  await expect(page.getByText('Sin cambios')).toBeVisible()
  await expect(save(page)).toBeDisabled()
  expect(await priceOf(page, beers[2])).toBe(450)
  expect(await priceOf(page, beers[6])).toBe(9.99)
})

test('rows are gone along by keys, what is wrong stays in its row, and what was written is given up only when asked', async ({
  page,
  seller,
}) => {
  const [first] = await publishMany(page, 3)
  await page.goto(`/company/${seller.id}/products?sort=name`)
  await price(page, 'Cerveza 01').fill('mucho')
  await price(page, 'Cerveza 01').press('Enter')
  await expect(price(page, 'Cerveza 02')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(stock(page, 'Cerveza 02')).toBeFocused()
  await stock(page, 'Cerveza 02').fill('30')
  await page.keyboard.press('Enter')
  await expect(stock(page, 'Cerveza 03')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(stock(page, 'Cerveza 02')).toBeFocused()
  await stock(page, 'Cerveza 01').fill('20')
  await save(page).click()
  await expect(page.getByText('1 cerveza guardada.')).toBeVisible()
  const summary = page.getByRole('alert').filter({ hasText: 'No se guardó todo.' })
  await summary.getByRole('link', { name: /^Cerveza 01: / }).click()
  await expect(price(page, 'Cerveza 01')).toBeFocused()
  await expect(price(page, 'Cerveza 01')).toHaveValue('mucho')
  await expect(price(page, 'Cerveza 01')).toHaveAttribute('aria-invalid', 'true')
  await price(page, 'Cerveza 01').fill('5,20')
  await expect(price(page, 'Cerveza 01')).not.toHaveAttribute('aria-invalid', 'true')
  await save(page).click()
  await expect(page.getByText('Sin cambios')).toBeVisible()
  expect(await priceOf(page, first)).toBe(5.2)
  await expect(stock(page, 'Cerveza 01')).toHaveValue('20')

  await price(page, 'Cerveza 03').fill('7')
  await page.getByRole('link', { name: 'Descartar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
  await expect(price(page, 'Cerveza 03')).toHaveValue('4.50')
  await expect(page.getByText('Sin cambios')).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ', without scripts too'
  test(`many are taken off sale at once and one is put back, what is typed stays${how}`, async ({
    page: sellers,
    seller,
    browser,
    baseURL,
  }) => {
    await publishMany(sellers, 4)
    const storageState = await sellers.context().storageState()
    const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL!, storageState })
    const page = await context.newPage()
    await page.goto(`/company/${seller.id}/products?sort=name`)
    const takeOff = page.getByRole('button', { name: 'Sacar de la venta', exact: true })
    if (javaScriptEnabled) await expect(takeOff).toBeDisabled()
    else {
      await takeOff.click()
      await expect(page.getByText('Elige primero las cervezas.', { exact: true })).toBeVisible()
    }

    await price(page, 'Cerveza 04').fill('6,30')
    for (const at of [1, 2, 3]) await page.getByLabel(`Elegir ${numbered(at)}`).check()
    await page.getByRole('button', { name: 'Sacar de la venta', exact: true }).click()
    await expect(page.getByText('¿Sacar estas 3 de la venta?')).toBeVisible()
    await expect(rowOf(page, 'Cerveza 01')).toContainText('Available')
    await page.getByRole('button', { name: 'Sí, sacarlas' }).click()
    await expect(page.getByText('3 cervezas sacadas de la venta.')).toBeVisible()
    await expect(rowOf(page, 'Cerveza 01')).toContainText('Unavailable')
    await expect(page.getByRole('link', { name: 'Fuera de la venta 3' })).toBeVisible()
    await expect(price(page, 'Cerveza 04')).toHaveValue('6,30')

    await page.getByRole('button', { name: 'Poner a la venta Cerveza 02' }).click()
    await expect(page.getByText('1 cerveza puesta a la venta.')).toBeVisible()
    await expect(rowOf(page, 'Cerveza 02')).toContainText('Available')
    await stock(page, 'Cerveza 04').fill('muchas')
    await save(page).click()
    await expect(stock(page, 'Cerveza 04')).toHaveAttribute('aria-invalid', 'true')
    await stock(page, 'Cerveza 04').fill('40')
    await save(page).click()
    await expect(page.getByText('1 cerveza guardada.')).toBeVisible()
    await expect(price(page, 'Cerveza 04')).toHaveValue('6.30')

    await page.getByRole('link', { name: 'Fuera de la venta 2' }).click()
    await expect(page).toHaveURL(/state=off/)
    await expect(page.getByRole('row')).toHaveCount(3)
    await context.close()
  })
}

test('a beer is duplicated: nothing is published until it is sent, and another brewery’s gives an empty form', async ({
  page,
  seller,
  publish,
}) => {
  await postBeer(page.request, { name: 'Calandria', hops: 'Cascade, Mosaic', volumeMl: 473 })
  await page.goto(`/company/${seller.id}/products`)
  await page.getByRole('link', { name: 'Duplicar Calandria' }).click()
  await expect(page.getByText('Copia de Calandria.')).toBeVisible()
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Calandria')
  await expect(page.getByLabel('Lúpulos')).toHaveValue('Cascade, Mosaic')
  await expect(page.getByLabel('Stock', { exact: true })).toHaveValue('')
  await page.getByLabel('Nombre', { exact: true }).fill('Calandria en botella')
  await page.getByLabel('Stock', { exact: true }).fill('24')
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page).toHaveURL(/published=/)
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('')
  await expect(page.getByText('Copia de Calandria.')).toHaveCount(0)
  await page.goto(`/company/${seller.id}/products`)
  await expect(page.getByText('2 cervezas', { exact: true })).toBeVisible()

  const foreign = await publish()
  await page.goto(`/post?from=${foreign.id}`)
  await expect(page.getByText('No encontramos entre tus cervezas la que querías duplicar.')).toBeVisible()
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('')
})

test('what is sold out says so, and is found with what will be soon; on a phone each beer is a few lines', async ({
  page,
  seller,
  browser,
}) => {
  const ending = await postBeer(page.request, { name: 'Calandria', stock: 4 })
  const soldOut = await postBeer(page.request, { name: 'Benteveo', stock: 1 })
  await postBeer(page.request, { name: 'Zorzal', stock: 90 })
  await aPaidOrder(browser, ending, 2)
  await aPaidOrder(browser, soldOut, 1)
  await page.goto(`/company/${seller.id}/products`)
  await expect(rowOf(page, 'Benteveo')).toContainText('Agotada')
  await expect(rowOf(page, 'Zorzal')).toContainText('Available')
  await page.getByRole('link', { name: 'Se terminan 1' }).click()
  await expect(page).toHaveURL(/state=ending/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(rowOf(page, 'Calandria')).toBeVisible()
  await page.getByRole('link', { name: 'Agotadas 1' }).click()
  await expect(rowOf(page, 'Benteveo')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'Todas 3' }).click()
  await expect(rowOf(page, 'Zorzal')).toBeVisible()
  expect((await rowOf(page, 'Zorzal').boundingBox())!.height).toBeLessThan(190)
  const takeOff = page.getByRole('button', { name: 'Sacar de la venta', exact: true })
  await expect(takeOff).toBeHidden()
  await page.getByLabel('Elegir Zorzal').check()
  await expect(takeOff).toBeEnabled()
  await expectNoViolations(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('what saves comes once there is something to save, and moves no row', async ({ page, seller }) => {
    await publishMany(page, 2)
    await page.goto(`/company/${seller.id}/products`)
    await expect(save(page)).toHaveCount(0)
    const row = rowOf(page, 'Cerveza 01')
    await stock(page, 'Cerveza 01').focus()
    const before = await row.boundingBox()
    await stock(page, 'Cerveza 01').fill('7')
    await expect(save(page)).toBeInViewport()
    expect((await row.boundingBox())?.y).toBe(before?.y)
    await expectNoViolations(page)
    await save(page).click()
    await expect(page.getByText('1 cerveza guardada.')).toBeVisible()
  })
})
