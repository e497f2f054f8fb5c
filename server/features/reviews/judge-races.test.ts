import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries, beers, reviews } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { untilWaiting } from '#tests/database/until-waiting.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aReportedReview, hide, keep, reportOf, restore } from '#tests/factories/a-reported-review.ts'
import { aLoggedInAdmin, mailsTo } from '#tests/factories/logged-in-people.ts'

const database = useTestDatabase({ poolSize: 10 })

const entriesAbout = (id: string) =>
  database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))

test('of two admins at once one decides, and the other is told', async () => {
  const { services, admin, beer, noelia, id } = await aReportedReview(database)
  const other = await aLoggedInAdmin(services)
  const both = await Promise.all([hide(admin, id), hide(other, id), hide(admin, id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(both.find(({ status }) => status === 409)).toMatchObject({
    body: { code: 'already-hidden', message: 'Esta opinión ya está oculta.' },
  })
  expect(await keep(other, id)).toMatchObject({ status: 409, body: { code: 'report-closed' } })
  expect(await mailsTo(services, noelia.email)).toHaveLength(1)
  expect(await entriesAbout(id)).toHaveLength(1)
  const again = await Promise.all([restore(admin, id), restore(other, id)])
  expect(again.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [kept] = await database.db.select().from(beers).where(eq(beers.id, beer.id))
  expect(kept).toMatchObject({ rating: 3, ratingCount: 2, ratingSum: 6 })
})

test('a report and an answer that come while a review is being hidden are refused', async () => {
  const { eva, admin, beer } = await aReportedReview(database)
  const [review] = await database.db
    .insert(reviews)
    .values({ beerId: beer.id, buyerId: (await aBuyer(database.db)).id, rate: 2 })
    .returning()
  const id = review!.id
  let late: Promise<{ status: number; body: unknown }[]> | undefined
  await database.db.transaction(async (tx) => {
    await tx.update(reviews).set({ hiddenAt: sql`now()` }).where(eq(reviews.id, id))
    late = Promise.all([
      eva.send('PUT', `/reviews/${id}/answer`, { answer: 'Gracias' }),
      eva.send('POST', `/reviews/${id}/report`, { reason: 'No' }),
      hide(admin, id),
    ])
    await untilWaiting(database.pool, 3)
  })
  expect(await late).toMatchObject([
    { status: 409, body: { code: 'review-hidden' } },
    { status: 409, body: { code: 'review-hidden' } },
    { status: 409, body: { code: 'already-hidden' } },
  ])
  expect(await reportOf(database, id)).toBeUndefined()
})
