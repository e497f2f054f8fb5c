import { dayAt } from '#contract/age.ts'
import { openCartWith } from './open-cart-with.ts'
import { expect, postBeer, test } from './shop.ts'

/** The shop's day, some days on. */
function day(daysOn: number): string {
  return dayAt(new Date(Date.now() + daysOn * 86_400_000), 'America/Argentina/Buenos_Aires')
}
const written = (isoDay: string) => isoDay.split('-').toReversed().join('/')

test('fresh beer is found, marked and dated, and a litre has its price', async ({ page, publish }) => {
  const dates = { packagedOn: day(-3), bestBefore: day(200) }
  const beer = await publish({ ...dates, price: 9, volumeMl: 500, unitsPerPack: 6 })
  await page.goto(`/shop?name=${encodeURIComponent(beer.name)}`)
  const card = page.getByRole('article').filter({ hasText: beer.name })
  await expect(card.getByText('Fresca', { exact: true })).toBeVisible()
  await expect(card.getByText('U$S 3.00/l')).toBeVisible()

  const drawer = page.getByRole('button', { name: /^Filtros/ })
  if (await drawer.isVisible()) await drawer.click()
  await page.getByRole('checkbox', { name: 'Hasta 60 días de envasada' }).check()
  await expect(page).toHaveURL(/fresh=1/)
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Orden' }).selectOption('Precio por litro')
  await expect(page).toHaveURL(/order=OrderAscLitre/)
  await expect(card).toBeVisible()
  await expect(page.getByRole('link', { name: 'Quitar filtro: Hasta 60 días de envasada' })).toBeVisible()

  await card.getByRole('link', { name: beer.name }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Envasada el')).toBeVisible()
  await expect(page.getByText(written(dates.packagedOn))).toBeVisible()
  await expect(page.getByText('Mejor antes de')).toBeVisible()
  await expect(page.getByText(written(dates.bestBefore))).toBeVisible()
})

test('a beer that says nothing of its days shows none', async ({ page, publish }) => {
  const beer = await publish()
  await page.goto(`/detail/${beer.id}`)
  await expect(page.getByRole('heading', { name: beer.name })).toBeVisible()
  await expect(page.getByText('Envasada el')).toHaveCount(0)
  await expect(page.getByText('Mejor antes de')).toHaveCount(0)
})

test('what is past its date stays in the cart as not on sale, and its page is gone', async ({
  page,
  context,
  seller,
  playwright,
  baseURL,
}) => {
  const beer = await postBeer(context.request, { bestBefore: day(0) })
  const { email, password } = seller
  const atTheBrewery = await playwright.request.newContext({ baseURL: baseURL! })
  await atTheBrewery.post('/api/login', { data: { email, password } })
  await context.request.post('/api/logout')
  await openCartWith(page, beer)
  await expect(page.getByText('Ya no está a la venta.')).toHaveCount(0)

  const given = await (await atTheBrewery.get(`/api/product/${beer.id}`)).json()
  const ended = { ...given, editionShown: given.edition, bestBefore: day(-1) }
  const answer = await atTheBrewery.put(`/api/product/${beer.id}`, { data: ended })
  expect(await answer.json()).toMatchObject({ pastDate: true, bestBefore: day(-1) })

  await page.reload()
  await expect(page.getByText('Ya no está a la venta.').first()).toBeVisible()
  await page.goto(`/detail/${beer.id}`)
  await expect(page.getByText('¡Producto no encontrado!').first()).toBeVisible()
  expect((await atTheBrewery.get(`/api/product/${beer.id}`)).status()).toBe(200)
  await atTheBrewery.dispose()
})
