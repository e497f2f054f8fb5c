import { AxeBuilder } from '@axe-core/playwright'
import { test as visitor } from '@playwright/test'
import { expect, putInCart, test } from './shop.ts'

const THEMES = ['light', 'dark'] as const

async function expectNoViolations(page: ConstructorParameters<typeof AxeBuilder>[0]['page']) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

for (const colorScheme of THEMES) {
  visitor(`axe finds nothing at the age gate (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/')
    await expectNoViolations(page)
  })

  test(`axe finds nothing on what visitors see (${colorScheme})`, async ({ page, publish }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const beer = await publish()
    const signUps = ['/chooseSignUp', '/buyerSignUp', '/sellerSignUp']
    const texts = ['/aboutUs', '/contact', '/terms', '/privacy', '/nada']
    for (const path of ['/home', '/shop', `/detail/${beer.id}`, '/login', ...signUps, ...texts]) {
      await page.goto(path)
      await expectNoViolations(page)
    }
    await putInCart(page, beer)
    await expectNoViolations(page)
  })

  test(`axe finds nothing on what buyers see (${colorScheme})`, async ({ page, buyer, publish }) => {
    expect(buyer).toBeTruthy()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await putInCart(page, await publish())
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Start Purchase' }).click()
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page).toHaveURL(/\/myShop/)
    await expectNoViolations(page)
    await page
      .getByRole('link', { name: /Puntuar/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolations(page)
    await page.goto('/pending')
    await expectNoViolations(page)
  })
}
