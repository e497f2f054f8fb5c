import { globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { lostFocus } from './lost-focus.ts'
import { expect, putInCart, test } from './shop.ts'
import { untilLive } from './until-live.ts'

test('who goes by keyboard always sees where they are', async ({ page, publish }) => {
  const beer = await publish()
  await putInCart(page, beer)
  const lost: string[] = []
  for (const path of ['/cart', `/detail/${beer.id}`, '/home', '/shop', '/buyerSignUp']) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    lost.push(...(await lostFocus(page)))
  }
  expect(lost).toEqual([])
})

test('the focus goes nowhere when what had it goes away after its person has', async ({ page }) => {
  await page.clock.install()
  await page.goto('/shop')
  await untilLive(page)
  const links = page.getByRole('article').getByRole('link')
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  const takeAway = async (index: number) => {
    await links.nth(index).evaluate((link) => link.remove())
    await page.clock.runFor(1000)
  }
  await links.last().focus()
  await takeAway(-1)
  expect(await focused()).not.toBe('BODY')
  await links.first().focus()
  await page.getByText('Prohibida la venta de alcohol').first().click()
  expect(await focused()).toBe('BODY')
  await takeAway(0)
  expect(await focused()).toBe('BODY')
})

/** The ground of everything, in the colours of a system. */
function canvasOf(page: Page): Promise<string> {
  return page.locator('body').evaluate(() => {
    const probe = document.createElement('div')
    probe.style.background = 'Canvas'
    document.body.append(probe)
    const { backgroundColor } = getComputedStyle(probe)
    probe.remove()
    return backgroundColor
  })
}

test('what is chosen and measured is seen in the colours of a system', async ({ page, publish }) => {
  const beer = await publish()
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto(`/shop?name=${beer.name}`)
  const groundOf = (element: Element) => getComputedStyle(element).backgroundColor
  const canvas = await canvasOf(page)
  const chip = page.getByRole('main').locator('a[class*=chosen]').first()
  expect(await chip.evaluate(groundOf)).not.toBe(canvas)
  const card = page.getByRole('article').filter({ hasText: beer.name })
  const bars = card.locator('[class*=fill][style*=width]')
  await expect(bars).toHaveCount(2)
  for (const bar of await bars.all()) {
    expect(await bar.evaluate(groundOf)).not.toBe(canvas)
  }
})

test('the dot of a state is seen in the colours of a system', async ({ page, buyer }) => {
  expect(buyer).toBeTruthy()
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  for (const [path, words] of [
    ['/account', 'Sin confirmar'],
    ['/account/sessions', 'Este navegador'],
  ] as const) {
    await page.goto(path)
    const dot = await page
      .getByText(words, { exact: true })
      .evaluate((state) => getComputedStyle(state, '::before').backgroundColor)
    expect(dot, path).not.toBe(await canvasOf(page))
  }
})

test('nothing moves for who asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/home', '/shop', '/login']) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
    )
    expect(moving).toEqual([])
  }
  await page.goto('/home')
  const list = page.getByRole('region', { name: 'Our Companies' }).getByRole('list')
  const place = () => list.evaluate((element) => element.getBoundingClientRect().left)
  const before = await place()
  await page.getByRole('button', { name: 'Cervecerías siguientes' }).click()
  await expect.poll(place).not.toBe(before)
  // At once: a list on its way would stand elsewhere in the next frames.
  const places = await list.evaluate(async (element) => {
    const seen: number[] = []
    for (let frames = 0; frames < 8; frames++) {
      seen.push(element.getBoundingClientRect().left)
      await new Promise((next) => requestAnimationFrame(next))
    }
    return seen
  })
  expect(new Set(places).size).toBe(1)
})

test('a button that works says so, and does nothing twice', async ({ page }) => {
  await page.goto('/login')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/login.data*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByLabel('Email').fill('nadie@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Equivocada1')
  const button = page.getByRole('button', { name: 'Submit' })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('[aria-live=polite]', { hasText: 'Un momento…' })).toBeAttached()
  letGo()
  await expect(button).not.toHaveAttribute('aria-busy')
})

test('the page of all pieces is there for who builds the shop alone', async ({ page }) => {
  const answer = await page.goto('/ui')
  expect(answer?.status()).toBe(404)
  const built = globSync('build/**/*.{js,css}').map((file) => readFileSync(file, 'utf8'))
  expect(built.length).toBeGreaterThan(50)
  for (const word of ['Design system', 'data-forced', 'Foundations']) {
    expect(built.filter((code) => code.includes(word))).toHaveLength(0)
  }
})
