import { test as base, type Page } from '@playwright/test'
import { startShop } from '../running/a-running-shop.ts'
import { expect, passAgeGate } from './shop.ts'
import { untilLiveIfEver } from './until-live.ts'

/**
 * How the pages that sell, and those around them, are laid out: compared with pictures that were looked at once. When a
 * page is to look otherwise: `playwright test tests/e2e/looks.spec.ts --update-snapshots`, and look at what changed.
 *
 * The shop is one of its own that holds the demo and nothing else, so that no other story changes what is to be seen.
 */
const test = base.extend<object, { still: { url: string; beerId: string } }>({
  still: [
    async ({ playwright }, use) => {
      const shop = await startShop()
      try {
        const request = await playwright.request.newContext({ baseURL: shop.url })
        const { products } = await (await request.get('/api/product?name=Faro%20Encendido')).json()
        await request.dispose()
        await use({ url: shop.url, beerId: products[0].id })
      } finally {
        await shop.stop()
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ still }, use) => use(still.url),
})

// One worker, and so one shop.
test.describe.configure({ mode: 'default' })

/** Which art a label gets hangs on an id, which each shop gives anew. */
const DRAWN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 42" preserveAspectRatio="none">
<path fill="#cdd8c0" d="M0 0h30v42H0z"/><path fill="#5d7a45" d="M0 0l15 21L0 42zM30 0L15 21l15 21z"/></svg>`

/** The page once all of it is there: pictures below the fold too. Days are counted from today, and so stand still here. */
async function whole(page: Page, path: string): Promise<void> {
  await page.route('**/labels/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: DRAWN }))
  await page.goto(path)
  // Until the page is live, React would write its own days over these, and nothing is disabled by rule.
  await untilLiveIfEver(page)
  await page.evaluate(async () => {
    for (const time of document.querySelectorAll('time')) time.textContent = '1/2/2026'
    // The ground of a label is in its palette's hue, which hangs on the id as its art does.
    for (const ground of document.querySelectorAll<HTMLElement>('[style*="--label-colour"]')) {
      ground.style.setProperty('--label-colour', '#0f3523')
    }
    // Whose month it is hangs on the month, and on ids: whoever it is, its words are as long as these.
    const story = document.querySelector('[aria-labelledby="of-the-month"]')
    for (const part of story?.querySelectorAll('h2, h3 a, p:not(:has(*)), strong') ?? [])
      part.textContent = part.tagName === 'P' ? 'Del río a la olla, y de ahí a la mesa de todos.' : 'Río'
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode()))
    await document.fonts.ready
  })
}

const SIZES = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
}

const PAGES: { name: string; path: string; dark?: keyof typeof SIZES; isFirstVisit?: true }[] = [
  { name: 'age-gate', path: '/', isFirstVisit: true },
  { name: 'home', path: '/home', dark: 'desktop' },
  { name: 'shop', path: '/shop' },
  { name: 'detail', path: '/detail/:id', dark: 'phone' },
  { name: 'cart-empty', path: '/cart' },
  { name: 'login', path: '/login' },
  { name: 'buyer-sign-up', path: '/buyerSignUp' },
  { name: 'about-us', path: '/aboutUs' },
  { name: 'not-found', path: '/nada' },
]

for (const { name, path, dark, isFirstVisit } of PAGES) {
  test(`${name} looks as it did`, async ({ page, context, still }) => {
    if (!isFirstVisit) await passAgeGate(context)
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport)
      for (const colorScheme of ['light', 'dark'] as const) {
        if (colorScheme === 'dark' && dark !== size) continue
        await page.emulateMedia({ colorScheme })
        await whole(page, path.replace(':id', still.beerId))
        await expect
          .soft(page)
          .toHaveScreenshot(`${name}-${size}-${colorScheme}.png`, { fullPage: true, maxDiffPixels: 400 })
      }
    }
  })
}
