import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { dayAt } from '#contract/age.ts'
import type { BeerDetail, BeerPage } from '#contract/catalogue.ts'
import { beers } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aLoggedInAdmin, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { sendJson } from '#tests/http/send-json.ts'
import { endPastDates, undoPastDates } from './turn-past-dates.ts'

const database = useTestDatabase()
const ZONE = 'Pacific/Kiritimati'
const services = () => makeTestServices(database, { SHOP_TIMEZONE: ZONE })
/** The shop's day, some days on. */
const day = (daysOn: number) => dayAt(new Date(Date.now() + daysOn * 86_400_000), ZONE)

const RECORD = {
  name: 'Copihue Rojo',
  type: 'Amber Ale',
  ABV: 5.4,
  description: 'Caramelo y pan tostado.',
  price: 4.9,
  stock: 24,
  IBU: 27,
  presentation: 'Botella 330 ml',
}
type Answer = { status: number; body: BeerDetail & { fields?: object } }

const rowOf = async (id: string) => (await database.db.select().from(beers).where(eq(beers.id, id)))[0]!
const visit = (id: string) => sendJson(services(), 'GET', `/product/${id}`)
const isListed = async (id: string) => {
  const { body } = await sendJson(services(), 'GET', '/product?pag=1')
  return (body as BeerPage).products.some((beer) => beer.id === id)
}

describe('what a seller writes', () => {
  test('a beer past its date is published, seen by its seller and admins, and not on sale', async () => {
    const eva = await aLoggedInSeller(services())
    const admin = await aLoggedInAdmin(services())
    const past = { ...RECORD, packagedOn: day(-90), bestBefore: day(-1) }
    const { status, body } = (await eva.send('POST', '/product', past)) as Answer
    expect([status, body]).toMatchObject([
      201,
      { packagedOn: day(-90), bestBefore: day(-1), pastDate: true, fresh: false, status: true },
    ])
    expect((await visit(body.id)).status).toBe(404)
    expect(await isListed(body.id)).toBe(false)
    expect((await admin.send('GET', `/product/${body.id}`)).body).toMatchObject({ pastDate: true })

    const later = { ...RECORD, packagedOn: day(-90), bestBefore: day(0) }
    expect(((await eva.send('PUT', `/product/${body.id}`, later)) as Answer).body.pastDate).toBe(false)
    expect((await visit(body.id)).status).toBe(200)
    expect(await isListed(body.id)).toBe(true)
    expect((await visit(body.id)).body).not.toHaveProperty('pastDate')

    expect(((await eva.send('PUT', `/product/${body.id}`, past)) as Answer).body.pastDate).toBe(true)
    const without = { ...RECORD, packagedOn: '', bestBefore: '' }
    const undated = (await eva.send('PUT', `/product/${body.id}`, without)) as Answer
    expect(undated.body).toMatchObject({ packagedOn: null, bestBefore: null, pastDate: false })
    expect(await isListed(body.id)).toBe(true)
  })

  test('it was not packaged tomorrow, as the shop counts days', async () => {
    const eva = await aLoggedInSeller(services())
    const refused = (await eva.send('POST', '/product', { ...RECORD, packagedOn: day(1) })) as Answer
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { packagedOn: 'La fecha de envasado no puede ser futura.' },
    ])
    const made = (await eva.send('POST', '/product', { ...RECORD, packagedOn: day(0) })) as Answer
    expect([made.status, made.body.fresh]).toEqual([201, true])
    const put = { ...RECORD, packagedOn: day(1) }
    expect((await eva.send('PUT', `/product/${made.body.id}`, put)).status).toBe(400)
    const reversed = { ...RECORD, packagedOn: day(0), bestBefore: day(-1) }
    const order = (await eva.send('PUT', `/product/${made.body.id}`, reversed)) as Answer
    expect([order.status, order.body.fields]).toEqual([
      400,
      { bestBefore: 'La fecha de consumo no puede ser anterior a la de envasado.' },
    ])
  })
})

describe('when a day ends', () => {
  test('the page is gone and the list follows, and nothing else changes', async () => {
    const beer = await aBeer(database.db, { bestBefore: '2030-05-10' })
    const without = await aBeer(database.db)
    await endPastDates(database.db, '2030-05-10')
    expect((await rowOf(beer.id)).onSale).toBe(true)
    await endPastDates(database.db, '2030-05-11')
    expect(await rowOf(beer.id)).toMatchObject({ pastDate: true, onSale: false, edition: 1, available: true })
    expect((await rowOf(without.id)).onSale).toBe(true)
    await undoPastDates(database.db, '2030-05-11')
    expect((await rowOf(beer.id)).onSale).toBe(false)
  })

  test('a look that ends nothing begins no new version of the catalogue, one that does begins one', async () => {
    await aBeer(database.db, { bestBefore: '2029-03-01' })
    const version = async () =>
      (await database.pool.query('SELECT catalogue_version() AS version')).rows[0].version
    const look = async () => {
      await endPastDates(database.db, '2029-03-01')
      await undoPastDates(database.db, '2029-03-01')
    }
    // The first look tidies up what other tests have left.
    await look()
    const before = await version()
    await look()
    expect(await version()).toBe(before)
    await endPastDates(database.db, '2029-03-02')
    expect(await version()).not.toBe(before)
  })

  test('the page does not wait for the sweeper', async () => {
    const beer = await aBeer(database.db, { bestBefore: day(-1) })
    expect((await rowOf(beer.id)).onSale).toBe(true)
    expect((await visit(beer.id)).status).toBe(404)
  })

  test('a clock that was wrong and is right again brings beers back', async () => {
    const beer = await aBeer(database.db, { bestBefore: '2030-06-01' })
    await endPastDates(database.db, '2031-01-01')
    expect((await rowOf(beer.id)).onSale).toBe(false)
    await undoPastDates(database.db, '2030-06-01')
    expect((await rowOf(beer.id)).onSale).toBe(true)
  })

  test('hundreds end at once, by two processes, around one that somebody holds', async () => {
    const { companyId } = await aBeer(database.db)
    const { createdAt: _, id: __, onSale: ___, litreCents: ____, ...like } = await aBeer(database.db)
    const many = Array.from({ length: 450 }, () => ({
      ...like,
      companyId,
      onHand: 0,
      bestBefore: '2030-07-01',
    }))
    const made = await database.db.insert(beers).values(many).returning({ id: beers.id })
    const held = made[7]!.id
    const past = async () =>
      (
        await database.db
          .select({ id: beers.id, pastDate: beers.pastDate })
          .from(beers)
          .where(eq(beers.companyId, companyId))
      ).filter(({ pastDate }) => pastDate).length
    await database.db.transaction(async (tx) => {
      await tx.select().from(beers).where(eq(beers.id, held)).for('no key update')
      await Promise.all([endPastDates(database.db, '2030-07-02'), endPastDates(database.db, '2030-07-02')])
      expect((await rowOf(held)).pastDate).toBe(false)
    })
    await endPastDates(database.db, '2030-07-02')
    expect(await past()).toBe(450)
  })
})
