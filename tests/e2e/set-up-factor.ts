import { expect, type Page } from '@playwright/test'
import { shownCode } from '../factories/an-authenticator.ts'

/** From the page that says that a second factor is needed, there and back to it. Answers what its phone and its list hold. */
export async function setUpFactor(
  page: Page,
  password: string,
): Promise<{ key: string; backupCode: string }> {
  const from = new URL(page.url()).pathname
  await page.getByRole('link', { name: 'Activar la verificación en dos pasos' }).click()
  await page.getByLabel('Contraseña actual').fill(password)
  await page.getByRole('button', { name: 'Empezar' }).click()
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible()
  const key = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Código de 6 dígitos').fill(shownCode(key))
  await page.getByRole('button', { name: 'Activar' }).click()
  const codes = page.getByRole('list', { name: 'Códigos de respaldo' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const backupCode = await codes.first().innerText()
  await page.getByRole('link', { name: 'Ya los guardé' }).click()
  await expect(page).toHaveURL(from)
  return { key, backupCode }
}
