import { buyThroughApi } from './buy-through-api.ts'
import { mailTo } from './read-mail.ts'
import { buyerForm, expect, passAgeGate, postBeer, signIn, test } from './shop.ts'

test('the last cans are sold: the shop says so, and the seller sees sale, chart, mail and stock', async ({
  page,
  seller,
  browser,
  baseURL,
  sandboxUrl,
}) => {
  const beer = await postBeer(page.request, { stock: 2, price: 4.5 })
  const context = await browser.newContext({ baseURL: baseURL! })
  await passAgeGate(context)
  const buyer = buyerForm()
  expect((await context.request.post('/api/user', { data: buyer })).ok()).toBe(true)
  await signIn(context, buyer)
  const shop = await context.newPage()
  await buyThroughApi(context.request, beer, 2)
  await shop.goto(`/detail/${beer.id}`)
  await expect(shop.getByText('Agotada').first()).toBeVisible()
  await expect(shop.getByRole('button', { name: 'Agregar al carrito', exact: true })).toBeDisabled()

  await page.goto(`/company/${seller.id}`)
  const sold = page.getByRole('region', { name: 'My Sold Beers' }).getByRole('listitem')
  await expect(sold.filter({ hasText: beer.name }).getByText('U$S 9.00').first()).toBeVisible()
  await page.getByRole('link', { name: 'Resultados' }).click()
  await page.getByRole('link', { name: 'Cifras' }).click()
  await expect(page.getByRole('figure', { name: 'Unidades vendidas' }).getByText('Unidades: 2')).toBeVisible()
  await expect(page.getByRole('link', { name: beer.name }).first()).toBeVisible()
  await page.goto(`/putProduct/${beer.id}`)
  await expect(page.getByText('En depósito: 0, apartadas: 0')).toBeVisible()
  const mail = await mailTo(page.request, sandboxUrl, seller.email, /Vendiste en Lúpulo: U\$S\s9\.00/)
  expect(mail.text).toContain(`2 × ${beer.name}`)
  await context.close()
})
