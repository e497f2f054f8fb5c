import { expect, test } from 'vitest'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { aBeerForm } from '#tests/robustness/a-beer-form.ts'

const database = useTestDatabase()
const LIMITED = { RATE_LIMITS: 'on', PUBLICATIONS_PER_HOUR: '2' }

test('a company publishes so many beers an hour one by one, and is told when to come back', async () => {
  const services = makeTestServices(database, LIMITED)
  const [seller, other] = [await aLoggedInSeller(services), await aLoggedInSeller(services)]
  const publish = (who: typeof seller, name: string) => who.send('POST', '/product', { ...aBeerForm(), name })
  // What is wrong with the form costs nothing.
  expect((await seller.send('POST', '/product', { ...aBeerForm(), price: -1 })).status).toBe(400)
  expect((await publish(seller, 'Una')).status).toBe(201)
  expect((await publish(seller, 'Dos')).status).toBe(201)
  const refused = await publish(seller, 'Tres')
  expect([refused.status, refused.body]).toMatchObject([429, { code: 'too-many-requests' }])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect((await publish(other, 'Tres')).status).toBe(201)
})
