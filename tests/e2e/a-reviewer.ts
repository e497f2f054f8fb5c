import type { Browser, Page } from '@playwright/test'
import { buyThroughApi } from './buy-through-api.ts'
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
  const { sandboxUrl } = await buyThroughApi(context.request, beer, 1)
  await proveEmail(context.request, sandboxUrl, form.email)
  const review = { productId: beer.id, ...said }
  const answer = await context.request.post('/api/qualification', { data: review })
  expect(answer.ok(), await answer.text()).toBe(true)
  return { page: await context.newPage(), email: form.email, id }
}
