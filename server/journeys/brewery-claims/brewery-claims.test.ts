import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { listBreweryClaims } from '#contract/brewery-claims.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { BREWERY_CLAIM, KEPT_DAYS } from '#contract/limits.ts'
import { beers, breweryClaims, companies, followedCompanies, users } from '#database/schema.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { aPostOffice } from '#tests/factories/a-post-office.ts'
import { auditOf } from '#tests/factories/audit-entries.ts'
import {
  aLoggedInAdmin,
  aLoggedInBuyer,
  aLoggedInSeller,
  linkMailedTo,
  mailsTo,
  PASSWORD,
} from '#tests/factories/logged-in-people.ts'
import { sendJson } from '#tests/http/send-json.ts'
import { forgetOldClaims } from './forget-claims.ts'

const checkout = useCheckout()
let count = 0
const anEmail = () => `duena-${++count}@correo.example`
const OVER = { status: 404, body: { code: 'brewery-claim-over' } }
const OWNER = { name: 'Lía', lastName: 'Paz', password: PASSWORD }
const WHY = 'Su sitio nombra ese correo.'

async function anImportedBrewery(settings = {}) {
  const services = checkout.with(settings)
  await checkout.db.delete(breweryClaims)
  const brewery = await aCompany(checkout.db, { company: `Bruma ${++count}`, userId: null })
  const admin = await aLoggedInAdmin(services)
  const send = (path: string, body: object) => sendJson(services, 'POST', path, { body })
  const claim = (email: string, facts: object = {}) =>
    send(`/company/${brewery.id}/claims`, { name: 'Lía Paz', email, words: 'Soy quien cocina.', ...facts })
  const look = (token: string) => sendJson(services, 'GET', `/brewery-claim?token=${token}`)
  const confirm = (token: string) => send('/brewery-claim/confirmation', { token })
  const takeOver = (token: string) => send('/brewery-claim', { token, ...OWNER })
  const list = async (state = '') => {
    const { body } = await admin.send('GET', `/admin/brewery-claims?state=${state}`)
    return (body as ResponseOf<typeof listBreweryClaims>).claims
  }
  const decide = (id: string, decision: string, reason = WHY) =>
    admin.send('POST', `/admin/brewery-claims/${id}/decision`, { decision, reason })
  /** Written, confirmed and on the desk. */
  const aWaitingClaim = async (email = anEmail()) => {
    await claim(email)
    await confirm(await linkMailedTo(services, email))
    const { id } = (await list()).find((each) => each.email === email)!
    return { id, email }
  }
  return { services, brewery, admin, claim, look, confirm, takeOver, list, decide, aWaitingClaim }
}

describe('a claim of an imported brewery', () => {
  test('is confirmed by mail, accepted, and makes its writer the owner of that very brewery', async () => {
    const shop = await anImportedBrewery()
    const { services, brewery, claim, look, confirm, takeOver, list, decide, admin } = shop
    const beer = await aBeer(checkout.db, { companyId: brewery.id })
    const fan = await aLoggedInBuyer(services)
    await checkout.db.insert(followedCompanies).values({ userId: fan.id, companyId: brewery.id })
    const email = anEmail()
    expect((await claim(email, { link: 'instagram.com/bruma', phone: '351 555' })).status).toBe(201)
    expect(await list()).toEqual([])
    const first = await linkMailedTo(services, email)
    expect((await look(first)).body).toMatchObject({ state: 'sent', email, hasAccount: false })
    expect((await takeOver(first)).status).toBe(404)
    expect((await confirm(first)).body).toEqual({ company: brewery.company })
    expect(await confirm(first)).toMatchObject(OVER)
    const [waiting] = await list()
    expect(waiting).toMatchObject({ email, phone: '351555', link: 'https://instagram.com/bruma', rivals: 0 })
    const { body } = await admin.send('GET', '/admin/work?kind=brewery-claim')
    expect(body).toMatchObject({
      work: [{ kind: 'brewery-claim', thing: waiting!.id, about: brewery.company }],
    })

    expect((await decide(waiting!.id, 'accepted')).status).toBe(200)
    expect((await decide(waiting!.id, 'accepted')).status).toBe(200)
    expect((await decide(waiting!.id, 'refused')).body).toMatchObject({ code: 'brewery-claim-decided' })
    expect((await sendJson(services, 'GET', `/company/${brewery.id}`)).body).toMatchObject({
      hasSeller: false,
    })
    const second = await linkMailedTo(services, email)
    expect((await look(second)).body).toMatchObject({ state: 'accepted' })
    expect(await confirm(second)).toMatchObject(OVER)
    expect(await takeOver(second)).toMatchObject({ status: 201, body: { email, companyId: brewery.id } })
    expect(await takeOver(second)).toMatchObject(OVER)

    const logIn = await sendJson(services, 'POST', '/login', { body: { email, password: PASSWORD } })
    expect(logIn.body).toMatchObject({ id: brewery.id, role: 'Company' })
    const [now] = await checkout.db.select().from(companies).where(eq(companies.id, brewery.id))
    const { userId: _, name: __, lastName: ___, searchText: ____, ...rest } = now!
    expect(brewery).toMatchObject(rest)
    expect(now).toMatchObject({ name: 'Lía', lastName: 'Paz' })
    const [itsBeer] = await checkout.db.select().from(beers).where(eq(beers.id, beer.id))
    expect(itsBeer).toMatchObject({ hasSeller: true })
    expect(await checkout.db.$count(followedCompanies, eq(followedCompanies.companyId, brewery.id))).toBe(1)
    const [owner] = await checkout.db.select().from(users).where(eq(users.email, email))
    expect(owner).toMatchObject({ emailVerified: true, role: 'Company' })
    expect((await auditOf(services, brewery.id)).map(({ action }) => action)).toEqual([
      'brewery-claim-accepted',
    ])
    expect((await list('decided'))[0]).toMatchObject({ state: 'taken', reason: WHY })
  })

  test('is answered alike for what cannot be claimed, of which nothing is kept', async () => {
    const { services, claim, brewery } = await anImportedBrewery()
    const seller = await aLoggedInSeller(services)
    const off = await aCompany(checkout.db, { active: false, userId: null })
    const answered = await claim(anEmail())
    for (const id of [seller.id, off.id, crypto.randomUUID(), 'nada']) {
      const email = anEmail()
      const body = { name: 'Lía', email, words: 'Es mía.' }
      expect(await sendJson(services, 'POST', `/company/${id}/claims`, { body })).toMatchObject({
        ...{ status: 201, body: answered.body },
      })
      expect(await mailsTo(services, email)).toEqual([])
    }
    expect(await checkout.db.$count(breweryClaims, sql`company_id <> ${brewery.id}`)).toBe(0)
  })

  test('is one for two clicks, and no stranger kills the link of who wrote first', async () => {
    const { services, claim, confirm, list } = await anImportedBrewery()
    const email = anEmail()
    await Promise.all([claim(email), claim(email)])
    expect(await mailsTo(services, email)).toHaveLength(1)
    const link = await linkMailedTo(services, email)
    await claim(email, { words: 'Otra cosa, escrita por otra persona.' })
    const stale = await linkMailedTo(services, email)
    const both = await Promise.all([confirm(link), confirm(link)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await list()).map(({ words }) => words)).toEqual(['Soy quien cocina.'])
    expect(await confirm(stale)).toMatchObject(OVER)
    const mails = (await mailsTo(services, email)).length
    await claim(email, { words: 'Y otra más.' })
    expect(await mailsTo(services, email)).toHaveLength(mails)
  })

  test('is limited for one brewery, whoever writes', async () => {
    const { claim } = await anImportedBrewery({ RATE_LIMITS: 'on', CONTACT_MESSAGES_PER_HOUR: '1000' })
    const answers = []
    for (let each = 0; each <= BREWERY_CLAIM.aDayOfABrewery; each++)
      answers.push((await claim(anEmail())).status)
    expect(answers.at(-1)).toBe(429)
  })

  test.each([
    ['words', { words: ' ' }],
    ['link', { link: 'javascript:alert(1)' }],
    ['link', { link: 'mi sitio' }],
    ['email', { email: 'nadie' }],
    ['name', { name: 'visita evil.com' }],
  ])('is refused for its %s: %j', async (field, facts) => {
    const { claim } = await anImportedBrewery()
    expect(await claim(anEmail(), facts)).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    })
  })

  test('of an e-mail that has an account is told so to whoever opened its link alone', async () => {
    const { services, claim, look, confirm, takeOver, aWaitingClaim, decide } = await anImportedBrewery()
    const buyer = await aLoggedInBuyer(services)
    expect((await claim(buyer.email)).status).toBe(201)
    const link = await linkMailedTo(services, buyer.email)
    expect((await look(link)).body).toMatchObject({ hasAccount: true })
    expect(await confirm(link)).toMatchObject({ status: 409, body: { code: 'claimant-has-account' } })
    const { id, email } = await aWaitingClaim()
    await decide(id, 'accepted')
    await checkout.db.update(users).set({ email }).where(eq(users.id, buyer.id))
    expect(await takeOver(await linkMailedTo(services, email))).toMatchObject({
      ...{ status: 409, body: { code: 'claimant-has-account' } },
    })
  })
})

describe('an admin', () => {
  test('refuses with a reason that the claimant is mailed', async () => {
    const { services, aWaitingClaim, decide, list, brewery } = await anImportedBrewery()
    const office = aPostOffice(services)
    const { id, email } = await aWaitingClaim()
    expect((await decide(id, 'refused', ' ')).status).toBe(400)
    expect((await decide(id, 'refused', 'No encontramos ese correo.')).status).toBe(200)
    await office.deliver()
    expect(office.sent.findLast(({ to }) => to === email)!.text).toContain('No encontramos ese correo.')
    expect((await list('decided'))[0]).toMatchObject({ state: 'refused' })
    expect((await auditOf(services, brewery.id)).map(({ action }) => action)).toEqual([
      'brewery-claim-refused',
    ])
    expect((await decide(crypto.randomUUID(), 'refused')).status).toBe(404)
  })

  test('accepts one of two, however many decide at once; the other is told no', async () => {
    const { services, aWaitingClaim, decide, list } = await anImportedBrewery()
    const [one, two] = [await aWaitingClaim(), await aWaitingClaim()]
    expect((await list()).map(({ rivals }) => rivals)).toEqual([1, 1])
    const answers = await Promise.all([decide(one.id, 'accepted'), decide(two.id, 'accepted')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await list('decided')).map(({ state }) => state).toSorted()).toEqual(['accepted', 'refused'])
    const kinds = [...(await mailsTo(services, one.email)), ...(await mailsTo(services, two.email))]
    expect(
      kinds
        .map(({ kind }) => kind)
        .toSorted()
        .slice(0, 1),
    ).toEqual(['brewery-claim-accepted'])
    expect(kinds.filter(({ kind }) => kind === 'brewery-claim-refused')).toHaveLength(1)
    const late = await aWaitingClaim()
    expect((await decide(late.id, 'accepted')).body).toMatchObject({ code: 'brewery-claim-decided' })
  })

  test('accepts somebody else once the link of the first is over, which then opens nothing', async () => {
    const { services, aWaitingClaim, decide, takeOver, list } = await anImportedBrewery()
    const first = await aWaitingClaim()
    await decide(first.id, 'accepted')
    const link = await linkMailedTo(services, first.email)
    await checkout.db
      .update(breweryClaims)
      .set({ expiresAt: sql`now()` })
      .where(eq(breweryClaims.id, first.id))
    expect(await takeOver(link)).toMatchObject(OVER)
    const second = await aWaitingClaim()
    expect((await decide(second.id, 'accepted')).status).toBe(200)
    expect((await list('decided')).map(({ state }) => state)).toEqual(['accepted', 'lapsed'])
  })

  test('gives away no brewery that is off or has an owner', async () => {
    const { services, brewery, aWaitingClaim, decide } = await anImportedBrewery()
    const { id } = await aWaitingClaim()
    await checkout.db.update(companies).set({ active: false }).where(eq(companies.id, brewery.id))
    expect((await decide(id, 'accepted')).body).toMatchObject({ code: 'company-off' })
    const buyer = await aLoggedInBuyer(services)
    await checkout.db
      .update(companies)
      .set({ active: true, userId: buyer.id })
      .where(eq(companies.id, brewery.id))
    expect((await decide(id, 'accepted')).body).toMatchObject({ code: 'brewery-owned' })
    await checkout.db.update(companies).set({ userId: null }).where(eq(companies.id, brewery.id))
  })
})

test('of two who press at once one takes the brewery over, and who claimed it meanwhile is told no', async () => {
  const { services, aWaitingClaim, decide, takeOver, list, brewery } = await anImportedBrewery()
  const { id, email } = await aWaitingClaim()
  await decide(id, 'accepted')
  const late = await aWaitingClaim()
  const link = await linkMailedTo(services, email)
  const answers = await Promise.all([takeOver(link), takeOver(link), takeOver(link)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 404, 404])
  expect(await list()).toEqual([])
  expect((await mailsTo(services, late.email)).map(({ kind }) => kind)).toContain('brewery-claim-refused')
  expect(await checkout.db.$count(companies, sql`id = ${brewery.id} AND user_id IS NOT NULL`)).toBe(1)
})

test('what nobody confirmed goes when its link is over, and what was decided a while later', async () => {
  const { services, claim, aWaitingClaim, decide, list } = await anImportedBrewery()
  const waiting = await aWaitingClaim()
  const decided = await aWaitingClaim()
  await decide(decided.id, 'refused')
  await claim(anEmail())
  const held = () => checkout.db.$count(breweryClaims)
  await forgetOldClaims(services.db)
  expect(await held()).toBe(3)
  await checkout.db
    .update(breweryClaims)
    .set({ expiresAt: sql`now() - interval '1 s'` })
    .where(eq(breweryClaims.state, 'sent'))
  await checkout.db
    .update(breweryClaims)
    .set({ decidedAt: sql`now() - ${KEPT_DAYS.breweryClaims + 1} * interval '1 day'` })
    .where(eq(breweryClaims.id, decided.id))
  await forgetOldClaims(services.db)
  expect((await list()).map(({ id }) => id)).toEqual([waiting.id])
  expect(await held()).toBe(1)
})
