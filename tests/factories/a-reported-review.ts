import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { reviewReports, reviews } from '#database/schema.ts'
import type { TestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from './a-beer.ts'
import { aBuyer } from './a-buyer.ts'
import { aLoggedInAdmin, aLoggedInSeller } from './logged-in-people.ts'
import { makeTestServices } from './services.ts'

/** A beer of Eva's with 5 and 1 stars; the 1 was reported. Noelia wrote it. */
export async function aReportedReview(database: TestDatabase) {
  const services = makeTestServices(database)
  const { db } = database
  const eva = await aLoggedInSeller(services, { company: `Birra ${randomUUID()}` })
  const admin = await aLoggedInAdmin(services)
  const beer = await aBeer(db, { companyId: eva.id, name: 'Niebla' })
  const [happy, noelia] = [await aBuyer(db), await aBuyer(db)]
  const [, review] = await db
    .insert(reviews)
    .values([
      { beerId: beer.id, buyerId: happy.id, rate: 5, comment: 'Pomelo.' },
      { beerId: beer.id, buyerId: noelia.id, rate: 1, comment: 'Son unos ladrones.' },
    ])
    .returning()
  const { id } = review!
  await eva.send('POST', `/reviews/${id}/report`, { reason: 'Insulta' })
  return { services, eva, admin, beer, noelia, id }
}

type Sender = Pick<Awaited<ReturnType<typeof aLoggedInAdmin>>, 'send'>

export const hide = ({ send }: Sender, id: string, reason: unknown = 'Insulta a personas') =>
  send('PUT', `/admin/reviews/${id}`, { hidden: true, reason })
export const restore = ({ send }: Sender, id: string, reason?: string) =>
  send('PUT', `/admin/reviews/${id}`, { hidden: false, reason })
export const keep = ({ send }: Sender, id: string, body: object = {}) =>
  send('PUT', `/admin/reviews/${id}/report`, body)

/** What became of the report of a review; undefined where there is none. */
export async function reportOf({ db }: TestDatabase, reviewId: string) {
  const [report] = await db.select().from(reviewReports).where(eq(reviewReports.reviewId, reviewId))
  return report
}
