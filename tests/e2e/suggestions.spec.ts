import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoViolations } from './expect-no-violations.ts'
import { expect, test as ofAShop } from './shop.ts'

/** What is suggested may be a second old, and browsers keep it a minute: a beer is published once it is suggested. */
const test = ofAShop.extend({
  publish: async ({ publish, request }, use) => {
    await use(async (facts) => {
      const beer = await publish(facts)
      const suggested = async () => {
        const answer = await request.get('/api/suggest', { params: { q: beer.name } })
        return JSON.stringify(await answer.json())
      }
      await expect.poll(suggested).toContain(beer.id)
      return beer
    })
  },
})

/** A word that no other story's beer begins with, in letters alone. */
const aWord = () =>
  `Z${randomUUID().replace(/[^a-f]/g, '')}q${randomUUID().replace(/[^a-f]/g, '')}`.slice(0, 14)
const field = (page: Page) => page.getByRole('search', { name: 'Encontrar en la tienda' }).locator('input')
const shopField = (page: Page) => page.getByLabel('Buscar cervezas o cervecerías')
const options = (page: Page) => page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option')

test('a beer is found by the keyboard from any page, and the text is kept until something is chosen', async ({
  page,
  publish,
}) => {
  const word = aWord()
  const [one, two] = [await publish({ name: `${word} Uno` }), await publish({ name: `${word} Dos` })]
  await page.goto('/aboutUs')
  await field(page).focus()
  await expect(field(page)).toHaveRole('combobox')
  await field(page).pressSequentially(word.slice(0, 9))
  await expect(options(page)).toHaveCount(2)
  await expect(page.getByRole('status').filter({ hasText: '2 sugerencias' })).toHaveCount(1)
  await expect(page.getByRole('group', { name: 'Cervezas' }).getByRole('option')).toHaveCount(2)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expectNoViolations(page)

  await page.keyboard.press('ArrowDown')
  const chosen = page.getByRole('option', { selected: true })
  const id = await chosen.getAttribute('id')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id!)
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(chosen).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue(word.slice(0, 9))
  await page.keyboard.press('ArrowDown')
  await expect(options(page)).toHaveCount(2)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const name = (await chosen.locator('span').first().textContent())!
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect([one.id, two.id]).toContain(page.url().split('/').at(-1))
  await expect(field(page)).toHaveValue('')
})

test('a press leads to a beer, its brewery or a style; Enter alone searches for what was typed', async ({
  page,
  publish,
}) => {
  const beer = await publish({ name: `${aWord()} Sola` })
  await page.goto('/home')
  await field(page).pressSequentially(beer.name.slice(0, 10))
  await options(page).first().click()
  await expect(page).toHaveURL(`/detail/${beer.id}`)

  await page.goto('/home')
  await field(page).pressSequentially('negr')
  await page.getByRole('group', { name: 'Estilos' }).getByRole('option', { name: 'Stout' }).click()
  await expect(page).toHaveURL('/shop?type=Stout')

  await page.goto('/home')
  await field(page).pressSequentially('cerveceria del cu')
  await page.getByRole('group', { name: 'Cervecerías' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/\/company\//)
  // An address stands before its page is drawn, in which whoever types by hand comes later.
  await expect(page.getByRole('heading', { level: 2, name: 'Sus cervezas' })).toBeVisible()

  await field(page).fill(beer.name)
  await field(page).press('Enter')
  await expect(page.getByText('1 cerveza', { exact: true })).toBeVisible()
  // The shop's own says what it shows; on a desk it is the only one there.
  await expect(shopField(page)).toHaveValue(beer.name)
  await expect(field(page)).toBeHidden()
})

for (const [where, width] of [
  ['on a desk, where the bar’s gives way to it', 1280],
  ['on a phone', 390],
] as const) {
  test(`the shop’s own field suggests too, ${where}`, async ({ page, publish }) => {
    await page.setViewportSize({ width, height: 800 })
    const beer = await publish({ name: `${aWord()} Propia` })
    await page.goto('/shop')
    const button = page.getByRole('button', { name: 'Buscar', exact: true })
    await shopField(page).pressSequentially('negr')
    await expect(shopField(page)).toHaveRole('combobox')
    await expect(options(page)).not.toHaveCount(0)
    await expectNoViolations(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/shop\?type=/)
    await expect(options(page)).toHaveCount(0)
    await expect(shopField(page)).toHaveValue('')
    await expect(button).toBeDisabled()

    await shopField(page).pressSequentially(beer.name.slice(0, 10))
    await expect(options(page)).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(options(page)).toHaveCount(0)
    await expect(page).toHaveURL(/name=/)
    await expect(shopField(page)).toBeFocused()
    await shopField(page).fill(beer.name.slice(0, 12))
    await options(page).click()
    await expect(page).toHaveURL(`/detail/${beer.id}`)
  })
}

test('an answer that comes late is not shown, nor one that does not come; leaving the field closes the list', async ({
  page,
  publish,
}) => {
  const [word, other] = [aWord(), aWord()]
  await publish({ name: `${word} Tarde` })
  await publish({ name: `${other} Pronto` })
  await page.goto('/contact')
  let answerLate = () => {}
  const late = new Promise<void>((resolve) => {
    answerLate = resolve
  })
  await page.route(`**/api/suggest?q=${word}`, async (route) => {
    await late
    await route.continue().catch(() => {})
  })
  const asked = page.waitForRequest((request) => request.url().endsWith(`/api/suggest?q=${word}`))
  await field(page).fill(word)
  await asked
  await field(page).fill(other)
  await expect(options(page)).toHaveText([new RegExp(other)])
  answerLate()
  await page.waitForLoadState('networkidle')
  await expect(options(page)).toHaveText([new RegExp(other)])
  await page.getByRole('heading', { level: 1 }).click()
  await expect(options(page)).toHaveCount(0)

  await page.route('**/api/suggest**', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await field(page).fill(word)
  await failed
  await expect(options(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true })

  test('a magnifier opens the field over the bar, and Escape or leaving it closes it', async ({
    page,
    publish,
  }) => {
    const beer = await publish({ name: `${aWord()} Chica` })
    await page.goto('/home')
    const magnifier = page.getByRole('button', { name: 'Encontrar', exact: true })
    await expect(field(page)).toBeHidden()
    await magnifier.tap()
    await expect(field(page)).toBeFocused()
    await field(page).pressSequentially(beer.name.slice(0, 10))
    await expect(options(page)).toHaveCount(1)
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeHidden()
    await expect(magnifier).toBeFocused()
    await magnifier.tap()
    await page.keyboard.press('ArrowDown')
    await options(page).tap()
    await expect(page).toHaveURL(`/detail/${beer.id}`)
    await expect(field(page)).toBeHidden()
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the field is a form, and on a phone its button leads to the search of the shop', async ({
    page,
    publish,
  }) => {
    const beer = await publish({ name: `${aWord()} Quieta` })
    await page.goto('/aboutUs')
    await field(page).fill(beer.name)
    await field(page).press('Enter')
    await expect(page.getByText('1 cerveza', { exact: true })).toBeVisible()
    await expect(shopField(page)).toHaveValue(beer.name)
    await page.setViewportSize({ width: 375, height: 700 })
    await page.goto('/aboutUs')
    await page.getByRole('button', { name: 'Encontrar', exact: true }).click()
    await expect(page).toHaveURL(/\/shop/)
    await expect(shopField(page)).toBeVisible()
  })
})

test('the age gate has no search', async ({ page, context }) => {
  await context.clearCookies()
  await page.goto('/home')
  await expect(page.getByLabel('Ingresa tu fecha de nacimiento')).toBeVisible()
  await expect(page.getByRole('search')).toHaveCount(0)
})
