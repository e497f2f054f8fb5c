import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { isRefusal } from '#contract/errors.ts'
import { beers, buyers, companies, orderLines, pictures, users } from '#database/schema.ts'
import { untilWaiting } from '#tests/database/until-waiting.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aKeptPicture, aLocalDisk } from '#tests/factories/a-picture.ts'
import { SHOWN_IN } from './shown-pictures.ts'
import { sweepPictures } from './sweep-pictures.ts'

const DAY_SECONDS = 86_400
const checkout = useCheckout({ poolSize: 12 })

/** Pictures of another test are none of this one's. */
afterEach(async () => {
  for (const table of [beers, orderLines, buyers, companies, users])
    await checkout.db.update(table).set({ image: '' })
  await checkout.db.delete(pictures)
})

function aShop() {
  const { folder, mediaStorage } = aLocalDisk()
  const services = { ...checkout.with(), mediaStorage }
  const files = async () => (await readdir(join(folder, 'media'))).filter((file) => file !== '.incoming')
  const names = async () =>
    (await services.db.select({ name: pictures.name }).from(pictures)).map(({ name }) => name)
  return { services, files, names }
}

const nameOf = (address: string) => address.slice('/media/'.length)

test('a picture that nothing shows is gone after a day, with its files; a younger one is not', async () => {
  const { services, files, names } = aShop()
  await aKeptPicture(services, DAY_SECONDS + 60)
  const young = await aKeptPicture(services, DAY_SECONDS - 60)
  await sweepPictures(services)
  expect(await names()).toEqual([nameOf(young)])
  expect((await files()).toSorted()).toEqual([`${nameOf(young)}-40.avif`, `${nameOf(young)}-40.webp`])
})

test('what a record shows is kept, however old: beers, people, companies, and beers as they were bought', async () => {
  const { services, names } = aShop()
  const { db } = services
  const shown = await Promise.all(Array.from({ length: 5 }, () => aKeptPicture(services, 30 * DAY_SECONDS)))
  const [ofBeer, ofOrder, ofBuyer, ofCompany, ofUser] = shown as [string, string, string, string, string]
  await aBeer(db, { image: ofBeer, companyId: (await aCompany(db, { image: ofCompany })).id })
  const buyer = await aBuyer(db, { profile: { image: ofBuyer }, user: { image: ofUser } })
  const bought = await aBeer(db, { image: ofOrder })
  await aPlacedOrder(services, buyer.id, [{ id: bought.id, quantity: 1 }])
  await db.update(beers).set({ image: '' }).where(eq(beers.id, bought.id))
  await aKeptPicture(services, 30 * DAY_SECONDS)
  await sweepPictures(services)
  expect((await names()).toSorted()).toEqual(shown.map(nameOf).toSorted())
})

test('every column that may hold a picture is asked', async () => {
  const { rows } = await checkout.db.execute<{ place: string }>(sql`
    SELECT table_name || '.' || column_name AS place FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name LIKE '%image%' ORDER BY 1`)
  expect(rows.map(({ place }) => place)).toEqual([...SHOWN_IN])
})

test('more than a batch of them is swept in one go', async () => {
  const { services, names } = aShop()
  for (let made = 0; made < 130; made += 10) {
    await Promise.all(Array.from({ length: 10 }, () => aKeptPicture(services, DAY_SECONDS + 60)))
  }
  await Promise.all([sweepPictures(services), sweepPictures(services)])
  expect(await names()).toEqual([])
})

test('a process that dies over the files leaves none behind, and no record can show what is half gone', async () => {
  const { services, files, names } = aShop()
  const address = await aKeptPicture(services, DAY_SECONDS + 60)
  let deleted = 0
  const dying = {
    ...services.mediaStorage,
    async delete(file: string) {
      if (deleted === 1) throw new Error('killed')
      deleted++
      await services.mediaStorage.delete(file)
    },
  }
  await expect(sweepPictures({ ...services, mediaStorage: dying })).rejects.toThrow('killed')
  expect(await files()).toHaveLength(1)
  const claimed = await services.db.transaction((tx) => services.media.claim(tx, address))
  expect(claimed).toMatchObject({ refused: 'malformed' })

  await sweepPictures(services)
  expect(await files()).toEqual([])
  expect(await names()).toEqual([])
})

test('a record that is just beginning to show a picture keeps it', async () => {
  const { services, names, files } = aShop()
  const address = await aKeptPicture(services, DAY_SECONDS + 60)
  await services.db.transaction(async (tx) => {
    expect(await services.media.claim(tx, address)).toBeUndefined()
    await sweepPictures(services)
    await tx.insert(beers).values({
      ...{
        name: 'Bruma',
        description: 'x',
        type: 'IPA',
        presentation: 'Lata',
        abvPercent: 5,
        priceCents: 400,
      },
      companyId: (await aCompany(services.db)).id,
      image: address,
    })
  })
  await sweepPictures(services)
  expect(await names()).toEqual([nameOf(address)])
  expect(await files()).toHaveLength(2)
})

test('who comes while it is being condemned waits, and hears that it is gone', async () => {
  const { services } = aShop()
  const address = await aKeptPicture(services, DAY_SECONDS + 60)
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const sweeper = services.db.transaction(async (tx) => {
    await tx
      .select()
      .from(pictures)
      .where(eq(pictures.name, nameOf(address)))
      .for('update')
    lock()
    await mayEnd
    await tx.update(pictures).set({ condemnedAt: sql`now()` })
  })
  await locked
  const claim = services.db.transaction((tx) => services.media.claim(tx, address))
  await untilWaiting(checkout.database.pool)
  end()
  await sweeper
  expect(await claim).toMatchObject({ refused: 'malformed' })
})

test('however sweepers and records race, no record ever shows a picture that is not there', async () => {
  const { services, names, files } = aShop()
  const { db, media } = services
  const company = await aCompany(db)
  let shownCount = 0
  let refusedCount = 0
  for (let round = 0; round < 15; round++) {
    const addresses = await Promise.all(
      Array.from({ length: 12 }, () => aKeptPicture(services, DAY_SECONDS + 60)),
    )
    const sweeping = [sweepPictures(services), sweepPictures(services)]
    const showing = addresses.map((address) =>
      db.transaction(async (tx) => {
        const refused = await media.claim(tx, address)
        if (refused) return refused
        const facts = {
          name: 'Bruma',
          description: 'x',
          presentation: 'Lata',
          abvPercent: 5,
          priceCents: 400,
        }
        await tx.insert(beers).values({ ...facts, type: 'IPA', companyId: company.id, image: address })
        return undefined
      }),
    )
    const results = await Promise.all(showing)
    await Promise.all(sweeping)
    refusedCount += results.filter(isRefusal).length
    shownCount += results.filter((result) => !isRefusal(result)).length
  }
  await sweepPictures(services)
  const shown = await db.select({ image: beers.image }).from(beers).where(sql`${beers.image} <> ''`)
  expect(shown).toHaveLength(shownCount)
  expect((await names()).toSorted()).toEqual(shown.map(({ image }) => nameOf(image)).toSorted())
  expect(await files()).toHaveLength(shown.length * 2)
  // Otherwise nothing has raced.
  expect(refusedCount).toBeGreaterThan(0)
  expect(shownCount).toBeGreaterThan(0)
})
