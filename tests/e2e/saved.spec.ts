import { randomUUID } from 'node:crypto'
import { expectNoViolations } from './expect-no-violations.ts'
import { type Beer, buyerForm, expect, postBeer, sellerForm, signIn, test } from './shop.ts'

/** A name that an address writes as it is. */
const aName = () => `Cuento-${randomUUID().slice(0, 8)}`
const heartOf = (beer: Pick<Beer, 'name'>) => ({ name: `Guardar ${beer.name}`, exact: true })

test('a heart saves a beer where it stands, the list keeps it, and what costs less now is told', async ({
  page,
  buyer,
  playwright,
  baseURL,
}) => {
  void buyer
  const brewery = await playwright.request.newContext({ baseURL: baseURL! })
  const seller = sellerForm()
  await brewery.post('/api/company', { data: seller })
  await brewery.post('/api/login', { data: { email: seller.email, password: seller.password } })
  const beer = await postBeer(brewery, { name: aName(), price: 4.5 })
  await page.goto(`/shop?name=${beer.name}`)
  const heart = page.getByRole('button', heartOf(beer))
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.focus()
  await page.keyboard.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toBeFocused()
  await expect(page).toHaveURL(`/shop?name=${beer.name}`)

  const { name, type, ABV, IBU, description, stock, presentation } = beer as Beer & Record<string, unknown>
  const cheaper = { name, type, ABV, IBU, description, stock, presentation, price: 3 }
  expect((await brewery.put(`/api/product/${beer.id}`, { data: cheaper })).ok()).toBe(true)
  await page.getByText('Menu', { exact: true }).click()
  await page.getByRole('link', { name: 'Guardadas' }).click()
  await expect(page).toHaveURL('/saved')
  await expect(page.getByText('Más barata que cuando la guardaste: costaba U$S 4.50')).toBeVisible()
  await expectNoViolations(page)

  await page.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(`/detail/${beer.id}`)
  await page.keyboard.press('Escape')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/saved')
  await expect(page.getByText('Todavía no guardaste ninguna cerveza')).toBeVisible()
})

test('a visitor is led to log in, and the beer is saved after it', async ({ page, publish }) => {
  const beer = await publish()
  const person = buyerForm()
  await page.request.post('/api/user', { data: person })
  await page.goto(`/detail/${beer.id}`)
  await page.keyboard.press('Escape')
  await page.getByRole('button', heartOf(beer)).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(page.getByText('guardamos lo que elegiste')).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(`/detail/${beer.id}`)
  await expect(page.getByRole('button', heartOf(beer))).toHaveAttribute('aria-pressed', 'true')
})

test('who wants what is sold out is told when it is back: a visitor once they have logged in', async ({
  page,
  publish,
}) => {
  const beer = await publish({ name: aName(), stock: 0 })
  const person = buyerForm()
  await page.request.post('/api/user', { data: person })
  await page.goto(`/shop?name=${beer.name}`)
  const tell = page.getByRole('button', { name: `Avísame cuando vuelva ${beer.name}` })
  await expect(page.getByRole('button', { name: `Agregar ${beer.name} al carrito` })).toHaveCount(0)
  await tell.click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(`/shop?name=${beer.name}`)
  await expect(tell).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', heartOf(beer))).toHaveAttribute('aria-pressed', 'true')
  await expectNoViolations(page)
  await page.goto('/saved')
  await expect(page.getByRole('checkbox', { name: 'Cuando vuelva a haber' })).toBeChecked()
  // Its own page offers it too, above what is off.
  await page.goto(`/detail/${beer.id}`)
  await page.keyboard.press('Escape')
  await expect(tell).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/saved')
  await tell.click()
  await expect(page.getByText('Todavía no guardaste ninguna cerveza')).toBeVisible()
})

test('a brewery is followed on its page, listed, and told how many follow it', async ({
  page,
  context,
  publish,
}) => {
  const beer = await publish()
  const person = buyerForm()
  await context.request.post('/api/user', { data: person })
  await signIn(context, person)
  await page.goto(`/company/${beer.companyId}`)
  await page.getByRole('button', { name: 'Seguir', exact: true }).click()
  const leave = page.getByRole('button', { name: /^Dejar de seguir a Cervecería del Cuento/ })
  await expect(leave).toBeVisible()
  await page.goto('/saved')
  const followed = page.getByRole('region', { name: 'Cervecerías que sigues' })
  await expect(followed.getByRole('link', { name: 'Cervecería del Cuento' })).toBeVisible()
  await followed.getByRole('button', { name: /^Dejar de seguir/ }).click()
  await expect(followed.getByText('Todavía no sigues ninguna cervecería.')).toBeVisible()
})

test('sellers have no hearts, and none to send', async ({ page, seller, publish }) => {
  void seller
  const beer = await publish()
  await page.goto(`/detail/${beer.id}`)
  await expect(page.getByRole('heading', { level: 1, name: beer.name })).toBeVisible()
  await expect(page.getByRole('button', heartOf(beer))).toHaveCount(0)
  await page.goto(`/company/${beer.companyId}`)
  await expect(page.getByRole('button', { name: 'Seguir', exact: true })).toHaveCount(0)
})

test.describe('without a line of script', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor presses a heart, logs in, finds the beer saved and takes it off', async ({
    page,
    publish,
  }) => {
    const beer = await publish({ name: aName() })
    const person = buyerForm()
    await page.request.post('/api/user', { data: person })
    await page.goto(`/shop?name=${beer.name}`)
    await page.getByRole('button', heartOf(beer)).click()
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page).toHaveURL(`/shop?name=${beer.name}`)
    await expect(page.getByRole('button', heartOf(beer))).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/saved')
    await page.getByRole('button', heartOf(beer)).click()
    await expect(page).toHaveURL('/saved')
    await expect(page.getByText('Todavía no guardaste ninguna cerveza')).toBeVisible()
  })
})
