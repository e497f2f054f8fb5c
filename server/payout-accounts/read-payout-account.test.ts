import { expect, test } from 'vitest'
import { payoutAccounts } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aPayoutAccount } from '#tests/factories/a-payout-account.ts'
import { DESTINATIONS } from '#tests/factories/a-payout-destination.ts'
import { aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { forgetPayoutAccounts } from './forget-payout-accounts.ts'
import { readPayoutAccounts } from './read-payout-account.ts'

const database = useTestDatabase()

test('of many companies the newest account of each is read, and of who has none nothing', async () => {
  const services = makeTestServices(database)
  const { db, env } = services
  const aSeller = () => aLoggedInSeller(services)
  const [one, other, forgotten, none] = [await aSeller(), await aSeller(), await aSeller(), await aSeller()]
  await aPayoutAccount(services, one, { kind: 'ar-bank' })
  await aPayoutAccount(services, other, { kind: 'br-pix' })
  await aPayoutAccount(services, one, { kind: 'iban' })
  await aPayoutAccount(services, forgotten, { kind: 'lines' })
  await db.transaction((tx) => forgetPayoutAccounts(tx, forgotten.id))

  const read = await readPayoutAccounts(db, env, [one.id, other.id, forgotten.id, none.id])
  expect([...read.keys()].toSorted()).toEqual([one.id, other.id].toSorted())
  expect(read.get(one.id)?.destination()).toEqual(DESTINATIONS.iban)
  expect(read.get(other.id)?.destination()).toEqual(DESTINATIONS['br-pix'])
  expect((await readPayoutAccounts(db, env, [])).size).toBe(0)

  // A row that is led to another company does not open there.
  const stolen = read.get(one.id)!
  const { sealed, masked } = stolen
  await db
    .insert(payoutAccounts)
    .values({ companyId: other.id, userId: other.userId, kind: 'iban', sealed, masked })
  const led = (await readPayoutAccounts(db, env, [other.id])).get(other.id)
  expect(led?.sealed).toBe(sealed)
  expect(led?.destination()).toBeUndefined()
})
