import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { TEAM_MOST } from '#contract/limits.ts'
import { companyMembers, outbox, parcelEvents, sessions, teamInvitations, users } from '#database/schema.ts'
import { findText } from '#tests/database/find-text.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aTeamMember } from '#tests/factories/a-team-member.ts'
import {
  aLoggedInBuyer,
  aLoggedInSeller,
  linkMailedTo,
  mailsTo,
  PASSWORD,
} from '#tests/factories/logged-in-people.ts'
import { cookieHeader, sendJson } from '#tests/http/send-json.ts'

const checkout = useCheckout()
const LIA = 'lia@correo.example'
const NAMED = { name: 'Lía', lastName: 'Paz', password: PASSWORD }

async function aBrewery() {
  const services = checkout.with()
  await checkout.db.delete(teamInvitations)
  const owner = await aLoggedInSeller(services, { company: 'Río Azul' })
  const team = `/company/${owner.id}/team`
  const invite = (email: string, role = 'packer') =>
    owner.send('POST', `${team}/invitations`, { email, role })
  const join = (token: string) =>
    sendJson(services, 'POST', '/team-invitation', { body: { token, ...NAMED } })
  const look = (token: string) => sendJson(services, 'GET', `/team-invitation?token=${token}`)
  return { services, owner, team, invite, join, look }
}

const OVER = { status: 404, body: { code: 'team-link-over' } }
let count = 0
const anEmail = () => `persona-${++count}@correo.example`

describe('an invitation', () => {
  test('is mailed, looked at, accepted once, and is a log-in for the company from then on', async () => {
    const { services, owner, team, invite, join, look } = await aBrewery()
    const invited = await invite(LIA)
    expect([invited.status, invited.body]).toMatchObject([201, { email: LIA, role: 'packer', isOver: false }])
    const [mail] = await mailsTo(services, LIA)
    expect(mail).toMatchObject({ kind: 'team-invitation' })
    const token = await linkMailedTo(services, LIA)
    expect((await look(token)).body).toMatchObject({
      ...{ company: 'Río Azul', email: LIA, role: 'packer', hasAccount: false },
    })
    expect((await join(token)).body).toEqual({ email: LIA, company: 'Río Azul', role: 'packer' })
    expect(await join(token)).toMatchObject(OVER)
    expect(await look(token)).toMatchObject(OVER)
    expect((await mailsTo(services, owner.email)).filter(({ kind }) => kind === 'team-joined')).toHaveLength(
      1,
    )

    const logIn = await sendJson(services, 'POST', '/login', { body: { email: LIA, password: PASSWORD } })
    expect(logIn.body).toMatchObject({ id: owner.id, role: 'Company', team: { role: 'packer' } })
    const listed = await owner.send('GET', team)
    expect(listed.body).toMatchObject({
      members: [{ name: 'Lía Paz', email: LIA, role: 'packer' }],
      ...{ invitations: [], left: TEAM_MOST - 1 },
    })
    const account = await sendJson(services, 'GET', '/account', { headers: cookieHeader(logIn.cookies) })
    expect(account.body).toMatchObject({ email: LIA, emailVerified: true, hasPassword: true })
    await checkout.db.delete(users).where(eq(users.email, LIA))
  })

  test('is one person: of two acceptances at once one joins', async () => {
    const { services, owner, invite, join } = await aBrewery()
    const email = anEmail()
    await invite(email)
    const token = await linkMailedTo(services, email)
    const answers = await Promise.all([join(token), join(token), join(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 404, 404])
    expect(await checkout.db.$count(companyMembers, eq(companyMembers.companyId, owner.id))).toBe(1)
  })

  test('that is withdrawn, replaced, late, forged or of somebody else’s company opens nothing', async () => {
    const { services, owner, team, invite, join, look } = await aBrewery()
    const email = anEmail()
    const first = (await invite(email)).body as { id: string }
    const firstToken = await linkMailedTo(services, email)
    await invite(email, 'seller')
    expect(await join(firstToken)).toMatchObject(OVER)
    expect((await owner.send('DELETE', `${team}/invitations/${first.id}`)).status).toBe(404)
    const token = await linkMailedTo(services, email)
    for (const forged of [`${token}x`, token.replace(/\..*/, '.secret'), 'nonsense', `${token}.${token}`]) {
      expect(await join(forged)).toMatchObject(OVER)
    }
    await checkout.db.update(teamInvitations).set({ expiresAt: sql`now()` })
    expect(await look(token)).toMatchObject(OVER)
    expect((await owner.send('GET', team)).body).toMatchObject({ invitations: [{ email, isOver: true }] })

    await invite(email)
    const again = await linkMailedTo(services, email)
    const { invitations } = (await owner.send('GET', team)).body as { invitations: { id: string }[] }
    const rival = await aLoggedInSeller(services)
    const theirs = `/invitations/${invitations[0]!.id}`
    expect((await rival.send('DELETE', `/company/${rival.id}/team${theirs}`)).status).toBe(404)
    expect((await owner.send('DELETE', `${team}${theirs}`)).body).toEqual({ email })
    expect(await join(again)).toMatchObject(OVER)
    const waiting = sql`kind = 'team-invitation' AND recipient = ${email}`
    expect(await checkout.db.$count(outbox, waiting)).toBe(0)
  })

  test('says of an account to whoever opened its link alone', async () => {
    const { services, owner, team, invite, join, look } = await aBrewery()
    const buyer = await aLoggedInBuyer(services)
    const [known, unknown] = [await invite(buyer.email), await invite(anEmail())]
    const told = ({ body }: typeof known) => Object.keys(body as object)
    expect([known.status, told(known)]).toEqual([unknown.status, told(unknown)])
    const token = await linkMailedTo(services, buyer.email)
    expect((await look(token)).body).toMatchObject({ hasAccount: true })
    expect(await join(token)).toMatchObject({ status: 409, body: { code: 'invited-has-account' } })
    expect((await owner.send('GET', team)).body).toMatchObject({ members: [] })
    expect(await invite(owner.email)).toMatchObject({ status: 409, body: { code: 'already-in-team' } })
    expect(await invite('ninguno')).toMatchObject({
      status: 400,
      body: { fields: { email: expect.any(String) } },
    })
  })

  test('leaves no room for more than a team has, however many are sent at once', async () => {
    const { services, owner, team, invite } = await aBrewery()
    await aTeamMember(services, owner.id, 'packer')
    const answers = await Promise.all(Array.from({ length: TEAM_MOST + 2 }, () => invite(anEmail())))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(TEAM_MOST - 1)
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'team-full' })
    expect((await owner.send('GET', team)).body).toMatchObject({ left: 0 })
  })

  test('is dead once its company is off or its owner gone', async () => {
    const { services, owner, invite, join } = await aBrewery()
    const email = anEmail()
    await invite(email)
    const token = await linkMailedTo(services, email)
    await checkout.db.execute(sql`UPDATE companies SET active = false WHERE id = ${owner.id}`)
    expect(await join(token)).toMatchObject(OVER)
  })
})

describe('a member', () => {
  async function aPackedOrder() {
    const brewery = await aBrewery()
    const { services, owner } = brewery
    const beer = await aBeer(checkout.db, { companyId: owner.id, priceCents: 777_45 })
    const buyer = await aLoggedInBuyer(services)
    const { orderId } = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 2 }])
    return { ...brewery, beer, orderId, parcels: `/company/${owner.id}/parcels` }
  }

  test('packs without seeing a sum, and what they do bears their name', async () => {
    const { services, owner, orderId, parcels } = await aPackedOrder()
    const packer = await aTeamMember(services, owner.id, 'packer')
    const seen = await packer.send('GET', parcels)
    expect(seen.body).toMatchObject({ parcels: [{ orderId, lines: [{ amount: 2, unitPrice: null }] }] })
    expect(JSON.stringify(seen.body)).not.toMatch(/777\.45|77745/)
    expect((await owner.send('GET', parcels)).body).toMatchObject({
      parcels: [{ lines: [{ unitPrice: 777.45 }] }],
    })
    const sent = await packer.send('PUT', `${parcels}/${orderId}/shipped`, { carrier: 'OCA' })
    expect(sent.status).toBe(200)
    expect((await owner.send('GET', parcels)).body).toMatchObject({
      parcels: [{ events: [{}, { to: 'shipped', by: 'seller', author: 'Lía Paz' }] }],
    })
    for (const path of ['sales', 'figures', 'today', 'pause', 'team', 'products'].map(
      (each) => `/company/${owner.id}/${each}`,
    )) {
      expect([path, (await packer.send('GET', path)).status]).toEqual([path, 403])
    }
  })

  test('says what cannot be sent without being told what goes back', async () => {
    const { services, owner, orderId, parcels, beer } = await aPackedOrder()
    const packer = await aTeamMember(services, owner.id, 'packer')
    const lines = [{ ProductId: beer.id, quantity: 1, left: 2, shelf: 'out' }]
    const asked = { key: crypto.randomUUID(), reason: 'damaged', words: 'Se cayó.', lines }
    const said = await packer.send('POST', `${parcels}/${orderId}/shortfalls`, asked)
    expect(said.body).toMatchObject({ state: 'pending', refunded: null })
    expect((await packer.send('GET', parcels)).body).toMatchObject({
      parcels: [{ removals: [{ by: 'seller', refund: null }] }],
    })
    expect((await owner.send('GET', parcels)).body).toMatchObject({
      parcels: [{ removals: [{ refund: 777.45 }] }],
    })
  })

  test('gets another role with their next call', async () => {
    const { services, owner, team } = await aBrewery()
    const member = await aTeamMember(services, owner.id, 'packer')
    const today = `/company/${owner.id}/today`
    expect((await member.send('GET', today)).status).toBe(403)
    const changed = await owner.send('PUT', `${team}/${member.userId}`, { role: 'seller' })
    expect(changed.body).toMatchObject({ id: member.userId, role: 'seller' })
    expect((await member.send('GET', today)).status).toBe(200)
    expect((await owner.send('PUT', `${team}/${member.userId}`, { role: 'owner' })).status).toBe(400)
    expect((await owner.send('PUT', `${team}/${owner.userId}`, { role: 'packer' })).status).toBe(404)
    expect((await member.send('PUT', `${team}/${member.userId}`, { role: 'seller' })).status).toBe(403)
  })

  test('who is removed is out at once, and keeps nothing but an account to delete', async () => {
    const { services, owner, team, orderId, parcels } = await aPackedOrder()
    const member = await aTeamMember(services, owner.id, 'seller')
    expect((await member.send('PUT', `${parcels}/${orderId}/shipped`, { carrier: 'OCA' })).status).toBe(200)
    expect((await owner.send('DELETE', `${team}/${member.userId}`)).body).toEqual({ name: 'Lía Paz' })
    expect((await owner.send('DELETE', `${team}/${member.userId}`)).status).toBe(404)
    expect((await member.send('GET', parcels)).status).toBe(401)
    expect(await checkout.db.$count(sessions, eq(sessions.userId, member.userId))).toBe(0)

    const body = { email: member.email, password: PASSWORD }
    const logIn = await sendJson(services, 'POST', '/login', { body })
    const alone = { id: member.userId, role: 'Company', team: { role: 'none', userId: member.userId } }
    expect(logIn.body).toMatchObject(alone)
    const headers = cookieHeader(logIn.cookies)
    expect((await sendJson(services, 'GET', parcels, { headers })).status).toBe(403)
    expect((await sendJson(services, 'GET', '/account/data', { headers })).body).toMatchObject({ team: null })
    expect((await owner.send('GET', parcels)).body).toMatchObject({
      parcels: [{ events: [{}, { author: 'Lía Paz' }] }],
    })
    const gone = await sendJson(services, 'DELETE', '/account', {
      headers,
      body: { currentPassword: PASSWORD },
    })
    expect(gone.status).toBe(200)
    // The brewery is as it was.
    expect((await owner.send('GET', parcels)).body).toMatchObject({ parcels: [{ events: [{}, {}] }] })
    const left = await findText(checkout.database.pool, [member.email])
    // Where the last mail goes, which forgets it.
    expect(left.filter((row) => !row.includes('account-deleted'))).toEqual([])
  })

  test('who is removed while they send a parcel has sent it, or has not', async () => {
    const { services, owner, team, orderId, parcels } = await aPackedOrder()
    const member = await aTeamMember(services, owner.id, 'packer')
    const [sent, removed] = await Promise.all([
      member.send('PUT', `${parcels}/${orderId}/shipped`, { carrier: 'OCA' }),
      owner.send('DELETE', `${team}/${member.userId}`),
    ])
    expect(removed.status).toBe(200)
    expect([200, 401]).toContain(sent.status)
    const events = await checkout.db.select().from(parcelEvents).where(eq(parcelEvents.orderId, orderId))
    expect(events.map(({ userId }) => userId)).toEqual(sent.status === 200 ? [member.userId] : [])
    expect((await member.send('GET', parcels)).status).toBe(401)
  })

  test.each([
    ['the company', sql`UPDATE companies SET active = false`],
    ['its owner', sql`UPDATE users SET active = false WHERE id IN (SELECT user_id FROM companies)`],
  ])('is out while %s is switched off', async (_what, switchOff) => {
    const { services, owner } = await aBrewery()
    const member = await aTeamMember(services, owner.id, 'seller')
    await checkout.db.execute(switchOff)
    expect(await member.session()).toBeNull()
    const body = { email: member.email, password: PASSWORD }
    expect((await sendJson(services, 'POST', '/login', { body })).status).toBe(403)
  })

  test('is out when the owner deletes the company’s account', async () => {
    const { services, owner, invite, join } = await aBrewery()
    const member = await aTeamMember(services, owner.id, 'seller')
    const email = anEmail()
    await invite(email)
    const token = await linkMailedTo(services, email)
    const gone = await owner.send('DELETE', '/account', { currentPassword: PASSWORD })
    expect(gone.status).toBe(200)
    expect(await member.session()).toBeNull()
    expect(await join(token)).toMatchObject(OVER)
    expect(await checkout.db.$count(companyMembers, eq(companyMembers.companyId, owner.id))).toBe(0)
  })

  test('does not see the record of who owns the company', async () => {
    const { services, owner } = await aBrewery()
    const member = await aTeamMember(services, owner.id, 'seller')
    const path = `/company/${owner.id}`
    expect((await owner.send('GET', path)).body).toHaveProperty('private')
    expect((await member.send('GET', path)).body).not.toHaveProperty('private')
  })
})
