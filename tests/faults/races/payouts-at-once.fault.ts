import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { PAYMENT_SITES } from '#contract/charge-currencies.ts'
import { releaseMoney } from '#server/journeys/payouts/release-money.ts'
import { freeMoney, shipParcels } from '#tests/factories/a-shipment.ts'
import { aLoggedInAdmin, aLoggedInBuyer } from '#tests/factories/logged-in-people.ts'
import { aPaidBrewery, type PaidBrewery, salesBehindTheDoor } from '#tests/faults/a-paid-brewery.ts'
import { findPayoutsApart, payoutsOutside, SENDING_PATHS } from '#tests/faults/payouts-apart.ts'
import { payAt, startPurchase, untilOrders } from '#tests/faults/start-purchase.ts'
import { siteOfTrial } from '#tests/faults/trial-sites.ts'
import { useTwoShops } from '#tests/running/two-shops.ts'
import { ask, atOnce, outcomes, times } from './at-once.ts'
import { roundsOf } from './rounds-of.ts'

const shops = useTwoShops({
  PAYOUT_WAY: 'mercado-pago',
  RETRY_EVERY_SECONDS: '1',
  RECONCILE_EVERY_SECONDS: '1',
})
const { race, end } = roundsOf(
  shops,
  'payout runs drafted, approved and sent at both processes at once, while money is refunded, charged back and released',
)

type Run = { id: string; draftedAt: string }
type Admin = Awaited<ReturnType<typeof aLoggedInAdmin>>
type Sale = { orderId: string; paymentId: number; brewery: PaidBrewery }

const runs = '/admin/payout-runs'
const post = (path: string, body: object, { headers }: Pick<Admin, 'headers'>) => ({
  ...{ method: 'POST', path, body },
  ...headers,
})

/** Breweries of which each has sold two beers that were paid and sent, with money that is free, or still waits. */
async function salesOf(count: number, free = true): Promise<Sale[]> {
  const { services, database } = shops
  const books = salesBehindTheDoor(database)
  return Promise.all(
    times(count, services).map(async (each) => {
      const [brewery, buyer] = [await aPaidBrewery(each), await aLoggedInBuyer(each)]
      const { said } = await startPurchase(shops.turn(), buyer.headers, [
        { id: brewery.beer.id, quantity: 2 },
      ])
      const payment = await payAt(shops, said.page!)
      await untilOrders(shops, [said.orderId!], ['paid'])
      await shipParcels(books, said.orderId!)
      if (free) await freeMoney(books, said.orderId!)
      return { orderId: said.orderId!, paymentId: payment.id, brewery }
    }),
  )
}

async function admins(count: number): Promise<Admin[]> {
  return Promise.all(times(count, shops.services).map((each) => aLoggedInAdmin(each)))
}

/** The one draft, as an admin sees it; made by whoever is first of those who make it at once. */
async function drafted(all: Admin[]): Promise<Run> {
  const answers = await atOnce(
    shops,
    all.map((admin) => post(runs, {}, admin)),
  )
  expect(outcomes(answers)).toEqual(['201', ...times(all.length - 1, '409 run-drafted')])
  const { id } = answers.find(({ status }) => status === 201)!.said
  return seen(id as string, all[0]!)
}

async function seen(id: string, { headers }: Admin): Promise<Run> {
  return (await ask(shops.turn(), { method: 'GET', path: `${runs}/${id}`, ...headers })).said as Run
}

const approval = ({ id, draftedAt }: Run, admin: Admin) => post(`${runs}/${id}/approve`, { draftedAt }, admin)

/**
 * Whatever is owed is drafted anew and approved, until nobody is owed anything, and banks credit what they get: afterwards each
 * brewery has what it sold, less what went back of it, and the provider was asked for each payout once.
 */
async function payEverybody(admin: Admin): Promise<void> {
  const { database, world } = shops
  const list = await ask(shops.turn(), { method: 'GET', path: runs, ...admin.headers })
  let id = list.said.draft as string | null
  for (;;) {
    await releaseMoney(salesBehindTheDoor(database))
    const made = id
      ? await ask(shops.turn(), post(`${runs}/${id}/redraft`, {}, admin))
      : await ask(shops.turn(), post(runs, {}, admin))
    if (made.said.code === 'nobody-payable') break
    id = made.said.id as string
    const { status } = await ask(shops.turn(), approval(await seen(id, admin), admin))
    if (status === 200) id = null
  }
  const open = async () => {
    for (const { id: payout, state } of await payoutsOutside(world))
      if (state === 'open') await world.call('POST', `/sandbox/payouts/${payout}/credit`)
    const { rows } = await database.pool.query(
      `SELECT id, state FROM payouts WHERE state IN ('approved', 'sent')`,
    )
    return rows
  }
  await expect.poll(open, { timeout: 120_000, interval: 200 }).toEqual([])
  expect(await findPayoutsApart(database.pool, await payoutsOutside(world))).toEqual([])
}

race(
  'of many who draft one run is there, of many who approve it one does, and each brewery is paid once',
  async () => {
    const sales = await salesOf(3)
    const all = await admins(4)
    const run = await drafted(all)
    // While the provider takes its time with the first, both processes look for what is to be sent.
    const slow = { method: 'POST', path: SENDING_PATHS[siteOfTrial()], delayMs: 1500, times: 2 }
    await shops.world.call('POST', '/sandbox/faults', slow)
    const answers = await atOnce(
      shops,
      [...all, ...all].map((admin) => approval(run, admin)),
    )
    expect(outcomes(answers)).toEqual(['200', ...times(7, '409 run-decided')])
    const { rows } = await shops.database.pool.query('SELECT id FROM payouts WHERE run_id = $1', [run.id])
    const byHand = await atOnce(
      shops,
      rows.flatMap(({ id }) => all.map((admin) => post(`/admin/payouts/${id}/paid`, {}, admin))),
    )
    expect(outcomes(byHand)).toEqual(times(rows.length * all.length, '409 payout-with-provider'))
    await payEverybody(all[0]!)
    await expectPaid(sales, 1)
  },
)

race('a brewery that is paid by hand while its run is approved is paid by one of them', async () => {
  const sales = await salesOf(2)
  const [one, other] = (await admins(2)) as [Admin, Admin]
  const run = await drafted([one])
  const { currency } = PAYMENT_SITES[siteOfTrial()]
  const [decided, ...marked] = await atOnce(shops, [
    approval(run, one),
    ...sales.map(({ brewery }) => post('/payouts', { companyId: brewery.id, currency }, other)),
  ])
  expect([
    ['200', '409 nothing-owed', '409 nothing-owed'],
    ['409 payouts-moved', '201', '201'],
    ['409 payouts-moved', '201', '409 nothing-owed'],
    ['409 payouts-moved', '409 nothing-owed', '201'],
  ]).toContainEqual([outcomes([decided!])[0], ...marked.map((each) => outcomes([each])[0])])
  await payEverybody(one)
  await expectPaid(sales, 1)
})

race(
  'of a draft that is dropped, drafted anew and approved at once one thing happens, and who comes later is told',
  async () => {
    const sales = await salesOf(2)
    const [one, other] = (await admins(2)) as [Admin, Admin]
    const run = await drafted([one])
    const answers = await atOnce(shops, [
      approval(run, one),
      post(`${runs}/${run.id}/discard`, {}, other),
      post(`${runs}/${run.id}/redraft`, {}, one),
      approval(run, other),
    ])
    const told = outcomes(answers)
    const decisions = answers.filter(({ status }, place) => status === 200 && place !== 2)
    expect(decisions.length, told.join()).toBe(1)
    expect(told.filter((each) => !/^(200|404 not-found|409 run-(decided|redrafted))$/.test(each))).toEqual([])
    await payEverybody(one)
    await expectPaid(sales, 1)
  },
)

race(
  'refunds, chargebacks and releases while a run is drafted and approved: nobody is paid for what went back',
  async () => {
    const [refunded, askedBack, won, late, quiet] = (await salesOf(5, false)) as [
      Sale,
      Sale,
      Sale,
      Sale,
      Sale,
    ]
    const books = salesBehindTheDoor(shops.database)
    for (const { orderId } of [refunded, askedBack, won, quiet]) await freeMoney(books, orderId)
    const [one, other] = (await admins(2)) as [Admin, Admin]
    const run = await drafted([one])
    const lines = [{ ProductId: refunded.brewery.beer.id, quantity: 1 }]
    const refund = { key: randomUUID(), lines, restock: false, reason: 'Llegó rota.' }
    const chargeBack = ({ paymentId }: Sale) =>
      shops.world.call('POST', `/sandbox/payments/${paymentId}/charge-back`)
    const [answers] = await Promise.all([
      atOnce(shops, [
        approval(run, one),
        post(`/admin/orders/${refunded.orderId}/refunds`, refund, other),
        approval(run, other),
      ]),
      chargeBack(askedBack),
      chargeBack(won),
      freeMoney(books, late.orderId),
    ])
    expect(answers[1]!.status).toBe(201)
    const [first, , second] = answers.map((each) => outcomes([each])[0])
    expect(['200,409 run-decided', '409 run-decided,200', '409 payouts-moved,409 payouts-moved']).toContain(
      [first, second].join(),
    )
    await untilOrders(shops, [askedBack.orderId, won.orderId], ['charged_back'])
    await decide(askedBack, 'lost')
    await decide(won, 'won')
    await untilOrders(shops, [won.orderId], ['paid'])
    await payEverybody(one)
    await expectPaid([late, quiet, won], 1)
    await expectPaid([refunded], 0.5)
    await expectPaid([askedBack], 0)
  },
)

/** The bank of a buyer decides, and the books have heard of it. */
async function decide({ paymentId }: Sale, how: 'won' | 'lost'): Promise<void> {
  const { world, database } = shops
  const found = await world.call<{ results: { id: string }[] }>(
    'GET',
    `/v1/chargebacks/search?payment_id=${paymentId}`,
  )
  await world.call('POST', `/sandbox/chargebacks/${found.results[0]!.id}/${how}`)
  const state = async () =>
    (await database.pool.query('SELECT state FROM chargebacks WHERE payment_id = $1', [paymentId])).rows
  await expect.poll(state, { timeout: 120_000 }).toEqual([{ state: how }])
}

/**
 * A brewery's payouts and what it owes back of them come to a share of its one sale: of what was paid out before it went back
 * the brewery owes the rest.
 */
async function expectPaid(sales: Sale[], share: number): Promise<void> {
  const { rows } = await shops.database.pool.query(
    `SELECT sum(quantity * charge_unit_cents)::float8 AS sold,
            (SELECT coalesce(-sum(balance_cents), 0)::float8 FROM ledger_balances AS balance
             WHERE balance.company_id = order_lines.company_id) AS theirs,
            (SELECT coalesce(sum(amount_cents), 0)::float8 FROM payouts
             WHERE payouts.company_id = order_lines.company_id AND state = 'paid') AS paid,
            (SELECT greatest(coalesce(-sum(balance_cents), 0), 0)::float8 FROM ledger_balances AS balance
             WHERE balance.company_id = order_lines.company_id AND account <> 'paid') AS owed
     FROM order_lines WHERE order_id = ANY($1::uuid[]) GROUP BY company_id`,
    [sales.map(({ orderId }) => orderId)],
  )
  expect(rows).toHaveLength(sales.length)
  for (const { sold, theirs, paid, owed } of rows) {
    expect([theirs, owed]).toEqual([sold * share, 0])
    expect([sold * share, sold]).toContain(paid)
  }
}

end()
