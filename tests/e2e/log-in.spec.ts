import { buyerForm, expect, test } from './shop.ts'

test('the log-in form says what is wrong in its own words', async ({ page }) => {
  await page.goto('/login')
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  const submit = page.getByRole('button', { name: 'Submit' })
  await expect(submit).toBeDisabled()
  for (const [typed, said] of [
    ['ana', 'Must be at least 6 characters'],
    ['ana.example.com', 'Must be an email'],
    ['', 'Enter your email'],
  ] as const) {
    await email.fill(typed)
    await email.blur()
    await expect(page.getByText(said).first()).toBeVisible()
  }
  await password.fill('x')
  await password.fill('')
  await password.blur()
  await expect(page.getByText('Enter your password').first()).toBeVisible()
  await expect(submit).toBeDisabled()
})

test('what is pressed stays where it is until the press is over, whatever is wrong with the field that was left', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByLabel('Password', { exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).hover()
  await page.mouse.down()
  // As long as a finger takes: what React has to say of the field is painted by then.
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
  await page.mouse.up()
  await expect(page).toHaveURL('/chooseSignUp')

  await page.goto('/login')
  await page.getByLabel('Password', { exact: true }).click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByText('Enter your password').first()).toBeVisible()
})

test('a wrong password is told in a toast that stays, and the password is not sent back', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('nadie@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Equivocada1')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Login Error', { exact: true })).toBeVisible()
  await expect(page.getByText('El email o la contraseña no son correctos.').first()).toBeVisible()
  expect(await page.content()).not.toContain('Equivocada1')
})

test('an error goes with its cause: a new attempt and another page take it along', async ({ page }) => {
  const person = buyerForm()
  await page.request.post('/api/user', { data: person })
  const failed = page.getByText('Login Error', { exact: true })
  const logIn = async (password: string) => {
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Submit' }).click()
  }
  await page.goto('/login')
  await logIn('Equivocada1')
  await expect(failed).toBeVisible()
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await expect(page).toHaveURL('/forgotPassword')
  await expect(failed).toHaveCount(0)

  await page.goBack()
  await logIn('Equivocada1')
  await expect(failed).toBeVisible()
  await logIn(person.password)
  await expect(page).toHaveURL('/shop')
  await expect(page.getByText('Login successful').first()).toBeVisible()
  await expect(failed).toHaveCount(0)
})

test('an empty cart lands in the shop, once a session; logging out goes home', async ({ page }) => {
  const person = buyerForm()
  await page.request.post('/api/user', { data: person })
  await page.goto('/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('checkbox', { name: 'Show password' }).check()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL('/shop')
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))
  await expect.poll(kept).toMatchObject({ access: true, role: 'Person', navigated: true })
  expect(Object.keys(await kept()).sort()).toEqual(['access', 'id', 'navigated', 'role'])
  await page.getByText('Menu', { exact: true }).click()
  await expect(page.getByRole('link', { name: 'My Purchases' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('purchases ask a visitor to log in, and lead back', async ({ page }) => {
  const person = buyerForm()
  await page.request.post('/api/user', { data: person })
  expect((await page.goto('/myShop'))?.status()).toBe(404)
  await page.getByRole('link', { name: 'Iniciar sesión y volver' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL('/myShop')
  await expect(page.getByText('At this moment there is nothing to show...')).toBeVisible()
})
