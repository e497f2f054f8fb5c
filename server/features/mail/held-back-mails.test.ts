import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { JobList } from '#contract/jobs.ts'
import { orders, outbox, users } from '#database/schema.ts'
import { expireHolds } from '#server/journeys/orders/expire-holds.ts'
import { requestRefund } from '#server/journeys/orders/request-refund.ts'
import { sendRefund } from '#server/journeys/orders/send-refund.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aMailer } from '#tests/factories/a-mailer.ts'
import { aPostOffice } from '#tests/factories/a-post-office.ts'
import {
  aLoggedInAdmin,
  aLoggedInBuyer,
  aLoggedInSeller,
  mailsTo,
  PASSWORD,
} from '#tests/factories/logged-in-people.ts'
import { aBuyerForm } from '#tests/factories/sign-up-forms.ts'
import { cookieHeader, sendJson } from '#tests/http/send-json.ts'
import { sendOutboxMail } from './send-outbox-mail.ts'

const checkout = useCheckout()

/** Limits as in a shop that is open, but for those of the questions that a replay asks from one address. */
const ON = {
  RATE_LIMITS: 'on',
  SIGN_UPS_PER_HOUR: '1000',
  LOGINS_PER_QUARTER_HOUR: '10000',
  EMAIL_CHECKS_PER_HOUR: '10000',
  ORDERS_PER_HOUR: '10000',
}
const CONFIRM = 'Confirma tu correo en Lúpulo'
const CONFIRM_CHANGE = 'Confirma tu nuevo correo en Lúpulo'

const aShop = (settings: Record<string, string> = {}) => aPostOffice(checkout.with({ ...ON, ...settings }))
const anEmail = () => `nunca-pidio-${randomUUID()}@correo.example`
const prove = (email: string) =>
  checkout.db.update(users).set({ emailVerified: true }).where(eq(users.email, email))
const heldOf = async (shop: ReturnType<typeof aShop>, email: string) =>
  (await mailsTo(shop.services, email)).map(({ kind, heldBack, sentAt }) => [kind, heldBack ?? !!sentAt])

/** Somebody signs up with an e-mail and logs in. */
async function signedUp({ services }: ReturnType<typeof aShop>, email: string) {
  const made = await sendJson(services, 'POST', '/user', { body: aBuyerForm({ email }) })
  expect(made.status).toBe(201)
  const body = { email, password: 'Cebada2024' }
  const headers = cookieHeader((await sendJson(services, 'POST', '/login', { body })).cookies)
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    sendJson(services, method, path, { headers, ...(body !== undefined && { body }) })
  return {
    send,
    remove: () => send('DELETE', '/account', { currentPassword: body.password }),
    wants: (wanted: string) =>
      send('PUT', '/user', {
        ...aBuyerForm({ email: wanted, currentPassword: body.password }),
        password: undefined,
      }),
  }
}

test('the attack: two accounts, hundreds of free orders, parcels and corrections, and a mailbox that stays empty', async () => {
  const shop = aShop()
  const { services } = shop
  const stranger = await aLoggedInBuyer(services, { user: { email: anEmail() } })
  const eva = await aLoggedInSeller(services)
  const beer = await aBeer(checkout.db, { companyId: eva.id, priceCents: 0, onHand: 500 })
  for (let round = 0; round < 8; round++) {
    const orderId = await aPlacedOrder(services, stranger.id, [{ id: beer.id, quantity: 1 }])
    const parcel = `/company/${eva.id}/parcels/${orderId}`
    for (let correction = 0; correction < 30; correction++) {
      const shipped = await eva.send('PUT', `${parcel}/shipped`, { carrier: `Compra ya ${correction}` })
      expect(shipped.status).toBe(200)
    }
    expect((await eva.send('PUT', `${parcel}/delivered`, { idChecked: true })).status).toBe(200)
    await shop.deliver()
  }
  const newPassword = { currentPassword: PASSWORD, newPassword: 'Malta2025' }
  expect((await stranger.send('PUT', '/account/password', newPassword)).status).toBe(200)
  await shop.deliver()
  expect(shop.sent).toEqual([])
  const held = await heldOf(shop, stranger.email)
  expect(new Set(held.map(([, why]) => why))).toEqual(new Set(['unproved']))
  // For each order a receipt, its parcel on its way, one correction, and the hand-over; and the password.
  expect(held).toHaveLength(8 * 4 + 1)
  const admin = await aLoggedInAdmin(services)
  const { heldBack, mails } = (await admin.send('GET', '/admin/jobs')).body as JobList
  expect(heldBack).toMatchObject({ tooMany: 0, unproved: 8 * 5 + 1 })
  expect(heldBack.rows[0]).toMatchObject({
    kind: 'password-changed',
    recipient: stranger.email,
    why: 'unproved',
  })
  expect(mails.rows).toEqual([])
  const retried = await admin.send('POST', `/admin/jobs/mail/${heldBack.rows[0]!.id}/retry`)
  expect(retried).toMatchObject({ status: 409, body: { code: 'work-done' } })
})

test('signing up, deleting and signing up again is no loop: so many links a day, and nothing else', async () => {
  const shop = aShop({ LINKS_PER_DAY_TO_RECIPIENT: '3' })
  const email = anEmail()
  for (let round = 0; round < 10; round++) {
    const account = await signedUp(shop, email)
    await shop.deliver()
    expect((await account.remove()).status).toBe(200)
    await shop.deliver()
  }
  expect(shop.inbox(email)).toEqual([CONFIRM, CONFIRM, CONFIRM])
  // Of the mail that did not tell of the deletion, nobody reads the address here either.
  expect(await mailsTo(shop.services, email)).toEqual([])
})

test('whoever asks for a link to a mailbox that has had its links is told so; a code proves it all the same', async () => {
  const shop = aShop({ LINKS_PER_DAY_TO_RECIPIENT: '2' })
  const email = anEmail()
  for (let each = 0; each < 4; each++) {
    const other = await signedUp(shop, anEmail())
    const asked = await other.wants(email)
    expect(asked.status).toBe(each < 2 ? 200 : 429)
    await shop.deliver()
  }
  expect(shop.inbox(email)).toEqual([CONFIRM_CHANGE, CONFIRM_CHANGE])
  const account = await signedUp(shop, email)
  await shop.deliver()
  expect(await heldOf(shop, email)).toContainEqual(['confirm-email', 'too-many'])
  const again = await account.send('POST', '/account/email')
  expect([again.status, Number(again.headers.get('retry-after')) > 80_000]).toEqual([429, true])
  await sendJson(shop.services, 'POST', '/forgetpassword', { body: { email } })
  await shop.deliver()
  expect(shop.inbox(email)).toHaveLength(3)
})

test('what real money causes reaches people who have proved nothing; what it does not, does not', async () => {
  const shop = aShop()
  const { services } = shop
  const ana = await aLoggedInBuyer(services, { user: { email: anEmail() } })
  const eva = await aLoggedInSeller(services)
  const giver = await aLoggedInSeller(services)
  const [beer, gift] = [
    await aBeer(checkout.db, { companyId: eva.id }),
    await aBeer(checkout.db, { companyId: giver.id, priceCents: 0 }),
  ]
  const { orderId } = await aPaidOrder(services, ana.id, [
    { id: beer.id, quantity: 2 },
    { id: gift.id, quantity: 1 },
  ])
  await eva.send('PUT', `/company/${eva.id}/parcels/${orderId}/shipped`, { carrier: 'Andreani' })
  await giver.send('PUT', `/company/${giver.id}/parcels/${orderId}/shipped`, { carrier: 'Andreani' })
  const asked = await requestRefund(services, {
    ...{ orderId, restock: false, reason: 'broken' },
    lines: [{ beerId: beer.id, quantity: 1 }],
  })
  if ('refused' in asked) throw new Error(asked.refused)
  await sendRefund(services, asked.refundId)
  const unpaid = await aPlacedOrder(services, ana.id, [{ id: beer.id, quantity: 1 }])
  await checkout.db
    .update(orders)
    .set({ payableUntil: new Date(0), reservedUntil: new Date(0) })
    .where(eq(orders.id, unpaid))
  await expireHolds(services)
  await shop.deliver()
  expect(await heldOf(shop, ana.email)).toEqual([
    ['receipt', true],
    ['parcel-shipped', true],
    ['parcel-shipped', 'unproved'],
    ['refund', true],
    ['expiry', 'unproved'],
  ])
  expect(await heldOf(shop, eva.email)).toEqual([['sale', true]])
  expect(await heldOf(shop, giver.email)).toEqual([['sale', 'unproved']])
})

test('a brewery that proved its e-mail hears of each sale at once; of one that did not, what is too many waits', async () => {
  const shop = aShop({ MAILS_PER_HOUR_TO_RECIPIENT: '3' })
  const { services } = shop
  const [proved, unproved] = [await aLoggedInSeller(services), await aLoggedInSeller(services)]
  await prove(proved.email)
  const buyer = await aLoggedInBuyer(services)
  const beers = [
    await aBeer(checkout.db, { companyId: proved.id }),
    await aBeer(checkout.db, { companyId: unproved.id }),
  ]
  for (let sale = 0; sale < 5; sale++) {
    await aPaidOrder(
      services,
      buyer.id,
      beers.map(({ id }) => ({ id, quantity: 1 })),
    )
  }
  await shop.deliver()
  expect([shop.inbox(proved.email).length, shop.inbox(unproved.email).length]).toEqual([5, 3])
  expect(shop.inbox(buyer.email)).toHaveLength(5)
  const waiting = (await mailsTo(services, unproved.email)).filter(({ sentAt }) => !sentAt)
  expect(waiting).toMatchObject(Array(2).fill({ heldBack: null, attempts: 0, lastError: /as many mails/ }))
  expect(waiting[0]!.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 3_500_000)

  await services.rateLimits.forget('mail-to-recipient', unproved.email)
  await checkout.db
    .update(outbox)
    .set({ nextAttemptAt: new Date(0) })
    .where(eq(outbox.recipient, unproved.email))
  await shop.deliver()
  expect(shop.inbox(unproved.email)).toHaveLength(5)
})

test('only what has left is counted: a server that refuses a mail takes nothing of the hour', async () => {
  const shop = aShop({ MAILS_PER_HOUR_TO_RECIPIENT: '1' })
  const { services } = shop
  const ana = await aLoggedInBuyer(services, { user: { email: anEmail(), emailVerified: true } })
  await ana.send('PUT', '/account/password', { currentPassword: PASSWORD, newPassword: 'Malta2025' })
  const [mail] = await mailsTo(services, ana.email)
  const refusing = { ...services, mailer: aMailer(() => Promise.reject(new Error('452 full'))) }
  for (const attempts of [0, 1, 2]) {
    await checkout.db
      .update(outbox)
      .set({ attempts, nextAttemptAt: new Date(0) })
      .where(eq(outbox.id, mail!.id))
    await sendOutboxMail(refusing, mail!.id)
  }
  await checkout.db
    .update(outbox)
    .set({ nextAttemptAt: new Date(0) })
    .where(eq(outbox.id, mail!.id))
  expect(await sendOutboxMail(services, mail!.id)).toBe(true)
})

test('the e-mail that an account had is told what becomes of it, if it was ever proved', async () => {
  const shop = aShop()
  for (const isProved of [true, false]) {
    const [old, wanted] = [anEmail(), anEmail()]
    const account = await signedUp(shop, old)
    if (isProved) await prove(old)
    await account.wants(wanted)
    const token = (await mailsTo(shop.services, wanted))[0]!.payload.token
    await sendJson(shop.services, 'PUT', '/account/email', { body: { token } })
    await shop.deliver()
    expect(await heldOf(shop, old)).toEqual([
      // Proved by the change: the link of the sign-up was replaced.
      ['email-change-asked', isProved ? true : 'unproved'],
      ['email-changed', isProved ? true : 'unproved'],
    ])
    expect((await account.remove()).status).toBe(401)
  }
})
