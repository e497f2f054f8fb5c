import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './shop.ts'

/** What search engines and previews of links find of the shop, and what people who follow them meet. */

const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const PREVIEWS = ['WhatsApp/2.23.20.0 A', 'TelegramBot (like TwitterBot)', 'facebookexternalhit/1.1']

/** Pages that anybody may find by name. */
const PAGES = [
  '/',
  '/home',
  '/shop',
  '/shop?pag=2',
  '/shop?type=IPA',
  '/breweries',
  '/breweries?letter=G',
  '/aboutUs',
  '/contact',
  '/terms',
  '/privacy',
]

const canonical = (page: Page) => page.locator('link[rel=canonical]')
const shared = (page: Page, property: string) => page.locator(`meta[property="${property}"]`)

async function thingsOf(page: Page): Promise<Record<string, unknown>[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  return blocks.map((block) => JSON.parse(block))
}

/** The addresses that a sitemap, or the index of them, lists. */
async function listed(request: APIRequestContext, address: string): Promise<string[]> {
  const answer = await request.get(new URL(address).pathname, { maxRedirects: 0 })
  expect(answer.status(), address).toBe(200)
  expect(answer.headers()['content-type']).toContain('xml')
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) =>
    loc!.replaceAll('&amp;', '&'),
  )
}

test('a beer is found by what it is, in three languages, whatever its brewery writes', async ({
  page,
  publish,
  baseURL,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  const name = `Cuento </script><script>document.title='taken'</script>`
  const beer = await publish({ name, ABV: 6.2, stock: 3 })
  const address = `${baseURL}/detail/${beer.id}`

  await page.goto(`/detail/${beer.id}?utm_source=carta&fbclid=1`)
  const title = await page.title()
  expect(title.startsWith(`${name}, IPA de Cervecería del Cuento `)).toBe(true)
  expect(title.endsWith(' · Lúpulo')).toBe(true)
  await expect(canonical(page)).toHaveAttribute('href', address)
  for (const language of ['es', 'en', 'pt'])
    await expect(page.locator(`link[hreflang=${language}]`)).toHaveAttribute(
      'href',
      `${address}?lang=${language}`,
    )
  await expect(page.locator('link[hreflang=x-default]')).toHaveAttribute('href', address)
  await expect(shared(page, 'og:image')).toHaveAttribute('content', `${baseURL}/labels/${beer.id}/card.png`)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  const [product, way] = await thingsOf(page)
  expect(product).toMatchObject({
    '@type': 'Product',
    name,
    offers: { price: '4.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  })
  expect(way).toMatchObject({ '@type': 'BreadcrumbList' })

  await page.goto(`/detail/${beer.id}?lang=pt`)
  await expect(canonical(page)).toHaveAttribute('href', `${address}?lang=pt`)
  await expect(shared(page, 'og:locale')).toHaveAttribute('content', 'pt_BR')
  await expect(page.getByText('Taça tulipa')).toBeVisible()
  await expect(page.getByText('6,2% vol').first()).toBeVisible()

  // The head goes along when the page is not loaded anew.
  await page.getByRole('link', { name: 'Loja' }).first().click()
  await expect(canonical(page)).toHaveAttribute('href', `${baseURL}/shop`)
  await page.getByRole('link', { name: 'Carrinho' }).first().click()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(canonical(page)).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('what is for everybody has a title and a description of its own; a search is nobody’s page', async ({
  playwright,
  baseURL,
  browser,
}) => {
  const context = await browser.newContext({ userAgent: CRAWLER, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  const titles: string[] = []
  for (const path of PAGES) {
    await page.goto(path)
    titles.push(await page.title())
    await expect(canonical(page), path).toHaveAttribute('href', baseURL + path)
    await expect(page.locator('meta[name=description]'), path).toHaveAttribute('content', /\S.{20}/)
    await expect(shared(page, 'og:image'), path).toHaveAttribute('content', `${baseURL}/labels/card.png`)
  }
  expect(new Set(titles).size, titles.join('\n')).toBe(PAGES.length)

  await page.goto('/home')
  expect((await thingsOf(page)).map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite'])
  await page.goto('/shop?type=IPA&order=OrderAscPrice&pag=2')
  await expect(canonical(page)).toHaveAttribute('href', `${baseURL}/shop?type=IPA`)
  for (const path of ['/shop?name=lager', '/cart', '/login', '/sellerSignUp']) {
    await page.goto(path)
    await expect(page.locator('meta[name=robots]'), path).toHaveAttribute('content', 'noindex')
  }
  await context.close()

  const card = await playwright.request.newContext({ baseURL: baseURL!, userAgent: PREVIEWS[0]! })
  expect((await card.get('/labels/card.png')).headers()['content-type']).toBe('image/png')
  await card.dispose()
})

test('crawlers find every beer by the sitemap, before any question', async ({
  playwright,
  publish,
  baseURL,
}) => {
  const beer = await publish()
  const crawler = await playwright.request.newContext({ baseURL: baseURL!, userAgent: CRAWLER })
  const robots = await (await crawler.get('/robots.txt', { maxRedirects: 0 })).text()
  const index = /^Sitemap: (\S+)$/m.exec(robots)![1]!
  expect(index).toBe(`${baseURL}/sitemap.xml`)
  const addresses: string[] = []
  for (const sitemap of await listed(crawler, index)) addresses.push(...(await listed(crawler, sitemap)))
  expect(addresses).toContain(`${baseURL}/shop?type=Wheat+Beer`)
  expect(new Set(addresses).size).toBe(addresses.length)
  // The sitemap is an hour old at most: any beer of it, and the new one, answer at once.
  const any = addresses.find((address) => address.includes('/detail/')) ?? `${baseURL}/detail/${beer.id}`
  const company = addresses.find((address) => address.includes('/company/')) ?? any
  for (const address of [any, company, `${baseURL}/shop?type=Wheat+Beer&lang=en`])
    expect((await crawler.get(address, { maxRedirects: 0 })).status(), address).toBe(200)
  await crawler.dispose()
})

test('who shares a beer shows it; who follows the link is asked for their age', async ({
  playwright,
  publish,
  browser,
  baseURL,
}) => {
  const beer = await publish()
  for (const userAgent of PREVIEWS) {
    const preview = await playwright.request.newContext({ baseURL: baseURL!, userAgent })
    const answer = await preview.get(`/detail/${beer.id}`, { maxRedirects: 0 })
    expect(answer.status(), userAgent).toBe(200)
    const html = await answer.text()
    expect(html).toContain(`content="${beer.name}, IPA de`)
    const picture = await preview.get(`/labels/${beer.id}/card.png`)
    expect(picture.headers()['content-type']).toBe('image/png')
    expect(picture.headers()['cross-origin-resource-policy']).toBe('cross-origin')
    await preview.dispose()
  }
  const stranger = await browser.newContext(baseURL ? { baseURL } : {})
  const page = await stranger.newPage()
  await page.goto(`/detail/${beer.id}`)
  await expect(page.getByRole('heading', { name: '¿Eres mayor de edad?' })).toBeVisible()
  await expect(page.getByText(beer.name)).toHaveCount(0)
  await expect(canonical(page)).toHaveAttribute('href', `${baseURL}/`)
  await stranger.close()
})
