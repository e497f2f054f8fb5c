import { expect, test } from './shop.ts'

test('home shows beer before breweries: eight featured, the freshest, three best sellers, and whose month it is', async ({
  page,
}) => {
  await page.goto('/home')
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.slice(0, 3)).toEqual(['Featured Products', 'Frescas', 'Best Sellers'])
  expect(headings.at(-1)).toBe('Our Companies')
  await expect(page.getByText(/de 5 en \d+ opiniones de quienes la compraron/)).toBeVisible()
  const fresh = page.getByRole('region', { name: 'Frescas' })
  await expect(fresh.getByRole('listitem')).toHaveCount(6)
  const story = page.getByRole('region', { name: headings[3]! })
  await expect(story.getByText('Cervecería del mes')).toBeVisible()
  await expect(story.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('heading', { name: 'Our Companies' })).toBeVisible()
  const featured = page.getByRole('region', { name: 'Featured Products' })
  await expect(featured.getByRole('listitem')).toHaveCount(8)
  const best = page.getByRole('region', { name: 'Best Sellers' })
  await expect(best.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByText('Prohibida la venta de alcohol a menores de 18 años.')).toBeVisible()
})

test('the shop searches, filters, orders and keeps its state in the address', async ({ page, publish }) => {
  const beer = await publish()
  await page.goto('/shop?pag=3')
  const search = page.getByLabel('Buscar cervezas o cervecerías')
  const button = page.getByRole('button', { name: 'Buscar', exact: true })
  await search.fill('cu')
  await expect(button).toBeDisabled()
  await search.fill(beer.name)
  await button.click()
  await expect(page).toHaveURL(/name=Cuento/)
  await expect(page).not.toHaveURL(/pag=/)
  await expect(page.getByText('1 cerveza', { exact: true })).toBeVisible()
  await page
    .getByRole('link', { name: 'All' })
    .or(page.getByRole('button', { name: 'All' }))
    .click()
  await expect(page).toHaveURL(/\/shop\/?\??$/)
})

test('styles in a row lead to their shelves, numbers to pages, and the shop’s own pictures to a style', async ({
  page,
}) => {
  await page.goto('/shop?order=OrderAscPrice')
  const pages = page.getByRole('navigation', { name: 'Páginas' })
  await expect(pages.getByText('Página 1 de')).toBeAttached()
  await pages
    .getByRole('link', { name: 'Página 2' })
    .or(pages.getByRole('link', { name: 'Siguiente' }))
    .first()
    .click()
  await expect(page).toHaveURL('/shop?order=OrderAscPrice&pag=2')
  await expect(pages.locator('[aria-current=page]')).toHaveText(/^Página 2 de/)
  const styles = page.getByRole('navigation', { name: 'Estilos' })
  const porter = styles.getByRole('link', { name: /^Porter/ })
  const counted = Number((await porter.innerText()).replaceAll(/\D/g, ''))
  await porter.click()
  await expect(page).toHaveURL('/shop?type=Porter&order=OrderAscPrice')
  await expect(porter).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('heading', { name: /cervezas?$/ })).toHaveText(`${counted} cervezas`)
  await porter.click()
  await expect(page).toHaveURL('/shop?order=OrderAscPrice')
  await page.getByRole('link', { name: 'Trigo en vaso alto Ver Wheat Beer' }).click()
  await expect(page).toHaveURL('/shop?type=Wheat+Beer')
})

test('on a phone the filters’ button stays in sight, and its drawer is the whole screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await page.goto('/shop?type=IPA,Stout')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const opener = page.getByRole('button', { name: 'Filtros (2)' })
  await expect(opener).toBeInViewport()
  await opener.click()
  const drawer = page.getByRole('complementary', { name: 'Filtros' })
  await expect.poll(() => drawer.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 740 })
  await drawer.getByRole('link', { name: 'Quitar todo' }).click()
  await expect(page).toHaveURL('/shop')
  await drawer.getByRole('button', { name: /^Ver \d+ cervezas$/ }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filtros', exact: true })).toBeVisible()
})

test('nothing found is said in a toast and a panel, above beers that can be bought', async ({ page }) => {
  await page.goto('/shop?name=zzzzzzzzzz')
  await expect(
    page.getByText('Upps!!! no hay cervezas disponibles. Prueba con filtros distintos'),
  ).toBeVisible()
  await expect(
    page.getByText('Upps parece que no hay cervezas. Intenta buscar otra...').first(),
  ).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Las mejor puntuadas de la tienda' })).toBeVisible()
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Agregar .* al carrito$/ })
    .click()
  await expect(page.getByRole('link', { name: /^Cart/ })).toContainText('1')
  // Where a list has an end, nothing is shown in the place of what is not there.
  await page.goto('/shop?type=Stout&pag=99')
  await expect(page.getByText('Las mejor puntuadas de la tienda')).toHaveCount(0)
})

test('types are found by their names, words in any order; a search for nothing can be made wider', async ({
  page,
  publish,
}) => {
  const beer = await publish({ name: 'Bruma Clara', type: 'Rauchbier' })
  // Each width of the story publishes one.
  const found = page.getByRole('link', { name: beer.name }).first()
  await page.goto('/shop?name=rauchbier+clara+bruma')
  await expect(found).toBeVisible()
  await page.goto('/shop?name=rauchbier+zzzzzzz&price=1')
  await page.getByRole('link', { name: 'Sin el filtro «Menos de U$S 1»' }).click()
  await expect(page).toHaveURL('/shop?name=rauchbier+zzzzzzz')
  await expect(page.getByText('ninguna tiene todas las palabras')).toBeVisible()
  await expect(found).toBeVisible()
})

test('a page that is not there is no misunderstanding: words say where the list ends', async ({ page }) => {
  for (const pag of [99, 900, '9'.repeat(30)]) {
    expect((await page.goto(`/shop?type=Stout&pag=${pag}`))?.status()).toBe(200)
    await expect(page.getByText('Las cervezas terminaron un poco antes.')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Ir a la última página' }).click()
  await expect(page).toHaveURL(/^[^?]+\?type=Stout$/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a query that nobody understands is a 400 with a way on', async ({ page }) => {
  const answer = await page.goto('/shop?price=3')
  expect(answer?.status()).toBe(400)
  await expect(page.getByText('No entendimos parte de la búsqueda')).toBeVisible()
})

test('a beer’s page shows every field; its animation is skipped by a key', async ({ page, publish }) => {
  const beer = await publish({ IBU: 41, stock: 3 })
  await page.goto(`/detail/${beer.id}`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: beer.name })).toBeVisible()
  for (const text of [
    'Pomelo, pino y un final seco.',
    '41 IBU',
    '6.2% vol',
    'Lata 473 ml',
    'No calificado',
  ]) {
    await expect(page.getByText(text).first()).toBeVisible()
  }
  await expect(page.getByText('U$S 4.50').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buy' })).toBeDisabled()
  await page
    .getByRole('link', { name: 'Volver' })
    .or(page.getByRole('button', { name: 'Volver' }))
    .click()
  await expect(page).toHaveURL(/\/shop/)
})

test('a beer that is not there is a 404 with a way back', async ({ page }) => {
  const answer = await page.goto('/detail/00000000-0000-7000-8000-000000000000')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('¡Producto no encontrado!')).toBeVisible()
})

test('a page that is not there is a 404 that knows who asks', async ({ page }) => {
  expect((await page.goto('/nada'))?.status()).toBe(404)
  await expect(page.getByText('ERROR PAGE 404')).toBeVisible()
  await expect(page.getByText('Page not found')).toBeVisible()
})

test('a buyer is told that a page is not for them', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy()
  expect((await page.goto('/post'))?.status()).toBe(404)
  await expect(page.getByText('As Person you do not have access to this page')).toBeVisible()
})

test('filters say how many beers each value would give, take several, and are taken off one by one', async ({
  page,
  publish,
}) => {
  await publish({ type: 'Saison' })
  await publish({ type: 'Bock' })
  await page.goto('/shop?type=Saison')
  const opener = page.getByRole('button', { name: /^Filtros/ })
  const hasDrawer = await opener.isVisible()
  // Styles are boxes of the drawer; where filters are a column, the row above the beers.
  const styleOf = (name: string) =>
    hasDrawer
      ? page.getByRole('complementary', { name: 'Filtros' }).locator('label', { hasText: name })
      : page.getByRole('navigation', { name: 'Estilos' }).getByRole('link', { name: new RegExp(`^${name}`) })
  const counted = async (name: string) => Number((await styleOf(name).innerText()).replaceAll(/\D/g, ''))
  if (hasDrawer) await opener.click()
  const [saisons, bocks] = [await counted('Saison'), await counted('Bock')]
  await styleOf('Bock').click()
  await expect(page).toHaveURL('/shop?type=Saison%2CBock')
  await expect(page.getByRole('heading', { name: /cervezas$/ })).toHaveText(`${saisons + bocks} cervezas`)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Quitar filtro: Saison' }).click()
  await expect(page).toHaveURL('/shop?type=Bock')
  await expect(page.getByRole('heading', { name: /cervezas$/ })).toHaveText(`${bocks} cervezas`)
})

test('bounds are typed as people write numbers, and turned where they stand the wrong way', async ({
  page,
  publish,
}) => {
  const beer = await publish({ price: 7.77 })
  await page.goto(`/shop?name=${beer.name}&priceFrom=7,80&priceTo=7.5`)
  await expect(page.getByRole('heading', { name: /con los límites en orden/ })).toBeVisible()
  await expect(page.getByRole('link', { name: beer.name }).first()).toBeVisible()
  expect((await page.goto('/shop?priceFrom=barata'))?.status()).toBe(400)
})
