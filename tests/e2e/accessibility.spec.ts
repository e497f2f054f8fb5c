import { test as visitor } from '@playwright/test'
import { aWordyShop, become } from './a-wordy-shop.ts'
import { aPerson, continueAs } from './at-the-provider.ts'
import { EVERY_PAGE, forgottenRoutes, type Visitor } from './every-page.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { buyerForm, expect, test } from './shop.ts'

const THEMES = ['light', 'dark'] as const

visitor('no route of the shop is forgotten: each is walked, or has a reason not to be', () => {
  expect(forgottenRoutes()).toEqual([])
})

for (const colorScheme of THEMES) {
  visitor(`axe finds nothing at the age gate (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/')
    await expectNoViolations(page)
  })

  for (const who of Object.keys(EVERY_PAGE) as Visitor[]) {
    test(`axe finds nothing on any page of a ${who} (${colorScheme})`, async ({
      page,
      browser,
      sandboxUrl,
    }) => {
      test.slow()
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const shop = await aWordyShop(browser, sandboxUrl)
      if (who !== 'visitor') await become(page, who, shop)
      for (const { at, status = 200 } of EVERY_PAGE[who]) {
        const answer = await page.goto(at(shop))
        expect(answer?.status(), at(shop)).toBe(status)
        expect(new URL(page.url()).pathname).toBe(at(shop).split('?')[0])
        await expectNoViolations(page)
      }
    })
  }

  test(`axe finds nothing between the sign-in provider and the shop (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/login')
    await continueAs(page, aPerson())
    await expect(page).toHaveURL('/login/choose')
    await expectNoViolations(page)
    const account = buyerForm()
    await page.request.post('/api/user', { data: account })
    await page.goto('/login')
    await continueAs(page, aPerson({ email: account.email }))
    await expect(page).toHaveURL('/login/link')
    await expectNoViolations(page)
  })
}
