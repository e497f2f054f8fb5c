import { expect, signInAsAdmin, test } from './shop.ts'

test('an admin types what a dollar costs, sees it in use, and withdraws it', async ({ page, context }) => {
  await signInAsAdmin(context)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Dinero' }).click()
  await page.getByRole('link', { name: 'Cotización' }).click()
  const inUse = page.getByRole('region', { name: 'En uso' })
  await expect(inUse).toContainText('1 U$S =')
  const told = (await inUse.getByText(/^1 U\$S =/).textContent())!
  const rate = Math.floor(Number(told.replace(/^1 U\$S = /, '').replace(/[^\d.]/g, ''))) + 7

  const field = page.getByLabel('Cuánto cuesta un dólar')
  await field.fill('mucho')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Escribe un número, por ejemplo 1250,5.')).toBeVisible()
  // What no dollar costs is refused where it was typed, before anybody gives a reason for it.
  for (const [typed, said] of [
    ['0', 'Un dólar no puede costar eso'],
    ['-5', 'Un dólar no puede costar eso'],
    ['12345678901234567890', 'Un dólar no puede costar eso'],
    [`${rate}0`, 'Es diez veces la última cotización'],
  ] as const) {
    await field.fill(typed)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByText(said)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await field.fill(`${rate},5`)
  await page.getByRole('button', { name: 'Continuar' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Motivo').fill('Feriado bancario')
  await sheet.getByRole('button', { name: 'Usar esta cotización' }).click()
  await expect(inUse).toContainText('Escrita a mano')
  await expect(inUse).toContainText(`${rate}.5`)

  await inUse.getByRole('link', { name: 'Retirar la escrita a mano' }).click()
  await sheet.getByLabel('Motivo').fill('Ya abrió')
  await sheet.getByRole('button', { name: 'Retirar la cotización' }).click()
  await expect(inUse).not.toContainText('Escrita a mano')
  await expect(inUse).toContainText(told)
  await expect(page.getByRole('row').filter({ hasText: 'Ya abrió' })).toContainText('Retirada')
})
