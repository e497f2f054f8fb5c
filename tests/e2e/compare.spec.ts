import { randomUUID } from 'node:crypto'
import { waitUntilKept } from './kept.ts'
import { plainTest } from './plain.ts'
import { expect, sellerForm, test } from './shop.ts'

test('beers are put side by side from their pages, taken off, and found again among those just seen', async ({
  page,
  publish,
}) => {
  const [one, other] = [await publish({ IBU: 0 }), await publish({ IBU: 61, hops: 'Citra' })]
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  for (const beer of [one, other]) {
    await page.goto(`/detail/${beer.id}`)
    await waitUntilKept(page, `/detail/${beer.id}`)
    await press(`Comparar ${beer.name}`)
    await expect(page).toHaveURL(new RegExp(`/compare\\?ids=.*${beer.id}$`))
  }
  await expect(page).toHaveURL(`/compare?ids=${one.id},${other.id}`)
  const table = page.getByRole('table', { name: 'Comparar cervezas' })
  await expect(table.getByRole('columnheader')).toContainText([one.name, other.name])
  await expect(table.getByRole('row', { name: /^IBU/ })).toHaveText('IBU061')
  await expect(table.getByRole('row', { name: /^Lúpulos/ })).toHaveText('LúpulosSin datoCitra')

  await press(`Quitar ${one.name} de la comparación`)
  await expect(page).toHaveURL(`/compare?ids=${other.id}`)
  const seen = page.getByRole('region', { name: 'Vistas hace poco' })
  await expect(seen.getByRole('link', { name: one.name })).toBeVisible()
  await expect(seen.getByRole('link', { name: other.name })).toHaveCount(0)
  await seen.getByRole('button', { name: `Comparar ${one.name}` }).click()
  await expect(page).toHaveURL(`/compare?ids=${other.id},${one.id}`)

  await page.goto(`/detail/${one.id}`)
  await expect(page.getByRole('region', { name: 'Vistas hace poco' })).toContainText(other.name)
})

test('a phone shows four at once, and who they are and what they cost stays in sight', async ({
  page,
  publish,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const description = 'Una cerveza de la que hay mucho que decir. '.repeat(8)
  const beers = []
  for (const price of [3.5, 4.5, 5.5, 6.5])
    beers.push(await publish({ price, description: `${description}${price}` }))
  await page.goto(`/compare?ids=${beers.map(({ id }) => id).join(',')}`)
  const table = page.getByRole('table', { name: 'Comparar cervezas' })
  await table.getByRole('button', { name: `Agregar ${beers[3]!.name} al carrito` }).click()
  await expect(table.getByRole('spinbutton')).toHaveValue('1')
  for (const { name } of beers) {
    const box = (await table.getByRole('link', { name, exact: true }).boundingBox())!
    expect(box.x).toBeGreaterThan(0)
    expect(box.x + box.width).toBeLessThan(390)
  }
  await table.getByText('Una cerveza').last().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 200)
  for (const [index, price] of ['U$S 3.50', 'U$S 4.50', 'U$S 5.50', 'U$S 6.50'].entries()) {
    const head = table.getByRole('columnheader').nth(index)
    await expect(head.getByRole('link')).toBeInViewport({ ratio: 1 })
    await expect(head.getByText(price)).toBeInViewport({ ratio: 1 })
  }
})

plainTest(
  'without a line of script up to four are compared; an address changes no choice',
  async ({ plain, playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL: baseURL! })
    const seller = sellerForm()
    await request.post('/api/company', { data: seller })
    await request.post('/api/login', { data: { email: seller.email, password: seller.password } })
    const record = { type: 'Lager', ABV: 4.8, IBU: 18, description: 'Limpia.', price: 3, stock: 9 }
    const ids: string[] = []
    for (let each = 0; each < 5; each++) {
      const beer = { ...record, name: `Par ${randomUUID().slice(0, 8)}`, presentation: 'Lata 355 ml' }
      const { id } = await (await request.post('/api/product', { data: beer })).json()
      ids.push(id)
      await plain.go(`/detail/${id}`)
      const there = await plain.press(`Comparar ${beer.name}`)
      expect(there.url).toContain(`/compare?ids=${ids.slice(0, 4).join(',')}`)
      expect(there.text.includes('Se comparan hasta 4 cervezas')).toBe(each === 4)
    }
    await request.dispose()

    const gone = await plain.go(`/compare?ids=${ids[4]},${randomUUID()}`)
    expect([gone.status, gone.text]).toEqual([
      200,
      expect.stringContaining('Esta cerveza no está en la tienda.'),
    ])
    const left = await plain.press('Quitar la que ya no está')
    expect(left.url).toContain(`/compare?ids=${ids[4]}`)
    expect((await plain.go('/compare')).url).toContain(`/compare?ids=${ids[4]}`)
    for (const bad of ['', 'x', ids.join(','), `${ids[0]},`]) {
      const refused = await plain.go(`/compare?ids=${bad}`)
      expect([refused.status, refused.text]).toEqual([
        400,
        expect.stringContaining('Esta dirección no nombra de una a 4 cervezas.'),
      ])
    }
    await plain.go('/compare')
    const none = await plain.press(`Quitar ${left.text.match(/Par [\da-f]{8}/)![0]} de la comparación`)
    expect([none.url, none.text]).toEqual([
      expect.stringMatching(/\/compare$/),
      expect.stringContaining('Elige hasta 4 cervezas'),
    ])
    // What stands below is put beside each other from there: the best rated first, then what tastes like it.
    for (const count of [1, 2]) {
      const name = (await plain.go('/compare')).html.match(/aria-label="Comparar ([^"]+)"/)![1]!
      const there = await plain.press(`Comparar ${name}`)
      expect(new URL(there.url).searchParams.get('ids')!.split(',')).toHaveLength(count)
      expect(there.text).toContain('Parecidas')
    }
  },
)
