import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BeerPage, BeerSummary } from '#contract/catalogue.ts'
import { companies, orderLines, pictures, users } from '#database/schema.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import {
  aLoggedInAdmin,
  aLoggedInBuyer,
  aLoggedInSeller,
  linkMailedTo,
  PASSWORD,
} from '#tests/factories/logged-in-people.ts'
import { sendJson } from '#tests/http/send-json.ts'

const checkout = useCheckout()
const services = () => checkout.with()

/** A company's record as its form sends it. */
const RECORD = {
  name: 'Eva María',
  lastName: 'Ruiz',
  document: 20333444,
  phone: '+55115550200',
  country: 'Brazil',
  state: 'São Paulo',
  city: 'Campinas',
  company: 'Malta & Sol (2)',
  address: 'Rua das Flores 8',
  image: '',
  story: 'Desde 2011.',
  shipsTo: ['Chile', 'Peru'],
}

const stored = async (id: string) =>
  (await checkout.db.select().from(companies).where(eq(companies.id, id)))[0]!

test('a seller changes their company, and the shop calls them by the new name at once', async () => {
  const eva = await aLoggedInSeller(services())
  const { status, body } = await eva.send('PUT', '/company', RECORD)
  expect([status, body]).toEqual([
    200,
    { ...RECORD, id: eva.id, email: eva.email, role: 'Company', status: true, pendingEmail: null },
  ])
  expect(await eva.session()).toEqual({ access: true, id: eva.id, role: 'Company', name: 'Eva María Ruiz' })
  // Whatever comes back as it was given, the whole profile with its beers included, changes nothing.
  const profile = (await eva.send('GET', `/company/${eva.id}`)).body as {
    private: object
    Products: object[]
  }
  const again = { ...profile.private, Products: profile.Products, password: '' }
  expect((await eva.send('PUT', '/company', again)).body).toEqual(body)
  expect((await eva.send('PUT', '/company', { ...RECORD, story: '' })).body).toMatchObject({ story: '' })
})

test('the catalogue follows a company’s name: search, lists and the carousel; orders keep the old one', async () => {
  const shop = services()
  const eva = await aLoggedInSeller(shop, { company: 'Vieja Zamba' })
  const beer = await aBeer(checkout.db, { companyId: eva.id })
  const buyer = await aBuyer(checkout.db)
  const orderId = await aPlacedOrder(shop, buyer.id, [{ id: beer.id, quantity: 1 }])
  const search = async (name: string) =>
    (
      (await sendJson(shop, 'GET', `/product?name=${encodeURIComponent(name)}`)).body as BeerPage
    ).products.map(({ company }) => company.company)
  const brewery = async () =>
    (
      (await sendJson(shop, 'GET', '/breweries')).body as { companies: { id: string; company: string }[] }
    ).companies
      .filter(({ id }) => id === eva.id)
      .map(({ company }) => company)
  expect([await search('zamba'), await brewery()]).toEqual([['Vieja Zamba'], ['Vieja Zamba']])
  const label = async () => ((await sendJson(shop, 'GET', `/product/${beer.id}`)).body as BeerSummary).image
  const before = await label()

  await eva.send('PUT', '/company', { ...RECORD, company: 'Chacarera Nueva' })
  expect([await search('zamba'), await search('chacarera'), await brewery()]).toEqual([
    [],
    ['Chacarera Nueva'],
    ['Chacarera Nueva'],
  ])
  expect(await label()).not.toBe(before)
  const lines = await checkout.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  expect(lines.map(({ companyName }) => companyName)).toEqual(['Vieja Zamba'])
})

test('nobody sets a role, a status, a password or another’s id by their record', async () => {
  const [eva, rival] = [await aLoggedInSeller(services()), await aLoggedInSeller(services())]
  const before = [await stored(eva.id), await stored(rival.id)]
  for (const [field, value] of Object.entries({
    id: rival.id,
    role: 'Admin',
    status: false,
    password: 'Malteada2026',
  })) {
    const { status, body } = await eva.send('PUT', '/company', { ...RECORD, [field]: value })
    expect([status, body]).toMatchObject([403, { code: 'read-only-field', field }])
  }
  // The user's own id is not the company's either.
  expect((await eva.send('PUT', '/company', { ...RECORD, id: eva.userId })).status).toBe(403)
  for (const id of [eva.id, rival.id]) {
    for (const status of [true, 'true', 'false']) {
      expect((await eva.send('PUT', '/company', { id, status })).body).toMatchObject({ code: 'forbidden' })
    }
  }
  const unknown = await eva.send('PUT', '/company', { ...RECORD, active: true, city: '' })
  expect([unknown.status, unknown.body]).toMatchObject([
    400,
    { fields: { active: 'Campo desconocido.', city: 'Enter your city' } },
  ])
  expect([await stored(eva.id), await stored(rival.id)]).toEqual(before)
})

test('it is a seller’s call and the admins’: not a visitor’s, a buyer’s, nor a deactivated seller’s', async () => {
  const eva = await aLoggedInSeller(services())
  const admin = await aLoggedInAdmin(services())
  expect((await sendJson(services(), 'PUT', '/company', { body: RECORD })).status).toBe(401)
  expect((await (await aLoggedInBuyer(services())).send('PUT', '/company', RECORD)).status).toBe(403)
  expect((await admin.send('PUT', '/company', RECORD)).body).toMatchObject({
    fields: { id: 'Información requerida' },
  })
  await checkout.db.update(companies).set({ active: false }).where(eq(companies.id, eva.id))
  expect((await eva.send('PUT', '/company', RECORD)).status).toBe(401)
  expect(await stored(eva.id)).toMatchObject({ name: 'Eva' })
})

test('a picture must be one of ours; the drawing of the name is no picture', async () => {
  const eva = await aLoggedInSeller(services())
  const name = `${'b'.repeat(22)}-800x600`
  const pictured = { ...RECORD, image: `/media/${name}` }
  expect((await eva.send('PUT', '/company', pictured)).body).toMatchObject({
    fields: { image: 'La imagen no está en nuestro almacenamiento.' },
  })
  expect((await stored(eva.id)).name).toBe('Eva')
  await checkout.db.insert(pictures).values({ name, bytes: 1000 })
  expect((await eva.send('PUT', '/company', pictured)).body).toMatchObject({ image: pictured.image })
  const drawn = `/labels/companies/${eva.id}.svg?v=12345678`
  expect((await eva.send('PUT', '/company', { ...RECORD, image: drawn })).body).toMatchObject({ image: '' })
})

test('a seller’s e-mail takes both proofs as well', async () => {
  const shop = services()
  const eva = await aLoggedInSeller(shop)
  const email = 'nueva@cerveceria.example'
  expect((await eva.send('PUT', '/company', { ...RECORD, email })).body).toMatchObject({
    fields: { currentPassword: expect.any(String) },
  })
  expect((await eva.send('PUT', '/company', { ...RECORD, email, currentPassword: 'Malta2025' })).status).toBe(
    401,
  )
  expect((await stored(eva.id)).name).toBe('Eva')
  const asked = await eva.send('PUT', '/company', { ...RECORD, email, currentPassword: PASSWORD })
  expect(asked.body).toMatchObject({ email: eva.email, pendingEmail: email, company: RECORD.company })
  const body = { token: await linkMailedTo(shop, email) }
  expect((await sendJson(shop, 'PUT', '/account/email', { body })).status).toBe(200)
  const [user] = await checkout.db.select().from(users).where(eq(users.id, eva.userId))
  expect(user).toMatchObject({ email, emailVerified: true, role: 'Company' })
})
