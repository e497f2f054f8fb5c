import { test as base, expect } from '@playwright/test'
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
