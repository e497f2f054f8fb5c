import type { Browser, Page } from '@playwright/test'
import { proveEmail } from './read-mail.ts'
import { type Beer, buyerForm, expect, passAgeGate, signIn } from './shop.ts'

type Said = { rate: number; comment: string }

/** Somebody who has confirmed their e-mail, bought a beer, paid it and said this of it; in a browser of their own. */
export async function aReviewer(
  browser: Browser,
  beer: Beer,
  said: Said,
): Promise<{ page: Page; email: string; id: string }> {
  const context = await browser.newContext()
  await passAgeGate(context)
  const form = buyerForm()
  const { id } = await (await context.request.post('/api/user', { data: form })).json()
  await signIn(context, form)
  const page = await context.newPage()
  const data = { products: [{ id: beer.id, quantity: 1 }] }
  const order = await (await context.request.post('/api/create-order', { data })).json()
  const { init_point } = order.results.response
  await proveEmail(context.request, new URL(init_point).origin, form.email)
  await page.goto(init_point)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Tu Pago fue aprobado con exito !!')).toBeVisible()
  const review = { productId: beer.id, ...said }
  const answer = await context.request.post('/api/qualification', { data: review })
  expect(answer.ok(), await answer.text()).toBe(true)
  return { page, email: form.email, id }
}
