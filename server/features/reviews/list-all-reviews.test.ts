import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { listAllReviews } from '#contract/admin-reviews.ts'
import type { BeerDetail } from '#contract/catalogue.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { reviews } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aReportedReview, hide } from '#tests/factories/a-reported-review.ts'
import type { aLoggedInAdmin } from '#tests/factories/logged-in-people.ts'

const database = useTestDatabase()

type Sender = Pick<Awaited<ReturnType<typeof aLoggedInAdmin>>, 'send'>
const listOf = async ({ send }: Sender, query: string) =>
  (await send('GET', `/admin/reviews${query}`)).body as ResponseOf<typeof listAllReviews>

test('the list holds what waits, what is hidden, and all; searched by comment, beer and brewery', async () => {
  const { eva, admin, beer, noelia, id } = await aReportedReview(database)
  const { company } = (await admin.send('GET', `/product/${beer.id}`)).body as BeerDetail
  const own = encodeURIComponent(company.company)
  const first = await listOf(admin, `?q=${own}`)
  expect(first).toMatchObject({ total: 1, totalPages: 1, waiting: expect.any(Number) })
  expect(first.waiting).toBeGreaterThan(0)
  expect(first.reviews).toEqual([
    {
      id,
      beer: { id: beer.id, name: 'Niebla' },
      company: { id: eva.id, company: company.company },
      writer: { id: noelia.id, name: 'Ana Pérez' },
      rate: 1,
      comment: 'Son unos ladrones.',
      date: expect.stringMatching(/Z$/),
      answer: null,
      hiddenAt: null,
      report: { reason: 'Insulta', date: expect.stringMatching(/Z$/), outcome: null },
    },
  ])
  expect(await listOf(admin, `?show=all&q=${own}`)).toMatchObject({ total: 2 })
  expect(await listOf(admin, `?show=hidden&q=${own}`)).toMatchObject({ total: 0, reviews: [] })
  expect((await listOf(admin, '?show=all&q=LÁDRONES')).reviews.map((each) => each.id)).toContain(id)
  expect(await listOf(admin, '?show=all&q=100%25_')).toMatchObject({ total: 0 })
  await hide(admin, id)
  expect(await listOf(admin, `?q=${own}`)).toMatchObject({ total: 0 })
  expect((await listOf(admin, `?show=hidden&q=${own}`)).reviews).toMatchObject([
    { id, hiddenAt: expect.stringMatching(/Z$/), report: { outcome: 'hidden' } },
  ])
  expect(await listOf(admin, '?show=hidden&pag=9999')).toMatchObject({ reviews: [] })
  for (const wrong of ['show=some', 'pag=0', 'unknown=1']) {
    expect((await admin.send('GET', `/admin/reviews?${wrong}`)).status, wrong).toBe(400)
  }
})

test('newest first, 25 a page, each on one page', async () => {
  const { eva, admin } = await aReportedReview(database)
  const beer = await aBeer(database.db, { companyId: eva.id, name: `Torre ${randomUUID()}` })
  for (let minute = 0; minute < 27; minute++) {
    const createdAt = new Date(Date.UTC(2026, 0, 1, 12, minute))
    await database.db
      .insert(reviews)
      .values({ beerId: beer.id, buyerId: (await aBuyer(database.db)).id, rate: 3, createdAt })
  }
  const query = `?show=all&q=${encodeURIComponent(beer.name)}`
  const pages = [await listOf(admin, query), await listOf(admin, `${query}&pag=2`)]
  expect(pages.map((page) => page.reviews.length)).toEqual([25, 2])
  const dates = pages.flatMap((page) => page.reviews.map(({ date }) => date))
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(new Set(pages.flatMap((page) => page.reviews.map((each) => each.id))).size).toBe(27)
})
