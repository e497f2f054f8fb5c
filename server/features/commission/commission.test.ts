import { randomUUID } from 'node:crypto'
import { desc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { CommissionRules, CommissionTrial } from '#contract/commission.ts'
import { COMMISSION_RULES_MAX } from '#contract/limits.ts'
import { auditEntries, auditValues, commissionRules } from '#database/schema.ts'
import { aCompany } from '#tests/factories/a-beer.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { aLoggedInAdmin, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'

const checkout = useCheckout()
const PATH = '/admin/commission-rules'
const TERMS = { percent: 10, fixed: 0, taxPercent: 21 }
const reason = 'Termina la promoción.'

beforeEach(async () => {
  await checkout.db.delete(commissionRules)
})

async function aShop() {
  const services = checkout.with()
  const { db } = services
  const admin = await aLoggedInAdmin(services)
  const list = async () => (await admin.send('GET', PATH)).body as CommissionRules
  const seen = async () => (await list()).seen
  return {
    ...{ services, db, admin, list, seen },
    add: async (facts: object = {}) => admin.send('POST', PATH, { ...TERMS, seen: await seen(), ...facts }),
    change: async (id: string, facts: object = {}) =>
      admin.send('PUT', `${PATH}/${id}`, { ...TERMS, seen: await seen(), ...facts }),
    move: async (id: string, to: string) =>
      admin.send('POST', `${PATH}/${id}/move`, { to, seen: await seen() }),
    remove: async (id: string) => admin.send('POST', `${PATH}/${id}/removal`, { reason, seen: await seen() }),
    attempt: async (query: Record<string, string>) =>
      admin.send(
        'GET',
        `${PATH}/trial?${new URLSearchParams({ type: 'IPA', price: '4.50', units: '3', ...query })}`,
      ),
    noted: async () => (await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0],
  }
}

/** The ids of what was added, in the order in which they stand. */
const idsOf = ({ rules }: CommissionRules) => rules.map(({ id }) => id)
const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id

test('without rules the list is empty, and the shop keeps nothing', async () => {
  const { list, attempt, db } = await aShop()
  const brewery = await aCompany(db)
  const { rules, breweries, today } = await list()
  expect(rules).toEqual([])
  expect(breweries).toContainEqual({ id: brewery.id, name: brewery.company })
  expect(today).toMatch(/^\d{4}-\d\d-\d\d$/)
  const trial = { ruleId: null, gross: 13.5, commission: 0, tax: 0, net: 13.5 }
  expect((await attempt({ companyId: brewery.id })).body).toEqual(trial)
})

test('a rule is added, tried, changed and removed, and each act stands in the log', async () => {
  const { list, add, change, remove, attempt, noted, db } = await aShop()
  const brewery = await aCompany(db)
  const facts = { companyId: brewery.id, type: 'IPA', percent: 12.5, from: '2026-01-01', until: '2099-12-31' }
  const added = await add(facts)
  expect(added.status).toBe(201)
  const id = idOf(added)
  const told = {
    type: 'IPA',
    from: '2026-01-01',
    until: '2099-12-31',
    percent: 12.5,
    fixed: 0,
    taxPercent: 21,
  }
  const company = { id: brewery.id, name: brewery.company }
  expect((await list()).rules).toMatchObject([{ id, ...told, company, standing: 'running', behind: null }])
  expect(await noted()).toMatchObject({
    ...{ action: 'commission-rule-added', subjectKind: 'commission-rule', subjectId: id },
    facts: { companyId: brewery.id, place: 1, type: 'IPA', percent: 12.5, fixedCents: 0, taxPercent: 21 },
  })
  expect((await attempt({ companyId: brewery.id })).body as CommissionTrial).toEqual({
    ...{ ruleId: id, gross: 13.5, commission: 1.69, tax: 0.35, net: 11.46 },
  })
  expect((await attempt({ companyId: brewery.id, type: 'Stout' })).body).toMatchObject({ ruleId: null })
  expect((await attempt({ companyId: brewery.id, day: '2025-12-31' })).body).toMatchObject({ ruleId: null })

  expect((await change(id, { ...facts, companyId: '', percent: 8, fixed: 0.25 })).status).toBe(200)
  expect(await noted()).toMatchObject({
    action: 'commission-rule-changed',
    facts: {
      ...{ companyId: null, formerCompanyId: brewery.id },
      ...{ before: { percent: 12.5, fixedCents: 0 }, after: { percent: 8, fixedCents: 25 } },
    },
  })
  expect((await list()).rules).toMatchObject([{ id, company: null, percent: 8, fixed: 0.25 }])
  const entries = await db.$count(auditEntries)
  expect((await change(id, { ...facts, companyId: '', percent: 8, fixed: 0.25 })).status).toBe(200)
  expect(await db.$count(auditEntries)).toBe(entries)

  expect((await remove(id)).status).toBe(200)
  expect((await list()).rules).toEqual([])
  expect(await noted()).toMatchObject({ action: 'commission-rule-removed', facts: { place: 1, percent: 8 } })
  expect(await db.select().from(auditValues).orderBy(desc(auditValues.entryId)).limit(2)).toContainEqual(
    expect.objectContaining({ part: 'subject', values: { reason } }),
  )
  expect((await add(facts)).status).toBe(201)
})

test('a new rule comes before what would always hold in its place, and what is behind another is told', async () => {
  const { list, add, move, noted } = await aShop()
  const all = idOf(await add())
  const ipa = idOf(await add({ type: 'IPA' }))
  const spring = idOf(await add({ type: 'IPA', from: '2026-09-21', until: '2026-12-20' }))
  expect(idsOf(await list())).toEqual([spring, ipa, all])
  expect((await list()).rules.map(({ behind }) => behind)).toEqual([null, null, null])
  await move(spring, 'down')
  expect(await noted()).toMatchObject({
    action: 'commission-rule-moved',
    facts: { before: { place: 1 }, after: { place: 2 } },
  })
  expect(idsOf(await list())).toEqual([ipa, spring, all])
  expect((await list()).rules.map(({ behind }) => behind)).toEqual([null, ipa, null])
  await move(spring, 'up')
  await move(spring, 'up')
  expect(idsOf(await list())).toEqual([spring, ipa, all])
  await move(all, 'down')
  expect(idsOf(await list())).toEqual([spring, ipa, all])
})

test.each([
  [{ percent: 50.01 }, 'percent'],
  [{ percent: -1 }, 'percent'],
  [{ percent: 12.345 }, 'percent'],
  [{ percent: '12' }, 'percent'],
  [{ fixed: 1000.01 }, 'fixed'],
  [{ fixed: 0.001 }, 'fixed'],
  [{ taxPercent: 51 }, 'taxPercent'],
  [{ type: 'Vino' }, 'type'],
  [{ companyId: 'x' }, 'companyId'],
  [{ from: '2026-02-30' }, 'from'],
  [{ from: '2026-05-02', until: '2026-05-01' }, 'until'],
])('%j is refused at %s, and nothing is changed', async (wrong, field) => {
  const { add, change, list, db } = await aShop()
  const id = idOf(await add({ type: 'Stout' }))
  const before = [await list(), await db.$count(auditEntries)]
  for (const answer of [await add(wrong), await change(id, wrong)]) {
    expect(answer.status).toBe(400)
    expect(Object.keys((answer.body as { fields: object }).fields)).toContain(field)
  }
  expect([await list(), await db.$count(auditEntries)]).toEqual(before)
})

test('two rules for the same brewery, style and days are refused, by the one that is there', async () => {
  const { add, change, db } = await aShop()
  const brewery = await aCompany(db)
  const same = { companyId: brewery.id, from: '2026-01-01' }
  await add({ type: 'Stout' })
  await add(same)
  const again = await add({ ...same, percent: 20 })
  expect(again).toMatchObject({ status: 409, body: { code: 'commission-rule-twice', place: 2 } })
  const other = idOf(await add({ type: 'IPA' }))
  expect((await change(other, { type: 'Stout' })).body).toMatchObject({
    code: 'commission-rule-twice',
    place: 1,
  })
  expect((await change(other, { type: 'IPA', percent: 9 })).status).toBe(200)
  const twin = {
    place: 9,
    companyId: brewery.id,
    startsOn: '2026-01-01',
    basisPoints: 1,
    fixedCents: 0,
    taxBasisPoints: 0,
  }
  await expect(db.insert(commissionRules).values(twin)).rejects.toMatchObject({
    cause: { constraint: 'commission_rules_no_twins' },
  })
})

test('of two admins at once the second is told that the list changed', async () => {
  const { services, admin, seen, list, add } = await aShop()
  const other = await aLoggedInAdmin(services)
  const id = idOf(await add())
  const old = await seen()
  const answers = await Promise.all([
    admin.send('PUT', `${PATH}/${id}`, { ...TERMS, percent: 11, seen: old }),
    other.send('POST', PATH, { ...TERMS, type: 'IPA', seen: old }),
  ])
  expect(answers.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(1)
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'commission-rules-changed',
  })
  const now = await list()
  for (const [path, body] of [
    [`${PATH}/${id}/move`, { to: 'up' }],
    [`${PATH}/${id}/removal`, { reason }],
  ] as const) {
    const answer = await other.send('POST', path, { ...body, seen: old })
    expect(answer.body).toMatchObject({ code: 'commission-rules-changed' })
  }
  expect(await list()).toEqual(now)
})

test('what is not there is refused, and there is an end to rules', async () => {
  const { add, change, move, remove, attempt, db } = await aShop()
  const id = randomUUID()
  for (const answer of [await change(id), await move(id, 'up'), await remove(id)])
    expect(answer.status).toBe(404)
  expect((await add({ companyId: id })).body).toMatchObject({ code: 'user-not-found' })
  const wrongSales: Record<string, string>[] = [
    ...[{ price: '4,50' }, { price: '10000.01' }, { units: '0' }, { units: '1.5' }, { type: 'Vino' }],
  ]
  for (const wrong of wrongSales) expect((await attempt({ companyId: id, ...wrong })).status).toBe(400)
  const terms = { basisPoints: 100, fixedCents: 0, taxBasisPoints: 0 }
  const days = Array.from({ length: COMMISSION_RULES_MAX }, (_, n) => new Date(Date.UTC(2026, 0, 1 + n)))
  await db
    .insert(commissionRules)
    .values(days.map((day, n) => ({ ...terms, place: n + 1, startsOn: day.toISOString().slice(0, 10) })))
  expect((await add()).body).toMatchObject({ code: 'commission-rules-full' })
})

test('a seller reads what is kept of their sales, and nothing of others', async () => {
  const { services, add, db } = await aShop()
  const seller = await aLoggedInSeller(services)
  const rival = await aCompany(db)
  await add({ percent: 12 })
  await add({ type: 'IPA', until: '2026-01-01', percent: 1 })
  await add({ companyId: rival.id, percent: 3 })
  await add({ companyId: seller.id, from: '2099-01-01', percent: 15 })
  await add({ companyId: seller.id, type: 'Stout', percent: 8, fixed: 0.1 })
  const { body } = await seller.send('GET', `/company/${seller.id}/commission`)
  expect(body).toMatchObject({
    running: [
      { type: 'Stout', percent: 8, fixed: 0.1, isOwn: true },
      { type: null, percent: 12, isOwn: false, from: null, until: null },
    ],
    coming: [{ type: null, percent: 15, since: '2099-01-01', isOwn: true }],
  })
  expect(JSON.stringify(body)).not.toContain(rival.id)
})
