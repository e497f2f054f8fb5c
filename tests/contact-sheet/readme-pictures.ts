import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { openBrowser } from './open-browser.ts'
import { openFilledShop, type Who } from './open-filled-shop.ts'
import { settle } from './photograph.ts'

/** `npm run readme-pictures`: the four pages that README opens with, from the demo shop, 1280 × 800, in the light theme. */
const FOLDER = 'docs/pictures'

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

const browser = await openBrowser()
const shop = await openFilledShop(browser)
const { beer, company } = shop.places
/** `from` is how far down the picture begins, in pixels. */
const PICTURES: { name: string; who: Who; path: string; from?: number }[] = [
  { name: 'home', who: 'visitor', path: '/home' },
  { name: 'shop', who: 'visitor', path: '/shop' },
  { name: 'detail', who: 'visitor', path: `/detail/${beer}` },
  {
    name: 'figures',
    who: 'seller',
    path: `/company/${company}/figures?from=${dayAgo(240)}&to=${dayAgo(0)}`,
    from: 390,
  },
]

try {
  await mkdir(FOLDER, { recursive: true })
  for (const { name, who, path, from } of PICTURES) {
    // Twice as many pixels, scaled down: letters and edges come out finer than drawn at this size.
    const storageState = await shop.browserOf[who].storageState()
    const context = await browser.newContext({
      baseURL: shop.url,
      storageState,
      locale: 'es-AR',
      colorScheme: 'light',
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 800 },
      deviceScaleFactor: 2,
    })
    const page = await context.newPage()
    await page.goto(path)
    await page.evaluate((down) => scrollTo(0, down), from ?? 0)
    await settle(page)
    const png = await page.screenshot({ animations: 'disabled' })
    await context.close()
    const picture = await sharp(png).resize({ width: 1280 }).webp({ quality: 86 }).toBuffer()
    await writeFile(`${FOLDER}/${name}.webp`, picture)
    console.log(`${FOLDER}/${name}.webp ${Math.round(picture.length / 1000)} kB`)
  }
} finally {
  await browser.close()
  await shop.stop()
}
