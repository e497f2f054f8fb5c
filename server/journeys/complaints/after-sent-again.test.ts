import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { COMPLAINT_DAYS, FREE_AFTER_SENT_DAYS } from '#contract/limits.ts'
import { outbox, parcels } from '#database/schema.ts'
import { writeMail } from '#server/features/mail/write-mail.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { aPromise, letComplaintRunOut, letParcelAge } from '#tests/factories/a-complaint.ts'
import { freeMoney } from '#tests/factories/a-shipment.ts'
import { escalateOverdue } from './escalate-complaints.ts'

const checkout = useCheckout({ poolSize: 20 })
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

/** The texts of the mails of a kind about a complaint, as they are written now. */
async function mailsOf(
  kind: 'complaint-to-send' | 'complaint-sent-again' | 'complaint-escalated',
  id: string,
) {
  const all = await checkout.db.select().from(outbox).where(eq(outbox.kind, kind))
  const found = all.filter(({ payload }) => (payload as { complaintId: string }).complaintId === id)
  return Promise.all(
    found.map(
      async ({ payload }) => (await writeMail(checkout.db, 'http://shop.example', kind, payload))?.text,
    ),
  )
}

/** It left again so many days ago. Nothing of the shop changes what is append only. */
async function letSentAgainAge(id: string, days: number) {
  await checkout.db.transaction(async (tx) => {
    await tx.execute(sql`ALTER TABLE complaint_events DISABLE TRIGGER complaint_events_append_only`)
    await tx.execute(sql`UPDATE complaint_events SET at = at - ${days} * interval '1 day'
                         WHERE complaint_id = ${id} AND event = 'sent-again'`)
    await tx.execute(sql`ALTER TABLE complaint_events ENABLE TRIGGER complaint_events_append_only`)
  })
}

test('what left again is complained of as long as what left, however long ago the parcel came', async () => {
  const { complaint, sent, open, orderId } = await aPromise(checkout.with())
  await letParcelAge(checkout.db, orderId, COMPLAINT_DAYS.afterSent + 15)
  await sent()
  expect(await mailsOf('complaint-sent-again', complaint.id)).toEqual([
    expect.stringContaining(`hasta ${COMPLAINT_DAYS.afterSent} días después de que salió`),
  ])
  await letSentAgainAge(complaint.id, COMPLAINT_DAYS.afterSent + 1)
  expect((await open(1)).body).toMatchObject({ code: 'complaint-too-late' })
  await letSentAgainAge(complaint.id, -2)
  expect((await open(1)).status).toBe(201)
})

test('it counts as not come some days after it left, not at once', async () => {
  const { complaint, sent, open, buyer, at } = await aPromise(checkout.with())
  await sent()
  const never = { kind: 'never-came', lines: undefined }
  expect((await open(1, never)).body).toMatchObject({ code: 'complaint-too-early' })
  expect((await buyer.send('GET', at)).body).toMatchObject({ neverCameFrom: expect.any(String) })
  await letSentAgainAge(complaint.id, COMPLAINT_DAYS.neverCameAfter + 1)
  expect((await open(1, never)).status).toBe(201)
})

test('the parcel’s money is not free before that of what left then would be', async () => {
  const services = checkout.with()
  const { complaint, sent, orderId } = await aPromise(services)
  await sent()
  const released = async () => {
    await freeMoney(services, orderId)
    const [parcel] = await checkout.db.select().from(parcels).where(eq(parcels.orderId, orderId))
    return parcel!.releasedAt !== null
  }
  await letSentAgainAge(complaint.id, FREE_AFTER_SENT_DAYS - 1)
  expect(await released()).toBe(false)
  await letSentAgainAge(complaint.id, 2)
  expect(await released()).toBe(true)
})

test('mails tell what is so when they are sent: nothing is to be sent any more, and what was not sent is in stock', async () => {
  const services = checkout.with()
  const left = await aPromise(services)
  expect(await mailsOf('complaint-to-send', left.complaint.id)).toEqual([expect.any(String)])
  await left.sent()
  expect(await mailsOf('complaint-to-send', left.complaint.id)).toEqual([undefined])

  const late = await aPromise(services)
  await letComplaintRunOut(checkout.db, late.complaint.id)
  await escalateOverdue(services, late.complaint.id)
  const told = expect.stringContaining(
    'no se registró como enviado a tiempo: las unidades volvieron al stock.',
  )
  expect(await mailsOf('complaint-escalated', late.complaint.id)).toEqual([told, told])
})
