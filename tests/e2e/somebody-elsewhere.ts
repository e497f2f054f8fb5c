import type { Browser } from '@playwright/test'
import { expect, passAgeGate, signIn } from './shop.ts'

/** Somebody signed up and signed in, in a browser of their own that has no page open yet. @param path '/user' or '/company' */
export async function somebodySignedIn<Form extends { email: string; password: string }>(
  browser: Browser,
  path: '/user' | '/company',
  form: Form,
) {
  const context = await browser.newContext()
  await passAgeGate(context)
  const made = await context.request.post(`/api${path}`, { data: form })
  expect(made.ok(), await made.text()).toBe(true)
  const { id } = (await made.json()) as { id: string }
  await signIn(context, form)
  return { ...form, id, context, request: context.request }
}

/** The same, with a page open. */
export async function somebodyElsewhere<Form extends { email: string; password: string }>(
  browser: Browser,
  path: '/user' | '/company',
  form: Form,
) {
  const { id, context } = await somebodySignedIn(browser, path, form)
  return { ...form, id, page: await context.newPage() }
}
