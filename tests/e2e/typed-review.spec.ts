import type { Page } from '@playwright/test'
import { type Buyer, expect, test } from './shop.ts'

/** The buyer's own paid order of a beer. */
async function buy(page: Page, buyer: Buyer, beerId: string, sandboxUrl: string): Promise<void> {
  const data = { products: [{ id: beerId, quantity: 1 }] }
  const { results } = await (await page.request.post('/api/create-order', { data })).json()
  const at = `${sandboxUrl}/sandbox/preferences/${results.response.id}/pay`
  expect((await page.request.post(at, { data: { status: 'approved' } })).ok()).toBe(true)
  await expect(async () => {
    const own = await page.request.get(`/api/shoppingHistories?userPersonId=${buyer.id}`)
    expect(await own.json()).toMatchObject([{ state: 'paid' }])
  }).toPass({ timeout: 30_000 })
}

test('Escape drops no typed review unasked, and an empty one at once', async ({
  page,
  publish,
  buyer,
  sandboxUrl,
}) => {
  const beer = await publish()
  await page.request.post('/api/login', { data: { email: buyer.email, password: buyer.password } })
  await buy(page, buyer, beer.id, sandboxUrl)
  await page.goto(`/myShop?review=${beer.id}`)
  const sheet = page.getByRole('dialog', { name: 'Puntuar este producto' })
  const question = page.getByRole('dialog', { name: 'Tienes cambios sin guardar' })
  await expect(sheet).toBeVisible()
  await sheet.getByLabel('Comentario').fill('Pomelo y pino, y un final largo.')
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(sheet.getByLabel('Comentario')).toHaveValue('Pomelo y pino, y un final largo.')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL('/myShop')

  await page.getByRole('link', { name: `Puntuar ${beer.name}` }).click()
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})

test('a review that is not possible is not opened, and the page says why', async ({
  page,
  publish,
  buyer,
}) => {
  const beer = await publish()
  await page.request.post('/api/login', { data: { email: buyer.email, password: buyer.password } })
  await page.goto(`/myShop?review=${beer.id}`)
  await expect(page.getByText('Solo puedes puntuar lo que compraste y pagaste.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
