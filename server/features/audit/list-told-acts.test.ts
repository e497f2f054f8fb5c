import { beforeAll, expect, test } from 'vitest'
import type { AuditAction, AuditSubject } from '#contract/audit-actions.ts'
import { TOLD_ACTS_SHOWN } from '#contract/limits.ts'
import { listToldActs as call } from '#contract/told-acts.ts'
import { asOwnSentence, toReader } from '#server/audit/act-in-words.ts'
import { writeEntry } from '#server/audit/record-audit.ts'
import { recordToldAct } from '#server/audit/record-told-act.ts'
import { isShown, TOLD_ACTS, type ToldAction } from '#server/audit/told-acts.ts'
import { writeMail } from '#server/features/mail/write-mail.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aLoggedInAdmin, aLoggedInSeller, mailsTo } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()
const ALL = Object.keys(TOLD_ACTS) as AuditAction[]
const ORDER = 'b0a7c3de-0000-7000-8000-0000a1b2c3d4'

let admin: Awaited<ReturnType<typeof aLoggedInAdmin>>
const services = () => makeTestServices(database)
beforeAll(async () => {
  admin = await aLoggedInAdmin(services())
})

/** Acts that say what was and what is. */
const TELLS_CHANGES = /-edited$|-role-changed$/

type Seller = Awaited<ReturnType<typeof aLoggedInSeller>>

/** An admin did this to a seller, for a reason. */
function anAct(action: AuditAction, seller: Seller, id = ORDER) {
  const actor = { userId: admin.id, address: '192.0.2.7', browser: 'Firefox', requestId: 'r' }
  const kind = action.split('-')[0] as AuditSubject
  const act = {
    subject: { kind, id, userId: seller.userId, name: 'Copihue' },
    reason: 'Lo pidió <b>ella</b> misma.',
    facts: { amountCents: 450, before: { price: 5 }, after: { price: 5.6 } },
  }
  const by = TOLD_ACTS[action]
  return database.db.transaction(async (tx) => {
    if (by === 'admin-act' || by === 'payout')
      return recordToldAct(services().jobs, tx, actor, { action: action as ToldAction, ...act })
    await writeEntry(tx, actor, { action, ...act })
  })
}

async function actsOf(person: Pick<Seller, 'send'>, query = '') {
  const answer = await person.send('GET', `/account/acts${query}`)
  expect(answer.status).toBe(200)
  return call.response.parse(answer.body)
}

test.each(ALL.filter(isShown))('who it was done to reads %s, as it is mailed', async (action) => {
  const [seller, other] = [await aLoggedInSeller(services()), await aLoggedInSeller(services())]
  await anAct(action, seller)
  const { acts, hasMore } = await actsOf(seller)
  expect(hasMore).toBe(false)
  expect(acts).toEqual([
    {
      id: expect.any(String),
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      action,
      title: expect.stringMatching(/^[A-ZÁÉ¿¡][^{}]+$/),
      text: expect.stringMatching(/^[A-ZÁÉ][^{}]+\.$/),
      thing: {
        name: expect.stringMatching(/^(Copihue|Pedido A1B2C3D4)$/),
        page: expect.stringMatching(/^\/\w/),
      },
      changes: TELLS_CHANGES.test(action) ? [{ field: 'precio', from: 'U$S 5.00', to: 'U$S 5.60' }] : [],
      reason: 'Lo pidió <b>ella</b> misma.',
    },
  ])
  const said = acts[0]!
  expect(`${said.thing.page}${JSON.stringify(said)}`).not.toMatch(/undefined|null\/|192\.0\.2\.7|Firefox/)
  expect(JSON.stringify(said)).not.toContain(admin.id)
  expect((await actsOf(other)).acts).toEqual([])

  for (const mail of await mailsTo(services(), seller.email)) {
    const written = await writeMail(database.db, services().env.publicUrl, mail.kind, mail.payload)
    const [first = '', ...rest] = said.text
    const lead = first.toLowerCase() + rest.join('')
    expect(asOwnSentence(lead)).toBe(said.text)
    expect(written).toMatchObject({ subject: said.title })
    expect(written!.text).toContain(toReader('Eva', lead))
    for (const { field, from, to } of said.changes)
      expect(written!.text).toContain(`${field}: ${from} → ${to}`)
  }
})

test('what is mailed by itself or concerns nobody is not shown', async () => {
  const seller = await aLoggedInSeller(services())
  const rest = ALL.filter((action) => !isShown(action))
  expect(rest).toContain('report-dismissed')
  for (const action of rest) await anAct(action, seller)
  expect((await actsOf(seller)).acts).toEqual([])
})

test('a parcel that an admin moved is told to its brewery, not to whose data the order is', async () => {
  const [seller, buyer] = [await aLoggedInSeller(services()), await aLoggedInSeller(services())]
  const actor = { userId: admin.id, address: '192.0.2.7', browser: 'Firefox', requestId: 'r' }
  await database.db.transaction((tx) =>
    recordToldAct(services().jobs, tx, actor, {
      action: 'parcel-shipped',
      subject: { kind: 'order', id: ORDER, userId: buyer.userId },
      tells: seller.userId,
    }),
  )
  expect((await actsOf(buyer)).acts).toEqual([])
  const [act] = (await actsOf(seller)).acts
  expect(act!.thing).toEqual({ name: 'Pedido A1B2C3D4', page: `/company/${seller.id}/parcels?state=shipped` })
})

test('the newest come first, so many at most, and those of one thing alone where it is named', async () => {
  const seller = await aLoggedInSeller(services())
  for (let done = 0; done < TOLD_ACTS_SHOWN; done++) await anAct('beer-edited', seller)
  expect((await actsOf(seller)).hasMore).toBe(false)
  const other = 'b0a7c3de-0000-7000-8000-0000deadbeef'
  await anAct('beer-deactivated', seller, other)
  const { acts, hasMore } = await actsOf(seller)
  expect([acts.length, acts[0]!.action, hasMore]).toEqual([TOLD_ACTS_SHOWN, 'beer-deactivated', true])
  expect((await actsOf(seller, `?subject=${other}`)).acts.map(({ action }) => action)).toEqual([
    'beer-deactivated',
  ])
})
