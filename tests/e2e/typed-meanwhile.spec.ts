import { expect, passAgeGate, test } from './shop.ts'

/** Searches of pages: where they stand, and what their field is called. Both write its words into the address as `name`. */
const SEARCHES = [
  { at: '/breweries', field: 'Buscar por nombre o lugar' },
  { at: '/shop', field: 'Buscar cervezas o cervecerías' },
]

for (const { at, field } of SEARCHES)
  test(`what somebody types at «${field}» while an answer is on its way stays theirs, with the focus`, async ({
    page,
    context,
  }) => {
    await passAgeGate(context)
    await page.goto(at)
    const answer = Promise.withResolvers<void>()
    await page.route(/\.data\?/, async (route) => {
      await answer.promise
      await route.continue()
    })
    const words = page.locator('input').and(page.getByLabel(field, { exact: true }))
    await words.fill('stout')
    await words.press('Enter')
    await words.fill('trigo')
    answer.resolve()
    await page.waitForURL(({ searchParams }) => searchParams.get('name') === 'stout')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(words).toHaveValue('trigo')
    await expect(words).toBeFocused()

    await words.press('Enter')
    await page.waitForURL(({ searchParams }) => searchParams.get('name') === 'trigo')
    await page.goBack()
    await expect(words).toHaveValue('stout')
  })
