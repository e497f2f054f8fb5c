import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { BUYER_SEEN_DAYS } from '#contract/limits.ts'
import type { Parcel } from '#contract/parcels.ts'
import type { Sale, SaleGroup } from '#contract/sales.ts'
import { outbox } from '#database/schema.ts'
import { writeMail } from '#server/features/mail/write-mail.ts'
import { requestRefund } from '#server/journeys/orders/request-refund.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'

const checkout = useCheckout()
const { afterHandOver, onTheWay } = BUYER_SEEN_DAYS

/** A paid order, and what its seller and an admin see of who bought, wherever they are told. */
async function aSale() {
  const services = checkout.with()
  const [seller, buyer] = [await aLoggedInSeller(services), await aLoggedInBuyer(services)]
  const admin = await aLoggedInAdmin(services)
  const beer = await aBeer(checkout.db, { companyId: seller.id })
  const { orderId, paymentId } = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 2 }])
  const seen = async (by: Pick<typeof seller, 'send'>) => {
    const read = async <Body>(path: string) => (await by.send('GET', path)).body as Body
    const { sales } = await read<{ sales: Sale[] }>(`/usercompanysales/${seller.id}`)
    const { groups } = await read<{ groups: SaleGroup[] }>(`/usercompanysalessummary/${seller.id}`)
    const { parcels } = await read<{ parcels: Parcel[] }>(`/company/${seller.id}/parcels`)
    const { recipient, address, city, addressState, phone, country } = parcels[0]!
    expect([sales[0]!.buyerName, country]).toEqual(['Ana Pérez', 'Argentina'])
    const mail = await writeMail(checkout.db, services.env.publicUrl, 'sale', {
      orderId,
      companyId: seller.id,
    })
    const told = [sales[0]!.buyerEmail, groups[0]!.buyerEmail, groups[0]!.Items[0]!.buyerEmail]
    return {
      told: [...told, recipient, address, city, addressState, phone],
      mailed: mail!.text.includes('Belgrano 123'),
    }
  }
  const { email } = buyer
  const all = [email, email, email, 'Ana Pérez', 'Belgrano 123', 'Córdoba', 'Córdoba', '+543515550100']
  /** A step that was taken so many days ago. */
  const step = async (from: string, to: string, daysAgo: number) => {
    await checkout.db.execute(sql`UPDATE parcels SET state = ${to}, id_checked = ${to === 'delivered'}
                                  WHERE order_id = ${orderId}`)
    await checkout.db.execute(sql`
      INSERT INTO parcel_events (order_id, company_id, from_state, to_state, user_id, at)
      VALUES (${orderId}, ${seller.id}, ${from}, ${to}, ${seller.userId}, now() - ${daysAgo} * interval '1 day')`)
  }
  return {
    ...{ services, seller, buyer, admin, orderId, paymentId, step },
    expectSeen: async () => {
      expect(await seen(seller)).toEqual({ told: all, mailed: true })
      expect((await seen(admin)).told).toEqual(all)
    },
    expectGone: async () => {
      expect(await seen(seller)).toEqual({ told: all.map(() => ''), mailed: false })
      expect((await seen(admin)).told).toEqual(all)
    },
  }
}

test('a seller sees who bought while the parcel is to be sent, and at once no more when it is cancelled', async () => {
  const { seller, buyer, orderId, expectSeen, expectGone } = await aSale()
  await expectSeen()
  const cancelled = await buyer.send('POST', `/purchases/${orderId}/parcels/${seller.id}/cancel`)
  expect(cancelled.status).toBe(200)
  await expectGone()
})

test('what must not leave any more tells of nobody: refunded, or taken back by the bank', async () => {
  const refunded = await aSale()
  const { services, orderId } = refunded
  await requestRefund(services, { orderId, restock: true, reason: 'test' })
  await refunded.expectGone()
  const disputed = await aSale()
  disputed.services.payments.change(disputed.paymentId, { status: 'charged_back' })
  await settlePayment(disputed.services, disputed.paymentId)
  await disputed.expectGone()
})

test('after the hand-over a seller sees who bought for 30 days, whatever becomes of the money', async () => {
  const lately = await aSale()
  await lately.step('pending', 'shipped', afterHandOver + 9)
  await lately.step('shipped', 'delivered', afterHandOver - 0.01)
  await lately.expectSeen()
  const { services, orderId } = lately
  await requestRefund(services, { orderId, restock: false, reason: 'broken' })
  await lately.expectSeen()
  const before = await aSale()
  await before.step('pending', 'shipped', afterHandOver + 9)
  await before.step('shipped', 'delivered', afterHandOver + 0.01)
  await before.expectGone()
})

test('what was never said to have arrived counts as handed over 60 days after it left; nothing brings it back', async () => {
  const lately = await aSale()
  await lately.step('pending', 'shipped', onTheWay + afterHandOver - 0.01)
  await lately.expectSeen()
  const before = await aSale()
  await before.step('pending', 'shipped', onTheWay + afterHandOver + 0.01)
  await before.expectGone()
  const { seller, orderId, expectGone } = before
  const at = `/company/${seller.id}/parcels/${orderId}`
  expect((await seller.send('PUT', `${at}/shipped`, { carrier: 'Otra' })).status).toBe(200)
  await expectGone()
  expect((await seller.send('PUT', `${at}/delivered`, { idChecked: true })).status).toBe(200)
  await expectGone()
})

test('a mail of a sale that leaves late, after the parcel was cancelled, says nothing of where it went', async () => {
  const { services, seller, buyer, orderId } = await aSale()
  await buyer.send('POST', `/purchases/${orderId}/parcels/${seller.id}/cancel`)
  const kept = await services.db
    .select()
    .from(outbox)
    .where(sql`dedupe_key = ${`sale:${orderId}:${seller.id}`}`)
  const mail = await writeMail(checkout.db, services.env.publicUrl, kept[0]!.kind, kept[0]!.payload)
  expect(mail!.text).not.toMatch(/Belgrano|5550100/)
})
