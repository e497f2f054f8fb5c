import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { aPaidOrder } from './a-paid-order.ts'
import { aPhoto } from './a-photo.ts'
import { expectFocusKept, press, tabTo, type } from './by-keyboard.ts'
import { demoAccounts } from './demo-accounts.ts'
import { expect, test } from './shop.ts'

/** Whole roads by keyboard alone (WCAG 2.2, 2.1.1): no pointer, and nothing typed where the focus is not. */

const field = (page: Page | Locator, label: string | RegExp) => page.getByLabel(label, { exact: true })
const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
const link = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('link', { name, ...(typeof name === 'string' && { exact: true }) })

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await type(field(page, 'Email'), email)
  await type(field(page, 'Password'), password)
  await press(button(page, 'Submit'))
}

/** A dialog holds the focus; Escape closes it, and one is back where one was. */
async function closesBackTo(opener: Locator) {
  const page = opener.page()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
}

test('a beer is found, bought, paid and reviewed by keyboard alone', async ({
  page,
  context,
  buyer,
  publish,
}) => {
  const beer = await publish({ price: 5, stock: 9 })
  await context.clearCookies()
  await page.goto('/login')
  await type(field(page, 'Ingresa tu fecha de nacimiento'), '05051990')
  await press(button(page, 'Comprobar'))
  await logIn(page, buyer)
  await expect(page).toHaveURL('/shop')

  await type(field(page, 'Buscar cervezas o cervecerías'), beer.name)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 cerveza', { exact: true })).toBeVisible()
  await type(field(page, 'Precio'), 'Menos de U$S 8')
  await expect(page).toHaveURL(/price=8/)
  await press(page.getByRole('article').getByRole('link', { name: beer.name }))
  await expect(page.getByRole('heading', { level: 1, name: beer.name })).toBeVisible()
  await expectFocusKept(page)
  await press(button(page, 'Agregar al carrito'))
  const quantity = page.getByRole('spinbutton', { name: `Cantidad de ${beer.name}` })
  await expect(quantity).toHaveValue('1')
  await press(button(page, 'Buy'))

  await expect(page).toHaveURL('/cart')
  await press(button(page, `Sumar una unidad de ${beer.name}`), 'Space')
  await expect(quantity).toHaveValue('2')
  await tabTo(quantity, { back: true })
  await type(quantity, '3')
  await page.keyboard.press('Enter')
  await expect(page.getByText('U$S 15.00').first()).toBeVisible()
  await press(button(page, 'Start Purchase'))
  await press(button(page, 'Approve'))

  await expect(page).toHaveURL(/\/myShop/)
  const review = link(page, `Puntuar ${beer.name}`)
  await press(review)
  await closesBackTo(review)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(dialog.getByRole('radio').first())
  await page.keyboard.press('Space')
  for (let star = 2; star <= 4; star++) await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: '4 de 5 estrellas' })).toBeChecked()
  await type(field(dialog, 'Comentario'), 'Con una sola mano.')
  await press(button(dialog, 'Send'))
  await expect(dialog).toHaveCount(0)
  await expectFocusKept(page)
})

test('a beer is published with a picture, changed and taken off sale by keyboard alone', async ({
  page,
  context,
  seller,
}) => {
  await context.clearCookies({ name: /session/ })
  await page.goto('/login')
  await logIn(page, seller)
  await expect(link(page, 'Post beer')).toBeVisible()
  await press(link(page, 'Post beer'), 'Enter', { back: true })
  await expect(page).toHaveURL('/post')
  const name = `Cuento ${randomUUID().slice(0, 8)}`
  const picture = page.getByRole('group', { name: 'Foto' })
  await tabTo(picture.locator('input[type=file]'))
  // The browser's own window for files is caught a moment after it is asked to be: now and then too late for the key.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 5_000 })
    await page.keyboard.press('Space')
    await (await chooser).setFiles(await aPhoto())
  }).toPass()
  await press(button(picture, 'Cargar'))
  await expect(picture.getByText('Tu imagen está cargada.').first()).toBeVisible()
  await expectFocusKept(page)
  for (const [label, text] of [
    ['Nombre', name],
    ['Tipo', 'IPA'],
    ['ABV (%)', '6.2'],
    ['IBU', '48'],
    ['Descripción', 'Pomelo, pino y un final seco.'],
    ['Presentación', 'Lata 473 ml'],
    ['Precio (U$S)', '4.50'],
    ['Stock', '12'],
    ['Envasada el', '01012100'],
  ] as const) {
    await type(field(page, label), text)
  }
  // What only the shop itself refuses: a summary takes the focus, and leads to the field.
  await press(button(page, 'Publicar'))
  await expect(page.getByRole('alert').filter({ has: link(page, /^Envasada el/) })).toBeFocused()
  await press(link(page, /^Envasada el/))
  await expect(field(page, 'Envasada el')).toBeFocused()
  await page.keyboard.type('01012020')
  await press(button(page, 'Publicar'))
  const mine = page.getByRole('region', { name: 'MY PUBLISHED ARTICLES' })
  await press(link(mine, name))
  await expect(page).toHaveURL(/\/putProduct\//)
  await expect(page.getByRole('heading', { name: 'Editar cerveza' })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)

  await type(field(page, 'Precio (U$S)'), '5.25')
  await press(link(page, 'Volver'))
  await closesBackTo(link(page, 'Volver'))
  await expect(field(page, 'Precio (U$S)')).toHaveValue('5.25')
  await type(field(page, 'Estado'), 'Unavailable')
  await press(button(page, 'Guardar cambios'))
  await expect(page.getByText('Save beer change successfully').first()).toBeVisible()
  await expectFocusKept(page)
  await press(link(page, 'Volver'))
  await expect(mine.getByRole('article').filter({ hasText: name }).getByText('Unavailable')).toBeVisible()
  // Its seller still sees it; nobody else does.
  await context.clearCookies({ name: /session/ })
  expect((await page.request.get(`/detail/${id}`)).status()).toBe(404)
})

test('an admin switches somebody off and gives money back by keyboard alone', async ({
  page,
  buyer,
  browser,
  publish,
}) => {
  const orderId = await aPaidOrder(browser, await publish(), 1)
  await page.context().clearCookies({ name: /session/ })
  await page.goto('/login')
  await logIn(page, demoAccounts.admin)
  await press(link(page, 'Registered Buyers'))
  // The page before has one for each kind of person.
  await expect(page.getByRole('searchbox')).toHaveCount(1)
  await type(page.getByRole('searchbox'), buyer.email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 comprador', { exact: true })).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await press(link(page, /^Detail/))
  await expect(page).toHaveURL(/\/admin\/buyer\//)
  await expectFocusKept(page)

  const inactivate = link(page, 'Inactivate')
  await press(inactivate)
  await closesBackTo(inactivate)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await type(field(dialog, 'Motivo'), 'Lo pidió.')
  await press(button(dialog, 'Inactivate'))
  await expect(dialog).toHaveCount(0)
  await expect(button(page, 'Activate')).toBeVisible()
  await expectFocusKept(page)

  const rooms = page.getByRole('navigation', { name: 'Administración' })
  await press(link(rooms, /^Atención/))
  await expect(page.getByRole('heading', { level: 1, name: 'Para revisar' })).toBeVisible()
  await press(link(rooms, 'Pedidos'))
  const code = orderId.slice(-8).toUpperCase()
  await type(field(page, 'Pedido, comprador, cerveza o pago'), code)
  await page.keyboard.press('Enter')
  await press(page.locator('summary', { hasText: 'Devolver dinero de este pedido' }))
  await press(button(page, /^Devolver todo/))
  await type(field(dialog, 'Motivo'), 'No le llegó.')
  await press(button(dialog, /^Devolver \$/))
  await expect(page.getByText('Se devuelve el dinero.').first()).toBeAttached()
  await expect(dialog).toHaveCount(0)
  await expectFocusKept(page)
})
