import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildIfNeeded } from '../../start/build-if-needed.ts'
import { aPlainBrowser } from '../running/a-plain-browser.ts'
import { type RunningShop, startShop } from '../running/a-running-shop.ts'

let shop: RunningShop

beforeAll(async () => {
  await buildIfNeeded()
  shop = await startShop({ LOCAL_PRICES: 'beside', SANDBOX_MERCADO_PAGO_SITE: 'MPE' })
}, 240_000)

afterAll(() => shop?.stop())

/** '3.56' of '1 U$S = S/ 3.56', as the page says it. */
const rateIn = (text: string) => Number(/1 U\$S = S\/\s([\d.]+)/.exec(text)![1])

test('a visitor in Peru reads each price in soles beside the dollars, at which rate, and pays just that', async () => {
  const browser = aPlainBrowser()
  await browser.go(`${shop.url}/`)
  await browser.press('Comprobar', { birthDay: '1990-05-17' })

  const list = await browser.go(`${shop.url}/shop`)
  const { rate } = await (await fetch(`${shop.sandboxUrl}/frankfurter/v2/rate/USD/PEN`)).json()
  expect(rateIn(list.text)).toBe(rate)
  const soles = (dollars: string) => `S/ ${(Math.round(Number(dollars) * rate * 100) / 100).toFixed(2)} PEN`
  const prices = [...list.html.matchAll(/<strong>U\$S ([\d.]+)<\/strong><strong>([^<]+)<\/strong>/g)]
  expect(prices.length).toBeGreaterThan(5)
  for (const [, dollars, local] of prices) expect(local!.replaceAll('\u00a0', ' ')).toBe(soles(dollars!))

  const [, path] = /href="(\/detail\/[^"]+)"/.exec(list.html)!
  const detail = await browser.go(shop.url + path)
  const [, dollars, local] = /<strong>U\$S ([\d.]+)<\/strong><strong>([^<]+)<\/strong>/.exec(detail.html)!
  expect(local!.replaceAll('\u00a0', ' ')).toBe(soles(dollars!))
  expect(rateIn(detail.text)).toBe(rate)
  // What search engines are told is the price, which is in dollars.
  expect(detail.html).toMatch(/"priceCurrency":"USD"/)
  expect(detail.html).not.toMatch(/"priceCurrency":"PEN"/)

  const [, name] = /<h1[^>]*>([^<]+)<\/h1>/.exec(detail.html)!
  await browser.go(`${shop.url}/shop?name=${encodeURIComponent(name!)}`)
  await browser.press(`Agregar ${name} al carrito`)
  const cart = await browser.go(`${shop.url}/cart`)
  expect(cart.text.replaceAll('\u00a0', ' ')).toContain(`Se cobrarán ${soles(dollars!)}`)
  expect(cart.text.replaceAll('\u00a0', ' ').split(soles(dollars!)).length).toBeGreaterThan(3)
})
