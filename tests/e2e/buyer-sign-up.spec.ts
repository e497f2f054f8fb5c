import { buyerForm, expect, test } from './shop.ts'

const WEAK =
  'La contraseña debe contener al menos una mayúscula, una minúscula, un número y tener más de 8 caracteres.'

test('each field has its hint while it is in hand, and its message once it is wrong', async ({ page }) => {
  await page.goto('/buyerSignUp')
  for (const [label, hint] of [
    ['Nombre', 'Se requiere nombre'],
    ['Apellido', 'Se requiere apellido'],
    ['Contraseña', 'Se requiere contraseña'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true })
    await expect(page.getByText(hint)).toHaveCSS('opacity', '0')
    await field.focus()
    await expect(page.getByText(hint)).toHaveCSS('opacity', '1')
    await expect(field).toHaveAccessibleDescription(new RegExp(hint))
  }
  await expect(page.getByText('Al menos 8 caracteres, con una mayúscula')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Crear Usuario' })).toBeDisabled()
  // A hint says what is missing: where nothing is, it goes.
  await page.getByLabel('Nombre', { exact: true }).fill('Ana')
  await expect(page.getByText('Se requiere nombre')).toHaveCount(0)
  await page.getByLabel('Contraseña', { exact: true }).fill('Cerveza2026')
  await expect(page.getByText('Se requiere contraseña')).toHaveCount(0)
  for (const [label, typed, said] of [
    ['Nombre', 'Ana 1', 'Solo se permiten letras'],
    ['Apellido', 'P@z', 'Solo se permiten letras'],
    ['Documento', '12', 'El documento lleva de 6 a 15 dígitos.'],
    ['Correo electrónico', 'ana@', 'Correo electrónico inválido'],
    ['Contraseña', 'corta', WEAK],
    ['Ciudad', '42', 'Solo se permiten letras'],
    ['Dirección', '', 'Información requerida'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true })
    await field.fill(typed || 'x')
    await field.fill(typed)
    await field.blur()
    await expect(page.getByText(said).first()).toBeVisible()
  }
  await page.getByLabel('País').selectOption('Chile')
  await expect(
    page.getByLabel('Estado / Provincia').getByRole('option', { name: 'Valparaíso' }),
  ).toBeAttached()
  await expect(
    page.getByLabel('Estado / Provincia').getByRole('option', { name: 'Mendoza' }),
  ).not.toBeAttached()
  await expect(page.getByRole('button', { name: 'Crear Usuario' })).toBeDisabled()
})

test('the button that is off says what is missing, and leads there', async ({ page }) => {
  await page.goto('/buyerSignUp')
  const submit = page.getByRole('button', { name: 'Crear Usuario' })
  await expect(
    page.getByText('Falta completar o corregir: Nombre, Apellido, Documento y 6 más.'),
  ).toBeVisible()
  await expect(submit).toBeDisabled()
  await submit.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await submit.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(page.getByText('Información requerida')).toHaveCount(9)
  await expect(page.getByLabel('Nombre', { exact: true })).toBeFocused()
})

test('a taken e-mail is told at its field, in any capitals', async ({ page }) => {
  const person = buyerForm()
  await page.request.post('/api/user', { data: person })
  await page.goto('/buyerSignUp')
  for (const [label, value] of [
    ['Nombre', person.name],
    ['Apellido', person.lastName],
    ['Documento', person.document],
    ['Correo electrónico', person.email.toUpperCase()],
    ['Contraseña', person.password],
    ['Ciudad', person.city],
    ['Dirección', person.address],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await page.getByLabel('País').selectOption(person.country)
  await page.getByLabel('Estado / Provincia').selectOption(person.state)
  await page.getByRole('button', { name: 'Crear Usuario' }).click()
  const taken = page.getByText('Ya existe una cuenta con ese email.')
  await expect(taken.first()).toBeVisible()
  expect(await page.content()).not.toContain(person.password)

  // It stays while other fields are looked at, and goes with its cause: at the field and above the form.
  const summary = page.getByRole('alert').filter({ hasText: 'Error al crear usuario' })
  await page.getByLabel('Ciudad', { exact: true }).fill('Rosario')
  await page.getByLabel('Ciudad', { exact: true }).blur()
  await expect(summary.filter({ has: page.getByRole('link') })).toBeVisible()
  await expect(page.getByLabel('Correo electrónico', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  const email = page.getByLabel('Correo electrónico', { exact: true })
  await email.fill(`otra-${person.email}`)
  await expect(email).toBeFocused()
  await expect(summary.filter({ has: page.getByRole('link') })).toHaveCount(0)
  await expect(email).not.toHaveAttribute('aria-invalid')

  // The log-in that follows knows the e-mail, and says what waits in its mailbox.
  await page.getByRole('button', { name: 'Crear Usuario' }).click()
  await expect(page).toHaveURL('/login')
  await expect(taken).toHaveCount(0)
  await expect(page.getByLabel('Email')).toHaveValue(`otra-${person.email}`)
  await expect(page.getByText(`Te enviamos un enlace a otra-${person.email} para confirmarlo.`)).toBeVisible()
})
