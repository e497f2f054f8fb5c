import { dayWords } from '#contract/texts/days.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { openCartWith } from './open-cart-with.ts'
import { buyerForm, expect, postBeer, signIn, startPurchase, test } from './shop.ts'
import { somebodyElsewhere } from './somebody-elsewhere.ts'

/** So many days from now, in the shop's calendar or beside it: never today, never too far. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a brewery goes away: its beer says until when, nobody buys it, and once it is back it is bought', async ({
  page,
  seller,
  browser,
}) => {
  const beer = await postBeer(page.request, { price: 6, stock: 9 })
  const { page: buyers } = await somebodyElsewhere(browser, '/user', buyerForm())
  await openCartWith(buyers, beer, 2)

  const until = inDays(5)
  await page.goto('/account')
  await page.getByRole('link', { name: 'Pausa', exact: true }).click()
  await expect(page).toHaveURL(`/company/${seller.id}/pause`)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('link', { name: 'Elige un día.' })).toBeVisible()
  await page.getByLabel('Último día de la pausa').fill(until)
  await page.getByLabel('Qué quieres decir (si quieres)').fill('Nos vamos al mar.')
  await page.getByRole('button', { name: 'Continuar' }).click()
  const sheet = page.getByRole('dialog', { name: `¿Empezar la pausa hasta el ${dayWords(until)}?` })
  await expect(sheet).toContainText('1 cerveza deja de venderse ahora mismo')
  await expectNoViolations(page)
  await sheet.getByRole('button', { name: 'Empezar la pausa' }).click()
  await expect(page.getByText('Tu cervecería está en pausa.').first()).toBeVisible()
  await page.goto(`/company/${seller.id}/today`)
  await expect(page.getByRole('region', { name: 'Pausa' })).toContainText('Nos vamos al mar.')
  await expectNoViolations(page)

  const away = `En pausa hasta el ${dayWords(until)}`
  await buyers.goto(`/shop?name=${encodeURIComponent(beer.name)}`)
  const card = buyers.getByRole('article').filter({ hasText: beer.name })
  await expect(card).toContainText(away)
  await expect(card.getByRole('button', { name: `Agregar ${beer.name} al carrito` })).toHaveCount(0)
  await buyers.goto(`/detail/${beer.id}`)
  await expect(buyers.getByText(away).first()).toBeVisible()
  await expect(buyers.getByText('Nos vamos al mar.')).toBeVisible()
  await expect(buyers.getByRole('button', { name: 'Buy' })).toHaveCount(0)
  await expectNoViolations(buyers)
  await buyers.goto(`/company/${seller.id}`)
  await expect(buyers.getByRole('region', { name: 'Pausa' })).toContainText(dayWords(until))
  await expectNoViolations(buyers)
  await buyers.goto('/cart')
  await expect(
    buyers.getByText(`Su cervecería está en pausa hasta el ${dayWords(until)}.`).first(),
  ).toBeVisible()
  await expectNoViolations(buyers)

  await page.goto(`/company/${seller.id}/pause`)
  await page.getByRole('button', { name: 'Terminar la pausa ahora' }).click()
  await expect(
    page.getByText('La pausa terminó: tus cervezas están otra vez a la venta.').first(),
  ).toBeVisible()
  await buyers.reload()
  await expect(buyers.getByText(/está en pausa hasta/)).toHaveCount(0)
  await expect(buyers.getByText('U$S 12.00').first()).toBeVisible()
  await startPurchase(buyers)
  await buyers.getByRole('button', { name: 'Approve' }).click()
  await expect(buyers).toHaveURL(/\/succes/)
  await buyers.context().close()
})

test('a brewery finds which mails it gets beside its account', async ({ page, seller }) => {
  await page.goto('/account')
  await page.getByRole('link', { name: 'Tus correos', exact: true }).click()
  await expect(page).toHaveURL(`/company/${seller.id}/mails`)
  await page.getByLabel('Ninguno: las miro en «Hoy»').check()
  await page.getByRole('button', { name: 'Guardar mi elección' }).click()
  await expect(page.getByText('Guardamos tu elección.').first()).toBeVisible()
  await expect(page.getByLabel('Ninguno: las miro en «Hoy»')).toBeChecked()
  await expectNoViolations(page)
})

test.describe('without a line of script', () => {
  test.use({ javaScriptEnabled: false })

  test('a brewery goes away and comes back', async ({ page, context, seller }) => {
    await signIn(context, seller)
    const until = inDays(3)
    await page.goto(`/company/${seller.id}/pause`)
    await page.getByLabel('Último día de la pausa').fill(until)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByText('Hoy no tienes ninguna cerveza a la venta')).toBeVisible()
    await page.getByRole('button', { name: 'Empezar la pausa' }).click()
    await expect(page).toHaveURL(`/company/${seller.id}/pause`)
    await page.getByRole('button', { name: 'Terminar la pausa ahora' }).click()
    await expect(page.getByRole('button', { name: 'Terminar la pausa ahora' })).toHaveCount(0)
  })

  test('a brewery chooses its mails', async ({ page, context, seller }) => {
    await signIn(context, seller)
    await page.goto(`/company/${seller.id}/mails`)
    await expect(page.getByLabel('Un correo por cada venta')).toBeChecked()
    await page.getByLabel(/^Uno por día/).check()
    await page.getByLabel(/^Avísenme/).check()
    await page.getByLabel('Cuando queden, a lo sumo').fill('cinco')
    await page.getByRole('button', { name: 'Guardar mi elección' }).click()
    await expect(page.getByText('No guardamos tu elección.')).toBeVisible()
    await expect(page.getByLabel(/^Uno por día/)).toBeChecked()
    await page.getByLabel('Cuando queden, a lo sumo').fill('5')
    await page.getByRole('button', { name: 'Guardar mi elección' }).click()
    await expect(page.getByText('No guardamos tu elección.')).toHaveCount(0)
    await page.reload()
    await expect(page.getByLabel(/^Uno por día/)).toBeChecked()
    await expect(page.getByLabel('Cuando queden, a lo sumo')).toHaveValue('5')
    await expect(
      page.getByText('Confirma tu correo: antes no te avisamos de lo que se termina.'),
    ).toBeVisible()
  })
})
