import { ADMIN_PASSWORD, anAdmin } from './an-admin.ts'
import { openCartWith } from './open-cart-with.ts'
import { logInPlainly, plainTest } from './plain.ts'
import { expect, passAgeGate, sellerForm, signIn, test } from './shop.ts'
import { somebodyElsewhere } from './somebody-elsewhere.ts'

const REASON = 'Pregunta por teléfono qué hay en su carrito.'

test('an admin sees the shop as a buyer, can change nothing, and the buyer reads it later', async ({
  page,
  buyer,
  publish,
  browser,
}) => {
  const beer = await publish()
  await openCartWith(page, beer, 2)
  await page.goto('/account/sessions')
  await expect(page.getByText('No pasó nunca.')).toBeVisible()

  const admins = await browser.newContext()
  await passAgeGate(admins)
  await signIn(admins, await anAdmin())
  const admin = await admins.newPage()
  await admin.goto(`/admin/buyer/${buyer.id}`)
  await admin.getByRole('link', { name: 'Ver como' }).click()
  const sheet = admin.getByRole('dialog')
  await expect(sheet.getByText('Durante 30 minutos ves lo mismo que ve')).toBeVisible()
  await sheet.getByLabel('Motivo').fill('Llamó.')
  await sheet.getByRole('button', { name: 'Ver como' }).click()
  await expect(sheet.getByText('Como mínimo 10 caracteres: lo lee a quien ves.').first()).toBeVisible()
  await sheet.getByLabel('Motivo').fill(REASON)
  await sheet.getByRole('button', { name: 'Ver como' }).click()
  await expect(admin).toHaveURL(`/user/${buyer.id}`)
  const bar = admin.getByRole('complementary', { name: 'Ver como otra persona' })
  await expect(bar).toContainText(/Ves la tienda como .+ hasta las \d\d:\d\d\. Solo lectura\./)

  await admin.goto('/cart')
  await expect(admin.getByRole('link', { name: beer.name }).first()).toBeVisible()
  await expect(bar).toBeVisible()
  await admin.goto(`/detail/${beer.id}`)
  // It looks off, and says why it is.
  const plus = admin.getByRole('button', { name: `Sumar una unidad de ${beer.name}` })
  await expect(plus).toHaveAttribute('aria-disabled', 'true')
  await plus.click({ force: true })
  await expect(admin.getByText('Estás viendo la tienda como otra persona').first()).toBeVisible()
  expect((await admins.cookies()).filter(({ name }) => name === 'cart')).toEqual([])
  await admin.goto('/account/sessions')
  await expect(admin.getByText('solo se mira, y esto no')).toBeVisible()
  // What would be refused looks so; what ends it does not.
  await admin.goto(`/user/${buyer.id}`)
  const edits = admin.getByRole('main').getByRole('link', { name: 'Editar' })
  await expect(edits).toHaveAttribute('aria-disabled', 'true')
  await edits.click({ force: true })
  await expect(admin).toHaveURL(`/user/${buyer.id}?edit`)
  const sends = admin.getByRole('main').locator('form[method="post"] button[type="submit"]').last()
  await expect(sends).toHaveAttribute('aria-disabled', 'true')
  await expect(bar.getByRole('button', { name: 'Terminar' })).toBeEnabled()
  const above = admin.getByRole('navigation', { name: 'Navegación principal' })
  await expect(above.getByRole('link', { name: 'Contact' })).toHaveAttribute('aria-disabled', 'true')
  await expect(above.getByRole('link', { name: 'Shop' })).not.toHaveAttribute('aria-disabled', 'true')
  await admin.goto('/admin')
  await expect(admin.getByText('ERROR PAGE 404')).toBeVisible()
  await bar.getByRole('button', { name: 'Terminar' }).click()
  await expect(admin).toHaveURL(`/admin/buyer/${buyer.id}`)
  await expect(bar).toHaveCount(0)
  await admin.goto('/admin/audit')
  await expect(admin.getByText(/dejó de ver la tienda como/).first()).toBeVisible()

  await page.goto('/account/sessions')
  const seen = page.getByRole('list', { name: 'Cuándo la administración vio la tienda como tú' })
  await expect(seen.getByRole('listitem')).toContainText('de la administración de la tienda')
  await expect(seen.getByRole('listitem')).toContainText(REASON)
  await page.goto('/cart')
  await expect(page.getByRole('link', { name: beer.name }).first()).toBeVisible()
})

plainTest(
  'without scripts, as a brewery: its forms are refused in a sentence',
  async ({ plain, browser }) => {
    const seller = await somebodyElsewhere(browser, '/company', sellerForm())
    await logInPlainly(plain, { email: (await anAdmin()).email, password: ADMIN_PASSWORD })
    await plain.go(`/admin/seller/${seller.id}?see=1`)
    const begun = await plain.press('Ver como', { Motivo: 'No encuentra dónde se publica.' })
    expect(begun.url).toMatch(new RegExp(`/company/${seller.id}/today$`))
    expect(begun.text).toMatch(/Ves la tienda como .+ hasta las \d\d:\d\d\. Solo lectura\. Terminar/)
    // One that would only keep a cookie, too.
    const chosen = await plain.press('Português')
    expect([chosen.status, chosen.text]).toEqual([403, expect.stringContaining('solo se mira')])
    for (const path of ['keys', 'webhooks', 'messages']) {
      const closed = await plain.go(`/company/${seller.id}/${path}`)
      expect([path, closed.status, closed.text]).toEqual([path, 403, expect.stringContaining('Terminar')])
    }
    await plain.go('/home')
    expect((await plain.press('Terminar')).url).toMatch(new RegExp(`/admin/seller/${seller.id}$`))
  },
)
