import { expect, test } from 'vitest'
import { reviews } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { followShopMean } from './follow-shop-mean.ts'

const database = useTestDatabase()

test('says how many rated and their mean, once they were counted', async () => {
  const ask = async () => (await createApp(makeTestServices(database)).request('/api/rating')).json()
  expect(await ask()).toEqual({ reviews: 0, mean: null })
  const { id: beerId } = await aBeer(database.db)
  for (const rate of [5, 4, 4, 2])
    await database.db.insert(reviews).values({ beerId, buyerId: (await aBuyer(database.db)).id, rate })
  await followShopMean({ db: database.db, draining: false })
  expect(await ask()).toEqual({ reviews: 4, mean: 3.75 })
  await database.db.delete(reviews)
  await followShopMean({ db: database.db, draining: false })
  expect(await ask()).toEqual({ reviews: 0, mean: null })
})
