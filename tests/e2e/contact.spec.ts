import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './shop.ts'

const SENT = 'message sent successfully'

/** A message that no other story writes. */
const aMessage = () => ({
  Name: "María José O'Higgins",
  Email: `maria-${randomUUID()}@example.com`,
  Phone: '+54 351 555 0100',
  Message: 'Hola:\n¿Hacen envíos a <Ushuaia>?',
})

async function fillIn(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}

/** Every mail that this person wrote to the shop, as source, once there are any. */
async function mailsOf(request: APIRequestContext, sandboxUrl: string, email: string): Promise<string[]> {
  const all = async () => {
    const { messages } = await (
      await request.get(`${sandboxUrl}/mail/messages.json?to=hola@lupulo.example`)
    ).json()
    const sources = (messages as { id: string }[]).map(async ({ id }) =>
      (await request.get(`${sandboxUrl}/mail/messages/${id}.eml`)).text(),
    )
    return (await Promise.all(sources)).filter((source) => source.includes(`Reply-To: ${email}`))
  }
  await expect.poll(async () => (await all()).length).toBeGreaterThan(0)
  return all()
}

test('each field says what is wrong with it, and the message waits until none is', async ({ page }) => {
  await page.goto('/home')
  await page
    .getByRole('navigation', { name: 'Navegación principal' })
    .getByRole('link', { name: 'Contact' })
    .click()
  await expect(page).toHaveURL('/contact')
  const send = page.getByRole('button', { name: 'Send' })
  await expect(send).toBeDisabled()
  await fillIn(page, aMessage())
  await expect(send).toBeEnabled()
  for (const [label, wrong, said] of [
    ['Name', '', 'Enter your name'],
    ['Name', 'Ana 1', 'Must be a name'],
    ['Email', '', 'Enter your email'],
    ['Email', 'ana@', 'Must contain an email address'],
    ['Phone', '', 'Enter your phone number'],
    ['Phone', 'llámame', 'Must contain a phone number'],
    ['Message', ' ', 'Enter your message'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true })
    const right = await field.inputValue()
    await field.fill(wrong)
    await field.blur()
    await expect(page.getByText(said, { exact: true })).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(send).toBeDisabled()
    await field.fill(right)
    await expect(page.getByText(said, { exact: true })).toHaveCount(0)
    await expect(send).toBeEnabled()
  }
})

test('a message arrives at the shop with the sender to answer to, and the page goes home', async ({
  page,
  sandboxUrl,
}) => {
  const message = aMessage()
  await page.goto('/contact')
  await expect(page.getByRole('link', { name: 'hola@lupulo.example' })).toBeVisible()
  await fillIn(page, message)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: SENT })).toBeAttached()
  await expect(page).toHaveURL('/home')

  // The same once more, as a reloaded page sends it: told the same, and not mailed again.
  await page.request.post('/contact', {
    form: { name: message.Name, email: message.Email, phone: message.Phone, message: message.Message },
  })
  const [mail, ...more] = await mailsOf(page.request, sandboxUrl, message.Email)
  expect(more).toEqual([])
  expect(mail).toContain('To: hola@lupulo.example')
  expect(mail).toContain('> =C2=BFHacen env=C3=ADos a <Ushuaia>?')
})

test('buyers find themselves filled in', async ({ page, buyer }) => {
  await page.goto('/contact')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Lucía Paz')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(buyer.email)
  await expect(page.getByRole('link', { name: 'Ver mis compras' })).toBeVisible()
})

test('phones have every entry of the bar, in two rows and no wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/contact')
  const bar = page.getByRole('navigation', { name: 'Navegación principal' })
  const tops = new Set<number>()
  for (const name of ['Home', 'Shop', 'About us', 'Contact', 'Login', 'Cart']) {
    const box = (await bar.getByRole('link', { name }).boundingBox())!
    tops.add(Math.round((box.y + box.height / 2) / 10))
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(360)
  }
  expect(tops.size).toBe(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a wrong message is told what is wrong and keeps what was written; a right one leads home', async ({
    page,
    sandboxUrl,
  }) => {
    const message = aMessage()
    await page.goto('/contact')
    await fillIn(page, { ...message, Phone: 'llámame' })
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Must contain a phone number' })).toBeVisible()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message.Message)
    await page.getByLabel('Phone', { exact: true }).fill(message.Phone)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('heading', { name: SENT })).toBeVisible()
    await expect(page).toHaveURL('/home')
    expect(await mailsOf(page.request, sandboxUrl, message.Email)).toHaveLength(1)
  })
})
