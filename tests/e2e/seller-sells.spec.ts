import type { Browser, Page } from '@playwright/test'
import { expectNoViolations } from './expect-no-violations.ts'
import { mailTo } from './read-mail.ts'
import { type Beer, buyerForm, expect, passAgeGate, postBeer, signIn, startPurchase, test } from './shop.ts'

type Person = ReturnType<typeof buyerForm> & { id: string; page: Page }

/** Somebody with a browser of their own, signed up and in. */
async function aPerson(browser: Browser, baseURL: string, path: string, facts: object): Promise<Person> {
  const context = await browser.newContext({ baseURL })
  await passAgeGate(context)
  const form = { ...buyerForm(), ...facts }
  const answer = await context.request.post(`/api${path}`, { data: form })
  expect(answer.ok(), await answer.text()).toBe(true)
  await signIn(context, form)
  return { ...form, id: (await answer.json()).id, page: await context.newPage() }
}

const soldLine = (page: Page, beer: Beer) =>
  page.getByRole('region', { name: 'My Sold Beers' }).getByRole('listitem').filter({ hasText: beer.name })

test('two breweries sell in one order: each sees its own lines, its stock and its mail', async ({
  page,
  seller,
  browser,
  baseURL,
  sandboxUrl,
}) => {
  await page.goto(`/company/${seller.id}`)
  const sold = page.getByRole('region', { name: 'My Sold Beers' })
  await expect(sold.getByText("you haven't sold anything yet")).toBeVisible()
  await expect(sold.getByRole('link', { name: 'Ver la tienda' })).toHaveAttribute('href', '/shop')

  const beers: Beer[] = []
  for (let many = 0; many < 4; many++) beers.push(await postBeer(page.request, { price: 4.5, stock: 12 }))
  const rival = await aPerson(browser, baseURL!, '/company', {
    company: `Otra Cervecería ${crypto.randomUUID().slice(0, 8)}`,
    phone: '+54 11',
  })
  const theirs = await postBeer(rival.page.request, { price: 10 })

  const buyer = await aPerson(browser, baseURL!, '/user', {})
  for (const { companyId } of [beers[0]!, theirs]) {
    await buyer.page.goto(`/company/${companyId}`)
    for (const beer of companyId === seller.id ? beers : [theirs]) {
      await buyer.page.getByRole('button', { name: `Agregar ${beer.name} al carrito` }).click()
      await expect(buyer.page.getByRole('spinbutton', { name: `Cantidad de ${beer.name}` })).toHaveValue('1')
    }
  }
  await buyer.page.goto('/cart')
  await startPurchase(buyer.page)
  await buyer.page.getByRole('button', { name: 'Approve' }).click()
  await expect(buyer.page).toHaveURL(/\/myShop/)

  await page.reload()
  await expect(sold.getByRole('listitem')).toHaveCount(3)
  const first = sold.getByRole('listitem').first()
  for (const text of [
    'Por enviar',
    'Lata 473 ml',
    'Pomelo, pino y un final seco.',
    'Lucía Paz',
    buyer.email,
  ]) {
    await expect(first.getByText(text)).toBeVisible()
  }
  await expect(first.getByText('U$S 4.50')).toHaveCount(3)
  const today = new Intl.DateTimeFormat('es-AR', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'America/Argentina/Buenos_Aires',
  }).format(new Date())
  await expect(first.getByText(today)).toBeVisible()
  await expect(sold.getByText(theirs.name)).toHaveCount(0)

  await sold.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page).toHaveURL(`/company/${seller.id}?ventas=2#ventas`)
  await expect(sold.getByRole('listitem')).toHaveCount(1)
  await page.goto(`/company/${seller.id}?ventas=99`)
  await expect(sold.getByText('Página 2 de 2')).toBeVisible()
  // What of it is owed is said where payouts are, and there alone.
  await expect(sold.getByText('Listo para cobrar')).toHaveCount(0)
  await sold.getByRole('link', { name: 'Ver los pagos recibidos' }).click()
  await expect(page).toHaveURL(`/company/${seller.id}/payouts`)
  await expect(page.getByText('U$S 18.00').first()).toBeVisible()

  const { Products } = await (await page.request.get(`/api/company/${seller.id}`)).json()
  expect(Products.map(({ stock }: { stock: number }) => stock)).toEqual([11, 11, 11, 11])

  await rival.page.goto(`/company/${rival.id}`)
  await expect(soldLine(rival.page, theirs).getByText('U$S 10.00')).toHaveCount(3)
  for (const beer of beers) await expect(soldLine(rival.page, beer)).toHaveCount(0)

  const mail = await mailTo(page.request, sandboxUrl, seller.email, /Vendiste en Lúpulo: U\$S\s18\.00/)
  for (const { name } of beers) expect(mail.text).toContain(name)
  expect(mail.text).toContain('Belgrano 123')
  expect(mail.text).toContain(`/company/${seller.id}/parcels`)
  expect(mail.text).not.toContain(theirs.name)
  const other = await mailTo(page.request, sandboxUrl, rival.email, /Vendiste en Lúpulo: U\$S\s10\.00/)
  expect(other.text).toContain(theirs.name)

  await expectNoViolations(page)
})

test('nobody else sees what a brewery sold, whatever they write into the address', async ({
  page,
  seller,
  browser,
  baseURL,
}) => {
  const buyer = await aPerson(browser, baseURL!, '/user', {})
  const rival = await aPerson(browser, baseURL!, '/company', {
    company: `Otra Cervecería ${crypto.randomUUID().slice(0, 8)}`,
    phone: '+54 11',
  })
  await page.goto(`/company/${seller.id}`)
  await expect(page.getByRole('heading', { name: 'My Sold Beers' })).toBeVisible()
  for (const { page: other } of [buyer, rival]) {
    await other.goto(`/company/${seller.id}?from=panel&ventas=1#ventas`)
    await expect(other.getByRole('heading', { name: seller.company })).toBeVisible()
    await expect(other.getByRole('heading', { name: 'My Sold Beers' })).toHaveCount(0)
    await expect(other.getByText(seller.email)).toHaveCount(0)
  }
})
