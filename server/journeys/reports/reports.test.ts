import { randomUUID } from 'node:crypto'
import { eq, like, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { KEPT_DAYS, REPORT_VOICES } from '#contract/limits.ts'
import { listReportedThings } from '#contract/reports.ts'
import {
  beers,
  companies,
  orders,
  outbox,
  reportedThings,
  reportVoices,
  reviews,
  workNotes,
} from '#database/schema.ts'
import { forgetCompany } from '#server/features/companies/forget-company.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaidOrder, aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aPostOffice } from '#tests/factories/a-post-office.ts'
import { auditOf } from '#tests/factories/audit-entries.ts'
import { aLoggedInAdmin, aLoggedInSeller, mailsTo } from '#tests/factories/logged-in-people.ts'
import { sendJson } from '#tests/http/send-json.ts'
import { forgetReports, forgetReportVoices } from './forget-reports.ts'

const checkout = useCheckout({ poolSize: 20 })
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

/** A brewery with a beer and a review of it, an admin, and ways to report and decide. */
async function aShop(settings: Record<string, string> = {}) {
  const services = checkout.with(settings)
  const [seller, admin] = [await aLoggedInSeller(services), await aLoggedInAdmin(services)]
  const beer = await aBeer(checkout.db, { companyId: seller.id, name: `Bruma ${randomUUID().slice(0, 6)}` })
  const writer = await aBuyer(checkout.db)
  await aPaidOrder(services, writer.id, [{ id: beer.id, quantity: 1 }])
  const [review] = await checkout.db
    .insert(reviews)
    .values({ beerId: beer.id, buyerId: writer.id, rate: 1, comment: 'Son unos ladrones.' })
    .returning()
  const report = (over: object = {}, from = '203.0.113.7') =>
    sendJson(services, 'POST', '/reports', {
      body: { kind: 'beer', subject: beer.id, reason: 'fraud', ...over },
      from,
    })
  const list = async (state = 'open') => {
    const { body } = await admin.send('GET', `/admin/reports?state=${state}`)
    return listReportedThings.response.parse(body)
  }
  const entryOf = async (subject: string, state = 'open') =>
    (await list(state)).reports.find((entry) => entry.subject === subject)
  const decide = (id: string, decision: string, times = 99, reason = 'Lo miramos.') =>
    admin.send('POST', `/admin/reports/${id}/decision`, { decision, reason, times })
  return { services, seller, admin, beer, writer, review: review!, report, list, entryOf, decide }
}

const DONE = [201, { message: expect.stringContaining('Una persona de la tienda lo mira') }]

test('whatever is reported, the answer is one; of the same thing there is one entry with a number', async () => {
  const { beer, seller, review, report, entryOf } = await aShop()
  const answers = await Promise.all([
    report({ words: 'No es una IPA.' }),
    report({ words: 'Copia a otra.', reason: 'copyright' }),
    report({ words: '' }),
    report({ kind: 'company', subject: seller.id }),
    report({ kind: 'review', subject: review.id, reason: 'offensive' }),
    report({ subject: randomUUID() }),
    report({ kind: 'company' }),
  ])
  for (const { status, body } of answers) expect([status, body]).toEqual(DONE)
  expect(await entryOf(beer.id)).toMatchObject({
    ...{ kind: 'beer', name: beer.name, times: 3, shown: true, company: { id: seller.id } },
    reasons: [
      { reason: 'fraud', times: 2 },
      { reason: 'copyright', times: 1 },
    ],
  })
  expect((await entryOf(beer.id))!.voices.map(({ words }) => words).toSorted()).toEqual([
    'Copia a otra.',
    'No es una IPA.',
  ])
  expect(await entryOf(seller.id)).toMatchObject({ kind: 'company', times: 1, beerId: null })
  expect(await entryOf(review.id)).toMatchObject({
    kind: 'review',
    name: beer.name,
    comment: 'Son unos ladrones.',
  })
})

test('one of them is read by its id, among those that stand so', async () => {
  const { admin, beer, seller, report, entryOf, decide } = await aShop()
  await report({ words: 'Falsa' })
  await report({ kind: 'company', subject: seller.id })
  const [one, other] = [(await entryOf(beer.id))!, (await entryOf(seller.id))!]
  const read = async (id: string, state = 'open') => {
    const { status, body } = await admin.send('GET', `/admin/reports?state=${state}&id=${id}`)
    if (status !== 200) return status
    const { reports, total, totalPages } = listReportedThings.response.parse(body)
    return [reports.map((entry) => entry.subject), total, totalPages]
  }
  expect(await read(one.id)).toEqual([[beer.id], 1, 1])
  await decide(other.id, 'left')
  expect([await read(other.id), await read(other.id, 'decided')]).toEqual([
    [[], 0, 0],
    [[seller.id], 1, 1],
  ])
  expect([await read(randomUUID()), await read('x')]).toEqual([[[], 0, 0], 400])
})

test('two clicks are one report, and what is malformed names its field', async () => {
  const { beer, report, entryOf } = await aShop()
  await Promise.all([report({ words: 'Igual' }), report({ words: 'Igual' }), report({ words: 'Igual' })])
  expect((await entryOf(beer.id))!.times).toBe(1)
  for (const [over, field] of [
    [{ kind: 'order' }, 'kind'],
    [{ reason: '' }, 'reason'],
    [{ email: 'nadie' }, 'email'],
    [{ words: 'x'.repeat(501) }, 'words'],
    [{ subject: 'x' }, 'subject'],
  ] as const) {
    const { status, body } = await report(over)
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, [field]])
  }
})

test('500 reports are one entry: the first words and the newest are kept, and of those between the silent go first', async () => {
  const { beer, report, entryOf } = await aShop()
  for (let at = 1; at <= 60; at++)
    await report({
      words: at % 2 ? `Voz ${at}` : '',
      reason: at % 2 ? 'fraud' : 'other',
      email: at % 2 ? '' : `a${at}@correo.example`,
    })
  const entry = (await entryOf(beer.id))!
  expect(entry.times).toBe(60)
  const kept = await checkout.db.select().from(reportVoices).where(eq(reportVoices.reportId, entry.id))
  expect(kept).toHaveLength(REPORT_VOICES.first + REPORT_VOICES.newest)
  expect(entry.voices.map(({ words }) => words)).toEqual(['Voz 59', 'Voz 57', 'Voz 55', 'Voz 1'])
})

test('an address reports so often an hour', async () => {
  const { report } = await aShop({ RATE_LIMITS: 'on', REPORTS_PER_HOUR: '2' })
  expect((await report({ words: '1' })).status).toBe(201)
  expect((await report({ words: '2' })).status).toBe(201)
  expect((await report({ words: '3' })).status).toBe(429)
  expect((await report({ words: '4' }, '198.51.100.9')).status).toBe(201)
})

test('taken down does what the beer’s own switch does, once, in the audit; what is reported after it begins anew', async () => {
  const { services, admin, beer, seller, report, entryOf, decide, list } = await aShop()
  const buyer = await aBuyer(checkout.db)
  const orderId = await aPlacedOrder(services, buyer.id, [{ id: beer.id, quantity: 1 }])
  await report({ words: 'Falsa' })
  await report({ words: 'Muy falsa' })
  const { id } = (await entryOf(beer.id))!
  const [one, other] = await Promise.all([decide(id, 'taken-down'), decide(id, 'taken-down')])
  expect([one.status, other.status, one.body]).toEqual([200, 200, { id, decision: 'taken-down' }])
  const [now] = await checkout.db.select().from(beers).where(eq(beers.id, beer.id))
  expect(now).toMatchObject({ blocked: true, onSale: false })
  const [order] = await checkout.db.select().from(orders).where(eq(orders.id, orderId))
  expect(order!.state).toBe('cancelled')
  const entries = await auditOf(services, beer.id)
  expect(
    entries.map(({ action, actorId, values }) => [action, actorId, (values as { reason: string }).reason]),
  ).toEqual([
    ['beer-deactivated', admin.id, 'Lo miramos.'],
    ['reported-taken-down', admin.id, 'Lo miramos.'],
  ])
  expect((await mailsTo(services, seller.email)).map(({ kind }) => kind)).toEqual(['sale', 'admin-act'])
  expect((await decide(id, 'left')).body).toMatchObject({ code: 'report-decided' })
  expect(await entryOf(beer.id, 'decided')).toMatchObject({ decision: 'taken-down', shown: false, times: 2 })
  // What is down already is reported by nobody; once it is back it is reported anew.
  expect((await report({ words: 'Otra vez' })).status).toBe(201)
  expect(await entryOf(beer.id)).toBeUndefined()
  await admin.send('PUT', `/product/${beer.id}`, { companyId: seller.id, status: true })
  await report({ words: 'Y otra' })
  expect(await entryOf(beer.id)).toMatchObject({ times: 1 })
  expect((await list('decided')).counts.decided).toBeGreaterThan(0)
})

test('a company is switched off and a review hidden as on their own pages, whatever somebody else has done already', async () => {
  const { services, seller, review, report, entryOf, decide, admin, writer } = await aShop()
  await report({ kind: 'company', subject: seller.id })
  await report({ kind: 'review', subject: review.id })
  await admin.send('PUT', `/admin/reviews/${review.id}`, { hidden: true, reason: 'Insulta' })
  const [company, said] = [(await entryOf(seller.id))!, (await entryOf(review.id))!]
  expect(said.shown).toBe(false)
  expect((await decide(said.id, 'taken-down')).status).toBe(200)
  expect((await decide(company.id, 'taken-down')).status).toBe(200)
  const [off] = await checkout.db.select().from(companies).where(eq(companies.id, seller.id))
  expect(off!.active).toBe(false)
  expect(await seller.session()).toBeNull()
  expect((await auditOf(services, review.id)).map(({ action, userId }) => [action, userId])).toEqual([
    ['review-hidden', writer.id],
    ['reported-taken-down', writer.id],
  ])
})

test('what came while an admin was deciding is not left unread', async () => {
  const { services, beer, report, entryOf, decide } = await aShop()
  await report({ words: 'Uno' })
  const { id, times } = (await entryOf(beer.id))!
  await report({ words: 'Dos' })
  expect((await decide(id, 'left', times)).body).toMatchObject({ code: 'report-grew' })
  expect((await decide(id, 'left', 2)).status).toBe(200)
  expect((await decide(id, 'left', 2)).status).toBe(200)
  expect((await auditOf(services, beer.id)).map(({ action }) => action)).toEqual(['reported-left'])
  expect((await decide(randomUUID(), 'left')).status).toBe(404)
  expect((await decide(id, 'left', 1, ' ')).status).toBe(400)
  const [kept] = await checkout.db.select().from(beers).where(eq(beers.id, beer.id))
  expect(kept!.blocked).toBe(false)
})

test('who left an e-mail hears of the decision once, in nobody’s words, and the e-mail is gone', async () => {
  const shop = await aShop()
  const office = aPostOffice(shop.services)
  const email = `ana-${randomUUID()}@correo.example`
  await shop.report({ words: 'Compra en http://malo.example', email })
  await shop.report({ words: 'De nuevo', email: email.toUpperCase() })
  const { id } = (await shop.entryOf(shop.beer.id))!
  expect(JSON.stringify(await shop.list())).not.toContain(email)
  await shop.decide(id, 'taken-down', 2, 'Vende otra cosa.')
  await office.deliver()
  expect(office.inbox(email)).toEqual(['Lo que reportaste en Lúpulo'])
  const { text } = office.sent.find(({ to }) => to === email)!
  expect(text).not.toMatch(/malo\.example|Vende otra cosa|Bruma|De nuevo/)
  const held = await checkout.db.select().from(reportVoices).where(eq(reportVoices.reportId, id))
  expect(held.map((voice) => voice.email)).toEqual(['', ''])
  const letters = await checkout.db
    .select()
    .from(outbox)
    .where(like(outbox.dedupeKey, `report-decided:${id}%`))
  expect(letters.map(({ recipient }) => recipient)).not.toContain(email)
})

test('words go a while after the decision; that it was reported stays', async () => {
  const { beer, report, entryOf, decide } = await aShop()
  await report({ words: 'Vieja' })
  const { id } = (await entryOf(beer.id))!
  await decide(id, 'left', 1)
  await forgetReportVoices(checkout.db)
  expect(await checkout.db.$count(reportVoices, eq(reportVoices.reportId, id))).toBe(1)
  await checkout.db
    .update(reportedThings)
    .set({ decidedAt: sql`now() - ${KEPT_DAYS.decidedReports + 1} * interval '1 day'` })
    .where(eq(reportedThings.id, id))
  await forgetReportVoices(checkout.db)
  expect(await checkout.db.$count(reportVoices, eq(reportVoices.reportId, id))).toBe(0)
  expect(await entryOf(beer.id, 'decided')).toMatchObject({ times: 1, voices: [] })
})

test('it is work: one row a thing, with how often, until it is decided', async () => {
  const { admin, beer, report, entryOf, decide } = await aShop()
  await report({ words: 'a' })
  await report({ words: 'b' })
  const rows = async () => {
    const { body } = await admin.send('GET', '/admin/work?kind=reported')
    return (body as { work: { about: string }[] }).work.map(({ about }) => about)
  }
  expect(await rows()).toContain(`${beer.name} ×2`)
  await decide((await entryOf(beer.id))!.id, 'left', 2)
  expect(await rows()).not.toContain(`${beer.name} ×2`)
})

test('what admins noted about a report goes with the brewery that it was about, or with who wrote the review', async () => {
  const { seller, writer, admin, beer, review, report, entryOf } = await aShop()
  await report()
  await report({ kind: 'review', subject: review.id })
  const [ofBeer, ofReview] = [(await entryOf(beer.id))!.id, (await entryOf(review.id))!.id]
  for (const thing of [ofBeer, ofReview]) {
    const body = { key: randomUUID(), words: 'Llamé a Zacarías.' }
    expect((await admin.send('POST', `/admin/work/reported/${thing}/notes`, body)).status).toBe(201)
  }
  const kept = async () =>
    Object.fromEntries(
      (await checkout.db.select().from(workNotes)).map(({ thing, words }) => [thing, words] as const),
    )
  await checkout.db.transaction((tx) => forgetReports(tx, writer.id, undefined))
  expect(await kept()).toMatchObject({ [ofBeer]: 'Llamé a Zacarías.', [ofReview]: '' })
  await checkout.db.transaction((tx) => forgetCompany(tx, seller.id))
  expect(await kept()).toMatchObject({ [ofBeer]: '', [ofReview]: '' })
})
