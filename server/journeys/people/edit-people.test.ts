import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buyers, companies, orders, pictures, users } from '#database/schema.ts'
import { sendOutboxMail } from '#server/features/mail/send-outbox-mail.ts'
import type { Mail } from '#server/ports/mailer.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aMailer } from '#tests/factories/a-mailer.ts'
import { auditOf } from '#tests/factories/audit-entries.ts'
import {
  aLoggedInAdmin,
  aLoggedInBuyer,
  aLoggedInSeller,
  linkMailedTo,
  mailsTo,
  PASSWORD,
} from '#tests/factories/logged-in-people.ts'
import { sendJson } from '#tests/http/send-json.ts'

const checkout = useCheckout()

/** What a buyer and a seller of the factories are called, as an admin's form sends it back. */
const BUYER = {
  name: 'Ana',
  lastName: 'Pérez',
  document: 30111222,
  phone: '+543515550100',
  country: 'Argentina',
  state: 'Córdoba',
  city: 'Córdoba',
  address: 'Belgrano 123',
  image: '',
}
const COMPANY = {
  name: 'Eva',
  lastName: 'Ruiz',
  document: 20333444,
  phone: '+56325550100',
  country: 'Chile',
  state: 'Valparaíso',
  city: 'Quilpué',
  company: 'Birra del Valle',
  address: 'Av. Valparaíso 10',
}

async function aShop() {
  const services = checkout.with()
  return { services, admin: await aLoggedInAdmin(services) }
}
const aKeptPicture = async (letter: string) => {
  const name = `${letter.repeat(22)}-800x600`
  await checkout.db.insert(pictures).values({ name, bytes: 1000 })
  return `/media/${name}`
}

describe('a buyer’s record', () => {
  test('is changed by an admin as by its owner, and the audit log keeps what changed and no more', async () => {
    const { services, admin } = await aShop()
    const ana = await aLoggedInBuyer(services)
    const beer = await aBeer(checkout.db)
    const orderId = await aPlacedOrder(services, ana.id, [{ id: beer.id, quantity: 1 }])
    const image = await aKeptPicture('d')
    const edit = {
      ...BUYER,
      id: ana.id,
      city: 'Villa María',
      phone: '',
      image,
      reason: 'Lo pidió por teléfono.',
    }
    const { status, body } = await admin.send('PUT', '/user', edit)
    expect([status, body]).toMatchObject([
      200,
      {
        id: ana.id,
        city: 'Villa María',
        phone: '',
        image,
        email: ana.email,
        pendingEmail: null,
        status: true,
      },
    ])
    const [stored] = await checkout.db.select().from(buyers).where(eq(buyers.userId, ana.id))
    expect(stored).toMatchObject({ city: 'Villa María', document: '30111222' })
    expect(await auditOf(services, ana.id)).toEqual([
      {
        action: 'buyer-edited',
        kind: 'buyer',
        actorId: admin.id,
        userId: ana.id,
        facts: { fields: ['phone', 'city', 'image'] },
        values: {
          name: 'Ana Pérez',
          reason: 'Lo pidió por teléfono.',
          before: { phone: '+543515550100', city: 'Córdoba', image: '' },
          after: { phone: '', city: 'Villa María', image },
        },
      },
    ])
    const [order] = await checkout.db.select().from(orders).where(eq(orders.id, orderId))
    expect(order!.city).toBe('Córdoba')
    expect(await ana.session()).toMatchObject({ id: ana.id })
    // The same once more changes nothing, and leaves no entry.
    expect((await admin.send('PUT', '/user', edit)).status).toBe(200)
    expect(await auditOf(services, ana.id)).toHaveLength(1)
  })

  test('may be sent back whole as an admin reads it; role, switch and password are no part of an edit', async () => {
    const { services, admin } = await aShop()
    const ana = await aLoggedInBuyer(services)
    const { body: read } = await admin.send('GET', `/persons/admin/${ana.id}`)
    expect((await admin.send('PUT', '/user', read as object)).status).toBe(200)
    expect(await auditOf(services, ana.id)).toEqual([])
    for (const [field, value] of Object.entries({ role: 'Admin', status: false, password: 'Centeno2032' })) {
      const { status, body } = await admin.send('PUT', '/user', { ...BUYER, id: ana.id, [field]: value })
      expect([status, body]).toMatchObject([403, { code: 'read-only-field', field }])
    }
    const wrong = await admin.send('PUT', '/user', { ...BUYER, id: ana.id, name: '4na', city: '' })
    expect([wrong.status, wrong.body]).toMatchObject([
      400,
      { fields: { name: 'Solo se permiten letras', city: 'Información requerida' } },
    ])
    const picture = await admin.send('PUT', '/user', {
      ...BUYER,
      id: ana.id,
      image: `/media/${'e'.repeat(22)}-8x6`,
    })
    expect(picture.body).toMatchObject({ fields: { image: 'La imagen no está en nuestro almacenamiento.' } })
    expect(await auditOf(services, ana.id)).toEqual([])
  })

  test('another e-mail takes no password, waits for its link, and the old one is told by whom', async () => {
    const { services, admin } = await aShop()
    const ana = await aLoggedInBuyer(services, { user: { emailVerified: true } })
    const email = 'ana.nueva@correo.example'
    const asked = await admin.send('PUT', '/user', { ...BUYER, id: ana.id, email })
    expect([asked.status, asked.body]).toMatchObject([200, { email: ana.email, pendingEmail: email }])
    const told = (await mailsTo(services, ana.email)).find(({ kind }) => kind === 'email-change-asked')!
    const sent: Mail[] = []
    const mailer = aMailer(async (mail: Mail) => void sent.push(mail))
    await sendOutboxMail({ ...services, mailer }, told.id)
    expect(sent[0]!.subject).toBe('Tu cuenta de Lúpulo va a tener otro correo')
    expect(sent[0]!.text).toContain('la administración de Lúpulo pidió que otro correo sea el de tu cuenta')
    expect(await auditOf(services, ana.id)).toMatchObject([
      { facts: { fields: ['email'] }, values: { before: { email: ana.email }, after: { email } } },
    ])
    const body = { token: await linkMailedTo(services, email) }
    expect((await sendJson(services, 'PUT', '/account/email', { body })).status).toBe(200)
    const [user] = await checkout.db.select().from(users).where(eq(users.id, ana.id))
    expect(user).toMatchObject({ email, emailVerified: true })
  })

  test('an e-mail that somebody has is refused, and nothing is saved', async () => {
    const { services, admin } = await aShop()
    const [ana, eva] = [await aLoggedInBuyer(services), await aLoggedInSeller(services)]
    const taken = await admin.send('PUT', '/user', {
      ...BUYER,
      id: ana.id,
      city: 'Rosario',
      email: eva.email,
    })
    expect([taken.status, taken.body]).toMatchObject([
      409,
      { code: 'email-taken', fields: { email: 'Ya existe una cuenta con ese email.' } },
    ])
    const [stored] = await checkout.db.select().from(buyers).where(eq(buyers.userId, ana.id))
    expect(stored!.city).toBe('Córdoba')
  })

  test('of a deleted account is closed; of a switched-off one it is not', async () => {
    const { services, admin } = await aShop()
    const [ana, gone] = [await aLoggedInBuyer(services), await aLoggedInBuyer(services)]
    await gone.send('DELETE', '/account', { currentPassword: PASSWORD })
    expect((await admin.send('PUT', '/user', { ...BUYER, id: gone.id })).body).toMatchObject({
      code: 'account-deleted',
    })
    await admin.send('PUT', '/user', { id: ana.id, status: false })
    const { body } = await admin.send('PUT', '/user', {
      ...BUYER,
      id: ana.id,
      city: 'Rosario',
      status: false,
    })
    expect(body).toMatchObject({ city: 'Rosario', status: false })
  })
})

describe('a company’s record', () => {
  test('is changed by an admin with its seller’s rules, in their words', async () => {
    const { services, admin } = await aShop()
    const eva = await aLoggedInSeller(services, { company: 'Lluvia Larga' })
    const beer = await aBeer(checkout.db, { companyId: eva.id })
    const edit = {
      ...COMPANY,
      id: eva.id,
      company: 'Birra de la Sierra',
      shipsTo: ['Chile'],
      reason: 'Se mudó.',
    }
    const { status, body } = await admin.send('PUT', '/company', edit)
    expect([status, body]).toMatchObject([
      200,
      { id: eva.id, company: 'Birra de la Sierra', shipsTo: ['Chile'], email: eva.email, pendingEmail: null },
    ])
    const found = await sendJson(services, 'GET', '/product?name=birra de la sierra')
    expect(found.body).toMatchObject({ products: [{ id: beer.id }] })
    expect(await auditOf(services, eva.id)).toMatchObject([
      {
        action: 'company-edited',
        userId: eva.userId,
        facts: { fields: ['company', 'shipsTo'] },
        values: {
          name: 'Birra de la Sierra',
          reason: 'Se mudó.',
          before: { company: 'Lluvia Larga', shipsTo: null },
          after: { company: 'Birra de la Sierra', shipsTo: ['Chile'] },
        },
      },
    ])
    const wrong = await admin.send('PUT', '/company', {
      ...edit,
      company: '¡Birra!',
      city: 'X',
      lastName: '',
    })
    expect([wrong.status, wrong.body]).toMatchObject([
      400,
      { fields: { company: 'Must be a company', city: 'Must be a city', lastName: 'Enter your lastName' } },
    ])
  })

  test('may be sent back whole as an admin reads it', async () => {
    const { services, admin } = await aShop()
    const eva = await aLoggedInSeller(services)
    const { body: read } = await admin.send('GET', `/company/admin/${eva.id}`)
    const answer = await admin.send('PUT', '/company', { ...(read as object), story: 'Desde 1999.' })
    expect([answer.status, answer.body]).toMatchObject([200, { story: 'Desde 1999.' }])
    const off = await admin.send('PUT', '/company', { ...(read as object), status: false })
    expect(off.body).toMatchObject({ code: 'read-only-field', field: 'status' })
  })

  test('another e-mail waits for its link; an imported company has none to change', async () => {
    const { services, admin } = await aShop()
    const eva = await aLoggedInSeller(services)
    const email = 'eva.nueva@cerveceria.example'
    expect((await admin.send('PUT', '/company', { ...COMPANY, id: eva.id, email })).body).toMatchObject({
      email: eva.email,
      pendingEmail: email,
    })
    expect(await linkMailedTo(services, email)).toBeTruthy()
    const imported = await aCompany(checkout.db, { userId: null })
    expect((await admin.send('PUT', '/company', { ...COMPANY, id: imported.id, email })).body).toMatchObject({
      code: 'no-log-in',
    })
    expect((await admin.send('PUT', '/company', { ...COMPANY, id: imported.id })).body).toMatchObject({
      id: imported.id,
      email: '',
      pendingEmail: null,
      name: 'Eva',
    })
  })

  test('of a deleted account is closed, and an id of nobody’s is nobody’s', async () => {
    const { services, admin } = await aShop()
    const eva = await aLoggedInSeller(services)
    await eva.send('DELETE', '/account', { currentPassword: PASSWORD })
    expect((await admin.send('PUT', '/company', { ...COMPANY, id: eva.id })).body).toMatchObject({
      code: 'account-deleted',
    })
    for (const id of [eva.userId, crypto.randomUUID()]) {
      expect((await admin.send('PUT', '/company', { ...COMPANY, id })).status).toBe(404)
    }
    const [stored] = await checkout.db.select().from(companies).where(eq(companies.id, eva.id))
    expect(stored!.address).toBe('')
  })
})
