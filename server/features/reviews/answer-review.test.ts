import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BeerDetail } from '#contract/catalogue.ts'
import type { ReviewPage } from '#contract/reviews.ts'
import { reviewReports, reviews, users } from '#database/schema.ts'
import { forgetRecipient } from '#server/features/mail/forget-recipient.ts'
import { writeMail } from '#server/features/mail/write-mail.ts'
import type { Services } from '#server/services.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import {
  aLoggedInAdmin,
  aLoggedInBuyer,
  aLoggedInSeller,
  mailsTo,
} from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase({ poolSize: 10 })

type Facts = Partial<Omit<typeof reviews.$inferInsert, 'beerId' | 'buyerId'>>

async function aReview(beerId: string, facts: Facts = {}) {
  const writer = await aBuyer(database.db)
  const [review] = await database.db
    .insert(reviews)
    .values({ beerId, buyerId: writer.id, rate: 4, comment: 'Seca y luminosa.', ...facts })
    .returning()
  return { ...review!, writer }
}

/** A seller, a beer of theirs, and what somebody said of it. */
async function aReviewedSeller() {
  const services = makeTestServices(database)
  const eva = await aLoggedInSeller(services, { company: 'Birra de Eva' })
  const beer = await aBeer(database.db, { companyId: eva.id, name: 'Niebla' })
  return { services, eva, beer, review: await aReview(beer.id) }
}

type Seller = Pick<Awaited<ReturnType<typeof aLoggedInSeller>>, 'id' | 'send'>
const answer = ({ send }: Pick<Seller, 'send'>, id: string, text: unknown = '¡Salud!') =>
  send('PUT', `/reviews/${id}/answer`, { answer: text })
const report = ({ send }: Pick<Seller, 'send'>, id: string, reason: unknown = 'Insulta') =>
  send('POST', `/reviews/${id}/report`, { reason })
const reviewsOf = async ({ id, send }: Seller, query = '') =>
  (await send('GET', `/company/${id}/reviews${query}`)).body as ReviewPage
const detailOf = async (services: Services, beerId: string) =>
  (await sendJson(services, 'GET', `/product/${beerId}`)).body as BeerDetail

test('an answer stands beneath the review, for its seller and for everybody, as it was written', async () => {
  const { services, eva, beer, review } = await aReviewedSeller()
  const text = '<b>¡Gracias!</b>\n<script>alert(1)</script> & "salud"'
  const said = { text, date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }
  expect(await answer(eva, review.id, `  ${text}  `)).toMatchObject({
    status: 200,
    body: { id: review.id, answer: said },
  })
  expect((await detailOf(services, beer.id)).Qualifications).toMatchObject([
    { id: review.id, person: 'Ana P.', comment: 'Seca y luminosa.', answer: said },
  ])
  expect((await reviewsOf(eva)).reviews).toEqual([
    {
      id: review.id,
      beer: { id: beer.id, name: 'Niebla' },
      person: 'Ana P.',
      rate: 4,
      comment: 'Seca y luminosa.',
      hidden: false,
      date: review.createdAt.toISOString(),
      answer: { ...said, correctableUntil: expect.stringMatching(/Z$/) },
      report: null,
    },
  ])
})

test('one answer a review: a double click and a second tab change nothing more', async () => {
  const { eva, review } = await aReviewedSeller()
  const clicks = await Promise.all(['uno', 'dos', 'tres'].map((text) => answer(eva, review.id, text)))
  expect(clicks.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const kept = async () => (await reviewsOf(eva)).reviews[0]!.answer
  const first = await kept()
  expect(await answer(eva, review.id, 'otra cosa')).toMatchObject({
    status: 409,
    body: { code: 'already-answered', message: 'Ya respondiste esta opinión.' },
  })
  expect(await kept()).toEqual(first)
})

test('whoever wrote the review is mailed once, in text and HTML, with nothing of it taken for HTML', async () => {
  const { services, eva, beer, review } = await aReviewedSeller()
  await answer(eva, review.id, 'Gracias <script>')
  await answer(eva, review.id, 'otra vez')
  const [mail, ...more] = await mailsTo(services, review.writer.email)
  expect(more).toEqual([])
  const written = await writeMail(services.db, services.env.publicUrl, mail!.kind, mail!.payload)
  expect(written!.subject).toBe('Birra de Eva respondió a tu opinión')
  expect(written!.text).toContain('Ana, Birra de Eva respondió a lo que escribiste sobre Niebla:')
  expect(written!.text).toContain('> Gracias <script>')
  expect(written!.text).toContain(`http://shop.example/detail/${beer.id}#ratings`)
  expect(written!.html).toContain('Gracias &lt;script&gt;')
  expect(written!.html).not.toContain('<script>')
})

test('nobody is mailed whose account was deleted', async () => {
  const { services, eva, review } = await aReviewedSeller()
  const email = `deleted-${review.writer.id}@deleted.invalid`
  await database.db
    .update(users)
    .set({ deletedAt: sql`now()`, active: false, email })
    .where(eq(users.id, review.writer.id))
  expect((await answer(eva, review.id)).status).toBe(200)
  expect(await mailsTo(services, email)).toEqual([])
  expect(await mailsTo(services, review.writer.email)).toEqual([])
})

test('a mail about an answer leaves no more once its reader deletes their account', async () => {
  const { services, eva, review } = await aReviewedSeller()
  const { id: userId, email } = review.writer
  await answer(eva, review.id)
  const newEmail = `deleted-${userId}@deleted.invalid`
  await services.db.transaction((tx) => forgetRecipient(tx, { userId, email, newEmail }))
  expect(await mailsTo(services, email)).toEqual([])
  expect(await mailsTo(services, newEmail)).toMatchObject([{ kind: 'review-answered', payload: {} }])
  expect(await writeMail(services.db, services.env.publicUrl, 'review-answered', {})).toBeUndefined()
})

test('what is no answer and no reason is refused with its field', async () => {
  const { eva, review } = await aReviewedSeller()
  for (const [text, said] of [
    ['', 'Información requerida'],
    [' \n ', 'Información requerida'],
    [null, 'Información requerida'],
    ['x'.repeat(1001), 'Como máximo 1000 caracteres.'],
    ['a\u0000', 'Contiene caracteres que no se permiten.'],
  ]) {
    expect(await answer(eva, review.id, text)).toMatchObject({
      status: 400,
      body: { fields: { answer: said } },
    })
  }
  expect(await report(eva, review.id, 'x'.repeat(501))).toMatchObject({
    status: 400,
    body: { fields: { reason: 'Como máximo 500 caracteres.' } },
  })
  expect(await report(eva, review.id, ' ')).toMatchObject({ status: 400 })
  expect((await answer(eva, review.id, 'x'.repeat(1000))).status).toBe(200)
})

test('a review is reported once, and only its brewery and admins are told', async () => {
  const { services, eva, beer, review } = await aReviewedSeller()
  const reports = await Promise.all([1, 2].map(() => report(eva, review.id)))
  expect(reports.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await report(eva, review.id, 'otra')).toMatchObject({
    status: 409,
    body: { code: 'already-reported' },
  })
  expect(
    await database.db.select().from(reviewReports).where(eq(reviewReports.reviewId, review.id)),
  ).toMatchObject([{ companyId: eva.id, reason: 'Insulta', closedAt: null }])
  expect((await reviewsOf(eva)).reviews).toMatchObject([{ report: { reason: 'Insulta' } }])
  expect(JSON.stringify(await detailOf(services, beer.id))).not.toContain('Insulta')
})

test('no seller reads, answers or reports what is another’s, by any id', async () => {
  const { services, eva, beer, review } = await aReviewedSeller()
  const rival = await aLoggedInSeller(services)
  const [buyer, admin] = [await aLoggedInBuyer(services), await aLoggedInAdmin(services)]
  const own = await aReview((await aBeer(database.db, { companyId: rival.id })).id)
  for (const id of [review.id, review.id.toUpperCase(), beer.id, eva.id, randomUUID(), 'constructor']) {
    expect(await answer(rival, id)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(await report(rival, id)).toMatchObject({ status: 404, body: { code: 'not-found' } })
  }
  for (const who of [buyer, admin]) {
    expect((await answer(who, review.id)).status).toBe(403)
    expect((await report(who, review.id)).status).toBe(403)
  }
  expect(
    (await sendJson(services, 'PUT', `/reviews/${review.id}/answer`, { body: { answer: 'x' } })).status,
  ).toBe(401)
  const [untouched] = await database.db.select().from(reviews).where(eq(reviews.id, review.id))
  expect(untouched).toMatchObject({ answer: '', answeredAt: null })
  expect(await database.db.$count(reviewReports, eq(reviewReports.reviewId, review.id))).toBe(0)

  const path = `/company/${eva.id}/reviews`
  expect((await sendJson(services, 'GET', path)).status).toBe(401)
  expect((await buyer.send('GET', path)).status).toBe(403)
  for (const id of [eva.id, eva.id.toUpperCase(), eva.userId, randomUUID(), 'constructor']) {
    expect(await rival.send('GET', `/company/${id}/reviews`)).toMatchObject({
      status: 404,
      body: { code: 'user-not-found' },
    })
  }
  expect((await admin.send('GET', `/company/${randomUUID()}/reviews`)).status).toBe(404)
  expect((await admin.send('GET', path)).body).toEqual(await reviewsOf(eva))
  // Somebody else's beer as a filter finds nothing of it.
  expect((await reviewsOf(rival, `?beer=${beer.id}`)).reviews).toEqual([])
  expect((await reviewsOf(rival)).reviews).toMatchObject([{ id: own.id }])
})

test('an answer is corrected for an hour, a few times; its writer is mailed once, and admins see what it said', async () => {
  const { services, eva, beer, review } = await aReviewedSeller()
  const say = (answer: string, corrects?: string) =>
    eva.send('PUT', `/reviews/${review.id}/answer`, { answer, ...(corrects && { corrects }) })
  const first = await say('Grasias.')
  expect(first.body).toMatchObject({ answer: { correctableUntil: expect.stringMatching(/Z$/) } })
  expect(await say('Otra.')).toMatchObject({ status: 409, body: { code: 'already-answered' } })
  const both = await Promise.all([say('Gracias.', 'Grasias.'), say('¡Gracias!', 'Grasias.')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const { answer } = (await database.db.select().from(reviews).where(eq(reviews.id, review.id)))[0]!
  expect(await mailsTo(services, review.writer.email)).toHaveLength(1)
  const admin = await aLoggedInAdmin(services)
  const list = await admin.send('GET', `/admin/reviews?show=all&q=${beer.name}`)
  expect(list.body).toMatchObject({
    reviews: expect.arrayContaining([
      expect.objectContaining({
        id: review.id,
        answer: expect.objectContaining({ text: answer, earlier: ['Grasias.'] }),
      }),
    ]),
  })
  await database.db
    .update(reviews)
    .set({ answeredAt: sql`now() - interval '61 minutes'` })
    .where(eq(reviews.id, review.id))
  expect(await say('Tarde.', answer)).toMatchObject({ status: 409, body: { code: 'answer-stands' } })
})
