import { randomUUID } from 'node:crypto'
import { expectNoViolations } from './expect-no-violations.ts'
import { mailTo } from './read-mail.ts'
import { expect, passAgeGate, signInAsAdmin, test } from './shop.ts'

const PASSWORD = 'Cebada2024'

test('an owner invites somebody to care, who joins, finds their part and no more, and gets another role', async ({
  page,
  context,
  browser,
  sandboxUrl,
}) => {
  const email = `atiende-${randomUUID()}@correo.example`
  await signInAsAdmin(context)
  await page.goto('/admin/admins')
  await page.getByRole('button', { name: 'Invitar' }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Elige qué podrá hacer.' })).toBeVisible()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('radio', { name: /^Atención/ }).check()
  await page.getByRole('button', { name: 'Invitar' }).click()
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Vale hasta el')
  await expectNoViolations(page)

  const { text } = await mailTo(page.request, sandboxUrl, email, /Te invitan a administrar/)
  const { pathname, search } = new URL(/https?:\/\/\S+\/joinStaff\?token=\S+/.exec(text)![0])
  const theirs = await browser.newContext()
  await passAgeGate(theirs)
  const desk = await theirs.newPage()
  await desk.goto(pathname + search)
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Únete a la administración de Lúpulo')
  await expectNoViolations(desk)
  await desk.getByLabel('Nombre', { exact: true }).fill('Lía')
  await desk.getByLabel('Apellido').fill('Paz')
  await desk.getByLabel('Contraseña').fill(PASSWORD)
  await desk.getByRole('button', { name: 'Unirme a la administración' }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Ya administras Lúpulo')
  await desk.goto(pathname + search)
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Esta invitación ya no vale')

  expect((await theirs.request.post('/api/login', { data: { email, password: PASSWORD } })).ok()).toBe(true)
  await desk.goto('/admin/messages')
  const areas = desk.getByRole('navigation', { name: 'Administración' }).getByRole('link')
  await expect(areas.filter({ hasText: 'Dinero' })).toHaveCount(0)
  await expect(areas.filter({ hasText: 'Pedidos' })).toHaveCount(1)
  for (const shut of ['payouts', 'commissions', 'provider-books', 'buyer/adminUserModify']) {
    expect([shut, (await desk.goto(`/admin/${shut}`))!.status()]).toEqual([shut, 404])
  }
  await desk.goto('/admin/admins')
  await expect(desk.getByRole('row').filter({ hasText: email })).toContainText('Eres tú')
  await expect(desk.getByRole('button', { name: 'Invitar' })).toHaveCount(0)
  await expect(desk.getByRole('link', { name: /^Desactivar a/ })).toHaveCount(0)

  await page.reload()
  await page.getByRole('link', { name: 'Cambiar el rol de Lía Paz' }).click()
  const sheet = page.getByRole('dialog', { name: 'Cambiar el rol de Lía Paz' })
  await sheet.getByRole('radio', { name: /^Lectura/ }).check()
  await expectNoViolations(page)
  await sheet.getByRole('button', { name: 'Sí, cambiar' }).click()
  await expect(page.getByText('Rol cambiado').first()).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Lectura')

  // Their session is the same, and judged by the new role.
  expect((await desk.goto('/admin/payouts'))!.status()).toBe(200)
  await desk.goto('/admin/orders')
  await expect(desk.getByRole('link', { name: /Descargar/ })).toHaveCount(0)
  await theirs.close()
})
