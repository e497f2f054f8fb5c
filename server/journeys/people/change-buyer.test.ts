import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buyers, orders, pictures, users } from '#database/schema.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import {
  aLoggedInAdmin,
  aLoggedInBuyer,
  aLoggedInSeller,
  mailsTo,
} from '#tests/factories/logged-in-people.ts'

const checkout = useCheckout()
const services = () => checkout.with()

/** A buyer's record as its form sends it. */
const RECORD = {
  name: 'Ana María',
  lastName: "O'Higgins",
  document: 30111222,
  phone: '+55115550100',
  country: 'Brazil',
  state: 'São Paulo',
  city: 'São Paulo',
  address: 'Rua Augusta 5',
  image: '',
}

const stored = async (id: string) =>
  (await checkout.db.select().from(buyers).where(eq(buyers.userId, id)))[0]!

test('a buyer changes their record, and the shop calls them by the new name at once', async () => {
  const ana = await aLoggedInBuyer(services())
  const { status, body } = await ana.send('PUT', '/user', RECORD)
  expect(status).toBe(200)
  const now = { ...RECORD, id: ana.id, email: ana.email, role: 'Person', status: true }
  expect(body).toEqual({ ...now, pendingEmail: null })
  expect((await ana.send('GET', `/persons/${ana.id}`)).body).toEqual(now)
  expect(await ana.session()).toMatchObject({ name: "Ana María O'Higgins" })
  expect(await mailsTo(services(), ana.email)).toEqual([])
})

test('a record that comes back as it was given changes nothing', async () => {
  const ana = await aLoggedInBuyer(services())
  await checkout.db.update(buyers).set({ document: '01234567' }).where(eq(buyers.userId, ana.id))
  const given = (await ana.send('GET', `/persons/${ana.id}`)).body as object
  const answer = await ana.send('PUT', '/user', {
    ...given,
    status: 'true',
    email_verified: true,
    password: '',
  })
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ ...given, pendingEmail: null })
  // And so does the answer itself. The document is a number on the wire; its zero is kept.
  expect((await ana.send('PUT', '/user', answer.body)).body).toEqual(answer.body)
  expect((await stored(ana.id)).document).toBe('01234567')
  expect((await ana.send('PUT', '/user', { ...given, document: '1234568' })).status).toBe(200)
  expect((await stored(ana.id)).document).toBe('1234568')
})

test('what is optional stays when it is left out, and goes when it is empty', async () => {
  const ana = await aLoggedInBuyer(services())
  const { phone: _, image: __, ...rest } = RECORD
  await ana.send('PUT', '/user', { ...rest, image: '/labels/houses/niebla.png' })
  expect(await stored(ana.id)).toMatchObject({ phone: '+543515550100', image: '/labels/houses/niebla.png' })
  await ana.send('PUT', '/user', rest)
  expect(await stored(ana.id)).toMatchObject({ phone: '+543515550100', image: '/labels/houses/niebla.png' })
  await ana.send('PUT', '/user', { ...rest, phone: '', image: '' })
  expect(await stored(ana.id)).toMatchObject({ phone: '', image: '' })
})

test('nobody sets a role, a status, a password or another’s id by their record', async () => {
  const ana = await aLoggedInBuyer(services())
  const other = await aBuyer(checkout.db)
  const before = [await stored(ana.id), await stored(other.id)]
  for (const [field, value] of Object.entries({
    id: other.id,
    role: 'Admin',
    status: 'false',
    password: 'Malteada2026',
  })) {
    const { status, body } = await ana.send('PUT', '/user', { ...RECORD, [field]: value })
    expect([field, status, body]).toEqual([
      field,
      403,
      { code: 'read-only-field', message: `Este dato no se puede cambiar: ${field}.`, field },
    ])
  }
  for (const id of [ana.id, other.id]) {
    for (const status of [true, 'true', 'false']) {
      expect((await ana.send('PUT', '/user', { id, status })).body).toMatchObject({ code: 'forbidden' })
    }
  }
  expect([await stored(ana.id), await stored(other.id)]).toEqual(before)
  const [user] = await checkout.db.select().from(users).where(eq(users.id, ana.id))
  expect(user).toMatchObject({ role: 'Person', active: true })
})

test('an e-mail cannot be declared proved', async () => {
  const ana = await aLoggedInBuyer(services())
  const claims = { email_verified: true, emailVerified: true, pendingEmail: 'otra@correo.example' }
  expect((await ana.send('PUT', '/user', { ...RECORD, ...claims })).body).toMatchObject({
    pendingEmail: null,
  })
  expect(await ana.account()).toMatchObject({ emailVerified: false, pendingEmail: null })
})

test('unknown names and wrong fields are named, in the words of the form that was meant', async () => {
  const ana = await aLoggedInBuyer(services())
  const wrong = { ...RECORD, id: ana.id, status: true, city: 'Córdoba 2', address: '', isAdmin: true }
  const { status, body } = await ana.send('PUT', '/user', wrong)
  expect([status, body]).toEqual([
    400,
    {
      code: 'malformed',
      message: 'Revisa los datos marcados.',
      fields: {
        city: 'Solo se permiten letras',
        address: 'Información requerida',
        isAdmin: 'Campo desconocido.',
      },
    },
  ])
  const phone = await ana.send('PUT', '/user', { ...RECORD, phone: 'llámame' })
  expect(phone.body).toMatchObject({ fields: { phone: 'Debe indicar un número valido' } })
})

test('it is a buyer’s call and the admins’: not a visitor’s, a seller’s, nor a deactivated buyer’s', async () => {
  const ana = await aLoggedInBuyer(services())
  const seller = await aLoggedInSeller(services())
  const admin = await aLoggedInAdmin(services())
  expect((await seller.send('PUT', '/user', RECORD)).status).toBe(403)
  expect((await admin.send('PUT', '/user', RECORD)).body).toMatchObject({
    fields: { id: 'Información requerida' },
  })
  await checkout.db.update(users).set({ active: false }).where(eq(users.id, ana.id))
  expect((await ana.send('PUT', '/user', RECORD)).body).toMatchObject({ code: 'not-signed-in' })
  expect(await stored(ana.id)).toMatchObject({ name: 'Ana' })
})

test('a picture must be one of ours', async () => {
  const ana = await aLoggedInBuyer(services())
  const name = `${'a'.repeat(22)}-800x600`
  const mine = { ...RECORD, image: `/media/${name}` }
  const refused = await ana.send('PUT', '/user', mine)
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { fields: { image: 'La imagen no está en nuestro almacenamiento.' } },
  ])
  expect((await stored(ana.id)).name).toBe('Ana')
  await checkout.db.insert(pictures).values({ name, bytes: 1000 })
  expect((await ana.send('PUT', '/user', mine)).body).toMatchObject({ image: mine.image })
})

test('an open order keeps the name and address that it was placed with', async () => {
  const shop = checkout.with()
  const ana = await aLoggedInBuyer(shop)
  const beer = await aBeer(checkout.db)
  const orderId = await aPlacedOrder(shop, ana.id, [{ id: beer.id, quantity: 1 }])
  const order = async () => (await checkout.db.select().from(orders).where(eq(orders.id, orderId)))[0]!
  const before = await order()
  expect((await ana.send('PUT', '/user', RECORD)).status).toBe(200)
  expect(await order()).toEqual(before)
})
