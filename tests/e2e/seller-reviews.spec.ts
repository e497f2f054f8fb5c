import type { Page } from '@playwright/test'
import { aReviewer } from './a-reviewer.ts'
import { mailTo } from './read-mail.ts'
import { expect, postBeer, test } from './shop.ts'

const reviewOf = (page: Page, comment: string) => page.getByRole('article').filter({ hasText: comment })
const summary = (page: Page, name: string) => reviewOf(page, name).getByText(/^Responder/)

test('a buyer reviews, the brewery answers once, everybody sees it and the buyer is mailed', async ({
  page,
  seller,
  browser,
  sandboxUrl,
}) => {
  const beer = await postBeer(page.request)
  await page.goto(`/company/${seller.id}/reviews`)
  await expect(page.getByText('Todavía nadie opinó sobre tus cervezas.')).toBeVisible()

  const luminous = 'Seca y luminosa. <img src=x onerror=alert(1)>'
  const reviewer = await aReviewer(browser, beer, { rate: 4, comment: luminous })
  const flat = await aReviewer(browser, beer, { rate: 1, comment: 'Llegó sin gas.' })
  await page.reload()
  await expect(page.getByText('2 opiniones')).toBeVisible()
  await expect(page.getByText('2 sin responder')).toBeVisible()
  await expect(page.getByRole('img', { name: '2.5 de 5 estrellas' })).toBeVisible()
  await expect(reviewOf(page, 'Llegó sin gas.').getByRole('heading')).toContainText('Lucía P.')

  const card = reviewOf(page, 'Seca y luminosa.')
  await expect(card).toContainText(luminous)
  const second = await page.context().newPage()
  await second.goto(page.url())
  await summary(page, 'Seca y luminosa.').click()
  const publish = card.getByRole('button', { name: 'Publicar respuesta' })
  await expect(publish).toBeDisabled()
  await card.getByLabel('Tu respuesta').fill('  ')
  await expect(publish).toBeDisabled()
  await card.getByLabel('Tu respuesta').fill('¡Gracias!\n<b>Salud</b>')
  await expect(card.getByText(/Quedan 978 caracteres/)).toBeVisible()
  await publish.dblclick()
  await expect(page.getByText('Tu respuesta ya está a la vista').first()).toBeAttached()
  await expect(card.getByRole('paragraph').filter({ hasText: '<b>Salud</b>' })).toBeVisible()
  await expect(card.locator('summary', { hasText: 'Corregir (hasta el' })).toBeVisible()
  await expect(page.getByText('1 sin responder')).toBeVisible()

  // The other tab still offers to answer; it is told, and shows what stands there.
  const other = reviewOf(second, 'Seca y luminosa.')
  await summary(second, 'Seca y luminosa.').click()
  await other.getByLabel('Tu respuesta').fill('Otra cosa')
  await other.getByRole('button', { name: 'Publicar respuesta' }).click()
  await expect(other.getByText('Ya respondiste esta opinión.')).toBeVisible()
  await expect(other.getByRole('paragraph').filter({ hasText: '<b>Salud</b>' })).toBeVisible()
  await second.close()

  await reviewer.page.emulateMedia({ reducedMotion: 'reduce' })
  await reviewer.page.goto(`/detail/${beer.id}`)
  const seen = reviewer.page.getByRole('listitem').filter({ hasText: 'Seca y luminosa.' })
  await expect(seen.getByText(`Responde ${seller.company}`)).toBeVisible()
  await expect(seen.getByText('<b>Salud</b>')).toBeVisible()
  await expect(reviewer.page.getByText('Otra cosa')).toHaveCount(0)
  const mail = await mailTo(page.request, sandboxUrl, reviewer.email, /respondió a tu opinión/)
  expect(mail.text).toContain('> ¡Gracias!')
  expect(mail.text).toContain(`/detail/${beer.id}`)

  await flat.page.goto(`/company/${seller.id}/reviews`)
  await expect(flat.page.getByRole('heading', { name: 'Opiniones' })).toHaveCount(0)
  for (const each of [reviewer, flat]) await each.page.context().close()
})

test('a seller finds reviews by stars and by what waits for an answer, and reports one', async ({
  page,
  seller,
  browser,
}) => {
  const beer = await postBeer(page.request)
  for (const said of [
    { rate: 5, comment: 'Pomelo puro.' },
    { rate: 1, comment: 'Son unos ladrones.' },
  ]) {
    const { page: theirs } = await aReviewer(browser, beer, said)
    await theirs.context().close()
  }
  await page.goto(`/company/${seller.id}/reviews`)
  // On phones behind their title.
  const filters = page.locator('summary', { hasText: 'Filtros' })
  if (await filters.isVisible()) await filters.click()
  await page.getByLabel('Estrellas', { exact: true }).selectOption('1')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page).toHaveURL(/rate=1/)
  await expect(page.getByRole('article')).toHaveCount(1)
  const card = reviewOf(page, 'Son unos ladrones.')

  await card.getByRole('link', { name: /Denunciar/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Denunciar una opinión' })
  await expect(sheet.getByText('Son unos ladrones.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Cerrar' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/rate=1$/)
  await card.getByRole('link', { name: /Denunciar/ }).click()
  await expect(sheet.getByRole('button', { name: 'Enviar denuncia' })).toBeDisabled()
  await sheet.getByLabel('Motivo').fill('Insulta a quienes trabajan acá.')
  await sheet.getByRole('button', { name: 'Enviar denuncia' }).click()
  await expect(page.getByText('Recibimos tu denuncia').first()).toBeAttached()
  await expect(card.getByText(/La denunciaste el .+: «Insulta a quienes trabajan acá\.»/)).toBeVisible()
  await expect(card.getByRole('link', { name: /Denunciar/ })).toHaveCount(0)

  await page.getByRole('link', { name: 'Quitar filtros' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByLabel('Estrellas', { exact: true }).selectOption('3')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page.getByText('Ninguna opinión coincide con lo que elegiste.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a seller answers and reports', async ({ page, seller, browser }) => {
    const beer = await postBeer(page.request)
    const { page: theirs } = await aReviewer(browser, beer, { rate: 2, comment: 'Un poco dulce.' })
    await theirs.context().close()
    await page.goto(`/company/${seller.id}/reviews?unanswered=1`)
    const card = reviewOf(page, 'Un poco dulce.')
    await summary(page, 'Un poco dulce.').click()
    await card.getByRole('button', { name: 'Publicar respuesta' }).click()
    await expect(card.getByLabel('Tu respuesta')).toHaveAccessibleDescription('Información requerida')
    // Lines end in two characters on the wire: 1000 as the field counts them still fit.
    await card.getByLabel('Tu respuesta').fill(`${'a\n'.repeat(499)}zz`)
    await card.getByRole('button', { name: 'Publicar respuesta' }).click()
    await expect(page.getByText('Ninguna opinión coincide con lo que elegiste.')).toBeVisible()
    await page.getByRole('link', { name: 'Quitar filtros' }).first().click()
    await expect(card.getByRole('paragraph').filter({ hasText: 'zz' })).toBeVisible()
    await card.locator('summary', { hasText: 'Corregir (hasta el' }).click()
    await card.getByLabel('Tu respuesta').fill('Menos dulce, la próxima.')
    await card.getByRole('button', { name: 'Guardar la corrección' }).click()
    await expect(page.getByText('Corregiste tu respuesta.').first()).toBeAttached()
    await expect(card.getByRole('paragraph').filter({ hasText: 'Menos dulce' })).toBeVisible()

    await card.getByRole('link', { name: /Denunciar/ }).click()
    const sheet = page.getByRole('region', { name: 'Denunciar una opinión' })
    await sheet.getByRole('button', { name: 'Enviar denuncia' }).click()
    await expect(sheet.getByLabel('Motivo')).toHaveAccessibleDescription('Información requerida')
    await sheet.getByLabel('Motivo').fill('No habla de la cerveza.')
    await sheet.getByRole('button', { name: 'Enviar denuncia' }).click()
    await expect(card.getByText(/La denunciaste el/)).toBeVisible()
  })
})
