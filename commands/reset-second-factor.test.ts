import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries, twoFactors } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { anAdminWithSecondFactor, giveSecondFactor } from '#tests/factories/an-admin-with-second-factor.ts'
import {
  aLoggedInAdmin,
  aLoggedInBuyer,
  aLoggedInSeller,
  mailsTo,
} from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()

/** Runs the command as npm would. */
async function resetSecondFactor(...args: string[]) {
  const command = spawn(process.execPath, [resolve(import.meta.dirname, 'reset-second-factor.ts'), ...args], {
    env: { ...process.env, DATABASE_URL: database.connectionString },
  })
  const said = Promise.all([text(command.stdout), text(command.stderr)])
  const [code] = await once(command, 'close')
  const [out, error] = await said
  return { code, out, error }
}

test('who has lost phone and codes signs in with the password again; nobody else is touched', async () => {
  const services = makeTestServices(database)
  const admin = await anAdminWithSecondFactor(services)
  const other = await anAdminWithSecondFactor(services)
  const waiting = await admin.startLogIn()
  expect(await resetSecondFactor('--email', admin.email.toUpperCase())).toEqual({
    code: 0,
    out: `${admin.email} signs in with the password alone, and can set up another second factor.\n`,
    error: '',
  })
  expect(await admin.session()).toBeNull()
  expect((await waiting.finish({ backupCode: admin.backupCodes[0]! })).status).toBe(401)
  expect((await admin.startLogIn()).body).toMatchObject({ access: true, id: admin.id })
  expect(await database.db.$count(twoFactors, eq(twoFactors.userId, admin.id))).toBe(0)
  expect((await mailsTo(services, admin.email)).at(-1)).toMatchObject({
    kind: 'second-factor-changed',
    payload: { change: 'reset' },
  })
  const entries = await database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, admin.id))
  expect(entries.at(-1)).toMatchObject({ action: 'second-factor-disabled', facts: { by: 'command' } })

  expect(await other.session()).toMatchObject({ id: other.id })
  expect((await other.startLogIn()).body).toEqual({ access: false, secondFactor: true })
  expect(await resetSecondFactor('--email', admin.email)).toMatchObject({
    code: 1,
    error: `${admin.email} has no second factor.\n`,
  })
})

test('a seller is let in again as an admin is', async () => {
  const services = makeTestServices(database)
  const seller = await aLoggedInSeller(services)
  await giveSecondFactor(services, seller.userId)
  expect(await resetSecondFactor('--email', seller.email)).toMatchObject({ code: 0, error: '' })
  expect(await seller.session()).toBeNull()
  expect(await database.db.$count(twoFactors, eq(twoFactors.userId, seller.userId))).toBe(0)
  const entries = await database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, seller.id))
  expect(entries.at(-1)).toMatchObject({ subjectKind: 'company', facts: { by: 'command' } })
})

test('says what is wrong, and how it is used', async () => {
  const services = makeTestServices(database)
  const [buyer, admin] = [await aLoggedInBuyer(services), await aLoggedInAdmin(services)]
  for (const [email, error] of [
    ['nadie', '"nadie" is not an e-mail address.\n'],
    [buyer.email, `${buyer.email} is neither an administrator nor a seller.\n`],
    [admin.email, `${admin.email} has no second factor.\n`],
  ] as const) {
    expect(await resetSecondFactor('--email', email)).toEqual({ code: 1, out: '', error })
  }
  const unasked = await resetSecondFactor()
  expect(unasked.error).toMatch(/^Whose\? --email is missing\.\n\nUsage: npm run reset-second-factor/)
  expect(await resetSecondFactor('--help')).toMatchObject({ code: 0, error: '' })
})
