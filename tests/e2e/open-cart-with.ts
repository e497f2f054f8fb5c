import type { Page } from '@playwright/test'
import { CART_COOKIE, parseCart, serializeCart, withQuantity } from '#contract/cart-cookie.ts'
import type { Beer } from './shop.ts'

/** The cart's page with so many of a beer in it, put there by its cookie: how pages put them in is told by cart, buyer-pays and cart-follows. */
export async function openCartWith(page: Page, beer: Beer, units = 1): Promise<void> {
  const context = page.context()
  const answer = await context.request.get(`/api/product/${beer.id}`)
  const { price } = (await answer.json()) as { price: number }
  const url = new URL(answer.url()).origin
  const kept = (await context.cookies(url)).find(({ name }) => name === CART_COOKIE)
  const line = { beerId: beer.id, quantity: units, seenCents: Math.round(price * 100) }
  const value = serializeCart(withQuantity(parseCart(kept?.value), line))
  await context.addCookies([{ name: CART_COOKIE, value, url }])
  await page.goto('/cart')
}
