import { readFile } from 'node:fs/promises'
import { aPaidOrder } from './a-paid-order.ts'
import { expect, passAgeGate, postBeer, signInAsAdmin, test } from './shop.ts'

// One after the other: each changes the one list of rules, and whoever changes it second is told.
test.describe.configure({ mode: 'default' })

// Of a year far off: no rule of this story is for what others sell.
const [FROM, DAY] = ['2099-01-01', '2099-06-01']

test('an admin writes rules of commission, tries a sale on them, puts them in order and removes one', async ({
  page,
  context,
}) => {
  await signInAsAdmin(context)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Dinero' }).click()
  await page.getByRole('link', { name: 'Comisiones' }).click()
  await expect(page.getByText('No hay reglas: la tienda no se queda con nada.')).toBeVisible()

  const write = async (percent: string, style?: string) => {
    await page.getByRole('link', { name: 'Nueva regla' }).click()
    const form = page.getByRole('region', { name: 'Nueva regla' })
    if (style) await form.getByLabel('Estilo').selectOption(style)
    await form.getByLabel('Parte del precio').fill(percent)
    await form.getByLabel('Desde').fill(FROM)
    await form.getByLabel('Impuesto sobre la comisión').fill('21 %')
    await form.getByRole('button', { name: 'Agregar la regla' }).click()
    return form
  }
  const refused = await write('60')
  await expect(refused.getByText('De 0 a 50 %').first()).toBeVisible()
  await refused.getByLabel('Parte del precio').fill('12,5')
  await refused.getByRole('button', { name: 'Agregar la regla' }).click()
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('La regla quedó agregada.')
  const rows = page.getByRole('table', { name: 'Reglas, en su orden' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await write('8', 'IPA')
  await expect(rows.nth(1)).toContainText('IPA')
  const again = await write('9', 'IPA')
  await expect(again.getByText('La regla 1 ya es para la misma cervecería')).toBeVisible()
  await again.getByRole('link', { name: 'Cancelar' }).click()

  const trial = page.getByRole('region', { name: 'Probar las reglas' })
  await trial.getByLabel('Cervecería').selectOption({ index: 1 })
  await trial.getByLabel('Estilo').selectOption('IPA')
  await trial.getByLabel('Día del pago').fill(DAY)
  await trial.getByLabel('Precio por unidad').fill('4,50')
  await trial.getByLabel('Unidades').fill('10')
  await trial.getByRole('button', { name: 'Probar' }).click()
  await expect(trial.getByRole('status')).toContainText('U$S 3.60')
  await expect(trial.getByRole('status')).toContainText('U$S 40.64')

  await page.getByRole('button', { name: 'Bajar la regla 1' }).click()
  await expect(rows.nth(2)).toContainText('La regla 1 corresponde siempre antes.')
  await page.getByRole('button', { name: 'Subir la regla 2' }).click()
  await expect(page.getByText('Sin efecto')).toBeHidden()
  for (const left of [1, 0]) {
    await page.getByRole('link', { name: 'Quitar la regla 1' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Motivo').fill('Fue una prueba')
    await sheet.getByRole('button', { name: 'Quitar la regla 1' }).click()
    await expect(page.getByRole('link', { name: /^Quitar la regla/ })).toHaveCount(left)
  }
})

test('a brewery reads what is kept of its sales, and an admin what the shop earned of them', async ({
  page,
  seller,
  browser,
}) => {
  const beer = await postBeer(page.request, { price: 10, type: 'Porter' })
  const context = await browser.newContext()
  await passAgeGate(context)
  await signInAsAdmin(context)
  const desk = await context.newPage()
  await desk.goto('/admin/commissions?do=new')
  const form = desk.getByRole('region', { name: 'Nueva regla' })
  await form.getByLabel('Cervecería').selectOption({ label: seller.company })
  await form.getByLabel('Parte del precio').fill('12,5')
  await form.getByLabel('Impuesto sobre la comisión').fill('20')
  await form.getByRole('button', { name: 'Agregar la regla' }).click()
  await expect(desk.getByRole('region', { name: 'Avisos' })).toContainText('La regla quedó agregada.')
  await aPaidOrder(browser, beer, 2)

  await page.goto(`/company/${seller.id}`)
  const sold = page.getByRole('region', { name: 'My Sold Beers' })
  await expect(sold.getByRole('listitem').first()).toContainText('Comisión de la tienda')
  const kept = page.getByRole('region', { name: 'Lo que la tienda se queda de tus ventas' })
  await expect(kept).toContainText('12.5 % del precio, más 20 % de impuesto sobre eso')
  await expect(kept).toContainText('Acordado con tu cervecería')

  await desk.goto('/admin')
  await desk.getByRole('link', { name: 'Cifras' }).click()
  await desk.getByRole('link', { name: 'Lo que gana la tienda' }).click()
  const row = desk
    .getByRole('table', { name: 'Por cervecería' })
    .first()
    .getByRole('row', { name: seller.company })
  await expect(row).toBeVisible()
  const saved = desk.waitForEvent('download')
  await desk.getByRole('link', { name: 'Por día, cervecería y estilo (CSV)' }).click()
  const file = await readFile((await (await saved).path())!, 'utf8')
  expect(file).toMatch(new RegExp(`;${seller.company};Porter;`))
  await context.close()
})
