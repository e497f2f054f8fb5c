import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { PayoutDestination } from '#contract/payout-destination.ts'
import { getPayoutRun, listPayoutRuns } from '#contract/payout-runs.ts'
import { getPayoutStatement } from '#contract/payout-statements.ts'
import { getOwed } from '#contract/payouts.ts'
import { type Balance, getBalance, listPayouts } from '#contract/sales.ts'
import { payoutAccounts } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { requestRefund } from '#server/journeys/orders/request-refund.ts'
import { maskDestination } from '#server/payout-accounts/mask-destination.ts'
import { sealDestination } from '#server/payout-accounts/seal-destination.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { DESTINATIONS } from '#tests/factories/a-payout-destination.ts'
import { aPayoutProvider } from '#tests/factories/a-payout-provider.ts'
import { freeParcels } from '#tests/factories/a-shipment.ts'
import { aLoggedInAdmin, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { followPayouts } from './follow-payouts.ts'

const checkout = useCheckout()
afterEach(async () => {
  expect(await findBrokenInvariants(checkout.database.pool)).toEqual([])
  // One draft at a time: what a test leaves is dropped.
  await checkout.db.execute(
    sql`DELETE FROM payout_lines WHERE payout_id IN (SELECT id FROM payouts WHERE state = 'draft')`,
  )
  await checkout.db.execute(sql`DELETE FROM payouts WHERE state = 'draft'`)
  await checkout.db.execute(sql`DELETE FROM payout_runs WHERE state = 'draft'`)
})

/** A shop that pays breweries in some way; each brewery sells a beer for 5 dollars. */
async function aPayingShop(settings: Record<string, string> = {}) {
  const payoutProvider = aPayoutProvider()
  const services = { ...checkout.with(settings), payoutProvider }
  const [admin, other] = [await aLoggedInAdmin(services), await aLoggedInAdmin(services)]
  const buyer = await aBuyer(checkout.db)
  const aBrewery = async (destination?: PayoutDestination, named: { company?: string } = {}) => {
    const seller = await aLoggedInSeller(services, named)
    const beer = await aBeer(checkout.db, { companyId: seller.id, priceCents: 500, onHand: 100 })
    const sell = async (quantity: number) => {
      const sold = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity }])
      await freeParcels(services, sold.orderId)
      return sold
    }
    const saveAccount = async (to: PayoutDestination, payableFrom = new Date()) => {
      const sealed = sealDestination(services.env.payoutKeys, seller.id, to)
      const masked = maskDestination(to)
      const account = { companyId: seller.id, userId: seller.userId, kind: to.kind, sealed, masked }
      await checkout.db
        .insert(payoutAccounts)
        .values({ ...account, createdAt: new Date(payableFrom.getTime() - 1), payableFrom })
    }
    if (destination) await saveAccount(destination)
    const balance = async (): Promise<Balance | undefined> => {
      const { body } = await seller.send('GET', `/company/${seller.id}/balance`)
      return getBalance.response.parse(body).balances[0]
    }
    const refund = (orderId: string, quantity: number) =>
      requestRefund(services, {
        orderId,
        lines: [{ beerId: beer.id, quantity }],
        restock: false,
        reason: 'test',
      })
    return { seller, sell, balance, refund, saveAccount }
  }
  const runOf = async (id: string) =>
    getPayoutRun.response.parse((await admin.send('GET', `/admin/payout-runs/${id}`)).body)
  const draft = async () => {
    const { status, body } = await admin.send('POST', '/admin/payout-runs', {})
    expect([status, body]).toMatchObject([201, {}])
    return runOf((body as { id: string }).id)
  }
  const approve = ({ id, draftedAt }: { id: string; draftedAt: string }, who = admin) =>
    who.send('POST', `/admin/payout-runs/${id}/approve`, { draftedAt })
  const approved = async () => {
    const run = await draft()
    expect((await approve(run)).status).toBe(200)
    return runOf(run.id)
  }
  const mark = (id: string, how: string, facts: object = {}) =>
    admin.send('POST', `/admin/payouts/${id}/${how}`, facts)
  const markAll = (id: string, open: number, who = admin) =>
    who.send('POST', `/admin/payout-runs/${id}/paid`, { reference: 'Lote 7', open })
  return { services, payoutProvider, admin, other, aBrewery, draft, approve, approved, runOf, mark, markAll }
}

test('a run proposes to pay everybody, is decided on, and ends brewery by brewery', async () => {
  const shop = await aPayingShop()
  const [one, two] = [await shop.aBrewery(DESTINATIONS['ar-bank']), await shop.aBrewery()]
  const { orderId } = await one.sell(4)
  await two.sell(1)
  const draft = await shop.draft()
  expect(draft.withoutAccount).toBe(draft.payouts.filter(({ account }) => !account).length)
  const mine = ({ payouts }: typeof draft) =>
    payouts.filter(({ companyId }) => [one.seller.id, two.seller.id].includes(companyId))
  expect(mine(draft)).toMatchObject([
    {
      companyId: one.seller.id,
      amount: 20,
      lines: 1,
      takenOff: 0,
      state: 'draft',
      account: { kind: 'ar-bank' },
    },
    { companyId: two.seller.id, amount: 5, state: 'draft', account: null },
  ])
  // Nothing is decided by a draft, and nobody but admins sees it.
  expect(await one.balance()).toMatchObject({ owed: 20, paidOut: 0 })
  expect((await one.seller.send('GET', `/payouts?companyId=${one.seller.id}`)).body).toMatchObject({
    payouts: [],
  })
  expect((await one.seller.send('GET', `/payouts/${mine(draft)[0]!.id}`)).status).toBe(404)
  expect((await shop.admin.send('POST', '/admin/payout-runs', {})).body).toMatchObject({
    code: 'run-drafted',
  })

  expect((await shop.approve(draft)).body).toMatchObject({ id: draft.id })
  expect((await shop.approve(draft)).body).toMatchObject({ code: 'run-decided' })
  expect(await one.balance()).toMatchObject({ owed: 0, underWay: 20, paidOut: 0, lastPayout: null })
  const [first, second] = mine(await shop.runOf(draft.id))
  expect([first, second]).toMatchObject([{ state: 'approved' }, { state: 'approved' }])

  expect((await shop.mark(first!.id, 'paid', { reference: 'T-1' })).status).toBe(200)
  expect((await shop.mark(first!.id, 'paid', { reference: 'T-1' })).status).toBe(200)
  expect((await shop.mark(first!.id, 'paid', { reference: 'T-2' })).body).toMatchObject({
    ...{ code: 'payout-paid', message: expect.stringContaining('T-1') },
  })
  expect((await shop.mark(first!.id, 'failed', { reason: 'x' })).body).toMatchObject({ code: 'payout-ended' })
  expect((await shop.mark(second!.id, 'failed', { reason: 'Cuenta cerrada' })).status).toBe(200)
  expect(await two.balance()).toMatchObject({ owed: 5, paidOut: 0 })
  const { payouts } = listPayouts.response.parse(
    (await two.seller.send('GET', `/payouts?companyId=${two.seller.id}`)).body,
  )
  expect(payouts).toMatchObject([{ state: 'failed', reason: 'Cuenta cerrada' }])
  const statement = (await one.seller.send('GET', `/payouts/${first!.id}`)).body
  expect(getPayoutStatement.response.parse(statement)).toMatchObject({
    ...{ amount: 20, state: 'paid', reference: 'T-1', way: 'by-hand', account: { kind: 'ar-bank' } },
    lines: [{ units: 4, gross: 20, refunded: 0, commission: 0, fee: 0, net: 20, paid: 20 }],
  })
  expect((await two.seller.send('GET', `/payouts/${first!.id}`)).status).toBe(403)
  // What goes back afterwards is another payout's: this one's statement stays as it was.
  await one.refund(orderId, 1)
  expect((await one.seller.send('GET', `/payouts/${first!.id}`)).body).toEqual(statement)
  const { rows } = await checkout.db.execute<{ kind: string }>(
    sql`SELECT kind FROM outbox WHERE kind = 'payout-news' AND payload->>'companyId' IN (${one.seller.id}, ${two.seller.id})`,
  )
  expect(rows).toHaveLength(2)
})

test('all of a run that have not ended arrive in one step, once, as they were seen; what ended before stays as it ended', async () => {
  const shop = await aPayingShop()
  const [one, two, lost] = [await shop.aBrewery(), await shop.aBrewery(), await shop.aBrewery()]
  for (const { sell } of [one, two, lost]) await sell(2)
  const seen = await shop.approved()
  const payoutOf = (run: typeof seen, { seller }: typeof one) =>
    run.payouts.find(({ companyId }) => companyId === seller.id)!
  await shop.mark(payoutOf(seen, lost).id, 'failed', { reason: 'Cuenta cerrada' })
  const stale = await shop.markAll(seen.id, seen.open)
  expect([stale.status, stale.body]).toMatchObject([409, { code: 'run-open-moved' }])
  const left = await shop.runOf(seen.id)
  expect(left.open).toBe(seen.open - 1)
  expect(left.sums[0]!.open).toEqual({
    amount: seen.sums[0]!.open.amount - 10,
    payouts: seen.sums[0]!.open.payouts - 1,
  })
  expect(left.sums[0]).toMatchObject({ amount: seen.sums[0]!.amount, payouts: seen.sums[0]!.payouts })

  const answers = await Promise.all([
    shop.markAll(seen.id, left.open),
    shop.markAll(seen.id, left.open, shop.other),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 200)!.body).toEqual({ id: seen.id, payouts: left.open })
  const ended = await shop.runOf(seen.id)
  expect([ended.open, ended.sums[0]!.open]).toEqual([0, { amount: 0, payouts: 0 }])
  expect([payoutOf(ended, one), payoutOf(ended, two), payoutOf(ended, lost)]).toMatchObject([
    { state: 'paid', reference: 'Lote 7', reason: '' },
    { state: 'paid', reference: 'Lote 7', reason: '' },
    { state: 'failed', reference: '', reason: 'Cuenta cerrada' },
  ])
  expect([await one.balance(), await two.balance(), await lost.balance()]).toMatchObject([
    { owed: 0, paidOut: 10 },
    { owed: 0, paidOut: 10 },
    { owed: 10, paidOut: 0 },
  ])
  const mails = await checkout.db.execute<{ key: string; recipient: string }>(sql`
    SELECT dedupe_key AS key, recipient FROM outbox
    WHERE kind = 'payout-news' AND payload->>'companyId' IN (${one.seller.id}, ${two.seller.id}, ${lost.seller.id})`)
  expect(mails.rows.map(({ key }) => key).toSorted()).toEqual(
    [
      `payout-paid:${payoutOf(seen, one).id}`,
      `payout-paid:${payoutOf(seen, two).id}`,
      `payout-failed:${payoutOf(seen, lost).id}`,
    ].toSorted(),
  )
  // Each to its own brewery.
  expect(new Set(mails.rows.map(({ recipient }) => recipient)).size).toBe(3)
  const entries = await checkout.db.execute(sql`
    SELECT facts FROM audit_entries WHERE action = 'payout-run-paid' AND subject_id = ${seen.id}`)
  expect(entries.rows).toEqual([{ facts: { payouts: left.open, way: 'by-hand' } }])
  const again = await shop.markAll(seen.id, left.open)
  expect([again.status, again.body]).toMatchObject([409, { code: 'run-open-moved' }])
})

test('nothing is said at once of a draft, of a run that is not there, or of one that the payment provider pays', async () => {
  const shop = await aPayingShop({ PAYOUT_WAY: 'mercado-pago', PAYMENT_SITE: 'MLA' })
  const brewery = await shop.aBrewery(DESTINATIONS['ar-bank'])
  await brewery.sell(2)
  const draft = await shop.draft()
  expect((await shop.markAll(draft.id, draft.total)).body).toMatchObject({ code: 'not-found' })
  expect((await shop.markAll(randomUUID(), 1)).body).toMatchObject({ code: 'not-found' })
  await shop.approve(draft)
  const { open } = await shop.runOf(draft.id)
  expect((await shop.markAll(draft.id, open)).body).toMatchObject({ code: 'payout-with-provider' })
  expect((await shop.markAll(draft.id, 0)).status).toBe(400)
  expect((await shop.runOf(draft.id)).open).toBe(open)
})

test('a brewery is found in a run by words of its name, however they are written; sums stay those of the run', async () => {
  const shop = await aPayingShop()
  const [found, other] = [
    await shop.aBrewery(undefined, { company: 'Cervecería Ñandú Gris' }),
    await shop.aBrewery(),
  ]
  await found.sell(3)
  await other.sell(1)
  const run = await shop.draft()
  const look = async (q: string) =>
    getPayoutRun.response.parse(
      (await shop.admin.send('GET', `/admin/payout-runs/${run.id}?q=${encodeURIComponent(q)}`)).body,
    )
  expect(run.total).toBeGreaterThan(1)
  for (const q of ['ñandú', 'NANDU', ' gris cerveceria ']) {
    const { payouts, total, totalPages, sums } = await look(q)
    expect(payouts.map(({ companyId }) => companyId)).toEqual([found.seller.id])
    expect({ total, totalPages, sums }).toEqual({ total: 1, totalPages: 1, sums: run.sums })
  }
  expect(await look('nandu azul')).toMatchObject({ payouts: [], total: 0, totalPages: 0, sums: run.sums })
  expect((await look('')).total).toBe(run.total)
})

test('payouts of a run are told apart by whether they have ended; sums stay those of the run', async () => {
  const shop = await aPayingShop()
  for (const brewery of [await shop.aBrewery(), await shop.aBrewery()]) await brewery.sell(2)
  const draft = await shop.draft()
  const lookAt = async (id: string, stands: string) =>
    getPayoutRun.response.parse(
      (await shop.admin.send('GET', `/admin/payout-runs/${id}?stands=${stands}`)).body,
    )
  expect((await lookAt(draft.id, 'open')).total).toBe(draft.total)
  expect((await lookAt(draft.id, 'ended')).total).toBe(0)

  expect((await shop.approve(draft)).status).toBe(200)
  const run = await shop.runOf(draft.id)
  const look = (stands: string) => lookAt(run.id, stands)
  const marked = run.payouts[0]!
  expect((await shop.mark(marked.id, 'paid', {})).status).toBe(200)
  const [open, ended] = [await look('open'), await look('ended')]
  expect(ended.payouts.map(({ id }) => id)).toEqual([marked.id])
  expect(open.payouts.map(({ id }) => id)).not.toContain(marked.id)
  expect([open.total, ended.total]).toEqual([run.total - 1, 1])
  expect(ended.sums.map(({ payouts }) => payouts)).toEqual(run.sums.map(({ payouts }) => payouts))
  const wrong = await shop.admin.send('GET', `/admin/payout-runs/${run.id}?stands=lost`)
  expect(wrong.status).toBe(400)
})

test('what comes back is owed again, whole or in part, once; the next run pays it', async () => {
  const shop = await aPayingShop()
  const brewery = await shop.aBrewery()
  await brewery.sell(4)
  const [payout] = (await shop.approved()).payouts.filter(({ companyId }) => companyId === brewery.seller.id)
  expect((await shop.mark(payout!.id, 'returned', { reason: 'x' })).body).toMatchObject({
    code: 'payout-not-paid',
  })
  await shop.mark(payout!.id, 'paid')
  expect((await shop.mark(payout!.id, 'returned', { reason: 'x', amount: 20.01 })).body).toMatchObject({
    code: 'returned-too-much',
  })
  expect((await shop.mark(payout!.id, 'returned', { reason: 'CBU inexistente', amount: 12.5 })).status).toBe(
    200,
  )
  expect((await shop.mark(payout!.id, 'returned', { reason: 'x' })).body).toMatchObject({
    code: 'payout-not-paid',
  })
  expect(await brewery.balance()).toMatchObject({ owed: 12.5, paidOut: 7.5 })
  const again = (await shop.draft()).payouts.find(({ companyId }) => companyId === brewery.seller.id)
  expect(again).toMatchObject({ amount: 12.5, lines: 1 })
})

test('what is refunded while it is drafted is told to who approves, and nothing is decided; drafted anew it is taken off', async () => {
  const shop = await aPayingShop()
  const [one, two] = [await shop.aBrewery(), await shop.aBrewery()]
  const { orderId } = await one.sell(4)
  await two.sell(1)
  const draft = await shop.draft()
  await one.refund(orderId, 1)
  const { status, body } = await shop.approve(draft)
  expect([status, body]).toMatchObject([409, { code: 'payouts-moved' }])
  expect((body as { companies: string }).companies).toContain('Birra del Valle')
  expect(await two.balance()).toMatchObject({ owed: 5, paidOut: 0 })
  expect((await shop.admin.send('POST', `/admin/payout-runs/${draft.id}/redraft`, {})).status).toBe(200)
  expect((await shop.approve(draft)).body).toMatchObject({ code: 'run-redrafted' })
  expect((await shop.approve(await shop.runOf(draft.id))).status).toBe(200)
  expect([await one.balance(), await two.balance()]).toMatchObject([
    { owed: 0, underWay: 15, paidOut: 0 },
    { owed: 0, underWay: 5, paidOut: 0 },
  ])
})

test('an account that is changed while it is drafted stops the approval; a held one is left out', async () => {
  const shop = await aPayingShop()
  const brewery = await shop.aBrewery(DESTINATIONS['ar-bank'])
  await brewery.sell(1)
  const draft = await shop.draft()
  await brewery.saveAccount(DESTINATIONS.iban, new Date(Date.now() + 3_600_000))
  expect((await shop.approve(draft)).body).toMatchObject({ code: 'payouts-moved' })
  const again = await shop.admin.send('POST', `/admin/payout-runs/${draft.id}/redraft`, {})
  if (again.status === 200) {
    expect((await shop.runOf(draft.id)).leftOut).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ companyId: brewery.seller.id, because: 'account-held' }),
      ]),
    )
  } else expect(again.body).toMatchObject({ code: 'nobody-payable' })
  expect(await brewery.balance()).toMatchObject({ owed: 5 })
})

test('while an account is held nothing is marked as paid by hand either', async () => {
  const shop = await aPayingShop()
  const brewery = await shop.aBrewery()
  await brewery.sell(1)
  const pay = () => shop.admin.send('POST', '/payouts', { companyId: brewery.seller.id, currency: 'USD' })
  await brewery.saveAccount(DESTINATIONS.iban, new Date(Date.now() + 3_600_000))
  expect((await pay()).body).toMatchObject({ code: 'payout-account-held' })
  // Whoever would transfer is told before.
  const told = async () => {
    const { body } = await shop.admin.send('GET', `/admin/owed/${brewery.seller.id}`)
    const { account } = getOwed.response.parse(body)
    return account && [account.masked.kind, new Date(account.payableFrom) > new Date()]
  }
  expect(await told()).toEqual(['iban', true])
  expect(await brewery.balance()).toMatchObject({ owed: 5 })
  await brewery.saveAccount(DESTINATIONS.iban)
  expect(await told()).toEqual(['iban', false])
  expect((await pay()).status).toBe(201)
})

test('who transfers by hand downloads the accounts of what is still to be transferred', async () => {
  const shop = await aPayingShop()
  const [one, two] = [
    await shop.aBrewery(DESTINATIONS['ar-bank']),
    await shop.aBrewery(DESTINATIONS['cl-bank']),
  ]
  await one.sell(1)
  await two.sell(1)
  const draft = await shop.draft()
  expect(draft.written).toEqual([])
  await shop.approve(draft)
  const { headers } = shop.admin
  const table = async () =>
    (
      await createApp(shop.services).request(`/api/admin/payout-runs/${draft.id}/payouts.csv`, { headers })
    ).text()
  expect(await table()).toContain(DESTINATIONS['ar-bank'].cbu)
  const run = await shop.runOf(draft.id)
  expect(run).toMatchObject({ sendable: [], written: ['csv'] })
  const mine = run.payouts.find(({ companyId }) => companyId === one.seller.id)!
  await shop.mark(mine.id, 'paid')
  const left = await table()
  expect(left).not.toContain(DESTINATIONS['ar-bank'].cbu)
  expect(left).toContain(DESTINATIONS['cl-bank'].account)
})

test('where two admins are asked for, who drafted does not approve', async () => {
  const shop = await aPayingShop({ PAYOUT_APPROVAL: 'two' })
  const brewery = await shop.aBrewery()
  await brewery.sell(1)
  const draft = await shop.draft()
  expect(draft.needsAnother).toBe(true)
  expect((await shop.approve(draft)).body).toMatchObject({ code: 'needs-another-admin' })
  expect((await shop.approve(draft, shop.other)).status).toBe(200)
})

test('a draft is dropped without a trace; of two who approve at once one does', async () => {
  const shop = await aPayingShop()
  const brewery = await shop.aBrewery()
  await brewery.sell(2)
  const draft = await shop.draft()
  expect((await shop.admin.send('POST', `/admin/payout-runs/${draft.id}/discard`, {})).status).toBe(200)
  expect((await shop.admin.send('GET', `/admin/payout-runs/${draft.id}`)).status).toBe(404)
  const next = await shop.draft()
  const answers = await Promise.all([shop.approve(next), shop.approve(next, shop.other), shop.approve(next)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await brewery.balance()).toMatchObject({ owed: 0, underWay: 10, paidOut: 0 })
  const { runs, draft: open } = listPayoutRuns.response.parse(
    (await shop.admin.send('GET', '/admin/payout-runs')).body,
  )
  expect([runs[0], open]).toMatchObject([{ id: next.id, state: 'approved' }, null])
})

test('marking by hand while a run is drafted: the run finds it paid', async () => {
  const shop = await aPayingShop()
  const brewery = await shop.aBrewery()
  await brewery.sell(2)
  const draft = await shop.draft()
  const paid = await shop.admin.send('POST', '/payouts', { companyId: brewery.seller.id, currency: 'USD' })
  expect(paid.status).toBe(201)
  expect((await shop.approve(draft)).body).toMatchObject({ code: 'payouts-moved' })
})

test('the payment provider is handed what was decided on, once, and tells how it ends', async () => {
  const shop = await aPayingShop({
    PAYOUT_WAY: 'mercado-pago',
    PAYMENT_SITE: 'MLA',
    RETRY_EVERY_SECONDS: '1',
  })
  const [paid, failed, back, none] = [
    await shop.aBrewery(DESTINATIONS['ar-bank']),
    await shop.aBrewery(DESTINATIONS['cl-bank']),
    await shop.aBrewery(DESTINATIONS['br-pix']),
    await shop.aBrewery(),
  ]
  for (const { sell } of [paid, failed, back, none]) await sell(2)
  const draft = await shop.draft()
  expect(draft.leftOut).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ companyId: none.seller.id, because: 'no-account' })]),
  )
  await shop.approve(draft)
  const due = () =>
    checkout.db.execute(sql`UPDATE payouts SET next_attempt_at = now() WHERE run_id = ${draft.id}`)
  // Its answer is lost, and the next attempt finds it there.
  shop.payoutProvider.failNext('send', 'not-asked', 'lost', 'unknown')
  for (let round = 0; round < 4; round++) {
    await due()
    await followPayouts(shop.services)
  }
  const mine = async ({ seller }: typeof paid) =>
    (await shop.runOf(draft.id)).payouts.find(({ companyId }) => companyId === seller.id)!
  expect(shop.payoutProvider.sent.size).toBeGreaterThanOrEqual(3)
  expect(await mine(paid)).toMatchObject({ state: 'sent' })
  expect((await shop.mark((await mine(paid)).id, 'paid')).body).toMatchObject({
    code: 'payout-with-provider',
  })

  shop.payoutProvider.change((await mine(paid)).id, { standing: 'paid' })
  shop.payoutProvider.change((await mine(failed)).id, { standing: 'failed', reason: 'by_bank' })
  shop.payoutProvider.change((await mine(back)).id, { standing: 'returned-partly', returnedCents: 300 })
  for (let round = 0; round < 2; round++) {
    await due()
    await followPayouts(shop.services)
  }
  expect([await mine(paid), await mine(failed), await mine(back)]).toMatchObject([
    { state: 'paid' },
    { state: 'failed', reason: 'by_bank' },
    { state: 'returned', returned: 3 },
  ])
  // What arrived is asked about for a while longer: its bank may send it back, and a notice be lost.
  const arrived = await mine(paid)
  const askedAgain = async (daysSince: number) => {
    await checkout.db.execute(
      sql`UPDATE payouts SET ended_at = now() - ${daysSince} * interval '1 day' WHERE id = ${arrived.id}`,
    )
    await due()
    await followPayouts(shop.services)
    const { rows } = await checkout.db.execute<{ at: string }>(
      sql`SELECT (next_attempt_at - now())::text AS at FROM payouts WHERE id = ${arrived.id}`,
    )
    return rows[0]!.at
  }
  expect(await askedAgain(31)).toBe('infinity')
  expect(await askedAgain(29)).toMatch(/^23:59:/)
  shop.payoutProvider.change(arrived.id, { standing: 'returned', reason: 'refunded' })
  await askedAgain(1)
  expect(await mine(paid)).toMatchObject({ state: 'returned', reason: 'refunded' })
  const all = arrived.amount
  expect([await paid.balance(), await failed.balance(), await back.balance()]).toMatchObject([
    { owed: all, paidOut: 0 },
    { owed: all, paidOut: 0 },
    { owed: 3, paidOut: Math.round((all - 3) * 100) / 100 },
  ])
})

test('a payout that the provider pays at another amount waits for a person', async () => {
  const shop = await aPayingShop({ PAYOUT_WAY: 'mercado-pago', PAYMENT_SITE: 'MLA' })
  const brewery = await shop.aBrewery(DESTINATIONS['ar-bank'])
  await brewery.sell(2)
  const run = await shop.approved()
  await followPayouts(shop.services)
  const id = run.payouts.find(({ companyId }) => companyId === brewery.seller.id)!.id
  shop.payoutProvider.change(id, { standing: 'paid', amountCents: 999 })
  await checkout.db.execute(sql`UPDATE payouts SET next_attempt_at = now() WHERE run_id = ${run.id}`)
  await followPayouts(shop.services)
  expect((await shop.runOf(run.id)).payouts.find((each) => each.id === id)).toMatchObject({
    state: 'sent',
    reason: expect.stringContaining('9.99'),
  })
})

test('a bank is handed a file of whole accounts, the same each time; its answer ends what it names', async () => {
  const CNAB = {
    ...{
      CNAB_BANK: '341',
      CNAB_BANK_NAME: 'Banco',
      CNAB_AGREEMENT: '123',
      CNAB_BRANCH: '1234-5',
      CNAB_ACCOUNT: '123456-7',
    },
    ...{ CNAB_TAX_NUMBER: '11222333000181', CNAB_COMPANY: 'Lupulo' },
  }
  const shop = await aPayingShop({ PAYOUT_WAY: 'bank-file', PAYMENT_SITE: 'MLB', ...CNAB })
  const [pix, iban] = [await shop.aBrewery(DESTINATIONS['br-pix']), await shop.aBrewery(DESTINATIONS.iban)]
  await pix.sell(2)
  await iban.sell(1)
  const run = await shop.approved()
  expect(run).toMatchObject({ sendable: ['csv', 'cnab240'], written: [] })
  const get = async (file: string) => {
    const { headers } = shop.admin
    return (
      await createApp(shop.services).request(`/api/admin/payout-runs/${run.id}/${file}`, { headers })
    ).text()
  }
  expect((await shop.admin.send('GET', `/admin/payout-runs/${run.id}/payouts.rem`)).status).toBe(409)
  const send = (format: string) =>
    shop.admin.send('POST', `/admin/payout-runs/${run.id}/send-file`, { format })
  expect((await send('cnab240')).body).toMatchObject({ payouts: 1 })
  expect((await send('cnab240')).body).toMatchObject({ payouts: 0 })
  const file = await get('payouts.rem')
  expect(file).toBe(await get('payouts.rem'))
  expect(await get('payouts.csv')).not.toContain(DESTINATIONS['br-pix'].key)
  expect((await send('csv')).body).toMatchObject({ payouts: 1 })
  // Each payout in one file alone: a bank that had both would pay it twice.
  const table = await get('payouts.csv')
  expect(table).toContain(DESTINATIONS.iban.iban)
  expect(table).not.toContain(DESTINATIONS['br-pix'].key)
  expect(await get('payouts.rem')).toBe(file)
  expect(await shop.runOf(run.id)).toMatchObject({ sendable: [], written: ['cnab240', 'csv'] })
  const answer = (text: string) => shop.admin.send('POST', '/admin/payout-return-files', { file: text })
  expect((await answer(file)).body).toMatchObject({ code: 'no-return-file' })

  // What the bank sends back: the direction turned, and a code at the end of each segment A.
  const lines = file.split('\r\n').filter(Boolean)
  const returned = lines.map((line, place) =>
    place === 0
      ? `${line.slice(0, 142)}2${line.slice(143)}`
      : line[13] === 'A'
        ? `${line.slice(0, 230)}00${line.slice(232)}`
        : line,
  )
  const told = await answer([...returned, 'not a line'].join('\r\n'))
  expect(told.body).toMatchObject({ paid: 1, failed: 0, unknown: 0 })
  expect((told.body as { broken: object[] }).broken.length).toBeGreaterThan(0)
  expect(await pix.balance()).toMatchObject({ owed: 0 })
  const states = (await shop.runOf(run.id)).payouts.map(({ state }) => state)
  expect(states.toSorted()).toEqual(expect.arrayContaining(['paid', 'sent']))
  expect((await answer(returned.join('\r\n'))).body).toMatchObject({ paid: 1 })
})
