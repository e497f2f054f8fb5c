import { mailTo } from './read-mail.ts'
import { buyerForm, eventually, expect, signInAsAdmin, test } from './shop.ts'

test('a mail that its server refuses is seen with the reason, and leaves once an admin tries again', async ({
  page,
  context,
  sandboxUrl,
}) => {
  const form = buyerForm()
  const { request } = page
  await request.post(`${sandboxUrl}/sandbox/mail/faults`, {
    data: { to: form.email, responseCode: 550, times: 100 },
  })
  await request.post('/api/user', { data: form })
  await signInAsAdmin(context)

  await page.goto('/admin')
  await page.getByRole('link', { name: 'Sistema' }).click()
  await page.getByRole('link', { name: 'Trabajos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Trabajos' })).toBeVisible()
  const mails = page.getByRole('table', { name: 'Correos' })
  const row = mails.getByRole('row').filter({ hasText: form.email })
  await eventually(page, () => expect(row.getByText('Se reintenta')).toBeVisible({ timeout: 2000 }))
  await expect(row).toContainText('Confirmación del correo')
  await expect(row).toContainText('Refused by a fault of the sandbox.')

  const retry = row.getByRole('button', { name: `Reintentar Confirmación del correo, ${form.email}` })
  // The shop itself may be sending it this moment: then it is left to that, and nothing is said of how it went.
  await expect(async () => {
    await retry.click()
    const again = page.getByText(/^Falló otra vez: .*Refused by a fault of the sandbox/)
    await expect(again.first()).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  // Each try makes the pause before the next one longer: now it does not leave by itself before it is told to.
  const id = await row.locator('input[name="id"]').inputValue()
  for (let tries = 0; tries < 4; tries++) await request.post(`/api/admin/jobs/mail/${id}/retry`)
  await request.delete(`${sandboxUrl}/sandbox/mail/faults`)
  await retry.click()
  await expect(page.getByText('Salió bien').first()).toBeAttached()
  await expect(row).toHaveCount(0)
  await mailTo(request, sandboxUrl, form.email, /./)

  await page.locator('summary', { hasText: 'Las que van bien' }).click()
  const sweep = page.getByRole('row').filter({ hasText: 'Borrar imágenes que nadie usa' })
  await expect(sweep.getByText('Bien', { exact: true })).toBeVisible()
  await sweep.getByRole('button', { name: 'Ejecutar ahora' }).click()
  await expect(page.getByText('Salió bien').first()).toBeAttached()

  await page.goto('/admin/audit')
  await expect(page.getByText(/volvió a intentar un trabajo\.$/).first()).toBeVisible()
})
