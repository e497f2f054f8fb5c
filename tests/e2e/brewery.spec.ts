import { expect, test } from './shop.ts'

test("a visitor comes from a card to the brewery's face, and puts its beer into the cart there", async ({
  page,
  publish,
}) => {
  const beer = await publish({ name: `Faro ${crypto.randomUUID().slice(0, 8)}` })
  await page.goto(`/shop?name=${encodeURIComponent(beer.name)}`)
  const card = page.getByRole('article').filter({ hasText: beer.name })
  await card.getByRole('link', { name: 'Cervecería del Cuento' }).click()
  await expect(page).toHaveURL(`/company/${beer.companyId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Cervecería del Cuento' })).toBeVisible()
  await expect(page.getByText('Villa María, Córdoba, Argentina')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Imagen de Cervecería del Cuento' })).toBeVisible()
  const content = await page.content()
  for (const secret of ['ventas-', '30111222', '5550100', 'Belgrano']) expect(content).not.toContain(secret)

  await page.getByRole('button', { name: `Agregar ${beer.name} al carrito` }).click()
  await expect(page.getByRole('link', { name: /Cart/ })).toContainText('1')
  await page.getByRole('link', { name: beer.name }).click()
  await expect(page).toHaveURL(`/detail/${beer.id}`)
  await page.keyboard.press('Escape')
  // Beers that taste like it stand further down, with who brews them.
  await page.getByRole('link', { name: 'Cervecería del Cuento' }).first().click()
  await expect(page).toHaveURL(`/company/${beer.companyId}`)
})

test('a click beside the name of the brewery still leads to the beer', async ({ page, publish }) => {
  const beer = await publish({ name: `Faro ${crypto.randomUUID().slice(0, 8)}` })
  await page.goto(`/shop?name=${encodeURIComponent(beer.name)}`)
  const name = page
    .getByRole('article')
    .filter({ hasText: beer.name })
    .getByRole('link', { name: 'Cervecería del Cuento' })
  const box = (await name.boundingBox())!
  expect(box.height).toBeGreaterThanOrEqual(24)
  await page.mouse.click(box.x + box.width + 12, box.y + box.height / 2)
  await expect(page).toHaveURL(`/detail/${beer.id}`)
})

test('the carousel leads to the breweries', async ({ page }) => {
  await page.goto('/home')
  const carousel = page.getByRole('region', { name: 'Our Companies' })
  const first = carousel.getByRole('listitem').getByRole('link').first()
  const name = await first.innerText()
  await first.click()
  await expect(page).toHaveURL(/\/company\//)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test.describe('the list of all breweries', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled })

      test('is reached from home, and narrowed by country, words and letter', async ({ page }) => {
        await page.goto('/home')
        await page.getByRole('link', { name: 'Ver todas las cervecerías' }).click()
        await expect(page).toHaveURL('/breweries')
        await page.getByLabel('País').selectOption('Guyana')
        await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click()
        await expect(page).toHaveURL('/breweries?name=&country=Guyana')
        await expect(page.getByRole('status').filter({ hasText: '1 cervecería · Guyana' })).toBeVisible()
        // Few have no letters: they would take more room than the list.
        const letters = page.getByRole('navigation', { name: 'Por letra' })
        await expect(letters).toBeHidden()
        await page.getByLabel('País').selectOption('')
        await page.getByLabel('Buscar por nombre o lugar').fill('georgetown')
        await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click()
        await expect(
          page.getByRole('status').filter({ hasText: '1 cervecería · «georgetown»' }),
        ).toBeVisible()
        await page.goto('/breweries?letter=K')
        await expect(page.getByRole('link', { name: 'Kankantri Brouwhuis' })).toBeVisible()
        await letters.getByRole('link', { name: 'Todas', exact: true }).click()
        await expect(page).toHaveURL('/breweries')
        await page.getByLabel('Buscar por nombre o lugar').fill('koker')
        await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click()
        await expect(page.getByRole('status').filter({ hasText: '1 cervecería · «koker»' })).toBeVisible()
        await page.getByRole('link', { name: 'Koker Lane Brewing' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Koker Lane Brewing' })).toBeVisible()
      })
    })
  }

  test('says where it ends, and what there is not', async ({ page }) => {
    await page.goto('/breweries?name=caramelo')
    await expect(page.getByText('Ninguna cervecería se llama así')).toBeVisible()
    await page.getByRole('link', { name: 'Buscar «caramelo» entre las cervezas' }).click()
    await expect(page).toHaveURL('/shop?name=caramelo')
    await page.goto('/breweries?pag=99')
    await expect(page.getByText('Las cervecerías terminaron un poco antes.')).toBeVisible()
    expect((await page.goto('/breweries?letter=zz'))?.status()).toBe(400)
    await page.getByRole('link', { name: 'Ver todas las cervecerías' }).click()
    await expect(page).toHaveURL('/breweries')
  })
})

test('a brewery that is not there is not found', async ({ page }) => {
  for (const id of ['019a9a9a-0000-7000-8000-000000000000', 'nadie']) {
    expect((await page.goto(`/company/${id}`))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '¡Usuario no encontrado!' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Volver' })).toBeVisible()
  }
})
