import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DOCUMENTS_MAX_BYTES } from '#contract/limits.ts'
import type { DeskOrder } from '#contract/order-desk.ts'
import { chargebackDocuments, chargebacks } from '#database/schema.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { anOrderDesk } from '#tests/factories/an-order-desk.ts'
import { askChargebacks, followChargebacks } from './ask-chargebacks.ts'
import { takeDocuments } from './take-documents.ts'

const checkout = useCheckout()
const pdf = (name = 'venta.pdf') => new File(['%PDF-1.7 lo vendido'], name, { type: 'application/pdf' })
const png = () => new File([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0])], 'foto.png')

async function anOpenChargeback() {
  const services = checkout.with()
  const desk = await anOrderDesk(services)
  const { orderId, paymentId } = await desk.aPaidOrder()
  const providerId = services.payments.chargeBack(paymentId)
  await settlePayment(services, paymentId)
  await askChargebacks(services)
  const [open] = await checkout.db.select().from(chargebacks).where(eq(chargebacks.orderId, orderId))
  const actor = { userId: desk.admin.id, address: '', browser: '', requestId: 'r' }
  return {
    ...{ services, providerId, chargebackId: open!.id },
    give: (files: File[], key: string = randomUUID()) =>
      takeDocuments(services, open!.id, { key, files }, actor),
    told: () => services.payments.chargeback(providerId),
    async shown() {
      const { body } = await desk.admin.send('GET', `/admin/orders/${orderId}`)
      return (body as DeskOrder).chargebacks[0]!
    },
    /** Whether the admins are asked for documents. */
    async isWork() {
      const { body } = await desk.admin.send('GET', '/admin/work?kind=chargeback-open')
      return (body as { work: { orderId: string }[] }).work.some((row) => row.orderId === orderId)
    },
    later: () => checkout.db.execute(sql`UPDATE chargeback_uploads SET next_attempt_at = now()`),
    expectWhole: async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]),
  }
}

test('documents are sent on together, remembered without their content, and asked for no more', async () => {
  const { give, told, shown, isWork, expectWhole } = await anOpenChargeback()
  expect(await isWork()).toBe(true)
  expect(await give([pdf(), png()])).toMatchObject({ state: 'done' })
  expect(told().documents).toHaveLength(2)
  const { uploads, documentsStatus } = await shown()
  expect(documentsStatus).toBe('review_pending')
  expect(uploads).toMatchObject([{ state: 'done', documents: [{ name: 'venta.pdf' }, { name: 'foto.png' }] }])
  expect(await isWork()).toBe(false)
  await expectWhole()
})

test('a double click sends once', async () => {
  const { give, told, shown } = await anOpenChargeback()
  const key = randomUUID()
  await Promise.all([give([pdf()], key), give([pdf()], key)])
  await give([pdf()], key)
  expect(told().documents).toHaveLength(1)
  expect((await shown()).uploads).toMatchObject([{ state: 'done' }])
})

test.each(['unknown', 'lost'] as const)(
  'an answer that does not come (%s) is asked for again, and nothing sent twice',
  async (how) => {
    const { services, give, told, shown, later, expectWhole } = await anOpenChargeback()
    services.payments.failNext('documentChargeback', how)
    expect(await give([pdf()])).toMatchObject({ state: 'sent', lastError: 'no answer' })
    expect(told().documents).toHaveLength(how === 'lost' ? 1 : 0)
    await followChargebacks(services)
    expect((await shown()).uploads).toMatchObject([{ state: 'sent' }])
    await later()
    await followChargebacks(services)
    expect(told().documents).toHaveLength(1)
    expect((await shown()).uploads).toMatchObject([{ state: 'done', lastError: '' }])
    await expectWhole()
  },
)

test('what the provider refuses is said, and asked for again', async () => {
  const { services, give, shown, isWork, expectWhole } = await anOpenChargeback()
  services.payments.failNext('documentChargeback', 'refused')
  expect(await give([pdf()])).toMatchObject({ state: 'failed', lastError: 'refused by the test' })
  expect((await shown()).uploads).toMatchObject([{ state: 'failed' }])
  expect(await isWork()).toBe(true)
  await expectWhole()
})

test('what is no picture or PDF, is too large, or comes too late is refused, and nothing kept', async () => {
  const { services, providerId, chargebackId, give, expectWhole } = await anOpenChargeback()
  const count = () => checkout.db.$count(chargebackDocuments)
  const before = await count()
  const page = new File(['<html>'], 'venta.pdf', { type: 'application/pdf' })
  expect(await give([pdf(), page])).toMatchObject({ refused: 'document-kind-refused' })
  const large = new File(['%PDF-', new Uint8Array(DOCUMENTS_MAX_BYTES)], 'todo.pdf')
  expect(await give([large])).toMatchObject({ refused: 'documents-too-large' })
  await checkout.db
    .update(chargebacks)
    .set({ documentsUntil: new Date(Date.now() - 1000) })
    .where(eq(chargebacks.id, chargebackId))
  expect(await give([pdf()])).toMatchObject({ refused: 'documents-too-late' })
  services.payments.endChargeback(providerId, 'lost')
  await checkout.db.execute(sql`UPDATE chargebacks SET next_ask_at = now()`)
  await askChargebacks(services)
  expect(await give([pdf()])).toMatchObject({ refused: 'chargeback-over' })
  expect(await count()).toBe(before)
  await expectWhole()
})

test('what waits when the chargeback ends is thrown away', async () => {
  const { services, providerId, give, shown, expectWhole } = await anOpenChargeback()
  services.payments.failNext('documentChargeback', 'unknown')
  await give([pdf()])
  services.payments.endChargeback(providerId, 'won')
  await checkout.db.execute(sql`UPDATE chargebacks SET next_ask_at = now()`)
  await followChargebacks(services)
  expect((await shown()).uploads).toMatchObject([{ state: 'failed' }])
  await expectWhole()
})
