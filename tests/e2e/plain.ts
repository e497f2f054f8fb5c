import { type BrowserContext, test as base, expect } from '@playwright/test'
import { aPlainBrowser, type PlainBrowser } from '../running/a-plain-browser.ts'

/**
 * For stories without a line of script that hang on no layout: an adult's plain browser, a twentieth of Chromium's work.
 * `go` takes the shop's paths.
 */
export const plainTest = base.extend<{ plain: PlainBrowser; sandboxUrl: string }>({
  plain: async ({ baseURL }, use) => {
    const browser = aPlainBrowser()
    const go = (path: string) => browser.go(new URL(path, baseURL).href)
    await go('/')
    const passed = await browser.press('Comprobar', { 'Ingresa tu fecha de nacimiento': '1990-05-17' })
    expect(passed.url).toBe(new URL('/home', baseURL).href)
    await use({ ...browser, go })
  },
  sandboxUrl: async ({ baseURL }, use) => {
    await use(`http://localhost:${Number(new URL(baseURL!).port) + 1}`)
  },
})

/** Logs a person in on the page for that; answers where it led. */
export async function logInPlainly(
  plain: PlainBrowser,
  { email, password }: { email: string; password: string },
) {
  await plain.go('/login')
  return plain.press('Submit', { Email: email, Password: password })
}

/**
 * A plain browser of whoever is signed in there: a second person of a story, or steps that only lead to its point. `go` takes the
 * shop's paths.
 */
export async function plainOf(signedIn: BrowserContext, baseURL: string | undefined): Promise<PlainBrowser> {
  const browser = aPlainBrowser()
  browser.takeCookies(baseURL!, await signedIn.cookies(baseURL))
  return { ...browser, go: (path: string) => browser.go(new URL(path, baseURL).href) }
}

/** A `tag` of this page has all these words: a row, an entry of a list. */
export function expectSaid(plain: PlainBrowser, tag: string, ...words: string[]): void {
  expect(plain.says(tag, ...words), `a <${tag}> with ${words.join(' · ')}`).not.toBe('')
}

/** Loads the page until it says so: for what arrives behind its back (webhooks, sweeps). */
export async function untilSaid(
  plain: PlainBrowser,
  path: string,
  tag: string,
  ...words: string[]
): Promise<void> {
  await expect(async () => {
    await plain.go(path)
    expectSaid(plain, tag, ...words)
  }).toPass({ timeout: 30_000 })
}
