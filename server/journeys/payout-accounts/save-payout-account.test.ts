import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries, auditValues, companies, outbox, payoutAccounts, users } from '#database/schema.ts'
import { sendOutboxMail } from '#server/features/mail/send-outbox-mail.ts'
import { readPayoutAccount } from '#server/payout-accounts/read-payout-account.ts'
import type { Mail } from '#server/ports/mailer.ts'
import type { Services } from '#server/services.ts'
import { findText } from '#tests/database/find-text.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aMailer } from '#tests/factories/a-mailer.ts'
import { DESTINATIONS } from '#tests/factories/a-payout-destination.ts'
import { giveSecondFactor } from '#tests/factories/an-admin-with-second-factor.ts'
import { codeNotShown, shownCode } from '#tests/factories/an-authenticator.ts'
import {
  aLoggedInAdmin,
  aLoggedInBuyer,
  aLoggedInSeller,
  linkMailedTo,
  PASSWORD,
} from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase({ poolSize: 10 })
const CBU = DESTINATIONS['ar-bank']
const HOUR_MS = 3_600_000

/** A seller with a second factor; `save` gives the code that their phone shows. */
async function aSeller(services: Services) {
  const seller = await aLoggedInSeller(services)
  const { key, backupCodes } = await giveSecondFactor(services, seller.userId)
  const path = `/company/${seller.id}/payout-account`
  const save = (destination: object, proof: object = { code: shownCode(key) }) =>
    seller.send('PUT', path, { destination, proof })
  return { ...seller, key, backupCodes, path, save }
}

const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code

const rowsOf = (companyId: string) =>
  database.db
    .select()
    .from(payoutAccounts)
    .where(eq(payoutAccounts.companyId, companyId))
    .orderBy(payoutAccounts.id)

/** What waits to be mailed of a seller's payout account, sent now. */
async function readMails(services: Services, { userId }: { userId: string }) {
  const sent: Mail[] = []
  const mailer = aMailer(async (mail: Mail) => void sent.push(mail))
  const isTheirs = sql`payload->>'userId' = ${userId} AND kind = 'payout-account-saved' AND sent_at IS NULL`
  for (const { id } of await database.db.select().from(outbox).where(isTheirs))
    await sendOutboxMail({ ...services, mailer }, id)
  return sent.map(({ to, text }) => ({ to, text }))
}

test('a seller saves where they are paid to, and reads it masked; nobody finds the number', async () => {
  const services = makeTestServices(database)
  const seller = await aSeller(services)
  await database.db.update(companies).set({ country: 'Chile' }).where(eq(companies.id, seller.id))
  expect((await seller.send('GET', seller.path)).body).toEqual({
    account: null,
    usualKind: 'cl-bank',
    hasSecondFactor: true,
  })

  const saved = await seller.save(CBU)
  const masked = { kind: 'ar-bank', holder: 'E. Ruiz', bank: '285', number: '••••5201' }
  expect([saved.status, saved.body]).toEqual([200, expect.objectContaining({ masked })])
  const { savedAt, payableFrom } = saved.body as { savedAt: string; payableFrom: string }
  expect(Date.parse(payableFrom) - Date.parse(savedAt)).toBe(72 * HOUR_MS)
  expect((await seller.send('GET', seller.path)).body).toMatchObject({ account: saved.body })
  const admin = await aLoggedInAdmin(services)
  expect((await admin.send('GET', seller.path)).body).toMatchObject({ account: { masked } })

  for (const secret of [CBU.cbu, CBU.cuit]) expect(await findText(database.pool, [secret])).toEqual([])
  const kept = await readPayoutAccount(database.db, services.env, seller.id)
  expect(kept?.destination()).toEqual(CBU)
  expect(
    (await readPayoutAccount(database.db, { payoutKeys: ['x'.repeat(32)] }, seller.id))?.destination(),
  ).toBe(undefined)
})

test('without the second factor, with a wrong code and with one a second time nothing is saved', async () => {
  const services = makeTestServices(database)
  const plain = await aLoggedInSeller(services)
  const without = await plain.send('PUT', `/company/${plain.id}/payout-account`, {
    destination: CBU,
    proof: { code: '123456' },
  })
  expect([without.status, codeOf(without)]).toEqual([409, 'second-factor-off'])

  const seller = await aSeller(services)
  const wrong = await seller.save(CBU, { code: codeNotShown(seller.key) })
  expect([wrong.status, codeOf(wrong)]).toEqual([401, 'wrong-second-factor'])
  expect(await rowsOf(seller.id)).toEqual([])

  const code = shownCode(seller.key)
  expect((await seller.save(CBU, { code })).status).toBe(200)
  expect(codeOf(await seller.save(DESTINATIONS.iban, { code }))).toBe('wrong-second-factor')
  const [backupCode] = seller.backupCodes
  expect((await seller.save(DESTINATIONS.iban, { backupCode })).status).toBe(200)
  expect(codeOf(await seller.save(CBU, { backupCode }))).toBe('wrong-backup-code')
  expect((await rowsOf(seller.id)).map(({ kind }) => kind)).toEqual(['ar-bank', 'iban'])
})

test('of two saves with one code at once one holds, and one is mailed', async () => {
  const services = makeTestServices(database)
  const seller = await aSeller(services)
  const proof = { code: shownCode(seller.key) }
  const answers = await Promise.all([CBU, DESTINATIONS.iban, CBU].map((each) => seller.save(each, proof)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
  expect(await rowsOf(seller.id)).toHaveLength(1)
  expect(await readMails(services, seller)).toHaveLength(1)
})

test('wrong codes are counted as at log-in', async () => {
  const services = makeTestServices(database, { RATE_LIMITS: 'on', LOGIN_FAILURES_PER_QUARTER_HOUR: '2' })
  const seller = await aSeller(services)
  const guess = async () => (await seller.save(CBU, { code: codeNotShown(seller.key) })).status
  expect([await guess(), await guess(), await guess()]).toEqual([401, 401, 429])
  expect((await seller.save(CBU)).status).toBe(429)
})

test('of another company nothing is read and nothing saved, by whomever', async () => {
  const services = makeTestServices(database)
  const [seller, rival] = [await aSeller(services), await aSeller(services)]
  const [buyer, admin] = [await aLoggedInBuyer(services), await aLoggedInAdmin(services)]
  const body = { destination: CBU, proof: { code: shownCode(rival.key) } }
  for (const { send } of [rival, buyer]) expect((await send('GET', seller.path)).status).toBe(403)
  for (const { send } of [rival, buyer, admin])
    expect(codeOf(await send('PUT', seller.path, body))).toBe('forbidden')
  expect(await rowsOf(seller.id)).toEqual([])
})

test('wrong digits are told at their field, and cost no code', async () => {
  const services = makeTestServices(database)
  const seller = await aSeller(services)
  const code = shownCode(seller.key)
  const refused = await seller.save({ ...CBU, cbu: '2850590940090418135202' }, { code })
  expect([refused.status, Object.keys((refused.body as { fields: object }).fields)]).toEqual([
    400,
    ['destination.cbu'],
  ])
  expect((await seller.save(CBU, { code })).status).toBe(200)
})

test('a change is mailed to the present and the former e-mail with both accounts, and holds payouts anew', async () => {
  const services = makeTestServices(database)
  const seller = await aSeller(services)
  await database.db.update(users).set({ emailVerified: true }).where(eq(users.id, seller.userId))
  await seller.save(CBU)
  expect(await readMails(services, seller)).toEqual([
    { to: seller.email, text: expect.stringMatching(/Ahora: CBU o CVU ••••5201/) },
  ])
  await database.db.execute(sql`
    UPDATE verifications SET expires_at = now() WHERE identifier LIKE 'second-factor-used:%'`)

  const email = `nueva-${seller.id}@cerveceria.example`
  const { rows } = await database.db.execute<Record<string, string>>(sql`
    SELECT name, last_name AS "lastName", document, phone, company, country, state, city, address
    FROM companies WHERE id = ${seller.id}`)
  await seller.send('PUT', '/company', { ...rows[0], email, currentPassword: PASSWORD })
  await seller.send('PUT', '/account/email', { token: await linkMailedTo(services, email) })
  const changed = await seller.save(DESTINATIONS.iban, { backupCode: seller.backupCodes[0] })
  expect(changed.status).toBe(200)
  const mails = await readMails(services, seller)
  expect(mails.map(({ to }) => to).toSorted()).toEqual([email, seller.email].toSorted())
  for (const { text } of mails) {
    expect(text).toMatch(/Antes: CBU o CVU ••••5201\s+Ahora: IBAN ••••4066/)
    // Whoever reads a former mailbox is told no name and no bank.
    expect(text).not.toMatch(/Ruiz|Nacional/)
  }
})

test('the audit log tells who saved it and what of it is told, and forgets that with them', async () => {
  const services = makeTestServices(database)
  const seller = await aSeller(services)
  await seller.save(CBU)
  const [entry] = await database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, seller.id))
  expect(entry).toMatchObject({
    action: 'payout-account-saved',
    actorId: seller.userId,
    subjectKind: 'company',
    facts: { type: 'ar-bank' },
  })
  const [{ company } = { company: '' }] = await database.db
    .select({ company: companies.company })
    .from(companies)
    .where(eq(companies.id, seller.id))
  const values = await database.db.select().from(auditValues).where(eq(auditValues.entryId, entry!.id))
  expect(values.map(({ userId }) => userId)).toEqual([seller.userId, seller.userId])
  expect(values.find(({ part }) => part === 'subject')?.values).toMatchObject({
    name: company,
    after: { payoutAccount: '••••5201' },
  })
})

test('a saved account stays as it is: it may be locked anew or forgotten whole, and nothing else', async () => {
  const services = makeTestServices(database)
  const [seller, rival] = [await aSeller(services), await aSeller(services)]
  await seller.save(CBU)
  const [saved] = await rowsOf(seller.id)
  const { id } = saved!
  const change = (set: Parameters<ReturnType<typeof database.db.update>['set']>[0]) =>
    database.db.update(payoutAccounts).set(set).where(eq(payoutAccounts.id, id))
  const refused = { cause: { message: expect.stringMatching(/append only|forgotten_whole/) } }
  await expect(change({ payableFrom: sql`now()` })).rejects.toMatchObject(refused)
  await expect(change({ companyId: rival.id })).rejects.toMatchObject(refused)
  await expect(change({ masked: {} })).rejects.toMatchObject(refused)
  await expect(change({ masked: null })).rejects.toMatchObject(refused)
  await expect(database.db.delete(payoutAccounts)).rejects.toMatchObject(refused)
  await change({ sealed: 'other.key' })
  await change({ sealed: null, masked: null })
  await expect(change({ sealed: 'x', masked: {} })).rejects.toMatchObject(refused)
  expect(await readPayoutAccount(database.db, services.env, seller.id)).toBeUndefined()
})
