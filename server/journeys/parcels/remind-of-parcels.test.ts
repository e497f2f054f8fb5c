import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { companies, outbox, parcels } from '#database/schema.ts'
import { writeMail } from '#server/features/mail/write-mail.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { anOrderDesk } from '#tests/factories/an-order-desk.ts'
import { remindOfParcels } from './remind-of-parcels.ts'

const checkout = useCheckout()
afterEach(async () => {
  vi.useRealTimers()
  expect(await findBrokenInvariants(checkout.database.pool)).toEqual([])
})

/** Parcels paid so many hours before the last nine in the morning of the shop. */
async function aShop(...hours: number[]) {
  const services = checkout.with()
  const desk = await anOrderDesk(services)
  const paidBefore = (orderId: string, each: number) =>
    checkout.db.execute(sql`
      UPDATE parcels SET created_at = lately.morning - ${each} * interval '1 hour'
      FROM (SELECT ((now() AT TIME ZONE ${services.env.SHOP_TIMEZONE} - interval '9 hours')::date + interval '9 hours')
                   AT TIME ZONE ${services.env.SHOP_TIMEZONE} AS morning) AS lately
      WHERE order_id = ${orderId}`)
  const orderIds: string[] = []
  for (const each of hours) {
    const { orderId } = await desk.aPaidOrder()
    await paidBefore(orderId, each)
    orderIds.push(orderId)
  }
  const remind = () => remindOfParcels(services)
  const remindersTo = async (email: string) =>
    (
      await checkout.db
        .select()
        .from(outbox)
        .where(sql`recipient = ${email} AND dedupe_key LIKE 'parcels-late:%'`)
        .orderBy(outbox.dedupeKey)
    ).map(({ kind, payload }) => ({
      kind,
      payload: payload as { orderId: string; companyId: string; orderIds: string },
    }))
  const wordsOf = ({ payload }: { payload: { orderId: string; companyId: string; orderIds: string } }) =>
    writeMail(checkout.db, services.env.publicUrl, 'parcels-late', payload)
  return { ...desk, services, orderIds, remind, remindersTo, wordsOf }
}

const HOURS = 72

test('a brewery is mailed once in a morning what turned late since the one before, oldest first', async () => {
  const { one, other, orderIds, remind, remindersTo, wordsOf } = await aShop(HOURS + 1, HOURS + 5, HOURS - 1)
  await Promise.all([remind(), remind()])
  await remind()
  const [mail, ...more] = await remindersTo(one.email)
  expect(more).toEqual([])
  const [newer, older] = orderIds as [string, string, string]
  expect(mail).toMatchObject({
    kind: 'parcels-late',
    payload: { orderId: older, companyId: one.id, orderIds: `${older},${newer}` },
  })
  expect(await remindersTo(other.email)).toHaveLength(1)
  const written = await wordsOf(mail!)
  expect(written!.subject).toContain('envíos esperan hace más de 3 días')
  expect(written!.text).toContain(older.slice(-8).toUpperCase())
  expect(written!.text).toContain(`/company/${one.id}/parcels?state=pending`)
})

test('each parcel is in one mail: the next morning tells of what came after, and who was down catches up', async () => {
  const { one, orderIds, remind, remindersTo } = await aShop(HOURS + 30, HOURS + 2, HOURS + 200)
  await remind()
  const mails = await remindersTo(one.email)
  const told = mails.flatMap(({ payload }) => payload.orderIds.split(','))
  expect(told).toEqual([orderIds[0], orderIds[1]])
})

test('what was sent meanwhile is not told any more, and one that nobody sells for has nobody to tell', async () => {
  const { one, other, orderIds, remind, remindersTo, wordsOf, refund } = await aShop(
    HOURS + 1,
    HOURS + 2,
    HOURS + 3,
  )
  const [first, second, third] = orderIds as [string, string, string]
  await checkout.db.update(companies).set({ userId: null }).where(sql`id = ${other.id}`)
  await refund(third)
  await remind()
  const [mail] = await remindersTo(one.email)
  expect(mail!.payload.orderIds).toBe(`${second},${first}`)
  expect(await remindersTo(other.email)).toEqual([])
  const ship = (orderId: string) =>
    one.send('PUT', `/company/${one.id}/parcels/${orderId}/shipped`, { carrier: 'Andina' })
  expect((await ship(second)).status).toBe(200)
  const left = await wordsOf(mail!)
  expect(left!.subject).toContain('Un envío espera')
  expect(left!.text).not.toContain(second.slice(-8).toUpperCase())
  await ship(first)
  expect(await wordsOf(mail!)).toBeUndefined()
  // As it was: the books hold that a company that sells has a mail for each of its parcels.
  await checkout.db
    .update(companies)
    .set({ userId: sql`(SELECT id FROM users WHERE email = ${other.email})` })
    .where(sql`id = ${other.id}`)
  await checkout.db.update(parcels).set({ createdAt: sql`now()` })
})
