import { expect, signIn, test } from './shop.ts'

const RESTOCK = 'Cuando vuelva a haber una cerveza que guardé'
const DIGEST = /Un resumen al día/

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a buyer chooses which mails come, and takes it back', async ({ page, context, buyer }) => {
    await signIn(context, buyer)
    await page.goto('/saved')
    await expect(page.getByRole('heading', { name: 'Avisos por correo' })).toBeVisible()
    await expect(page.getByLabel(RESTOCK)).not.toBeChecked()
    await expect(page.getByLabel(DIGEST)).not.toBeChecked()
    await page.getByLabel(RESTOCK).check()
    await page.getByRole('button', { name: 'Guardar mi elección' }).click()
    await expect(page).toHaveURL('/saved')
    await expect(page.getByLabel(RESTOCK)).toBeChecked()
    await expect(page.getByLabel(DIGEST)).not.toBeChecked()
    await expect(page.getByText('Los avisos salen cuando confirmes tu correo.')).toBeVisible()
    await page.getByLabel(RESTOCK).uncheck()
    await page.getByRole('button', { name: 'Guardar mi elección' }).click()
    await expect(page.getByLabel(RESTOCK)).not.toBeChecked()
  })
})

test('a press says that the choice was kept', async ({ page, context, buyer }) => {
  await signIn(context, buyer)
  await page.goto('/saved')
  await page.getByLabel(DIGEST).check()
  await page.getByRole('button', { name: 'Guardar mi elección' }).click()
  await expect(page.getByText('Guardamos tu elección.').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(DIGEST)).toBeChecked()
})

test('a link that is none is answered like any other, at a press and without cookies', async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.goto("/stopAlerts?key='%3Cb%3E")
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dejar de recibir avisos')
  await page.getByRole('button', { name: 'No recibir más avisos' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Listo: no recibes más avisos')
  // As a mail program asks (RFC 8058): no cookies, no Origin, and nobody has said their age.
  const program = await playwright.request.newContext({ baseURL: baseURL! })
  const answer = await program.post('/api/alerts/stop?key=x', { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toEqual({ stopped: true })
  await program.dispose()
})
