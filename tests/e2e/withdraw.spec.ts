import { buyManyThroughApi } from './buy-through-api.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { mailTo } from './read-mail.ts'
import { expect, postBeer, sellerForm, signInAsAdmin, test } from './shop.ts'
import { somebodyElsewhere } from './somebody-elsewhere.ts'

const codeOf = (orderId: string) => orderId.slice(-8).toUpperCase()

test('a stranger withdraws without log-in, age or script; the mail’s link cancels what has not left', async ({
  page,
  browser,
  buyer,
  publish,
}) => {
  const brewery = await somebodyElsewhere(browser, '/company', sellerForm())
  const [sent, waiting] = [await postBeer(brewery.page.request, { price: 6 }), await publish({ price: 4 })]
  const { orderId, sandboxUrl } = await buyManyThroughApi(page.request, [
    { id: sent.id, quantity: 1 },
    { id: waiting.id, quantity: 2 },
  ])
  const shipped = await brewery.page.request.put(`/api/company/${brewery.id}/parcels/${orderId}/shipped`, {
    data: { carrier: 'OCA', tracking: 'AR 77' },
  })
  expect(shipped.ok(), await shipped.text()).toBe(true)

  const stranger = await browser.newContext({ javaScriptEnabled: false })
  const plain = await stranger.newPage()
  await plain.goto('/shop')
  await expect(plain).toHaveURL(/\/\?next=/)
  await plain.getByRole('link', { name: 'Botón de arrepentimiento' }).click()
  await expect(plain).toHaveURL('/withdraw')
  await plain.getByLabel('Correo con el que compraste').fill('nadie')
  await plain.getByLabel('Número de pedido').fill('cerveza')
  await plain.getByRole('button', { name: 'Me arrepiento de la compra' }).click()
  await expect(plain.getByText('El número de un pedido tiene ocho letras y cifras').first()).toBeVisible()
  await plain.getByLabel('Correo con el que compraste').fill(buyer.email.toUpperCase())
  await plain
    .getByLabel('Número de pedido')
    .fill(` ${codeOf(orderId).slice(0, 4).toLowerCase()}-${codeOf(orderId).slice(4)}`)
  await plain.getByRole('button', { name: 'Me arrepiento de la compra' }).click()
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Recibimos tu arrepentimiento')
  const code = (await plain.getByRole('status').locator('code').textContent())!
  expect(code).toMatch(/^[B-Z346789]{8}$/)

  const { text } = await mailTo(plain.request, sandboxUrl, buyer.email, new RegExp(code))
  const { pathname, search } = new URL(/https?:\/\/\S+\/withdraw\/confirm\?key=\S+/.exec(text)![0])
  await page.goto(`/myShop/${orderId}`)
  await expect(page.getByText(`con el código ${code}`)).toBeVisible()
  await plain.goto(pathname + search)
  await plain.getByRole('button', { name: 'Confirmar el arrepentimiento' }).click()
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Arrepentimiento confirmado')
  await expect(plain.getByText(/cancelado, el dinero vuelve/)).toHaveCount(1)
  await expect(plain.getByText(/ya salió/)).toHaveCount(1)
  await stranger.close()

  await page.reload()
  await expect(page.getByText(`Arrepentimiento ${code}`)).toBeVisible()
  const own = await (await page.request.get(`/api/purchases/${orderId}`)).json()
  expect(
    own.refunded + own.refunds.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0),
  ).toBeGreaterThanOrEqual(8)
  expect(own.parcels.map(({ state }: { state: string }) => state).toSorted()).toEqual([
    'cancelled',
    'shipped',
  ])

  const desk = await browser.newContext()
  await desk.request.post('/?index', { form: { birthDay: '1990-05-17' } })
  await signInAsAdmin(desk)
  const admin = await desk.newPage()
  const listed = await (await desk.request.get('/api/admin/work?kind=withdrawal')).json()
  const inside = await (await desk.request.get('/api/admin/work?kind=withdrawal-inside')).json()
  expect([...listed.work, ...inside.work].map(({ about }: { about: string }) => about)).toContain(code)
  await admin.goto(`/admin/withdrawals?q=${code}`)
  const card = admin.getByRole('article').filter({ hasText: code })
  await expect(card.getByText(buyer.email)).toBeVisible()
  await expect(card.getByText('U$S 14.00, queda por devolver U$S 6.00')).toBeVisible()
  await expect(card.getByText(/^Quien compró lo confirmó/)).toBeVisible()
  await expectNoViolations(admin)
  await card.getByRole('link', { name: /^Rechazar/ }).click()
  await admin.getByLabel('Motivo').fill('Ya la abriste.')
  await admin.getByRole('dialog').getByRole('button', { name: 'Rechazar' }).click()
  await expect(
    admin
      .getByText('No hay arrepentimientos', { exact: false })
      .or(admin.getByText('Ningún arrepentimiento'))
      .first(),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByText(/no lo aceptamos\. Ya la abriste\./)).toBeVisible()
  await mailTo(desk.request, sandboxUrl, buyer.email, new RegExp(`Sobre tu arrepentimiento ${code}`))

  // What names no order is answered by mail and closed, which is asked about once more.
  const stray = await (
    await desk.request.post('/api/withdrawals', { data: { email: buyer.email, number: 'AAAA1111' } })
  ).json()
  await admin.goto('/admin/work?kind=withdrawal-stray')
  await admin
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: stray.code })
    .getByRole('link', { name: 'Ver el arrepentimiento' })
    .click()
  await expect(admin).toHaveURL(`/admin/withdrawals?q=${stray.code}`)
  await admin.getByRole('link', { name: /^Cerrar el arrepentimiento/ }).click()
  await expectNoViolations(admin)
  await admin.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).last().click()
  await expect(admin.getByText('El arrepentimiento quedó cerrado.').first()).toBeAttached()
  await expect(admin.getByText('Ningún arrepentimiento').first()).toBeVisible()
  await desk.close()
})

test('its own buyer finds the form filled in, and what has not left is cancelled with the press', async ({
  page,
  buyer,
  publish,
}) => {
  expect(buyer.email).toBeTruthy()
  const beer = await publish({ price: 4 })
  const { orderId } = await buyManyThroughApi(page.request, [{ id: beer.id, quantity: 1 }])
  await page.goto('/withdraw')
  await page
    .getByRole('navigation', { name: 'Elige la compra' })
    .getByRole('link', { name: `Pedido ${codeOf(orderId)}` })
    .click()
  await expect(page.getByRole('main').getByText(`Pedido ${codeOf(orderId)}, del`)).toContainText('U$S 4.00')
  await expect(page.getByRole('link', { name: 'Elegir otra' })).toBeVisible()
  await expect(page.getByLabel('Correo con el que compraste')).toHaveValue(buyer.email)
  const number = page.getByLabel('Número de pedido')
  await expect(number).toHaveValue(codeOf(orderId))
  await expectNoViolations(page)
  // What is typed by hand is never told as the purchase that was pressed before; Enter says what is wrong with it.
  await number.fill('cerveza')
  await expect(page.getByText('Escribiste otro número de pedido.')).toBeVisible()
  await expect(page.getByText(`Pedido ${codeOf(orderId)}, del`)).toHaveCount(0)
  await number.press('Enter')
  await expect(page.getByText('El número de un pedido tiene ocho letras y cifras').first()).toBeVisible()
  await expect(number).toBeFocused()
  await number.fill(` #${codeOf(orderId).toLowerCase()}`)
  await expect(page.getByText(`Pedido ${codeOf(orderId)}, del`)).toBeVisible()
  await page.getByRole('button', { name: 'Me arrepiento de la compra' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recibimos tu arrepentimiento')
  await expect(page.getByRole('link', { name: `Pedido ${codeOf(orderId)}` })).toContainText('U$S 4.00')
  await expectNoViolations(page)
  await page.goto(`/myShop/${orderId}`)
  await expect(page.getByText(/^Arrepentimiento \w{8}, del .*: resuelto\.$/)).toBeVisible()
})

test('an admin says how long a country’s window is, and takes it back', async ({ page, context }) => {
  await signInAsAdmin(context)
  await page.goto('/admin/withdrawals/windows')
  await expectNoViolations(page)
  const save = page.getByRole('button', { name: 'Guardar los plazos' })
  const [days, others] = [page.getByLabel('Días de Uruguay'), page.getByLabel('Días de Chile')]
  await days.fill('400')
  await others.fill('7')
  await save.click()
  await expect(page.getByText('Debe ser un número entero entre 1 y 365.').first()).toBeVisible()
  await expect(days).toHaveAttribute('aria-invalid', 'true')
  await expectNoViolations(page)
  // While one is wrong none is saved, and all that was typed stays.
  await expect(others).toHaveValue('7')
  const second = await context.newPage()
  await second.goto('/admin/withdrawals/windows')
  await expect(second.getByLabel('Días de Chile')).toHaveValue('')
  await second.close()
  await days.fill('5')
  await page.getByLabel('Cómo se cuentan Uruguay').selectOption('Días hábiles')
  await save.click()
  await expect(page.getByText('Los plazos quedaron guardados.').first()).toBeVisible()
  await page.reload()
  await expect(days).toHaveValue('5')
  await expect(page.getByLabel('Cómo se cuentan Uruguay')).toHaveValue('business')
  await expect(others).toHaveValue('7')
  await days.fill('')
  await others.fill('')
  await save.click()
  await expect(page.getByText('Los plazos quedaron guardados.').first()).toBeVisible()
  await page.reload()
  await expect(days).toHaveValue('')
})
