import { randomUUID } from 'node:crypto'
import { aPaidOrder } from './a-paid-order.ts'
import { anAdmin } from './an-admin.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { letDaysPass } from './let-days-pass.ts'
import { expectSaid, plainOf } from './plain.ts'
import { mailTo } from './read-mail.ts'
import { expect, passAgeGate, postBeer, signIn, signInAsAdmin, test } from './shop.ts'
import { tooNarrow } from './too-narrow.ts'

/** Somebody writes on the contact page. */
async function aLetter(request: import('@playwright/test').APIRequestContext) {
  // Of its own: other stories write letters at the same time.
  const name = `Ñusta Quispe ${randomUUID().replace(/[^a-f]/g, '')}`
  const email = `ayuda-${randomUUID()}@example.com`
  const data = { name, email, phone: '+54 351 555 0100', message: '¿Hacen envíos a Ushuaia?' }
  expect((await request.post('/api/contactme', { data })).ok()).toBe(true)
  return { name, email }
}

test('an operator’s morning: a message is taken, noted and answered, a late parcel handed over, a brewery’s health read', async ({
  page,
  context,
  seller,
  browser,
  baseURL,
}) => {
  const beer = await postBeer(page.request, { price: 6, stock: 9 })
  const late = await aPaidOrder(browser, beer, 2)
  // Older than what other stories leave.
  await letDaysPass(late, 500)
  const { name, email } = await aLetter(page.request)
  await signInAsAdmin(context)
  await page.goto('/admin/today')
  await page
    .getByRole('region', { name: 'Lo que espera' })
    .getByRole('link', { name: 'Mensaje por responder' })
    .click()
  await expect(page).toHaveURL('/admin/work?kind=message')
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `${name} escribió` })
  await expect(row.getByRole('button', { name: 'Tomar' })).toBeVisible()
  await expectNoViolations(page)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/work.png`, fullPage: true })
  // Nothing is ticked.
  await expect(page.getByRole('button', { name: 'Tomar lo marcado' })).toBeDisabled()
  await row.getByRole('button', { name: 'Tomar' }).click()
  await expect(page.getByText('Ahora la tienes tú.').first()).toBeAttached()
  await expect(row).toContainText('La tienes tú')
  await page.getByRole('link', { name: /^Mías/ }).click()
  await expect(page).toHaveURL('/admin/work?kind=message&whose=mine')
  await row.getByRole('link', { name: 'Leer y responder' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Mensaje de ${name}` })).toBeVisible()
  await expect(page.getByText(email).first()).toBeVisible()
  await page.getByLabel('Nota nueva').fill('El correo austral tarda nueve días.')
  await page.getByRole('button', { name: 'Agregar la nota' }).click()
  const notes = page.getByRole('region', { name: 'Notas' })
  await expect(notes.getByRole('listitem')).toContainText('El correo austral tarda nueve días.')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Enviar la respuesta' }).click()
  await expect(page.getByLabel('Tu respuesta')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Tu respuesta').fill('Sí, en nueve días.')

  // The same message in another tab, which does not know yet.
  const other = await context.newPage()
  await other.goto(page.url())
  await page.getByRole('button', { name: 'Enviar la respuesta' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'Sí, en nueve días.' })).toBeVisible()
  await expect(page.getByText(/^Respondido el/)).toBeVisible()
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/message.png`, fullPage: true })
  await other.getByLabel('Tu respuesta').fill('No sabría decirlo.')
  await other.getByRole('button', { name: 'Enviar la respuesta' }).click()
  await expect(other.getByText('Otra persona respondió este mensaje').first()).toBeVisible()
  await expect(other.getByLabel('Tu respuesta')).toHaveValue('No sabría decirlo.')
  await other.close()
  await page.goto('/admin/work?kind=message&whose=mine')
  await expect(page.getByText(`${name} escribió`)).toHaveCount(0)

  // A late parcel is handed over to somebody else, who finds it among their own.
  const colleague = await anAdmin()
  await page.goto('/admin/work?kind=parcel-late&age=30')
  const parcel = page.getByRole('main').getByRole('listitem').filter({ hasText: seller.company })
  await parcel.getByRole('link', { name: 'Encargo y notas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Envío demorado' })).toBeVisible()
  await expectNoViolations(page)
  const who = page.getByRole('region', { name: 'Quién se ocupa' })
  const options = await who.getByLabel('Encargar a').locator('option').allTextContents()
  expect(options[0]).toBe('Nadie')
  await who.getByRole('button', { name: 'Tomar' }).click()
  await expect(who).toContainText('La tienes tú')
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/task.png`, fullPage: true })
  const elsewhere = await browser.newContext()
  await passAgeGate(elsewhere)
  await signIn(elsewhere, colleague)
  const desk = await plainOf(elsewhere, baseURL)
  await desk.go(page.url())
  await desk.press('Pasármela a mí')
  expectSaid(desk, 'section', 'Quién se ocupa', 'La tienes tú')
  await elsewhere.close()
  // Others read whose it is, by an e-mail that is one long word, in pages that are enlarged too.
  const enlarged = await context.newPage()
  await enlarged.goto('/admin/work?kind=parcel-late&age=30')
  await expect(enlarged.getByText(`La tiene Administración (${colleague.email})`)).toBeVisible()
  expect(await tooNarrow(enlarged)).toEqual([])
  await enlarged.close()
  // This page still shows one's own.
  await who.getByLabel('Encargar a').selectOption('Nadie')
  await who.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText(/Mientras mirabas, pasó a ser de .*jefa-/).first()).toBeVisible()

  // How its brewery does.
  await page.getByRole('navigation').getByRole('link', { name: 'Cuentas', exact: true }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Salud', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Salud' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByLabel('Nombre de la cervecería').fill(seller.company)
  await page.getByRole('button', { name: 'Buscar', exact: true }).last().click()
  const table = page.getByRole('table', { name: 'Salud' })
  await expect(table.getByRole('row')).toHaveCount(2)
  // Of so few no share is told, but what it would be of.
  await expect(table.getByRole('row').nth(1)).toContainText('0 de 0')
  await expect(table.getByRole('row').nth(1)).not.toContainText('%')
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/health.png`, fullPage: true })
  await table.getByRole('link', { name: seller.company }).click()
  // Nothing to have a share of is no share.
  const health = page.getByRole('region', { name: 'Salud en los últimos 90 días' })
  await expect(health).toContainText('Sin opiniones')
  await expect(health).not.toContainText('Pocos envíos')
  await expectNoViolations(page)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/seller.png`, fullPage: true })
})

test.describe('without a line of script', () => {
  test.use({ javaScriptEnabled: false })
  test('several things are ticked and taken at once', async ({ page, context }) => {
    const letters = [await aLetter(page.request), await aLetter(page.request)]
    await signInAsAdmin(context)
    await page.goto('/admin/work?kind=message')
    const take = page.getByRole('button', { name: 'Tomar lo marcado' })
    await take.click()
    await expect(page.getByRole('alert').getByText('Marca al menos una cosa.')).toBeVisible()
    for (const { name } of letters)
      await page.getByRole('checkbox', { name: `Marcar: Mensaje por responder ${name}` }).check()
    await take.click()
    await expect(page).toHaveURL('/admin/work?kind=message')
    for (const { name } of letters)
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: name })).toContainText(
        'La tienes tú',
      )
  })
})

test('without a line of script a message is taken, noted and answered, and its writer is mailed', async ({
  context,
  baseURL,
  sandboxUrl,
}) => {
  const { name, email } = await aLetter(context.request)
  await signInAsAdmin(context)
  const desk = await plainOf(context, baseURL)
  await desk.go(`/admin/messages?q=${email}`)
  await desk.follow(`Ver la conversación Mensaje de ${name}`)
  await desk.press('Tomar')
  expectSaid(desk, 'section', 'Quién se ocupa', 'La tienes tú')
  const silent = await desk.press('Agregar la nota')
  expect(silent.html).toMatch(/<textarea\b[^>]*aria-invalid="true"/)
  await desk.press('Enviar la respuesta', { 'Tu respuesta': 'Sí, enviamos a todo el país.' })
  expectSaid(desk, 'article', 'Sí, enviamos a todo el país.')
  const { text } = await mailTo(context.request, sandboxUrl, email, /Te respondimos/)
  expect(text).toContain('¿Hacen envíos a Ushuaia?')
  expect((await desk.go('/admin/work?whose=mine&age=7')).text).toContain('No hay nada así.')
})

test('the list is worked through by keys, which are told by one and can be turned off', async ({
  page,
  context,
}) => {
  const { name } = await aLetter(page.request)
  await signInAsAdmin(context)
  await page.goto('/admin/work?kind=message&whose=nobody')
  const help = page.getByRole('dialog', { name: 'Atajos de teclado' })
  await expect(page.getByRole('button', { name: 'Atajos de teclado' })).toBeVisible()
  await page.keyboard.press('?')
  await expect(help).toContainText('Tomarla')
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()

  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `${name} escribió` })
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: ' escribió' })
  for (const _ of await rows.all()) await page.keyboard.press('j')
  await expect(rows.last().getByRole('link').first()).toBeFocused()
  await row.getByRole('link').first().focus()
  await page.keyboard.press('x')
  await expect(row.getByRole('checkbox')).toBeChecked()
  // Who types writes letters.
  const bar = page.getByRole('textbox', { name: 'Encontrar un pedido' })
  await bar.fill('')
  await bar.press('t')
  await expect(bar).toHaveValue('t')

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Atajos de teclado' }).click()
  await help.getByRole('button', { name: 'Apagar estos atajos' }).click()
  await page.keyboard.press('Escape')
  await row.getByRole('link').first().focus()
  await page.keyboard.press('x')
  await expect(row.getByRole('checkbox')).toBeChecked()
  await page.getByRole('button', { name: 'Atajos de teclado' }).click()
  await help.getByRole('button', { name: 'Encender estos atajos' }).click()
  await page.keyboard.press('Escape')
  await row.getByRole('link').first().focus()
  await page.keyboard.press('t')
  await expect(page.getByText('Ahora la tienes tú.').first()).toBeAttached()
})
