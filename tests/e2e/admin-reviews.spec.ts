import type { Browser, Page } from '@playwright/test'
import { aReviewer } from './a-reviewer.ts'
import { mailTo } from './read-mail.ts'
import { expect, passAgeGate, postBeer, signInAsAdmin, test } from './shop.ts'

/** An admin's browser, beside the seller's. */
async function anAdmin(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  await passAgeGate(context)
  await signInAsAdmin(context)
  return context.newPage()
}

const reviewOf = (page: Page, comment: string) => page.getByRole('article').filter({ hasText: comment })

/** Reports the review that says this, on the page of its seller. */
async function report(page: Page, sellerId: string, comment: string, reason: string) {
  const { reviews } = await (await page.request.get(`/api/company/${sellerId}/reviews`)).json()
  const { id } = reviews.find((review: { comment: string }) => review.comment === comment)
  const answer = await page.request.post(`/api/reviews/${id}/report`, { data: { reason } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('an admin hides what a brewery reported: nobody sees it, its writer is told why; and restores it', async ({
  page: sellers,
  seller,
  browser,
  sandboxUrl,
}) => {
  const beer = await postBeer(sellers.request)
  const kind = await aReviewer(browser, beer, { rate: 5, comment: 'Pomelo puro.' })
  const rude = await aReviewer(browser, beer, { rate: 1, comment: 'Son unos ladrones.' })
  await report(sellers, seller.id, 'Son unos ladrones.', 'Insulta a quienes trabajan acá.')

  const page = await anAdmin(browser)
  await page.goto('/admin/reviews')
  await page.getByLabel('Texto, cerveza o cervecería').fill(beer.name)
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL(/q=Cuento/)
  await expect(page.getByText('1 opinión', { exact: true })).toBeVisible()
  const card = reviewOf(page, 'Son unos ladrones.')
  await expect(card.getByText('Insulta a quienes trabajan acá.')).toBeVisible()
  await expect(card.getByRole('link', { name: beer.name, exact: true })).toHaveAttribute('href', /\/detail\//)
  await expect(card.getByRole('link', { name: 'Lucía Paz', exact: true })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(page.url())

  await card.getByRole('link', { name: /Ocultar/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Ocultar una opinión' })
  await expect(sheet.getByText('Son unos ladrones.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await card.getByRole('link', { name: /Ocultar/ }).click()
  await expect(sheet.getByRole('button', { name: 'Ocultar' })).toBeDisabled()
  await sheet.getByLabel('Motivo').fill('Insulta a personas.')
  await sheet.getByRole('button', { name: 'Ocultar' }).dblclick()
  await expect(page.getByText('La opinión está oculta').first()).toBeAttached()
  await expect(page.getByText('Ninguna opinión coincide con lo que buscas.')).toBeVisible()

  // The other tab still offers to decide; it is told that it is too late.
  await reviewOf(other, 'Son unos ladrones.')
    .getByRole('button', { name: /Dejar a la vista/ })
    .click()
  await expect(other.getByRole('alert').getByText('Esta denuncia ya se atendió.').first()).toBeVisible()
  await expect(reviewOf(other, 'Son unos ladrones.')).toHaveCount(0)
  await other.close()

  await rude.page.goto(`/detail/${beer.id}`)
  await expect(rude.page.getByText('Pomelo puro.')).toBeVisible()
  await expect(rude.page.getByText('Son unos ladrones.')).toHaveCount(0)
  await expect(rude.page.getByRole('img', { name: '5 de 5 estrellas' }).first()).toBeVisible()
  const mail = await mailTo(page.request, sandboxUrl, rude.email, /Ocultamos tu opinión/)
  expect(mail.text).toContain('> Insulta a personas.')

  await sellers.goto(`/company/${seller.id}/reviews`)
  const hidden = reviewOf(sellers, 'La administración ocultó esta opinión')
  await expect(hidden.getByText(/La denunciaste el/)).toBeVisible()
  await expect(hidden.getByText('Responder')).toHaveCount(0)
  await expect(sellers.getByText('Son unos ladrones.')).toHaveCount(0)
  await expect(sellers.getByText('1 opinión')).toBeVisible()

  await page.getByRole('link', { name: 'Ocultas' }).click()
  await expect(card.getByText(/Oculta desde el/)).toBeVisible()
  await card.getByRole('button', { name: /Volver a mostrar/ }).click()
  await expect(page.getByText('La opinión vuelve a estar a la vista').first()).toBeAttached()
  await expect(card).toHaveCount(0)
  await page.getByRole('link', { name: 'Todas', exact: true }).click()
  await expect(page.getByText('2 opiniones')).toBeVisible()
  await expect(card.getByText('Se dejó a la vista')).toBeVisible()
  await rude.page.reload()
  await expect(rude.page.getByText('Son unos ladrones.')).toBeVisible()

  await sellers.goto('/admin/reviews')
  await expect(sellers.getByText('As Company you do not have access to this page')).toBeVisible()
  for (const each of [page, kind.page, rude.page]) await each.context().close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an admin keeps one reported review and hides another', async ({ page: sellers, seller, browser }) => {
    const beer = await postBeer(sellers.request)
    for (const comment of ['Un poco dulce.', 'Me estafaron.']) {
      const { page: theirs } = await aReviewer(browser, beer, { rate: 2, comment })
      await theirs.context().close()
      await report(sellers, seller.id, comment, 'No es verdad.')
    }
    const page = await anAdmin(browser)
    await page.goto(`/admin/reviews?q=${beer.name}`)
    await reviewOf(page, 'Un poco dulce.')
      .getByRole('button', { name: /Dejar a la vista/ })
      .click()
    await expect(page.getByText('La opinión sigue a la vista')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)

    await reviewOf(page, 'Me estafaron.')
      .getByRole('link', { name: /Ocultar/ })
      .click()
    const sheet = page.getByRole('region', { name: 'Ocultar una opinión' })
    await sheet.getByRole('button', { name: 'Ocultar' }).click()
    await expect(sheet.getByLabel('Motivo')).toHaveAccessibleDescription('Escribe el motivo.')
    await sheet.getByLabel('Motivo').fill('Acusa sin pruebas.')
    await sheet.getByRole('button', { name: 'Ocultar' }).click()
    await expect(page.getByText('La opinión está oculta')).toBeVisible()
    await expect(page.getByText('Ninguna opinión coincide con lo que buscas.')).toBeVisible()
    await page.context().close()
  })
})
