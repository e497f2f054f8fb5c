import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readPayoutAccount } from '#server/payout-accounts/read-payout-account.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aPayoutAccount } from '#tests/factories/a-payout-account.ts'
import { DESTINATIONS } from '#tests/factories/a-payout-destination.ts'
import { aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()
const [OLD, NEW, LOST] = ['o'.repeat(32), 'n'.repeat(32), 'l'.repeat(32)]

/** Runs the command as npm would. */
async function rotate(PAYOUT_KEY: string) {
  const command = spawn(process.execPath, [resolve(import.meta.dirname, 'rotate-payout-key.ts')], {
    env: { ...process.env, DATABASE_URL: database.connectionString, PAYOUT_KEY },
  })
  const said = Promise.all([text(command.stdout), text(command.stderr)])
  const [code] = await once(command, 'close')
  const [out, error] = await said
  return { code, out, error }
}

async function anAccountUnder(key: string) {
  const services = makeTestServices(database)
  const seller = await aLoggedInSeller(services)
  await aPayoutAccount(services, seller, { kind: 'iban', payoutKeys: [key] })
  const openedBy = async (...payoutKeys: string[]) =>
    (await readPayoutAccount(database.db, { payoutKeys }, seller.id))?.destination()
  return { openedBy }
}

test('what the key before locked opens under the new one alone, and what nobody opens is told', async () => {
  const account = await anAccountUnder(OLD)
  expect(await rotate(NEW)).toMatchObject({
    code: 1,
    error: expect.stringMatching(/^PAYOUT_KEY does not name two/),
  })
  expect(await account.openedBy(NEW)).toBeUndefined()
  const locked = (count: number) => `${count} payout accounts are locked under the new key now.\n`
  expect(await rotate(`${NEW},${OLD}`)).toEqual({ code: 0, out: locked(1), error: '' })
  expect(await account.openedBy(NEW)).toEqual(DESTINATIONS.iban)
  expect(await account.openedBy(OLD)).toBeUndefined()

  await anAccountUnder(LOST)
  expect(await rotate(`${NEW},${OLD}`)).toEqual({
    code: 1,
    out: locked(0),
    error: '1 open under no key of PAYOUT_KEY: find the key before it.\n',
  })
})
