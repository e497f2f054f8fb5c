import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BeerDetail } from '#contract/catalogue.ts'
import type { Figures } from '#contract/figures.ts'
import type { ReviewPage } from '#contract/reviews.ts'
import { auditEntries, auditValues, beers, orders, users } from '#database/schema.ts'
import { writeMail } from '#server/features/mail/write-mail.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aReportedReview, hide, keep, reportOf, restore } from '#tests/factories/a-reported-review.ts'
import { aSale } from '#tests/factories/a-sale.ts'
import { aLoggedInBuyer, inABrowser, mailsTo } from '#tests/factories/logged-in-people.ts'
import { sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase()

const entriesAbout = (id: string) =>
  database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.id)

test('a hidden review is nowhere in public, and counts nowhere', async () => {
  const { services, eva, admin, beer, id } = await aReportedReview(database)
  expect(await hide(admin, id)).toMatchObject({ status: 200, body: { id, hidden: true } })
  for (const send of [admin.send, eva.send]) {
    const detail = (await send('GET', `/product/${beer.id}`)).body as BeerDetail
    expect(detail).toMatchObject({ qualification: 5, qualificationCount: 1, ratings: [0, 0, 0, 0, 1] })
    expect(detail.Qualifications.map(({ comment }) => comment)).toEqual(['Pomelo.'])
  }
  for (const path of [`/product/${beer.id}`, `/company/${eva.id}`, '/toprated', '/product']) {
    const { body } = await sendJson(services, 'GET', path)
    expect(JSON.stringify(body), path).not.toContain('ladrones')
  }
  const top = (await sendJson(services, 'GET', '/toprated')).body as BeerDetail[]
  expect(top.find((each) => each.id === beer.id)).toMatchObject({ qualification: 5, qualificationCount: 1 })
  const figures = (await eva.send('GET', `/company/${eva.id}/figures`)).body as Figures
  expect(figures.total).toMatchObject({ reviews: 1, rating: 5 })
})

test('of a beer with more reviews than are shown, hidden ones are not counted either', async () => {
  const { admin, beer, id } = await aReportedReview(database)
  await hide(admin, id)
  // As if there were too many to read them all: the counts then come from the database.
  await database.db.update(beers).set({ ratingCount: 1001 }).where(eq(beers.id, beer.id))
  const detail = (await admin.send('GET', `/product/${beer.id}`)).body as BeerDetail
  expect(detail.ratings).toEqual([0, 0, 0, 0, 1])
})

test('its brewery sees that it is hidden and no more, and neither answers nor reports it', async () => {
  const { eva, admin, id } = await aReportedReview(database)
  await hide(admin, id, 'Razones nuestras')
  const path = `/company/${eva.id}/reviews`
  const list = (await eva.send('GET', path)).body as ReviewPage
  expect(list.reviews).toMatchObject([
    { hidden: true, comment: '', report: { reason: 'Insulta' } },
    { hidden: false, comment: 'Pomelo.' },
  ])
  expect(list.summary).toEqual({ count: 1, mean: 5, ratings: [0, 0, 0, 0, 1], unanswered: 1 })
  expect(JSON.stringify(list)).not.toMatch(/ladrones|Razones/)
  for (const query of ['?rate=1', '?unanswered=1&rate=1']) {
    expect(((await eva.send('GET', path + query)).body as ReviewPage).reviews).toEqual([])
  }
  for (const [method, what, body] of [
    ['PUT', 'answer', { answer: 'No es cierto' }],
    ['POST', 'report', { reason: 'Otra vez' }],
  ] as const) {
    expect(await eva.send(method, `/reviews/${id}/${what}`, body)).toMatchObject({
      status: 409,
      body: { code: 'review-hidden' },
    })
  }
})

test('its writer is mailed why, keeps it in their data, and does not review the beer again', async () => {
  const { services, admin, beer, noelia, id } = await aReportedReview(database)
  await hide(admin, id, 'Insulta a <b>personas</b>')
  const [mail, ...more] = await mailsTo(services, noelia.email)
  expect(more).toEqual([])
  const written = await writeMail(services.db, services.env.publicUrl, mail!.kind, mail!.payload)
  expect(written!.subject).toBe('Ocultamos tu opinión sobre Niebla')
  expect(written!.text).toContain('> Insulta a <b>personas</b>')
  expect(written!.html).not.toContain('<b>personas')
  expect(written!.text).toContain('http://shop.example/contact')

  const theirs = await inABrowser(services, noelia)
  expect((await theirs.send('GET', '/account/data')).body).toMatchObject({
    reviews: [{ comment: 'Son unos ladrones.', hiddenAt: expect.stringMatching(/^\d{4}-/) }],
  })
  const { orderId } = await aSale(database.db, '2026-05-05T12:00:00Z', [{ beer, quantity: 1 }])
  await database.db.update(orders).set({ buyerId: noelia.id }).where(eq(orders.id, orderId))
  expect(await theirs.send('POST', '/qualification', { productId: beer.id, rate: 5 })).toMatchObject({
    status: 409,
    body: { code: 'already-reviewed' },
  })

  // Restored before the mail left: it is not written any more.
  await restore(admin, id)
  expect(await writeMail(services.db, services.env.publicUrl, mail!.kind, mail!.payload)).toBeUndefined()
  await hide(admin, id, 'Ahora sí')
  const kinds = (await mailsTo(services, noelia.email)).map(({ kind }) => kind)
  expect(kinds).toEqual(['review-hidden', 'admin-act', 'review-hidden'])
  expect(await writeMail(services.db, services.env.publicUrl, mail!.kind, mail!.payload)).toBeUndefined()
})

test('nobody is mailed whose account was deleted', async () => {
  const { services, admin, noelia, id } = await aReportedReview(database)
  const email = `deleted-${noelia.id}@deleted.invalid`
  await database.db
    .update(users)
    .set({ deletedAt: sql`now()`, active: false, email })
    .where(eq(users.id, noelia.id))
  expect((await hide(admin, id)).status).toBe(200)
  expect(await mailsTo(services, email)).toEqual([])
})

test('restored, it counts and is seen again; every step stands in the audit log', async () => {
  const { services, eva, admin, beer, noelia, id } = await aReportedReview(database)
  expect(await reportOf(database, id)).toMatchObject({ closedAt: null, outcome: null })
  await hide(admin, id, 'Insulta')
  expect(await reportOf(database, id)).toMatchObject({ closedAt: expect.any(Date), outcome: 'hidden' })
  expect(await restore(admin, id)).toMatchObject({ status: 200, body: { hidden: false } })
  expect(await reportOf(database, id)).toMatchObject({ outcome: 'kept' })
  const detail = (await sendJson(services, 'GET', `/product/${beer.id}`)).body as BeerDetail
  expect(detail).toMatchObject({ qualification: 3, qualificationCount: 2, ratings: [1, 0, 0, 0, 1] })
  expect((await eva.send('PUT', `/reviews/${id}/answer`, { answer: 'Lo sentimos' })).status).toBe(200)

  const entries = await entriesAbout(id)
  expect(entries).toMatchObject([
    {
      action: 'review-hidden',
      actorId: admin.id,
      subjectKind: 'review',
      facts: { beerId: beer.id, before: { hidden: false }, after: { hidden: true } },
    },
    { action: 'review-restored', facts: { before: { hidden: true }, after: { hidden: false } } },
  ])
  const said = await database.db.select().from(auditValues).where(eq(auditValues.userId, noelia.id))
  expect(said.map(({ values }) => values)).toMatchObject([
    { reason: 'Insulta', name: 'Ana Pérez · Niebla' },
    { name: 'Ana Pérez · Niebla' },
  ])
  expect(JSON.stringify(entries)).not.toMatch(/Ana|ladrones|Insulta/)
})

test('a report is closed without touching the review, and nobody hears of it', async () => {
  const { services, eva, admin, beer, noelia, id } = await aReportedReview(database)
  expect(await keep(admin, id, { reason: 'Es una opinión' })).toMatchObject({
    status: 200,
    body: { id, outcome: 'kept' },
  })
  expect(await reportOf(database, id)).toMatchObject({ outcome: 'kept', closedAt: expect.any(Date) })
  expect(((await admin.send('GET', `/product/${beer.id}`)).body as BeerDetail).qualificationCount).toBe(2)
  expect(await entriesAbout(id)).toMatchObject([{ action: 'report-dismissed' }])
  for (const { email } of [noelia, eva]) expect(await mailsTo(services, email)).toEqual([])
  expect(await keep(admin, id)).toMatchObject({ status: 409, body: { code: 'report-closed' } })
  // Kept, it can still be hidden for another reason; then it is that report's outcome no more.
  expect((await hide(admin, id)).status).toBe(200)
  expect(await reportOf(database, id)).toMatchObject({ outcome: 'kept' })
})

test('who hides says why; what is no decision is refused with its field', async () => {
  const { admin, id } = await aReportedReview(database)
  for (const reason of [undefined, '', '  ']) {
    expect(await admin.send('PUT', `/admin/reviews/${id}`, { hidden: true, reason })).toMatchObject({
      status: 400,
      body: { fields: { reason: 'Escribe el motivo.' } },
    })
  }
  expect(await hide(admin, id, 'x'.repeat(501))).toMatchObject({
    body: { fields: { reason: 'Como máximo 500 caracteres.' } },
  })
  for (const body of [{}, { hidden: 'sí', reason: 'x' }, { hidden: null }]) {
    expect((await admin.send('PUT', `/admin/reviews/${id}`, body)).status).toBe(400)
  }
  for (const unknown of [randomUUID(), 'constructor', '%20']) {
    expect(await hide(admin, unknown)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(await keep(admin, unknown)).toMatchObject({ status: 404, body: { code: 'not-found' } })
  }
  expect(await entriesAbout(id)).toEqual([])
})

test('only admins see and decide', async () => {
  const { services, eva, id } = await aReportedReview(database)
  for (const who of [eva, await aLoggedInBuyer(services)]) {
    expect((await who.send('GET', '/admin/reviews')).status).toBe(403)
    expect((await hide(who, id)).status).toBe(403)
    expect((await keep(who, id)).status).toBe(403)
  }
  expect((await sendJson(services, 'GET', '/admin/reviews')).status).toBe(401)
  expect(await reportOf(database, id)).toMatchObject({ closedAt: null })
})
