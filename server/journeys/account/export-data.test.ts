import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { serializeCart } from '#contract/cart-cookie.ts'
import { type DataExport, exportData } from '#contract/data-export.ts'
import { orderCode } from '#contract/order-code.ts'
import {
  accountCarts,
  accounts,
  alertChoices,
  beerImports,
  breweryClaims,
  chargebacks,
  claims,
  complaintEvents,
  complaintLines,
  complaints,
  followedCompanies,
  orderMessages,
  orders,
  orderThreads,
  parcelArrivals,
  parcelEvents,
  parcelInvoices,
  parcelRemovalLines,
  parcelRemovals,
  parcels,
  payoutAccounts,
  payouts,
  pictures,
  reviewReports,
  reviews,
  savedBeers,
  staffInvitations,
  teamInvitations,
  viewings,
  webhookTargets,
} from '#database/schema.ts'
import { writeEntry } from '#server/audit/record-audit.ts'
import { requestRefund } from '#server/journeys/orders/request-refund.ts'
import { maskDestination } from '#server/payout-accounts/mask-destination.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aKey } from '#tests/factories/a-key.ts'
import { DESTINATIONS } from '#tests/factories/a-payout-destination.ts'
import { aSale } from '#tests/factories/a-sale.ts'
import { aTeamMember } from '#tests/factories/a-team-member.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { sendJson } from '#tests/http/send-json.ts'

const checkout = useCheckout()
type Person = { send: Awaited<ReturnType<typeof aLoggedInBuyer>>['send'] }

async function exportOf(person: Person) {
  const answer = await person.send('GET', '/account/data')
  expect([answer.status, answer.body]).toMatchObject([200, {}])
  return { ...answer, held: exportData.response.parse(answer.body) as DataExport }
}

/** A buyer and a seller with something of everything. */
async function aFullMarket() {
  const services = checkout.with()
  const { db } = checkout
  const [buyer, seller] = [await aLoggedInBuyer(services), await aLoggedInSeller(services)]
  const admin = await aLoggedInAdmin(services)
  const beer = await aBeer(db, { companyId: seller.id, volumeMl: 473, unitsPerPack: 6 })
  const { orderId, paymentId } = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 2 }])
  const parcel = { orderId, companyId: seller.id }
  await db.update(parcels).set({ state: 'shipped', carrier: 'Andina', tracking: 'AN-1' })
  await db
    .insert(parcelEvents)
    .values({ ...parcel, fromState: 'pending', toState: 'shipped', userId: seller.userId, carrier: 'Andina' })
  await db.insert(parcelArrivals).values({ ...parcel, arrived: true })
  const wroteAt = new Date()
  await db.insert(orderThreads).values({ ...parcel, lastAt: wroteAt })
  await db
    .insert(orderMessages)
    .values({ ...parcel, author: 'buyer', key: crypto.randomUUID(), text: '¿Cuándo sale?', at: wroteAt })
  const lines = [{ beerId: beer.id, quantity: 1 }]
  const refund = await requestRefund(services, { orderId, lines, restock: false, reason: 'broken' })
  const { refundId } = refund as Exclude<typeof refund, { refused: unknown }>
  const [removal] = await db
    .insert(parcelRemovals)
    .values({
      ...parcel,
      key: refundId,
      userId: seller.userId,
      reason: 'damaged',
      words: 'Se cayó.',
      refundId,
    })
    .returning()
  await db
    .insert(parcelRemovalLines)
    .values({ removalId: removal!.id, beerId: beer.id, quantity: 1, restocked: false })
  await db.insert(chargebacks).values({
    ...{ paymentId, orderId, providerId: `of-${paymentId}`, amountCents: 450, currency: 'USD' },
    ...{ state: 'won', closedAt: new Date() },
  })
  const [review] = await db
    .insert(reviews)
    .values({ beerId: beer.id, buyerId: buyer.id, rate: 4, comment: 'Rica.' })
    .returning()
  await db
    .insert(reviewReports)
    .values({ reviewId: review!.id, companyId: seller.id, reason: 'No la probó.' })
  await db.insert(accountCarts).values({
    userId: buyer.id,
    entries: serializeCart([{ beerId: beer.id, quantity: 2, seenCents: 450 }]),
  })
  await db.insert(savedBeers).values({ userId: buyer.id, beerId: beer.id, centsThen: 500 })
  await db.insert(followedCompanies).values({ userId: buyer.id, companyId: seller.id })
  await db.insert(teamInvitations).values({
    ...{ companyId: seller.id, email: buyer.email, role: 'packer', secretHash: 'hash' },
    expiresAt: new Date(),
  })
  await db.insert(breweryClaims).values(
    [buyer, seller].map(({ email }) => ({
      ...{
        companyId: seller.id,
        name: 'Ana',
        email,
        words: 'Es mía.',
        secretHash: 'hash',
        expiresAt: new Date(),
      },
    })),
  )
  const file = { name: `document-${crypto.randomUUID().slice(0, 22)}.pdf`, bytes: 9 }
  await db.insert(pictures).values(file)
  await db.insert(parcelInvoices).values({ ...parcel, ...file, type: 'application/pdf' })
  await db.insert(staffInvitations).values({
    ...{ invitedBy: admin.id, email: buyer.email, role: 'care', secretHash: 'hash' },
    expiresAt: new Date(),
  })
  await db.insert(alertChoices).values({ userId: buyer.id, restock: true })
  const at = new Date()
  await db.insert(claims).values({
    ...{ providerId: paymentId, orderId, paymentId, kind: 'mediations', state: 'open' as const },
    ...{ openedAt: at, toldAt: at },
  })
  const [complaint] = await db
    .insert(complaints)
    .values({ ...parcel, kind: 'broken', state: 'refused', edition: 1, dueAt: at })
    .returning()
  const ofIt = { complaintId: complaint!.id }
  await db.insert(complaintLines).values({ ...ofIt, beerId: beer.id, units: 1, askedCents: beer.priceCents })
  await db.insert(complaintEvents).values([
    { ...ofIt, event: 'opened', userId: buyer.id, words: 'Estaba rota.', units: 1 },
    { ...ofIt, event: 'refused', userId: seller.userId, words: 'Salió entera.' },
  ])
  await db.insert(payouts).values({
    ...{ companyId: seller.id, userId: seller.userId },
    ...{ currency: 'ARS', amountCents: 637_650, dollarCents: 450, endedAt: new Date() },
  })
  await db.insert(payoutAccounts).values({
    ...{ companyId: seller.id, userId: seller.userId, kind: 'iban', sealed: 'sealed' },
    masked: maskDestination(DESTINATIONS.iban),
  })
  await db.insert(webhookTargets).values({
    ...{ companyId: seller.id, address: 'https://stock.example/', events: ['order.paid'], sealed: 'sealed' },
  })
  await db.insert(beerImports).values({
    companyId: seller.id,
    fileName: 'cervezas.csv',
    rows: { ignored: [], rows: [{ row: 2, cells: { name: 'Roja' } }] },
    goodRows: 1,
    badRows: 0,
  })
  await aKey(services, seller.id, ['beers:read'])
  const actor = { userId: admin.id, address: '192.0.2.7', browser: 'AdminBrowser/1.0', requestId: 'r-1' }
  for (const { userId, email } of [{ userId: buyer.id, email: buyer.email }, seller]) {
    await db.transaction((tx) =>
      writeEntry(tx, actor, {
        action: 'buyer-edited',
        subject: { kind: 'buyer', id: userId, userId, name: 'Ana Pérez' },
        reason: 'Lo pidió por teléfono.',
        before: { city: 'Cordova' },
        after: { city: 'Córdoba' },
      }),
    )
    await db.insert(viewings).values({
      ...{ adminId: admin.id, userId, reason: 'No ve su pedido.' },
      ...{ until: sql`now() + interval '1 minute'`, endedAt: sql`now()` },
    })
    await db.insert(accounts).values({ userId, providerId: 'oidc:https://id.example', accountId: userId })
    await db.execute(sql`UPDATE users SET email_verified = true WHERE id = ${userId}`)
    await sendJson(services, 'POST', '/forgetpassword', { body: { email } })
    const letter = { name: 'Ana', email, phone: '351', message: 'Hola' }
    expect((await sendJson(services, 'POST', '/contactme', { body: letter })).status).toBe(201)
    const { rows: letters } = await db.execute<{ id: string }>(
      sql`SELECT id FROM contact_messages WHERE email = ${email}`,
    )
    const reply = { key: crypto.randomUUID(), seen: 0, words: 'Hola, Ana.' }
    await admin.send('POST', `/admin/messages/${letters[0]!.id}/answers`, reply)
    const withdrawal = { email, number: orderId, words: 'Me arrepiento.' }
    expect((await sendJson(services, 'POST', '/withdrawals', { body: withdrawal })).status).toBe(201)
    const report = { kind: 'beer', subject: beer.id, reason: 'fraud', words: 'No es una IPA.', email }
    expect((await sendJson(services, 'POST', '/reports', { body: report })).status).toBe(201)
  }
  return { services, buyer, seller, beer, orderId, paymentId }
}

test('a buyer takes along all that is held about them, as a file', async () => {
  const { buyer, seller, beer, orderId, paymentId } = await aFullMarket()
  const { headers, held } = await exportOf(buyer)
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="lupulo-mis-datos-\d{4}-\d\d-\d\d\.json"$/,
  )
  expect(headers.get('cache-control')).toMatch(/no-store/)
  expect(held).toMatchObject({
    account: { id: buyer.id, email: buyer.email, role: 'Person', hasPassword: true },
    linkedProviders: [{ provider: 'oidc:https://id.example', idAtProvider: buyer.id }],
    sessions: [{ userAgent: null }],
    verifications: [{ purpose: 'password-recovery' }],
    buyer: { name: 'Ana', lastName: 'Pérez', document: '30111222', address: 'Belgrano 123' },
    company: null,
    orders: [
      {
        id: orderId,
        state: 'paid',
        total: 9,
        charged: 9,
        chargeCurrency: 'USD',
        rate: null,
        delivery: { recipient: 'Ana Pérez', address: 'Belgrano 123', phone: '+543515550100' },
        lines: [{ beerId: beer.id, name: beer.name, quantity: 2, unitPrice: 4.5, unitCharged: 4.5 }],
        payments: [{ id: paymentId, amount: 9, status: 'approved' }],
        claims: [{ id: paymentId, paymentId, kind: 'mediations', state: 'open' }],
        refunds: [{ amount: 4.5, state: 'due', lines: [{ beerId: beer.id, quantity: 1 }] }],
        chargebacks: [{ paymentId, amount: 4.5, currency: 'USD', state: 'won' }],
        parcels: [{ companyId: seller.id, state: 'shipped', carrier: 'Andina', tracking: 'AN-1' }],
      },
    ],
    complaints: [
      { orderId, kind: 'broken', events: [{ words: 'Estaba rota.' }, { words: 'Salió entera.' }] },
    ],
    reviews: [{ beerName: beer.name, rate: 4, comment: 'Rica.' }],
    cart: { lines: [{ beerId: beer.id, beerName: beer.name, quantity: 2, priceSeen: 4.5 }] },
    savedBeers: [{ beerId: beer.id, beerName: beer.name, priceThen: 5 }],
    followedCompanies: [{ companyId: seller.id }],
    alerts: { restock: true, digest: false, restockCount: 0 },
    administration: [
      {
        action: 'buyer-edited',
        subject: `buyer ${buyer.id}`,
        reason: 'Lo pidió por teléfono.',
        before: { city: 'Cordova' },
        after: { city: 'Córdoba' },
      },
    ],
    viewings: [{ by: 'Administración', reason: 'No ve su pedido.' }],
    contactMessages: [{ email: buyer.email, message: 'Hola', answers: [{ words: 'Hola, Ana.' }] }],
    withdrawals: [{ email: buyer.email, number: orderCode(orderId), words: 'Me arrepiento.', orderId }],
    reports: [{ what: 'beer', reason: 'fraud', words: 'No es una IPA.', email: buyer.email }],
    beers: [],
    sales: [],
  })
  expect(JSON.stringify(held)).not.toMatch(/192\.0\.2\.7|AdminBrowser/)
  expect(held.orders[0]!.events.map(({ event }) => event)).toEqual(['placed', 'settled', 'refund-requested'])
  expect(held.mails.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['withdrawal-matched', `Tu arrepentimiento de compra: ${held.withdrawals[0]!.code}`],
    ['contact-answered', 'Te respondimos: tu mensaje a Lúpulo'],
    ['recovery-code', 'Tu código para cambiar la contraseña de Lúpulo'],
    ['receipt', 'Tu compra en Lúpulo: U$S 9.00'],
  ])
})

test('a seller takes along company, beers and sales, and nothing of who bought', async () => {
  const { buyer, seller, beer, orderId } = await aFullMarket()
  const { held } = await exportOf(seller)
  expect(held).toMatchObject({
    account: { id: seller.userId, role: 'Company' },
    buyer: null,
    company: { id: seller.id, name: 'Eva', document: '20333444' },
    beers: [{ id: beer.id, price: 4.5, onHand: 8, volumeMl: 473, unitsPerPack: 6 }],
    sales: [
      {
        orderId,
        beerId: beer.id,
        quantity: 2,
        unitPrice: 4.5,
        chargeCurrency: 'USD',
        unitCharged: 4.5,
        parcel: { state: 'shipped' },
      },
    ],
    parcelEvents: [{ orderId, toState: 'shipped' }],
    complaints: [{ orderId, events: [{ event: 'opened', words: '' }, { words: 'Salió entera.' }] }],
    payouts: [{ currency: 'ARS', amount: 6376.5, dollars: 4.5 }],
    payoutAccounts: [{ masked: { kind: 'iban', number: '••••4066' } }],
    webhooks: [{ address: 'https://stock.example/', events: ['order.paid'], offBecause: null }],
    beerImports: [
      { fileName: 'cervezas.csv', rows: { ignored: [], rows: [{ row: 2, cells: { name: 'Roja' } }] } },
    ],
    apiKeys: [{ name: 'Odoo', scopes: ['beers:read'], revokedAt: null }],
    reviewReports: [{ reason: 'No la probó.' }],
    orders: [],
  })
  const text = JSON.stringify(held)
  for (const word of [buyer.id, buyer.email, 'Pérez', '30111222', 'Belgrano', '5550100"']) {
    expect(text.replace(seller.email, '').replace('+56325550100"', '')).not.toContain(word)
  }
})

test('no password, token or code is in it', async () => {
  const { services, buyer, seller } = await aFullMarket()
  const admin = await aLoggedInAdmin(services)
  const secrets = await checkout.db.execute<{ secret: string }>(sql`
    SELECT password AS secret FROM accounts WHERE password IS NOT NULL
    UNION SELECT hash FROM api_keys UNION SELECT token FROM sessions UNION SELECT value FROM verifications
    UNION SELECT payload->>'code' FROM outbox WHERE payload ? 'code'`)
  expect(secrets.rows.length).toBeGreaterThan(5)
  for (const person of [buyer, seller, admin]) {
    const text = JSON.stringify((await exportOf(person)).body)
    for (const { secret } of secrets.rows) expect(text).not.toContain(secret)
  }
})

test('whoever only claims an e-mail does not read what was written from it, or mailed to it before', async () => {
  const services = checkout.with()
  const buyer = await aLoggedInBuyer(services)
  const letter = { name: 'Ana', email: buyer.email, phone: '351', message: 'Hola' }
  await sendJson(services, 'POST', '/contactme', { body: letter })
  await sendJson(services, 'POST', '/forgetpassword', { body: { email: buyer.email } })
  await checkout.db.execute(
    sql`UPDATE outbox SET created_at = now() - interval '1 day' WHERE recipient = ${buyer.email}`,
  )
  expect((await exportOf(buyer)).held).toMatchObject({ contactMessages: [], mails: [] })
  await checkout.db.execute(sql`UPDATE users SET email_verified = true WHERE id = ${buyer.id}`)
  expect((await exportOf(buyer)).held.contactMessages).toHaveLength(1)
})

test('visitors have no data', async () => {
  expect((await sendJson(checkout.with(), 'GET', '/account/data')).status).toBe(401)
})

/** Where in the export the rows of a table stand that names a person; or why they do not stand in it. */
const TABLES: Record<string, { buyer?: string; seller?: string; member?: string } | { reason: string }> = {
  users: { buyer: 'account', seller: 'account' },
  accounts: { buyer: 'linkedProviders', seller: 'linkedProviders' },
  sessions: { buyer: 'sessions', seller: 'sessions' },
  buyers: { buyer: 'buyer' },
  companies: { seller: 'company' },
  company_members: { member: 'team' },
  team_invitations: { buyer: 'teamInvitations' },
  staff_invitations: { buyer: 'staffInvitations' },
  orders: { buyer: 'orders' },
  order_keys: { reason: 'keys that the buyer’s own program made up, and what was made of its requests' },
  chargebacks: { buyer: 'orders.0.chargebacks' },
  order_lines: { buyer: 'orders.0.lines', seller: 'sales' },
  parcels: { buyer: 'orders.0.parcels', seller: 'sales.0.parcel' },
  parcel_events: { buyer: 'parcelEvents', seller: 'parcelEvents' },
  parcel_removals: { buyer: 'orders.0.parcels.0.removals', seller: 'sales.0.parcel.removals' },
  parcel_arrivals: { buyer: 'orders.0.parcels.0.arrivals', seller: 'sales.0.parcel.arrivals' },
  order_threads: { reason: 'sums of its messages, and when each side last looked at them' },
  order_messages: { buyer: 'orders.0.parcels.0.messages', seller: 'sales.0.parcel.messages' },
  parcel_invoices: { buyer: 'orders.0.parcels.0.invoices', seller: 'sales.0.parcel.invoices' },
  complaints: { buyer: 'complaints', seller: 'complaints' },
  complaint_events: { buyer: 'complaints.0.events', seller: 'complaints.0.events' },
  delivery_warnings: {
    reason:
      'names the admin who lifted it; that one was lifted stands with what admins did; an open suspicion that was told would be of no use',
  },
  provider_reports: { reason: 'names the admin who asked for it or uploaded it' },
  provider_differences: { reason: 'names the admin who closed it' },
  exchange_rates: { reason: 'names the admin who typed or judged it' },
  commission_rules: { reason: 'the shop’s terms; its seller reads those for their brewery on their page' },
  search_changes: { reason: 'which beers and breweries were changed in the last hour, and by nobody’s name' },
  placements: {
    reason: 'names the admin who filled the shop’s advertising space, which the audit log tells too',
  },
  payouts: { seller: 'payouts' },
  payout_runs: { reason: 'names the admins who drafted and approved it, which the audit log tells too' },
  ledger_entries: {
    reason: 'the shop’s books of its own money; the seller’s sales and payouts are told as such',
  },
  ledger_balances: { reason: 'sums of those' },
  ledger_line_balances: { reason: 'sums of those' },
  payout_accounts: { seller: 'payoutAccounts' },
  webhook_targets: { seller: 'webhooks' },
  reviews: { buyer: 'reviews' },
  account_carts: { buyer: 'cart' },
  earning_sums: { reason: 'sums of what the shop earned' },
  sale_sums: { reason: 'sums of what was sold' },
  saved_beers: { buyer: 'savedBeers' },
  alert_choices: { buyer: 'alerts' },
  followed_companies: { buyer: 'followedCompanies' },
  review_reports: { seller: 'reviewReports' },
  contact_messages: { buyer: 'contactMessages', seller: 'contactMessages' },
  contact_answers: { buyer: 'contactMessages.0.answers', seller: 'contactMessages.0.answers' },
  work_takers: { reason: 'names the admin who looks after it, which the audit log tells too' },
  work_notes: {
    reason: 'what admins leave each other to read; its words go with the account that they are about',
  },
  withdrawals: { buyer: 'withdrawals', seller: 'withdrawals' },
  brewery_claims: { buyer: 'breweryClaims', seller: 'breweryClaims' },
  report_voices: { buyer: 'reports', seller: 'reports' },
  reported_things: {
    reason:
      'what people report of a brewery, which the administration decides about: who reports is told to nobody',
  },
  outbox: { buyer: 'mails', seller: 'mails' },
  beers: { seller: 'beers' },
  brewery_health: { reason: 'follows from its sales, complaints and reviews' },
  api_keys: { seller: 'apiKeys' },
  beer_imports: { seller: 'beerImports' },
  two_factors: { reason: 'secrets, told to nobody' },
  audit_entries: { reason: 'names the admin who acted; what it says of somebody lies in audit_values' },
  audit_values: { buyer: 'administration', seller: 'administration' },
  viewings: { buyer: 'viewings', seller: 'viewings' },
  told_acts: { buyer: 'administration', seller: 'administration' },
}

test('every table that names a person is in it', async () => {
  const { rows } = await checkout.database.pool.query<{ table: string }>(`
    SELECT DISTINCT from_table.relname AS table
    FROM pg_constraint JOIN pg_class AS from_table ON from_table.oid = conrelid
    WHERE contype = 'f' AND confrelid::regclass::text IN ('users', 'companies', 'buyers')
    UNION
    SELECT table_name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
      AND column_name ~ '(email|recipient|user_id|buyer_id|company_id|last_name|document|phone|address)'`)
  const named = rows.map(({ table }) => table).toSorted()
  expect(Object.keys(TABLES).toSorted()).toEqual(named)

  const { services, buyer, seller } = await aFullMarket()
  const member = await aTeamMember(services, seller.id, 'packer')
  const held = {
    ...{ buyer: (await exportOf(buyer)).held, seller: (await exportOf(seller)).held },
    member: (await exportOf(member)).held,
  }
  for (const [table, where] of Object.entries(TABLES)) {
    if ('reason' in where) continue
    for (const [who, path] of Object.entries(where) as [keyof typeof held, string][]) {
      const found = path
        .split('.')
        .reduce((part, key) => (part as Record<string, unknown>)[key], held[who] as unknown)
      expect([table, who, found]).not.toEqual([table, who, null])
      expect([table, who, found]).not.toEqual([table, who, []])
    }
  }
  expect(await checkout.db.$count(orders, eq(orders.buyerId, buyer.id))).toBe(held.buyer.orders.length)
})

test('an account takes its data along so many times an hour', async () => {
  const services = checkout.with({ RATE_LIMITS: 'on', DATA_EXPORTS_PER_HOUR: '1' })
  const [one, other] = [await aLoggedInBuyer(services), await aLoggedInBuyer(services)]
  expect((await one.send('GET', '/account/data')).status).toBe(200)
  const refused = await one.send('GET', '/account/data')
  expect([refused.status, refused.body]).toMatchObject([429, { code: 'too-many-requests' }])
  // Not as a file that looks like the data.
  expect(refused.headers.get('content-disposition')).toBeNull()
  expect((await other.send('GET', '/account/data')).status).toBe(200)
})

test('what is longer than is read at once is all there, once each, newest first', async () => {
  const services = checkout.with()
  const seller = await aLoggedInSeller(services)
  const beer = await aBeer(checkout.db, { companyId: seller.id })
  const minute = (count: number) => new Date(Date.UTC(2026, 2, 1, 0, Math.floor(count / 2))).toISOString()
  const sold: string[] = []
  for (let count = 0; count < 405; count++) {
    const { orderId } = await aSale(checkout.db, minute(count), [{ beer, quantity: 1 }])
    sold.push(orderId)
  }
  await checkout.db.execute(sql`
    INSERT INTO parcel_events (order_id, company_id, from_state, to_state, user_id)
    SELECT order_id, company_id, 'pending', 'shipped', ${seller.userId} FROM parcels WHERE company_id = ${seller.id}`)
  const { held } = await exportOf(seller)
  expect(held.sales.map(({ orderId }) => orderId).toSorted()).toEqual(sold.toSorted())
  const days = held.sales.map(({ paidAt }) => Date.parse(paidAt!))
  expect(days).toEqual(days.toSorted((one, other) => other - one))
  expect(held.parcelEvents.map(({ orderId }) => orderId).toSorted()).toEqual(sold.toSorted())
})
