import { randomUUID } from 'node:crypto'
import { createApp } from '#server/app.ts'
import { escalateOverdue } from '#server/journeys/complaints/escalate-complaints.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { aShopWithEverybody, type Target } from '#tests/authorization/a-shop-with-everybody.ts'
import { aPaidOrder, aPlacedOrder, type TestCheckout } from '#tests/factories/a-checkout.ts'
import { letComplaintRunOut } from '#tests/factories/a-complaint.ts'
import { anUpload, aPicture } from '#tests/factories/a-picture.ts'
import { deliverParcels } from '#tests/factories/a-shipment.ts'
import { aWebhook } from '#tests/factories/a-webhook.ts'
import { linkMailedTo, PASSWORD } from '#tests/factories/logged-in-people.ts'

/** What requests can be about: the shop with everybody, and what is under way in it. */
export type BusyTarget = Target & {
  openOrderId: string
  reviewOrderId: string
  newPaymentId: string
  refundId: string
  failedRefundId: string
  messageId: string
  withdrawalId: string
  reportId: string
  complaintId: string
  webhookId: string
  deliveryId: string
  escalatedComplaintId: string
  mailId: string
  noticeId: string
  ownSessionId: string
  picture: string
  token: string
  myEmail: string
}

/** Another shop with everybody beside what is there, in which more is under way: `cookies` as there. */
export async function aBusyTarget(services: TestCheckout) {
  // There is one Benita: the one before her has moved to another mailbox.
  await services.pool.query(
    `UPDATE users SET email = 'antes-' || id || '@privada.example' WHERE email = 'benita@privada.example'`,
  )
  const before = await services.pool.query<{ id: string }>(
    `SELECT id FROM users WHERE role = 'Admin' AND active`,
  )
  const { target, cookies } = await aShopWithEverybody(services)
  // Fifty administer a shop at most: those of the one before make room.
  await services.pool.query('UPDATE users SET active = false WHERE id = ANY ($1)', [
    before.rows.map(({ id }) => id),
  ])
  await services.pool.query('DELETE FROM staff_invitations')
  const { buyerId, beerId, companyId } = target
  const { admin, buyer } = target.people
  const products = [{ id: beerId, quantity: 1 }]

  const openOrderId = await aPlacedOrder(services, target.sharedBuyerId, products)
  const reviewOrderId = await aPlacedOrder(services, buyerId, [{ id: target.rivalBeerId, quantity: 1 }])
  const newPaymentId = services.payments.pay(reviewOrderId, { amountCents: 1 })
  await settlePayment(services, newPaymentId)

  const refund = async () => {
    const { orderId } = await aPaidOrder(services, target.sharedBuyerId, [
      { id: target.rivalBeerId, quantity: 1 },
    ])
    const wish = { key: randomUUID(), restock: false, reason: 'Llegó rota.' }
    const answer = await admin.send('POST', `/admin/orders/${orderId}/refunds`, wish)
    return (answer.body as { refundId: string }).refundId
  }
  const [refundId, failedRefundId] = [await refund(), await refund()]
  await services.pool.query(`UPDATE refunds SET state = 'failed', attempts = 1 WHERE id = $1`, [
    failedRefundId,
  ])

  const complaint = async () => {
    const { orderId } = await aPaidOrder(services, buyerId, products)
    await deliverParcels(services, orderId)
    const answer = await buyer.send('POST', `/purchases/${orderId}/parcels/${companyId}/complaints`, {
      ...{ kind: 'broken', words: 'Llegó rota.' },
      lines: [{ ProductId: beerId, quantity: 1 }],
    })
    return (answer.body as { id: string }).id
  }
  const [complaintId, escalatedComplaintId] = [await complaint(), await complaint()]
  await letComplaintRunOut(services.db, escalatedComplaintId)
  await escalateOverdue(services, escalatedComplaintId)

  const { seller } = target.people
  const webhook = await aWebhook(seller)
  await seller.send('POST', `/company/${companyId}/webhooks/${webhook.id}/test`)

  const app = createApp(services)
  await buyer.send('POST', '/contactme', {
    ...{ name: 'Ana', email: 'ana@correo.example', phone: '3510000', message: '¿Y mi cerveza?' },
    purchase: target.orderId,
  })
  await app.request(`/api/webhooks/mercado-pago?data.id=${target.paymentId}&type=payment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': 'genuine', 'x-request-id': randomUUID() },
    body: '{}',
  })
  // By a visitor: of the buyer's own, what has not been sent would be cancelled.
  await app.request('/api/withdrawals', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: target.buyerEmail, number: target.orderId, words: 'Me arrepiento.' }),
  })
  await app.request('/api/reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      kind: 'beer',
      subject: target.rivalBeerId,
      reason: 'fraud',
      words: 'No es una IPA.',
    }),
  })
  await buyer.send('POST', '/account/email')
  const jpeg = await aPicture({ width: 8, height: 8 }).jpeg().toBuffer()
  const uploaded = await app.request('/api/upload', { method: 'POST', body: anUpload(jpeg) })
  const newest = async (table: string, key: string, time: string) => {
    const { rows } = await services.pool.query(
      `SELECT ${key} AS key FROM ${table} ORDER BY ${time} DESC LIMIT 1`,
    )
    return String(rows[0].key)
  }
  const busy: BusyTarget = {
    ...target,
    ...{ openOrderId, reviewOrderId, newPaymentId, refundId, failedRefundId },
    ...{ complaintId, escalatedComplaintId },
    messageId: await newest('contact_messages', 'id', 'created_at'),
    reportId: await newest('reported_things', 'id', 'created_at'),
    webhookId: await newest('webhook_targets', 'id', 'created_at'),
    deliveryId: await newest('webhook_deliveries', 'id', 'created_at'),
    withdrawalId: await newest('withdrawals', 'id', 'created_at'),
    mailId: await newest('outbox', 'id', 'created_at'),
    noticeId: await newest('webhook_inbox', 'event', 'received_at'),
    ownSessionId: await newest('sessions', 'id', 'created_at'),
    picture: ((await uploaded.json()) as { secure_url: string }).secure_url,
    token: await linkMailedTo(services, target.buyerEmail),
    myEmail: target.buyerEmail,
  }
  return { target: busy, cookies, companyId, password: PASSWORD }
}
