import { test as visitor } from '@playwright/test'
import { become, theWordyShop } from './a-wordy-shop.ts'
import { ON_A_DESK, ON_A_PHONE } from './devices.ts'
import { EVERY_PAGE, type Visitor } from './every-page.ts'
import { expectNoViolations, violations } from './expect-no-violations.ts'
import { expect, test } from './shop.ts'
import { smallTargets } from './small-targets.ts'
import { straySources } from './stray-sources.ts'
import { tooNarrow } from './too-narrow.ts'

test.use(ON_A_DESK)

visitor('the age gate can be used by everyone', async ({ page }) => {
  await page.setViewportSize(ON_A_PHONE.viewport)
  await page.goto('/')
  await expectNoViolations(page)
  expect(await smallTargets(page)).toEqual([])
  expect(await tooNarrow(page)).toEqual([])
})

for (const who of Object.keys(EVERY_PAGE) as Visitor[]) {
  test(`every page of a ${who} can be used by everyone, whatever people have written`, async ({
    page,
    browser,
  }) => {
    test.slow()
    const shop = await theWordyShop(browser)
    if (who !== 'visitor') await become(page, who, shop)
    for (const { at, status = 200 } of EVERY_PAGE[who]) {
      const path = at(shop)
      const there = `${who} at ${path}`
      await page.setViewportSize(ON_A_DESK.viewport)
      await page.emulateMedia({ colorScheme: 'dark' })
      const answer = await page.goto(path)
      expect.soft(answer?.status(), there).toBe(status)
      expect.soft(new URL(page.url()).pathname, there).toBe(path.split('?')[0])
      expect.soft(await violations(page), `${there}, dark desktop`).toEqual([])
      expect.soft(await straySources(page), there).toEqual([])
      await page.setViewportSize(ON_A_PHONE.viewport)
      await page.emulateMedia({ colorScheme: 'light' })
      expect.soft(await violations(page), `${there}, light phone`).toEqual([])
      expect.soft(await smallTargets(page), `${there}, phone`).toEqual([])
      expect.soft(await tooNarrow(page), `${there}, enlarged`).toEqual([])
    }
  })
}
