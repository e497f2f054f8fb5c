import { expect, test } from 'vitest'
import { recordToldAct } from '#server/audit/record-told-act.ts'
import { TOLD_ACTS, type ToldAction } from '#server/audit/told-acts.ts'
import { inLanguage } from '#server/http/readers-language.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aLoggedInAdmin, aLoggedInSeller, mailsTo, PASSWORD } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { writeMail } from './write-mail.ts'

const database = useTestDatabase()
const told = Object.entries(TOLD_ACTS).flatMap(([action, by]) =>
  by === 'admin-act' || by === 'payout' ? [action as ToldAction] : [],
)

/** An admin did this to a seller, for a reason. */
async function anAct(action: ToldAction) {
  const services = makeTestServices(database)
  const [admin, seller] = [await aLoggedInAdmin(services), await aLoggedInSeller(services)]
  const actor = { userId: admin.id, address: '192.0.2.7', browser: 'Firefox', requestId: 'r' }
  await services.db.transaction((tx) =>
    recordToldAct(services.jobs, tx, actor, {
      action,
      subject: { kind: 'company', id: seller.id, userId: seller.userId, name: 'Birra del Sur' },
      reason: 'Lo pidió <b>ella</b> misma.',
      facts: { amountCents: 450, before: { price: 5 }, after: { price: 5.6 } },
      before: { city: 'Rosario' },
      after: { city: 'Córdoba' },
    }),
  )
  const [mail, ...more] = await mailsTo(services, seller.email)
  expect(more).toEqual([])
  return { services, seller, mail: mail! }
}

test.each(told)('who it concerns is mailed %s, with the reason', async (action) => {
  const { services, mail } = await anAct(action)
  const written = await writeMail(services.db, services.env.publicUrl, mail.kind, mail.payload)
  expect(written!.subject).not.toMatch(/mail\.|[{}]/)
  expect(written!.text).toContain('Eva, ')
  expect(written!.text).toContain('El motivo:\n\n> Lo pidió <b>ella</b> misma.')
  expect(written!.html).not.toContain('<b>ella')
  expect(written!.text).not.toMatch(/undefined|null|[{}]/)
  expect(written!.text.includes('ciudad: Rosario → Córdoba')).toBe(/-edited$|-role-changed$/.test(action))
})

test('what was edited is told in the reader’s language, old and new', async () => {
  const { services, mail } = await anAct('beer-edited')
  const written = await inLanguage('en', () =>
    writeMail(services.db, services.env.publicUrl, mail.kind, mail.payload),
  )
  expect(written!.subject).toBe('We changed a beer of yours')
  expect(written!.text).toContain('price: U$S 5.00 → U$S 5.60\ncity: Rosario → Córdoba')
})

test('whose account is gone is told nothing', async () => {
  const { services, seller, mail } = await anAct('company-edited')
  expect((await seller.send('DELETE', '/account', { currentPassword: PASSWORD })).status).toBe(200)
  expect(await writeMail(services.db, services.env.publicUrl, mail.kind, mail.payload)).toBeUndefined()
})
