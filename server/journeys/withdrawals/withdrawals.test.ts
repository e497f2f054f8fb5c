import { randomUUID } from 'node:crypto'
import { eq, like, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { KEPT_DAYS, WITHDRAWAL_CODE } from '#contract/limits.ts'
import { orderCode } from '#contract/order-code.ts'
import { beers, outbox, parcels, payments, refunds, users, withdrawals } from '#database/schema.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aPostOffice } from '#tests/factories/a-post-office.ts'
import { auditOf } from '#tests/factories/audit-entries.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { sendJson } from '#tests/http/send-json.ts'
import { settlePayment } from '../orders/settle-payment.ts'
import { forgetStrayWithdrawals } from './forget-withdrawals.ts'

const checkout = useCheckout({ poolSize: 20 })
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

/** Two breweries in one paid order, and ways to withdraw from it. */
async function aSharedOrder() {
  const services = checkout.with()
  const [one, other] = [await aLoggedInSeller(services), await aLoggedInSeller(services)]
  const ipa = await aBeer(checkout.db, { companyId: one.id, priceCents: 450, onHand: 10 })
  const stout = await aBeer(checkout.db, { companyId: other.id, priceCents: 1000, onHand: 10 })
  const buyer = await aLoggedInBuyer(services)
  const { orderId } = await aPaidOrder(services, buyer.id, [
    { id: ipa.id, quantity: 3 },
    { id: stout.id, quantity: 1 },
  ])
  const ship = () =>
    other.send('PUT', `/company/${other.id}/parcels/${orderId}/shipped`, { carrier: 'Correo Andino' })
  const withdraw = (over: object = {}) =>
    sendJson(services, 'POST', '/withdrawals', {
      body: { email: buyer.email, number: orderCode(orderId), ...over },
    })
  const confirm = async () => {
    const { confirmKey } = (await keptOf(orderId))!
    return sendJson(services, 'POST', '/withdrawals/confirmation', { body: { key: confirmKey } })
  }
  return { services, one, other, ipa, stout, buyer, orderId, ship, withdraw, confirm }
}

async function keptOf(orderId: string) {
  const [kept] = await checkout.db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId))
  return kept
}
const keptBy = (email: string) => checkout.db.select().from(withdrawals).where(eq(withdrawals.email, email))
const statesOf = async (orderId: string) =>
  (await checkout.db.select().from(parcels).where(eq(parcels.orderId, orderId)))
    .map(({ state }) => state)
    .toSorted()
const refundsOf = (orderId: string) => checkout.db.select().from(refunds).where(eq(refunds.orderId, orderId))
const mailsOf = (id: string) =>
  checkout.db
    .select()
    .from(outbox)
    .where(like(outbox.dedupeKey, `withdrawal-%:${id}:%`))

test('a stranger’s withdrawal cancels nothing: the buyer is mailed a link, and a press cancels what has not left', async () => {
  const { services, ipa, buyer, orderId, ship, withdraw, confirm } = await aSharedOrder()
  await ship()
  const office = aPostOffice(services)
  await office.deliver()
  office.sent.length = 0
  const answer = await withdraw({ words: 'Me arrepentí.\r\nGracias.' })
  const { code } = answer.body as { code: string }
  expect([answer.status, code]).toEqual([
    201,
    expect.stringMatching(new RegExp(`^[${WITHDRAWAL_CODE.signs}]{8}$`)),
  ])
  expect(await statesOf(orderId)).toEqual(['pending', 'shipped'])
  const kept = (await keptOf(orderId))!
  expect(kept).toMatchObject({ code, words: 'Me arrepentí.\nGracias.', state: 'open', confirmedAt: null })

  await office.deliver()
  const [mail] = office.sent.filter(({ to }) => to === buyer.email)
  expect(mail!.subject).toBe(`Tu arrepentimiento de compra: ${code}`)
  expect(mail!.text).toContain(`/withdraw/confirm?key=${kept.confirmKey}`)
  expect(mail!.text).not.toContain('Me arrepentí')

  const confirmed = await confirm()
  expect([confirmed.status, confirmed.body]).toMatchObject([200, { code }])
  const { parcels: told } = confirmed.body as { parcels: { state: string; moneyBack: boolean }[] }
  expect(told.map(({ state, moneyBack }) => [state, moneyBack]).toSorted()).toEqual([
    ['cancelled', true],
    ['shipped', false],
  ])
  expect(await statesOf(orderId)).toEqual(['cancelled', 'shipped'])
  expect(await refundsOf(orderId)).toMatchObject([{ amountCents: 1350, reason: 'parcel-cancelled' }])
  const [shelf] = await checkout.db.select().from(beers).where(eq(beers.id, ipa.id))
  expect(shelf!.onHand).toBe(10)
  expect(await keptOf(orderId)).toMatchObject({ state: 'open', confirmedAt: expect.any(Date) })
  // Pressed again, nothing more goes back.
  expect((await confirm()).body).toEqual(confirmed.body)
  expect(await refundsOf(orderId)).toHaveLength(1)
})

test('its buyer’s words win over a stranger’s, and nothing is added once it is confirmed', async () => {
  const { services, buyer, orderId, ship, withdraw } = await aSharedOrder()
  await ship()
  expect((await withdraw({ words: 'Devuélvanlo a mi cuenta.' })).body).toMatchObject({ confirmed: false })
  const own = { email: buyer.email, number: orderCode(orderId), words: 'Soy yo.' }
  expect((await buyer.send('POST', '/withdrawals', own)).body).toMatchObject({ confirmed: true })
  expect(await keptOf(orderId)).toMatchObject({ words: 'Soy yo.', state: 'open' })
  await withdraw({ words: 'Y otra cosa.' })
  await sendJson(services, 'POST', '/withdrawals', { body: { ...own, words: 'Y más.' } })
  expect(await keptOf(orderId)).toMatchObject({ words: 'Soy yo.' })
})

test('a link that was mailed to an e-mail which is its buyer’s no longer confirms nothing', async () => {
  const { buyer, orderId, withdraw, confirm } = await aSharedOrder()
  await withdraw()
  const moved = `otra-${randomUUID()}@correo.example`
  await checkout.db.update(users).set({ email: moved }).where(eq(users.id, buyer.id))
  expect(await confirm()).toMatchObject({ body: { code: 'withdrawal-link-over' } })
  expect(await statesOf(orderId)).toEqual(['pending', 'pending'])
})

test('confirmed while a bank asks the money back it waits for the administration', async () => {
  const { services, orderId, withdraw, confirm } = await aSharedOrder()
  await withdraw()
  const [payment] = await checkout.db.select().from(payments).where(eq(payments.orderId, orderId))
  services.payments.change(payment!.providerId, { status: 'charged_back' })
  await settlePayment(services, payment!.providerId)
  expect((await confirm()).status).toBe(200)
  expect(await keptOf(orderId)).toMatchObject({ state: 'open', confirmedAt: expect.any(Date) })
})

test('where nothing has left it is done with the press; pressed ten times at once it is done once', async () => {
  const { orderId, withdraw, confirm } = await aSharedOrder()
  await withdraw()
  const answers = await Promise.all(Array.from({ length: 10 }, confirm))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await statesOf(orderId)).toEqual(['cancelled', 'cancelled'])
  expect((await refundsOf(orderId)).map(({ amountCents }) => amountCents).toSorted()).toEqual([1000, 1350])
  expect(await keptOf(orderId)).toMatchObject({ state: 'done', byAdmin: false })
})

test('sent while its buyer confirms: it has left or is cancelled, never both', async () => {
  const { orderId, withdraw, confirm, ship } = await aSharedOrder()
  await withdraw()
  const [confirmed] = await Promise.all([confirm(), ship()])
  expect(confirmed.status).toBe(200)
  const states = await statesOf(orderId)
  const kept = await keptOf(orderId)
  expect([states, kept!.state]).toEqual(
    states.includes('shipped') ? [['cancelled', 'shipped'], 'open'] : [['cancelled', 'cancelled'], 'done'],
  )
})

test('the order’s own buyer, logged in, confirms by writing; somebody else’s log-in does not', async () => {
  const { services, buyer, orderId } = await aSharedOrder()
  const body = { email: buyer.email, number: orderId }
  const stranger = await aLoggedInBuyer(services)
  expect((await stranger.send('POST', '/withdrawals', body)).status).toBe(201)
  expect(await statesOf(orderId)).toEqual(['pending', 'pending'])
  const own = await buyer.send('POST', '/withdrawals', body)
  expect(own.status).toBe(201)
  expect(await statesOf(orderId)).toEqual(['cancelled', 'cancelled'])
  const { code } = own.body as { code: string }
  expect((await buyer.send('GET', `/purchases/${orderId}`)).body).toMatchObject({
    withdrawal: { code, state: 'done', confirmed: true, reason: '' },
  })
})

test('nothing of the answer tells whether there is such an order, or such an e-mail', async () => {
  const { services, buyer, ipa, orderId, withdraw } = await aSharedOrder()
  const waiting = await aPlacedOrder(services, buyer.id, [{ id: ipa.id, quantity: 1 }])
  const shapes = []
  for (const over of [
    {},
    { number: '00000000' },
    { email: 'nadie@correo.example' },
    { email: 'nadie@correo.example', number: randomUUID() },
    { number: waiting },
  ]) {
    const { status, body, headers } = await withdraw(over)
    const { code, date } = body as { code: string; date: string }
    shapes.push(
      JSON.stringify([status, Object.keys(body as object), code.length, date.length, [...headers.keys()]]),
    )
  }
  expect(new Set(shapes).size).toBe(1)
  expect(await keptOf(orderId)).toBeDefined()
  const strays = await keptBy('nadie@correo.example')
  expect(strays.map((each) => each.orderId)).toEqual([null, null])
})

test('the same again, spelled otherwise or at once, is the same withdrawal with one mail a day', async () => {
  const { orderId, withdraw } = await aSharedOrder()
  const code = orderCode(orderId)
  const spelled = [
    code,
    code.toLowerCase(),
    `# ${code.slice(0, 4)} ${code.slice(4)}`,
    orderId,
    orderId.toUpperCase(),
  ]
  const again = await Promise.all([...spelled, ...spelled].map((number) => withdraw({ number })))
  expect(new Set(again.map(({ body }) => (body as { code: string }).code)).size).toBe(1)
  const kept = (await keptOf(orderId))!
  expect(await mailsOf(kept.id)).toMatchObject([{ kind: 'withdrawal-matched', payload: { orderId } }])
})

test('a typed stranger is mailed the code and the number alone, three times a day, and then forgotten', async () => {
  const services = checkout.with({ RATE_LIMITS: 'on', WITHDRAWALS_PER_HOUR: '100' })
  const email = `ajena-${randomUUID().slice(0, 8)}@correo.example`
  const office = aPostOffice(services)
  await office.deliver()
  office.sent.length = 0
  for (const [at, alias] of ['', '+a', '+b', '+c', '+d'].entries()) {
    const body = {
      email: email.replace('@', `${alias}@`),
      number: `0000000${at}`,
      words: 'Compra en https://evil.example',
    }
    expect((await sendJson(services, 'POST', '/withdrawals', { body })).status).toBe(201)
  }
  await office.deliver()
  const mine = office.sent.filter(({ to }) => to.startsWith('ajena-'))
  expect(mine).toHaveLength(3)
  for (const { text } of mine) {
    expect(text).not.toContain('evil')
    expect(text).not.toContain('/withdraw/confirm')
  }
  expect(await checkout.db.$count(outbox, like(outbox.recipient, 'ajena-%'))).toBe(0)
})

test('an address withdraws ten times an hour', async () => {
  const services = checkout.with({ RATE_LIMITS: 'on' })
  const from = '198.51.100.77'
  const ask = () =>
    sendJson(services, 'POST', '/withdrawals', {
      from,
      body: { email: 'ana@correo.example', number: '00000000' },
    })
  for (let at = 0; at < 10; at++) expect((await ask()).status).toBe(201)
  expect((await ask()).body).toMatchObject({ code: 'too-many-requests' })
})

test.each([
  ['number', 'cerveza'],
  ['number', ''],
  ['email', 'ana'],
  ['words', 'x'.repeat(1001)],
])('%s = %j is refused by its name', async (field, value) => {
  const { withdraw } = await aSharedOrder()
  const { status, body } = await withdraw({ [field]: value })
  expect([status, body]).toMatchObject([400, { fields: { [field]: expect.any(String) } }])
})

test('no key, another’s or that of a refused one opens nothing', async () => {
  const { services, orderId, withdraw, confirm } = await aSharedOrder()
  const admin = await aLoggedInAdmin(services)
  for (const key of ['', 'nada', randomUUID(), orderId]) {
    const answer = await sendJson(services, 'POST', '/withdrawals/confirmation', { body: { key } })
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'withdrawal-link-over' }])
  }
  await withdraw()
  const { id } = (await keptOf(orderId))!
  expect((await admin.send('POST', `/admin/withdrawals/${id}/refusal`, { reason: 'No.' })).status).toBe(200)
  expect((await confirm()).status).toBe(404)
  expect(await statesOf(orderId)).toEqual(['pending', 'pending'])
})

test('an admin refuses with a reason, which is mailed once, or closes it; never one after the other', async () => {
  const { services, buyer, orderId, withdraw, ship } = await aSharedOrder()
  const admin = await aLoggedInAdmin(services)
  await ship()
  await withdraw()
  const { id, code } = (await keptOf(orderId))!
  const reason = 'Pasó el plazo.'
  const refuse = () => admin.send('POST', `/admin/withdrawals/${id}/refusal`, { reason })
  const answers = await Promise.all([refuse(), refuse(), refuse()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await checkout.db.$count(outbox, eq(outbox.dedupeKey, `withdrawal-refused:${id}`))).toBe(1)
  const done = await admin.send('POST', `/admin/withdrawals/${id}/done`)
  expect([done.status, done.body]).toMatchObject([409, { code: 'withdrawal-closed' }])
  const office = aPostOffice(services)
  await office.deliver()
  const mail = office.sent.find(({ subject }) => subject === `Sobre tu arrepentimiento ${code}`)
  expect(mail).toMatchObject({ to: buyer.email, text: expect.stringContaining(reason) })
  expect((await auditOf(services, id)).map(({ action }) => action)).toEqual(['withdrawal-refused'])
  expect((await buyer.send('GET', `/purchases/${orderId}`)).body).toMatchObject({
    withdrawal: { code, state: 'refused', reason },
  })
  // Written anew, it is another one.
  const again = await withdraw()
  expect((again.body as { code: string }).code).not.toBe(code)
  const second = await admin.send('POST', `/admin/withdrawals/${randomUUID()}/done`)
  expect(second.status).toBe(404)
})

test('the list tells what matched; what names no order is deleted after a year', async () => {
  const { services, buyer, orderId, withdraw } = await aSharedOrder()
  const admin = await aLoggedInAdmin(services)
  await withdraw()
  await withdraw({ number: '00000000' })
  const { body } = await admin.send('GET', `/admin/withdrawals?q=${buyer.email}`)
  expect(body).toMatchObject({
    withdrawals: [
      { orderId, standing: 'unknown', country: 'Argentina', totalPrice: 23.5, left: 23.5 },
      { orderId: null, standing: null, parcels: [], number: '00000000', totalPrice: null, left: null },
    ],
    counts: { open: 2, done: 0, refused: 0 },
    total: 2,
  })
  const days = KEPT_DAYS.strayWithdrawals + 1
  await checkout.db
    .update(withdrawals)
    .set({ createdAt: sql`now() - ${days} * interval '1 day'` })
    .where(eq(withdrawals.email, buyer.email))
  await forgetStrayWithdrawals(checkout.db)
  expect((await keptBy(buyer.email)).map((each) => each.orderId)).toEqual([orderId])
})

test('an order that is paid after it was withdrawn from is found by the next time', async () => {
  const { services, buyer, ipa } = await aSharedOrder()
  const orderId = await aPlacedOrder(services, buyer.id, [{ id: ipa.id, quantity: 1 }])
  const ask = () =>
    sendJson(services, 'POST', '/withdrawals', { body: { email: buyer.email, number: orderId } })
  const first = await ask()
  expect(await keptOf(orderId)).toBeUndefined()
  await settlePayment(services, services.payments.pay(orderId))
  expect((await ask()).body).toMatchObject({ code: (first.body as { code: string }).code })
  expect(await keptOf(orderId)).toBeDefined()
  expect(await checkout.db.$count(withdrawals, eq(withdrawals.email, buyer.email))).toBe(1)
})
