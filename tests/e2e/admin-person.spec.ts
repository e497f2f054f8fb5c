import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { aReviewer } from './a-reviewer.ts'
import { onCard } from './on-card.ts'
import { confirmationLink } from './read-mail.ts'
import { buyerForm, expect, passAgeGate, postBeer, signIn, signInAsAdmin, test } from './shop.ts'
import { somebodyElsewhere } from './somebody-elsewhere.ts'

const OFF = 'Esta cuenta fue desactivada por la administración.'
const NOT_OFF = 'It was not possible to inactivate the user'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const status = (page: Page) => page.getByRole('region', { name: 'Estado' })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Esta cuenta' })
const sheet = (page: Page) => page.getByRole('dialog', { name: /^Inactivar a/ })

/** What a record says under a name. */
function fact(page: Page, name: string) {
  return page
    .locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd')
}

async function inactivate(page: Page, reason: string) {
  await status(page).getByRole('link', { name: 'Inactivate' }).click()
  await sheet(page).getByLabel('Motivo').fill(reason)
  await sheet(page).getByRole('button', { name: 'Inactivate' }).click()
}

/** What the log-in form answers somebody in a browser where nobody is logged in. */
async function refusedAtLogIn(browser: Browser, { email, password }: { email: string; password: string }) {
  const context = await browser.newContext()
  await passAgeGate(context)
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(OFF).first()).toBeVisible()
  await context.close()
}

test('an admin inactivates a buyer, who is out at once; activates them; and is told what could not be done', async ({
  page,
  browser,
  publish,
}) => {
  const beer = await publish({ stock: 12 })
  const buyer = await somebodyElsewhere(browser, '/user', buyerForm())
  const order = { products: [{ id: beer.id, quantity: 5 }] }
  expect((await buyer.page.request.post('/api/create-order', { data: order })).ok()).toBe(true)
  const stock = async () => (await (await page.request.get(`/api/product/${beer.id}`)).json()).stock
  expect(await stock()).toBe(7)

  await signInAsAdmin(page.context())
  await page.goto(`/admin/buyer/${buyer.id}`)
  await expect(page.getByRole('heading', { name: 'Lucía Paz' })).toBeVisible()
  for (const [name, value] of [
    ['Documento', '30111222'],
    ['Dirección', 'Belgrano 123'],
    ['Sesiones abiertas', '1'],
    ['Compras', '0'],
    ['Pagó en total', 'U$S 0.00'],
  ] as const) {
    await expect(fact(page, name)).toHaveText(value)
  }
  await expect(status(page).getByText('Active', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Volver al panel' })).toHaveAttribute(
    'href',
    '/admin?list=buyers',
  )

  await status(page).getByRole('link', { name: 'Inactivate' }).click()
  await expect(sheet(page).getByText('Se cierran todas sus sesiones (ahora: 1)')).toBeVisible()
  const button = sheet(page).getByRole('button', { name: 'Inactivate' })
  await expect(button).toBeDisabled()
  // What no keyboard types: the API refuses it, and nothing is done.
  await sheet(page).getByLabel('Motivo').fill('Usa una tarjeta\u0007 ajena.')
  await button.click()
  await expect(page.getByText(NOT_OFF).first()).toBeAttached()
  await expect(sheet(page).getByLabel('Motivo')).toHaveAccessibleDescription(
    'Contiene caracteres que no se permiten.',
  )
  await sheet(page).getByLabel('Motivo').fill('Usa una tarjeta ajena.')
  await button.click()
  await expect(page.getByText('User has been inactivated').first()).toBeVisible()
  await expect(status(page).getByText('Inactive', { exact: true })).toBeVisible()
  await expect(fact(page, 'Sesiones abiertas')).toHaveText('0')
  expect(await stock()).toBe(12)

  await buyer.page.goto('/myShop')
  await expect(buyer.page.getByText('Page not found')).toBeVisible()
  await refusedAtLogIn(browser, buyer)

  await page.getByRole('link', { name: 'Qué se hizo con esta cuenta' }).click()
  await expect(page.getByRole('listitem').getByText('motivo «Usa una tarjeta ajena.»')).toBeVisible()
  await page.goBack()

  // In another tab they are activated, and delete their account: what stands here is not so any more.
  const other = await page.context().newPage()
  await other.goto(`/admin/buyer/${buyer.id}`)
  await status(other).getByRole('button', { name: 'Activate' }).click()
  await expect(other.getByText('User has been activated').first()).toBeVisible()
  await expect(status(other).getByText('Active', { exact: true })).toBeVisible()
  await signIn(buyer.page.context(), buyer)
  const gone = await buyer.page.request.delete('/api/account', { data: { currentPassword: buyer.password } })
  expect(gone.ok(), await gone.text()).toBe(true)
  await status(page).getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByText('It was not possible to activate the user').first()).toBeVisible()
  await expect(page.getByText('Quien tenía esta cuenta la borró', { exact: false }).first()).toBeVisible()
  await expect(status(page).getByText('Cuenta borrada')).toBeVisible()
  await expect(status(page).getByRole('button')).toHaveCount(0)
  await expect(menu(page).getByRole('link')).toHaveText(['Ficha', 'Compras'])
  await page.goto(`/admin/buyer/adminUserModify?id=${buyer.id}`)
  await expect(page).toHaveURL(`/admin/buyer/${buyer.id}`)
})

test('an admin inactivates a seller: out at once, and no beer in the shop; edits them and reads what they sold', async ({
  page,
  seller,
  browser,
}) => {
  const beer = await postBeer(page.request, { price: 4.5 })
  const reviewer = await aReviewer(browser, beer, { rate: 5, comment: 'Redonda.' })
  const admins = await browser.newContext()
  await passAgeGate(admins)
  await signInAsAdmin(admins)
  const admin = await admins.newPage()

  await admin.goto(`/admin/seller/${seller.id}`)
  await expect(admin.getByRole('heading', { name: seller.company, exact: true })).toBeVisible()
  await expect(fact(admin, 'Cervezas publicadas')).toHaveText('1')
  await expect(fact(admin, 'Se le debe')).toHaveText(onCard(0))
  await expect(fact(admin, 'Aún no libre')).toHaveText(onCard(4.5))
  await inactivate(admin, 'No envía lo que vende.')
  await expect(admin.getByText('User has been inactivated').first()).toBeVisible()
  await expect(status(admin).getByText('sus cervezas no se ven en la tienda', { exact: false })).toBeVisible()

  await reviewer.page.goto(`/detail/${beer.id}`)
  await expect(reviewer.page.getByText('¡Producto no encontrado!')).toBeVisible()
  await page.goto('/post')
  await expect(page.getByText('Page not found')).toBeVisible()
  await refusedAtLogIn(browser, seller)
  await status(admin).getByRole('button', { name: 'Activate' }).click()
  await expect(admin.getByText('User has been activated').first()).toBeVisible()
  await reviewer.page.goto(`/detail/${beer.id}`)
  await expect(reviewer.page.getByRole('heading', { name: beer.name })).toBeVisible()

  await menu(admin).getByRole('link', { name: 'Ventas' }).click()
  await expect(admin).toHaveURL(`/admin/seller/AdminHistoryShopSeller?id=${seller.id}`)
  await expect(admin.getByRole('heading', { name: `Ventas de ${seller.company}` })).toBeVisible()
  await expect(admin.getByRole('listitem').filter({ hasText: beer.name })).toContainText(reviewer.email)
  await expect(admin.getByText('Listo para cobrar')).toBeVisible()
  // Whose pages these are outlives the address: this tab remembers.
  await admin.goto('/admin/seller/AdminHistoryShopSeller')
  await expect(admin).toHaveURL(`/admin/seller/AdminHistoryShopSeller?id=${seller.id}`)

  await menu(admin).getByRole('link', { name: 'Editar' }).click()
  await expect(admin).toHaveURL(`/admin/seller/admincompanymodify?id=${seller.id}`)
  for (const [label, typed, said] of [
    ['Nombre', 'Luc1a', 'Must be a name'],
    ['Ciudad', '', 'Enter your city'],
    ['Nombre de la compañía', '', 'Enter your company'],
    ['Correo electrónico', 'a@b.c', 'Must be at least 6 characters'],
  ] as const) {
    const input = field(admin, label)
    const before = await input.inputValue()
    await input.fill(typed)
    await input.blur()
    await expect(input).toHaveAccessibleDescription(said)
    await expect(admin.getByRole('button', { name: 'Save' })).toBeDisabled()
    await input.fill(before)
  }
  await expect(admin.getByText('Contraseña')).toHaveCount(0)
  const company = `Del Cuento ${randomUUID().slice(0, 4)}`
  await field(admin, 'Nombre de la compañía').fill(company)
  await admin.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByText('La información se actualizó correctamente').first()).toBeVisible()
  await expect(admin).toHaveURL(`/admin/seller/${seller.id}`)
  await expect(admin.getByRole('heading', { name: company, exact: true })).toBeVisible()

  await admin.getByRole('link', { name: 'Ver su página' }).click()
  await expect(admin.getByRole('heading', { name: company })).toBeVisible()
  await admin.getByRole('link', { name: 'Volver al panel' }).click()
  await expect(admin).toHaveURL('/admin?list=sellers')
})

test("an admin reads a buyer's purchases and everybody's, edits the buyer, and the tab remembers whom it is about", async ({
  page,
  browser,
  publish,
  sandboxUrl,
}) => {
  const beer = await publish({ price: 3.25 })
  const buyer = await aReviewer(browser, beer, { rate: 5, comment: 'Redonda.' })
  await signInAsAdmin(page.context())
  for (const path of ['adminUserModify', 'adminHistoryShopBuyer']) {
    await page.goto(`/admin/buyer/${path}`)
    await expect(page.getByText('Todavía no elegiste a ningún comprador en esta pestaña.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Volver al panel' })).toBeVisible()
    expect((await page.goto(`/admin/buyer/${path}?id=${randomUUID()}`))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '¡Usuario no encontrado!' })).toBeVisible()
  }

  const found = `/admin?list=buyers&q=${encodeURIComponent(buyer.email)}`
  await page.goto(found)
  await page.getByRole('link', { name: /^Detail/ }).click()
  await expect(page).toHaveURL(`/admin/buyer/${buyer.id}`)
  await page.getByRole('link', { name: 'Volver al panel' }).click()
  await expect(page).toHaveURL(found)

  await page.goto('/adminHistoryShop')
  await expect(page.getByRole('heading', { level: 1, name: 'Todas las compras' })).toBeVisible()
  const row = page.getByRole('row').filter({ has: page.getByTitle(buyer.email) })
  for (const text of ['U$S 3.25', 'Por enviar', 'Pagada']) await expect(row).toContainText(text)
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page).toHaveURL('/adminHistoryShop?pag=2')
  await expect(row).toHaveCount(0)
  await page.goBack()
  await row.getByRole('link', { name: 'Lucía Paz' }).click()
  await expect(page).toHaveURL(`/admin/buyer/${buyer.id}`)
  await expect(fact(page, 'Pagó en total')).toHaveText('U$S 3.25')

  await menu(page).getByRole('link', { name: 'Compras' }).click()
  await expect(page).toHaveURL(`/admin/buyer/adminHistoryShopBuyer?id=${buyer.id}`)
  const purchase = page.getByRole('article').filter({ hasText: beer.name })
  for (const text of ['US$ 3.25', 'Envio pendiente', 'Pagada']) {
    await expect(purchase.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(purchase.getByText('Total: 3.25 Usd')).toHaveCount(2)
  await expect(purchase.getByRole('link', { name: /Puntuar|Cancelar envío|Pedir ayuda/ })).toHaveCount(0)
  await page.goto('/admin/buyer/adminHistoryShopBuyer')
  await expect(purchase).toBeVisible()
  await page.reload()
  await expect(purchase).toBeVisible()

  await page.goto('/admin/buyer/adminUserModify')
  await expect(page).toHaveURL(`/admin/buyer/adminUserModify?id=${buyer.id}`)
  await expect(page.getByText('Contraseña')).toHaveCount(0)
  await field(page, 'Ciudad').fill('Córdoba 2')
  await field(page, 'Ciudad').blur()
  await expect(field(page, 'Ciudad')).toHaveAccessibleDescription('Solo se permiten letras')
  await field(page, 'Ciudad').fill('Río Cuarto')
  await field(page, 'Correo electrónico').fill('admin@lupulo.example')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('No pudimos guardar los cambios').first()).toBeVisible()
  await expect(field(page, 'Correo electrónico')).toHaveAttribute('aria-invalid', 'true')
  const email = `nueva-${buyer.email}`
  await field(page, 'Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('User update').first()).toBeVisible()
  await expect(page).toHaveURL(`/admin/buyer/${buyer.id}`)
  await expect(fact(page, 'Ciudad')).toHaveText('Río Cuarto')
  await expect(fact(page, 'Cambio de correo')).toContainText(`Pasará a ser ${email}`)
  const link = await confirmationLink(page.request, sandboxUrl, email, /./)
  await buyer.page.goto(link)
  await buyer.page.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await expect(buyer.page.getByRole('heading', { name: 'Correo confirmado' })).toBeVisible()
  await page.reload()
  await expect(page.getByText(email).first()).toBeVisible()
  await expect(fact(page, 'Cambio de correo')).toHaveCount(0)

  // Who logs out takes the choice along.
  await page.getByText('Menu', { exact: true }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  // Once the page is alive: a log-out that was pressed before scripts had come ends on a page that still has to.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('chosenBuyer'))).toBeNull()
  await signInAsAdmin(page.context())
  await page.goto('/admin/buyer/adminHistoryShopBuyer')
  await expect(page.getByText('Todavía no elegiste a ningún comprador en esta pestaña.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages about one person lead to one another, and their forms say what is wrong', async ({
    page,
    browser,
  }) => {
    const buyer = await somebodyElsewhere(browser, '/user', buyerForm())
    await signInAsAdmin(page.context())
    await page.goto('/admin/buyer/adminUserModify')
    await expect(page.getByText('Todavía no elegiste a ningún comprador en esta pestaña.')).toBeVisible()

    await page.goto(`/admin/buyer/${buyer.id}`)
    await menu(page).getByRole('link', { name: 'Compras' }).click()
    await expect(page.getByText('Todavía no hizo ningún pedido.')).toBeVisible()
    await menu(page).getByRole('link', { name: 'Editar' }).click()
    await field(page, 'Ciudad').fill('')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(field(page, 'Ciudad')).toHaveAccessibleDescription('Información requerida')
    await field(page, 'Ciudad').fill('Ucacha')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(page.getByText('User update').first()).toBeVisible()
    await expect(fact(page, 'Ciudad')).toHaveText('Ucacha')

    await status(page).getByRole('link', { name: 'Inactivate' }).click()
    const form = page.getByRole('region', { name: 'Inactivar a Lucía Paz' })
    await form.getByRole('button', { name: 'Inactivate' }).click()
    await expect(form.getByLabel('Motivo')).toHaveAccessibleDescription('Escribe el motivo.')
    await expect(status(page).getByText('Active', { exact: true })).toBeVisible()
    await form.getByLabel('Motivo').fill('Pidió que la cerráramos.')
    await form.getByRole('button', { name: 'Inactivate' }).click()
    await expect(page.getByText('User has been inactivated').first()).toBeVisible()
    await status(page).getByRole('button', { name: 'Activate' }).click()
    await expect(page.getByText('User has been activated').first()).toBeVisible()
  })
})
