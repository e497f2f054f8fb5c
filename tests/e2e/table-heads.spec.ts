import type { Page } from '@playwright/test'
import { manyOrders } from './many-orders.ts'
import { expect, postBeer, test } from './shop.ts'

/** What moves with the scrolling stands where it belongs only in the frame after it. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

/** How far below the bar the heads stand; 0: right under it. */
const underBar = async (page: Page) => {
  await drawn(page)
  return page.evaluate(() => {
    const bar = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--bar'))
    return Math.round(document.querySelector('thead')!.getBoundingClientRect().top - bar)
  })
}

test('the heads of a long table stay below the bar, where it scrolls sideways too, and no row hides under them', async ({
  page,
  seller,
  browser,
}) => {
  await page.goto('/home')
  const beer = await postBeer(page.request, { price: 0, stock: 500 })
  await manyOrders(browser, [beer], 20)
  await page.goto(`/company/${seller.id}/parcels`)
  const last = page.getByRole('textbox', { name: /^Número de seguimiento del pedido/ }).last()
  for (const width of [1280, 860]) {
    await page.setViewportSize({ width, height: 800 })
    // A word as long as this one makes any table wider than its frame.
    if (width === 860) {
      await page
        .getByRole('cell')
        .first()
        .evaluate((cell) =>
          cell.append(Object.assign(document.createElement('p'), { style: 'width: 1200px' })),
        )
    }
    const frame = page.getByRole('table').locator('..')
    const scrolls = await frame.evaluate((element) => element.scrollWidth > element.clientWidth)
    expect(scrolls).toBe(width === 860)
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await underBar(page)).toBeGreaterThan(100)
    await last.focus()
    await page.evaluate(() => window.scrollTo(0, document.querySelector('tbody')!.offsetTop + 700))
    await expect.poll(() => underBar(page)).toBeLessThanOrEqual(1)
    expect(await underBar(page)).toBeGreaterThanOrEqual(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)

    // Back by keyboard: each field is seen whole between the heads and the foot.
    for (let step = 0; step < 16; step++) {
      await page.keyboard.press('Shift+Tab')
      await drawn(page)
      const covered = await page.evaluate(() => {
        const field = document.activeElement!.getBoundingClientRect()
        const head = document.querySelector('thead')!.getBoundingClientRect()
        return document.activeElement!.closest('tbody') !== null && field.top < head.bottom
      })
      expect(covered).toBe(false)
    }
  }
  // Cards have no columns: what heads there are go with them.
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await page.locator('thead').evaluate((head) => getComputedStyle(head).animationName)).toBe('none')
})
