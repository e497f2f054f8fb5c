import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { BEER_FACT_NAMES } from '#contract/beer-facts.ts'
import type { BeerFilter } from '#contract/beer-filter.ts'
import type { DataExport } from '#contract/data-export.ts'
import { beers } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { publishImport } from '#server/journeys/imports/publish-import.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { auditOf } from '#tests/factories/audit-entries.ts'
import { aBeerRecord, BEER_SAMPLES } from '#tests/factories/beer-samples.ts'
import { aLoggedInAdmin, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { startIt, uploadFile } from '#tests/factories/upload-beers-file.ts'
import { columnsOf } from './beer-record.ts'

/** What a brewery writes comes back wherever beers are told, fact by fact: whoever forgets one in a place is told here. */

const database = useTestDatabase()
const FACTS = BEER_FACT_NAMES.filter((fact) => fact !== 'image')

async function aPublishedBeer() {
  const services = makeTestServices(database)
  const seller = await aLoggedInSeller(services)
  const { status, body } = await seller.send('POST', '/product', aBeerRecord())
  expect([status, body]).toMatchObject([201, {}])
  const { id } = body as { id: string }
  const facts = async () => (await seller.send('GET', `/product/${id}`)).body as Record<string, unknown>
  return { services, seller, id, facts }
}

/** A record as answers tell it: a picture that there is none of is drawn. */
const told = (which: 0 | 1) => ({ ...aBeerRecord(which), image: expect.stringContaining('/labels/') })

test('what is published and what an edit makes of it is answered', async () => {
  const { seller, id, facts } = await aPublishedBeer()
  expect(await facts()).toMatchObject(told(0))
  expect((await seller.send('PUT', `/product/${id}`, aBeerRecord(1))).status).toBe(200)
  expect(await facts()).toMatchObject(told(1))
})

test('what an admin edits is in the log, as it was and as it became', async () => {
  const { services, id } = await aPublishedBeer()
  const admin = await aLoggedInAdmin(services)
  expect((await admin.send('PUT', `/product/${id}`, aBeerRecord(1))).status).toBe(200)
  const { image: _, ...before } = aBeerRecord()
  const { image: __, ...after } = aBeerRecord(1)
  expect(await auditOf(services, id)).toMatchObject([{ action: 'beer-edited', facts: { before, after } }])
})

test('a file of beers gives and takes all of it', async () => {
  const { services, seller } = await aPublishedBeer()
  const fileOf = async ({ id, headers }: typeof seller) =>
    (await createApp(services).request(`/api/company/${id}/beers.csv`, { headers })).text()
  // Another brewery's beers are new ones: which of one's own they are is left out.
  const asNew = (file: string) => file.replaceAll(/(?:;[^;\r\n]*){3}(?=\r?\n|$)/g, '')
  const other = await aLoggedInSeller(services)
  const file = await fileOf(seller)
  const { body } = await uploadFile(services, other.headers, asNew(file))
  await startIt(services, other.headers, body.id)
  await publishImport(services, body.id)
  const { products } = (await other.send('GET', `/company/${other.id}/beers`)).body as { products: object[] }
  expect(products).toMatchObject([told(0)])
  expect(asNew(await fileOf(other))).toBe(asNew(file))
})

test('the data export holds all of it', async () => {
  const { seller } = await aPublishedBeer()
  const held = (await seller.send('GET', '/account/data')).body as DataExport
  const { ABV: abvPercent, IBU: ibu, stock: onHand, ...same } = aBeerRecord()
  expect(held.beers).toMatchObject([{ ...same, abvPercent, ibu, onHand }])
})

/** By what a filter finds the first sample and not the second one, and the fact that it looks at. */
const FINDS: Record<
  Exclude<keyof BeerFilter, 'order' | 'pag'>,
  [string, keyof typeof BEER_SAMPLES] | string
> = {
  name: ['quilla', 'name'],
  type: ['Porter', 'type'],
  price: ['20', 'price'],
  IBU: ['40', 'IBU'],
  ABV: ['8', 'ABV'],
  hops: ['citra', 'hops'],
  qualification: 'list-beers.test.ts: what others wrote',
  fresh: 'fresh-beers.test.ts: days that pass',
  container: ['can', 'presentation'],
  volume: ['330', 'volumeMl'],
  available: 'sold-out-last.test.ts: what is sold',
  company: 'counts-agree.fault.ts: of its brewery',
  country: 'counts-agree.fault.ts: of its brewery',
  shipsTo: 'counts-agree.fault.ts: of its brewery',
  priceFrom: 'counts-agree.fault.ts: its second sample is the higher one',
  priceTo: ['4,60', 'price'],
  ABVFrom: 'counts-agree.fault.ts: its second sample is the higher one',
  ABVTo: ['5,5', 'ABV'],
  IBUFrom: 'counts-agree.fault.ts: its second sample is the higher one',
  IBUTo: ['31', 'IBU'],
}

test('a filter finds by it, and a count that was remembered is forgotten with an edit of it', async () => {
  const { services, id } = await aPublishedBeer()
  const first = columnsOf(aBeerRecord(), '2026-11-21')
  const app = createApp(services)
  const found = async (filter: string, value: string) => {
    const answer = await app.request(`/api/product?${new URLSearchParams({ [filter]: value })}`)
    const { products, total } = (await answer.json()) as { products: { id: string }[]; total: number }
    return { total, isThere: products.some((beer) => beer.id === id) }
  }
  for (const [filter, by] of Object.entries(FINDS)) {
    if (typeof by === 'string') continue
    const [value, fact] = by
    const before = await found(filter, value)
    expect([filter, before.isThere]).toEqual([filter, true])
    const edited = columnsOf({ ...aBeerRecord(), [fact]: BEER_SAMPLES[fact][1] }, '2026-11-21')
    // Of the row that column alone: a trigger is told of columns, changed or not, and an edit names them all.
    const changed = Object.entries(edited).filter(
      ([column, value]) => value !== first[column as keyof typeof first],
    )
    await database.db.update(beers).set(Object.fromEntries(changed)).where(eq(beers.id, id))
    expect([filter, await found(filter, value)]).toEqual([
      filter,
      { total: before.total - 1, isThere: false },
    ])
    await database.db.update(beers).set(first).where(eq(beers.id, id))
  }
})

test('no sample is like the other: what is told of them tells them apart', () => {
  const alike = FACTS.filter((fact) => {
    const [first, then]: readonly unknown[] = BEER_SAMPLES[fact]
    return first === then
  })
  expect(alike).toEqual([])
})
