import { expect, test } from './shop.ts'

test('a new password can be seen while it is typed, by pointer and by keyboard', async ({ page }) => {
  await page.goto('/buyerSignUp')
  const password = page.getByLabel('Contraseña', { exact: true })
  const show = page.getByRole('button', { name: 'Mostrar la contraseña' })
  await password.fill('Cerveza2026')
  await password.press('ArrowLeft')
  await password.press('ArrowLeft')
  await expect(show).toHaveAttribute('aria-pressed', 'false')
  await show.click()
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
  // Who was typing goes on where they were.
  await expect(password).toBeFocused()
  await page.keyboard.type('x')
  await expect(password).toHaveValue('Cerveza20x26')
  // By keyboard one stays at the sign.
  await page.keyboard.press('Tab')
  await expect(show).toBeFocused()
  await page.keyboard.press('Space')
  await expect(password).toHaveAttribute('type', 'password')
  await expect(show).toBeFocused()
  await page.keyboard.press('Space')
  await expect(password).toHaveAttribute('type', 'text')
})

test('what was shown is hidden again once it is sent', async ({ page }) => {
  await page.goto('/forgotPassword?step=code')
  await page.getByLabel('Correo electrónico').fill('nadie@lupulo.example')
  await page.getByLabel('Código').fill('123456')
  for (const label of ['Nueva contraseña', 'Confirmar contraseña']) {
    await page.getByLabel(label).fill('Cerveza2026')
  }
  await page.getByRole('button', { name: 'Mostrar la contraseña' }).first().click()
  await expect(page.getByLabel('Nueva contraseña')).toHaveAttribute('type', 'text')
  await expect(page.getByLabel('Confirmar contraseña')).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(page.getByText('Código incorrecto o inesperado').first()).toBeVisible()
  await expect(page.getByLabel('Nueva contraseña')).toHaveAttribute('type', 'password')
})

for (const [language, name] of [
  ['en', 'Show the password'],
  ['pt', 'Mostrar a senha'],
] as const) {
  test(`the sign has its name in ${language}`, async ({ page }) => {
    await page.goto(`/forgotPassword?step=code&lang=${language}`)
    await expect(page.getByRole('button', { name })).toHaveCount(2)
  })
}

for (const path of ['/buyerSignUp', '/sellerSignUp']) {
  test(`${path} leads who has an account to the log-in, and on to where they were going`, async ({
    page,
  }) => {
    await page.goto(`${path}?next=%2FmyShop`)
    await page.getByText('¿Ya tienes una cuenta?').getByRole('link', { name: 'Iniciar sesión' }).click()
    await expect(page).toHaveURL('/login?next=%2FmyShop')
  })
}

test.describe('without a line of script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no sign that would do nothing', async ({ page }) => {
    await page.goto('/buyerSignUp')
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('type', 'password')
    await expect(page.getByRole('button', { name: 'Mostrar la contraseña' })).toHaveCount(0)
  })
})
