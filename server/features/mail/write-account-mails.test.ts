import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { ACCOUNT_MAILS } from './write-account-mails.ts'

const database = useTestDatabase()
const services = () => makeTestServices(database)

test('who has another password is told of keys, team and invitations that hold still, where there are any', async () => {
  const lead = async (userId: string) =>
    (
      await ACCOUNT_MAILS['password-changed'](database.db, 'https://shop.example', {
        ...{ userId, name: 'Eva', wasProved: 'true' },
      })
    )?.lead
  const [buyer, eva] = [await aLoggedInBuyer(services()), await aLoggedInSeller(services())]
  const key = (expires: string) =>
    database.db.execute(sql`
      INSERT INTO api_keys (company_id, name, prefix, hash, scopes, expires_at)
      VALUES (${eva.id}, 'Planilla', 'lup_abcd', ${expires}, ARRAY['beers:read'], now() + ${expires}::interval)`)
  const told = /claves de API, las personas de tu equipo/
  await key('-1 day')
  expect(await lead(eva.userId)).not.toMatch(told)
  await key('1 day')
  expect(await lead(eva.userId)).toMatch(told)
  expect(await lead(buyer.id)).not.toMatch(told)
})
