import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { listAudit as call } from '#contract/audit.ts'
import { sentenceOf } from '#contract/audit-sentence.ts'
import { createApp } from '#server/app.ts'
import { writeEntry } from '#server/audit/record-audit.ts'
import { shopDay } from '#server/shop-day.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aLoggedInAdmin } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { forgetAudited } from './forget-audited.ts'

const database = useTestDatabase()
let world: Awaited<ReturnType<typeof aLog>>
beforeAll(async () => {
  world = await aLog()
})

/** Two admins, a buyer, and what the one did to the buyer, the other to a beer. */
async function aLog() {
  const services = makeTestServices(database)
  const { db } = database
  const [one, other] = [await aLoggedInAdmin(services), await aLoggedInAdmin(services)]
  const buyer = await aBuyer(db)
  const from = (userId: string) => ({ userId, address: '192.0.2.7', browser: 'Firefox', requestId: 'r-1' })
  await db.transaction(async (tx) => {
    await writeEntry(tx, from(one.id), {
      action: 'buyer-deactivated',
      subject: { kind: 'buyer', id: buyer.id, userId: buyer.id, name: 'José Núñez' },
      reason: 'Devuelve 100% de lo que compra.',
      facts: { before: { status: true }, after: { status: false } },
      before: { city: 'Rosario' },
      after: { city: 'Córdoba' },
    })
    await writeEntry(tx, from(other.id), {
      action: 'beer-deactivated',
      subject: { kind: 'beer', id: 'b-1' },
      facts: { amountCents: 450 },
    })
  })
  await db.execute(sql`UPDATE users SET active = true`)
  return { services, app: createApp(services), one, other, buyer }
}

async function find(query = '') {
  const answer = await world.one.send('GET', `/admin/audit${query}`)
  expect(answer.status).toBe(200)
  return call.response.parse(answer.body)
}
const actionsOf = async (query: string) => (await find(query)).entries.map(({ action }) => action)

test('an entry says who did what to whom, when, from where, before and after', async () => {
  const { entries, total, totalPages, actors } = await find()
  expect({ total, totalPages }).toEqual({ total: 2, totalPages: 1 })
  expect(entries[1]).toEqual({
    id: expect.any(String),
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    actor: { id: world.one.id, name: 'Administración', email: world.one.email },
    action: 'buyer-deactivated',
    subject: { kind: 'buyer', id: world.buyer.id, name: 'José Núñez' },
    reason: 'Devuelve 100% de lo que compra.',
    before: { status: true, city: 'Rosario' },
    after: { status: false, city: 'Córdoba' },
    facts: {},
    from: { address: '192.0.2.7', browser: 'Firefox' },
    requestId: 'r-1',
  })
  expect(entries[0]).toMatchObject({ subject: { name: null }, reason: null, facts: { amountCents: 450 } })
  expect(actors.map(({ id }) => id).toSorted()).toEqual([world.one.id, world.other.id].toSorted())
})

test('it is found by words, by what was done, to what, by whom and when', async () => {
  const buyers = ['buyer-deactivated']
  expect(await actionsOf('?q=nunez')).toEqual(buyers)
  expect(await actionsOf('?q=100%25')).toEqual(buyers)
  expect(await actionsOf('?q=1_0')).toEqual([])
  expect(await actionsOf('?action=beer-deactivated')).toEqual(['beer-deactivated'])
  expect(await actionsOf('?kind=buyer&q=')).toEqual(buyers)
  expect(await actionsOf(`?subject=${world.buyer.id}`)).toEqual(buyers)
  expect(await actionsOf(`?actor=${world.other.id}`)).toEqual(['beer-deactivated'])
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: world.services.env.SHOP_TIMEZONE }).format()
  expect(await actionsOf(`?from=${today}&to=${today}`)).toHaveLength(2)
  expect(await actionsOf('?to=2020-01-01')).toEqual([])
  expect(await actionsOf('?pag=2')).toEqual([])
  expect((await world.one.send('GET', '/admin/audit?action=wash')).status).toBe(400)
})

test('the database refuses to change or lose what was written', async () => {
  const { pool } = database
  const tries = [
    `UPDATE audit_entries SET action = 'beer-edited'`,
    'DELETE FROM audit_entries',
    'TRUNCATE audit_entries CASCADE',
    `UPDATE audit_values SET values = '{}'`,
    'TRUNCATE audit_values',
  ]
  for (const statement of tries) await expect(pool.query(statement), statement).rejects.toThrow('append only')
})

test('the file holds every entry, and that it was taken is one', async () => {
  const headers = { cookie: world.one.headers.cookie }
  const answer = await world.app.request('/api/admin/audit.csv?kind=buyer', { headers })
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toMatch(/^text\/csv/)
  expect(text.trim().split('\r\n')).toHaveLength(2)
  expect(text).toContain('José Núñez')
  expect(text).toContain('Desactivó a un comprador')
  expect(text).toContain('activo: sí → no\nciudad: Rosario → Córdoba')
  expect(text).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/)
  expect(text).not.toMatch(/[{}]|buyer-deactivated/)
  expect(await actionsOf('?kind=list')).toEqual(['list-downloaded'])
})

test('an erasure empties what is somebody’s and leaves what was done', async () => {
  await database.db.transaction((tx) => forgetAudited(tx, world.buyer.id))
  const { entries } = await find('?action=buyer-deactivated')
  expect(entries).toMatchObject([
    {
      subject: { id: world.buyer.id, name: null },
      reason: null,
      before: { status: true },
      after: { status: false },
    },
  ])
  expect(entries[0]!.before).not.toHaveProperty('city')
})

test('a state that is told by its name alone is one value, not its letters', async () => {
  const services = makeTestServices(database)
  const admin = await aLoggedInAdmin(services)
  const actor = { userId: admin.id, address: '192.0.2.7', browser: 'Firefox', requestId: 'r-2' }
  const facts = { before: 'pending', after: 'cancelled', totalCents: 450 }
  await database.db.transaction((tx) =>
    writeEntry(tx, actor, { action: 'order-cancelled', subject: { kind: 'order', id: 'o-1' }, facts }),
  )
  const { body } = await admin.send('GET', '/admin/audit?subject=o-1')
  expect(body).toMatchObject({
    entries: [
      { before: { standing: 'pending' }, after: { standing: 'cancelled' }, facts: { totalCents: 450 } },
    ],
  })
})

test('what is still there is named, with whose beer it is, and what is gone leads nowhere', async () => {
  const { db } = database
  const services = makeTestServices(database)
  const { id: companyId, company } = await aCompany(db)
  const beer = await aBeer(db, { companyId, name: 'Pampa IPA' })
  const actor = { userId: world.one.id, address: '192.0.2.7', browser: 'Firefox', requestId: 'r-2' }
  const gone = '0192f0c4-7b1a-7000-8000-00000000cafe'
  await db.transaction(async (tx) => {
    const subject = { kind: 'beer' as const, id: beer.id, name: beer.name }
    await writeEntry(tx, actor, { action: 'beer-deactivated', subject, reason: 'Etiqueta engañosa.' })
    await writeEntry(tx, actor, {
      action: 'company-edited',
      subject: { kind: 'company', id: gone, name: 'Se fue' },
    })
  })
  const { entries, names, breweries, there } = await find(`?from=${shopDay(services.env)}`)
  const ofBeer = entries.find(({ subject }) => subject.id === beer.id)!
  expect(breweries).toEqual({ [beer.id]: { id: companyId, name: company } })
  expect(there).toContain(beer.id)
  expect(there).not.toContain(gone)
  const words = (entry: (typeof entries)[number]) =>
    sentenceOf(entry, { names, breweries, there })
      .map((piece) => piece.words)
      .join('')
  expect(words(ofBeer)).toBe(
    `Administración bloqueó la cerveza Pampa IPA (de ${company}): motivo «Etiqueta engañosa.»`,
  )
  const ofGone = entries.find(({ subject }) => subject.id === gone)!
  expect(words(ofGone)).toBe('Administración cambió datos de la cervecería Se fue.')
  expect(sentenceOf(ofGone, { names, breweries, there }).filter(({ to }) => to)).toHaveLength(1)
})
