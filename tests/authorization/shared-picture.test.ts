import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { beers, pictures } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { sweepPictures } from '#server/features/media/sweep-pictures.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aKeptPicture, aLocalDisk } from '#tests/factories/a-picture.ts'
import { aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { aBeerForm } from '#tests/robustness/a-beer-form.ts'

const database = useTestDatabase()

test('a picture outlives the rival’s records that showed it too', async () => {
  const services = makeTestServices(database, {}, aLocalDisk())
  const rival = await aLoggedInSeller(services, { company: 'Cervecería Dos' })
  const rivalBeer = await aBeer(database.db, { companyId: rival.id })
  const beer = await aBeer(database.db)
  const image = await aKeptPicture(services, 2 * 24 * 3600)
  const unused = await aKeptPicture(services, 2 * 24 * 3600)
  await database.db.update(beers).set({ image }).where(eq(beers.id, beer.id))

  const change = { ...aBeerForm(), image }
  expect(await rival.send('PUT', `/product/${rivalBeer.id}`, change)).toMatchObject({ status: 200 })
  const cleared = { ...change, image: '' }
  expect(await rival.send('PUT', `/product/${rivalBeer.id}`, cleared)).toMatchObject({ status: 200 })
  await sweepPictures(services)

  const isServed = async (address: string) =>
    (await createApp(services).request(`${address}/40.webp`)).status === 200
  expect([await isServed(image), await isServed(unused)]).toEqual([true, false])
  const kept = (await database.db.select().from(pictures)).map(({ name }) => `/media/${name}`)
  expect(kept).toEqual([image])
})
