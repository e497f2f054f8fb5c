import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BeerDetail } from '#contract/catalogue.ts'
import { labelPreviewAddress } from '#contract/label-address.ts'
import { beers, companies, reviews, stockMovements, users } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import type { Services } from '#server/services.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { makeTestServices, signedIn } from '#tests/factories/services.ts'

const database = useTestDatabase()
let services: Services
let seller: { companyId: string; cookie: string }
let rival: { companyId: string; cookie: string }
let admin: { cookie: string }

async function aUser(role: 'Company' | 'Admin', email: string) {
  const [user] = await database.db.insert(users).values({ name: 'Una', email, role }).returning()
  return { userId: user!.id, ...(await signedIn(services, user!.id)) }
}

async function aSeller(email: string) {
  const { userId, cookie } = await aUser('Company', email)
  return { companyId: (await aCompany(database.db, { userId })).id, cookie }
}

beforeAll(async () => {
  services = makeTestServices(database)
  seller = await aSeller('una@valle.example')
  rival = await aSeller('otra@sierra.example')
  admin = await aUser('Admin', 'admin@lupulo.example')
})

async function call(method: string, path: string, cookie: string, body?: object) {
  const answer = await createApp(services).request(`/api${path}`, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return {
    status: answer.status,
    body: (await answer.json()) as BeerDetail & { code?: string; fields?: object },
  }
}

const RECORD = {
  name: 'Copihue Rojo',
  image: '',
  type: 'Amber Ale',
  ABV: 5.4,
  description: 'Caramelo y pan tostado.',
  price: 4.9,
  stock: 24,
  IBU: 27,
  presentation: 'Botella 330 ml',
}

describe('what a record leaves out', () => {
  const NEWER = {
    volumeMl: 330,
    unitsPerPack: 6,
    packagedOn: '2026-01-05',
    bestBefore: '2099-01-05',
    image: '/labels/houses/niebla.png',
  }
  const aBeerWithAll = async () => {
    const { body } = await call('POST', '/product', seller.cookie, { ...RECORD, ...NEWER, image: '' })
    await database.db.update(beers).set({ image: NEWER.image }).where(eq(beers.id, body.id))
    return body.id
  }
  const put = (id: string, record: object, cookie = seller.cookie) =>
    call('PUT', `/product/${id}`, cookie, record)

  test('stays: a program that knows the specification’s fields alone wipes nothing', async () => {
    const id = await aBeerWithAll()
    const { image: _, ...old } = RECORD
    for (const cookie of [seller.cookie, admin.cookie]) {
      const { status, body } = await put(id, { ...old, price: 5.1 }, cookie)
      expect([status, body]).toMatchObject([200, { ...NEWER, price: 5.1 }])
    }
  })

  test('goes where the record says so', async () => {
    const id = await aBeerWithAll()
    const emptied = { image: '', volumeMl: null, packagedOn: '', bestBefore: null, unitsPerPack: 1 }
    expect((await put(id, { ...RECORD, ...emptied })).body).toMatchObject({
      volumeMl: null,
      unitsPerPack: 1,
      packagedOn: null,
      bestBefore: null,
      image: expect.stringContaining('/labels/'),
    })
  })

  test('counts for the days: one of them alone must go with the other', async () => {
    const id = await aBeerWithAll()
    const { status, body } = await put(id, { ...RECORD, bestBefore: '2026-01-04' })
    expect([status, body.fields]).toEqual([
      400,
      { bestBefore: 'La fecha de consumo no puede ser anterior a la de envasado.' },
    ])
    expect((await put(id, { ...RECORD, bestBefore: '2026-01-06' })).body).toMatchObject({
      packagedOn: NEWER.packagedOn,
      pastDate: true,
    })
    expect((await put(id, RECORD)).body).toMatchObject({ bestBefore: '2026-01-06', pastDate: true })
  })
})

describe('publishing', () => {
  test('may say what a new beer is anyway, and nothing else', async () => {
    const usual = {
      ...RECORD,
      status: true,
      qualification: null,
      Qualifications: [],
      companyId: seller.companyId,
    }
    expect((await call('POST', '/product', seller.cookie, usual)).status).toBe(201)
    for (const [field, value] of Object.entries({
      status: 'false',
      qualification: 5,
      Qualifications: [{ rate: 5, comment: 'La mejor.' }],
      companyId: rival.companyId,
      id: rival.companyId,
    })) {
      const { status, body } = await call('POST', '/product', seller.cookie, { ...RECORD, [field]: value })
      expect([status, body]).toMatchObject([403, { code: 'read-only-field', field }])
    }
  })

  test('makes a beer of the session’s company, with its stock written down', async () => {
    const { status, body } = await call('POST', '/product', seller.cookie, RECORD)
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'Copihue Rojo', price: 4.9, stock: 24, onHand: 24, held: 0 })
    expect(body.companyId).toBe(seller.companyId)
    const moved = await database.db.select().from(stockMovements).where(eq(stockMovements.beerId, body.id))
    expect(moved).toMatchObject([{ units: 24, cause: 'put' }])
  })

  test('the label of the form’s preview is the one that is published, and stays through edits', async () => {
    const labelSeed = crypto.randomUUID()
    const { body } = await call('POST', '/product', seller.cookie, { ...RECORD, labelSeed })
    expect(body.labelSeed).toBe(labelSeed)
    const drawn = async (address: string) => (await createApp(services).request(address)).text()
    const { name, type, ABV: abvPercent, IBU: ibu } = body
    const { description } = body
    const facts = { name, type, abvPercent, ibu, description, company: body.company.company }
    expect(await drawn(body.image)).toBe(await drawn(labelPreviewAddress({ ...facts, id: labelSeed })))
    // Of a few seeds two may be drawn alike: a brewery's labels are of one hand. All of twenty never are.
    const others = Array.from({ length: 20 }, () =>
      drawn(labelPreviewAddress({ ...facts, id: crypto.randomUUID() })),
    )
    expect(new Set(await Promise.all(others)).size).toBeGreaterThan(1)
    const edited = await call('PUT', `/product/${body.id}`, seller.cookie, { ...RECORD, price: 5 })
    expect(edited.body).toMatchObject({ labelSeed, image: body.image })
    const plain = await call('POST', '/product', seller.cookie, RECORD)
    expect(plain.body.labelSeed).toBe(plain.body.id)
  })

  test('refuses another company’s name, a visitor, and every field that is wrong', async () => {
    const foreign = { ...RECORD, userCompanyId: rival.companyId }
    expect((await call('POST', '/product', seller.cookie, foreign)).status).toBe(403)
    expect((await call('POST', '/product', '', RECORD)).status).toBe(401)
    const wrong = {
      ...RECORD,
      name: '',
      ABV: 91,
      price: 1.005,
      IBU: -1,
      stock: 1.5,
      type: 'Cider',
      colour: 1,
    }
    const { status, body } = await call('POST', '/product', seller.cookie, wrong)
    expect(status).toBe(400)
    expect(Object.keys(body.fields!).sort()).toEqual([
      'ABV',
      'IBU',
      'colour',
      'name',
      'price',
      'stock',
      'type',
    ])
  })
})

describe('changing', () => {
  test('applies the difference to the stock that the form showed, so that sales in between stay', async () => {
    const beer = await aBeer(database.db, { companyId: seller.companyId, onHand: 7 })
    const change = { ...RECORD, stockShown: 10, stock: 15 }
    expect((await call('PUT', `/product/${beer.id}`, seller.cookie, change)).body.onHand).toBe(12)
  })

  test('differences never add up to more than a beer may have', async () => {
    const beer = await aBeer(database.db, { companyId: seller.companyId, onHand: 7 })
    const change = { ...RECORD, stockShown: 0, stock: 1_000_000 }
    const { status, body } = await call('PUT', `/product/${beer.id}`, seller.cookie, change)
    expect({ status, fields: Object.keys(body.fields!) }).toEqual({ status: 400, fields: ['stock'] })
  })

  test('never goes below what open orders hold', async () => {
    const beer = await aBeer(database.db, { companyId: seller.companyId, onHand: 10, reserved: 4 })
    const { status, body } = await call('PUT', `/product/${beer.id}`, seller.cookie, { ...RECORD, stock: 3 })
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'below-held-stock', held: 4 })
    const [kept] = await database.db.select().from(beers).where(eq(beers.id, beer.id))
    expect(kept).toMatchObject({ onHand: 10, name: beer.name })
  })

  test('a full record may carry back what it was given, but not change what the shop writes', async () => {
    const beer = await aBeer(database.db, { companyId: seller.companyId })
    const { body: given } = await call('GET', `/product/${beer.id}`, seller.cookie)
    expect((await call('PUT', `/product/${beer.id}`, seller.cookie, given)).status).toBe(200)
    const shouted = { ...given, id: beer.id.toUpperCase(), companyId: seller.companyId.toUpperCase() }
    expect((await call('PUT', `/product/${beer.id}`, seller.cookie, shouted)).status).toBe(200)
    const forged = { ...given, qualification: 5 }
    expect((await call('PUT', `/product/${beer.id}`, seller.cookie, forged)).body).toMatchObject({
      code: 'read-only-field',
      field: 'qualification',
    })
    const blocked = { ...given, blocked: true }
    expect((await call('PUT', `/product/${beer.id}`, seller.cookie, blocked)).body).toMatchObject({
      code: 'read-only-field',
      field: 'blocked',
    })
  })

  test('takes back the reviews that the beer has, also without the newest, and no others', async () => {
    const beer = await aBeer(database.db, { companyId: seller.companyId })
    const path = `/product/${beer.id}`
    const review = async (rate: number) => {
      const { id: buyerId } = await aBuyer(database.db)
      await database.db.insert(reviews).values({ beerId: beer.id, buyerId, rate, comment: 'Rica.' })
    }
    await review(4)
    const { body: given } = await call('GET', path, seller.cookie)
    await review(4)
    const before = { ...given, qualificationCount: 2 }
    expect((await call('PUT', path, seller.cookie, before)).status).toBe(200)
    const praised = { ...before, Qualifications: [{ ...given.Qualifications[0], rate: 5 }] }
    expect((await call('PUT', path, seller.cookie, praised)).body).toMatchObject({
      code: 'read-only-field',
      field: 'Qualifications',
    })
  })

  test('waits for nobody who only names the beer: an order line, a review that is just being written', async () => {
    const beer = await aBeer(database.db, { companyId: seller.companyId })
    await database.db.transaction(async (tx) => {
      // The lock of a foreign key's check.
      await tx.select().from(beers).where(eq(beers.id, beer.id)).for('key share')
      const change = { ...RECORD, stock: 11 }
      expect((await call('PUT', `/product/${beer.id}`, seller.cookie, change)).body.onHand).toBe(11)
    })
  })

  test('a seller switches their beer off and on; another seller may not', async () => {
    const beer = await aBeer(database.db, { companyId: seller.companyId })
    const off = { companyId: seller.companyId, status: false }
    expect((await call('PUT', `/product/${beer.id}`, rival.cookie, off)).status).toBe(403)
    expect((await call('PUT', `/product/${beer.id}`, seller.cookie, off)).body.status).toBe(false)
    expect((await call('PUT', `/product/${beer.id}`, rival.cookie, off)).status).toBe(404)
    expect((await call('GET', `/product/${beer.id}`, '')).status).toBe(404)
  })

  test('a seller cannot undo an admin', async () => {
    const beer = await aBeer(database.db, { companyId: seller.companyId })
    const path = `/product/${beer.id}`
    const on = { companyId: seller.companyId, status: true }
    expect((await call('PUT', path, admin.cookie, { ...on, status: false })).body.blocked).toBe(true)
    expect((await call('PUT', path, seller.cookie, on)).body).toMatchObject({ code: 'read-only-field' })
    expect((await call('PUT', path, admin.cookie, on)).body.status).toBe(true)
  })
})

test('a brewery that is switched off takes its beers out of the catalogue', async () => {
  const beer = await aBeer(database.db, { companyId: rival.companyId })
  await database.db.update(companies).set({ active: false }).where(eq(companies.id, rival.companyId))
  expect((await call('GET', `/product/${beer.id}`, '')).status).toBe(404)
  expect((await call('GET', `/product/${beer.id}`, admin.cookie)).status).toBe(200)
})
