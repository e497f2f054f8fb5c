import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { StaffRole } from '#contract/staff-roles.ts'
import { staffInvitations, users } from '#database/schema.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { aStaffMember } from '#tests/factories/a-staff-member.ts'
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

const checkout = useCheckout()
const NAMED = { name: 'Lía', lastName: 'Paz', password: PASSWORD }
const OVER = { status: 404, body: { code: 'team-link-over' } }
let count = 0
const anEmail = () => `persona-${++count}@correo.example`

async function aShop() {
  const services = checkout.with()
  const owner = await aLoggedInAdmin(services)
  const invite = (email: string, role: StaffRole = 'care') =>
    owner.send('POST', '/admin/staff/invitations', { email, role })
  const join = (token: string) =>
    sendJson(services, 'POST', '/staff-invitation', { body: { token, ...NAMED } })
  const look = (token: string) => sendJson(services, 'GET', `/staff-invitation?token=${token}`)
  return { services, owner, invite, join, look }
}

const roleOf = async (id: string) =>
  (await checkout.db.select().from(users).where(eq(users.id, id)))[0]!.staffPart

describe('an invitation to the administration', () => {
  test('is mailed, looked at, accepted once, and is a log-in with its role', async () => {
    const { services, owner, invite, join, look } = await aShop()
    const email = anEmail()
    const invited = await invite(email)
    expect([invited.status, invited.body]).toMatchObject([201, { email, role: 'care', isOver: false }])
    expect(await mailsTo(services, email)).toMatchObject([{ kind: 'staff-invitation' }])
    const token = await linkMailedTo(services, email)
    expect((await look(token)).body).toMatchObject({ email, role: 'care', hasAccount: false })
    const answers = await Promise.all([join(token), join(token), join(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 404, 404])
    expect(await look(token)).toMatchObject(OVER)
    const logIn = await sendJson(services, 'POST', '/login', { body: { email, password: PASSWORD } })
    const { id } = logIn.body as { id: string }
    expect(logIn.body).toMatchObject({ role: 'Admin', staff: 'care', name: 'Lía Paz' })
    expect(await auditOf(services, id)).toMatchObject([
      { action: 'admin-joined', actorId: id, facts: { staffRole: 'care' } },
    ])
    const { body } = await owner.send('GET', '/admin/admins')
    expect(body).toMatchObject({
      admins: expect.arrayContaining([expect.objectContaining({ id, role: 'care' })]),
    })
  })

  test('that is withdrawn, replaced, late or forged opens nothing', async () => {
    const { services, owner, invite, join, look } = await aShop()
    const email = anEmail()
    await invite(email)
    const first = await linkMailedTo(services, email)
    const { id } = (await invite(email, 'reader')).body as { id: string }
    expect(await join(first)).toMatchObject(OVER)
    const token = await linkMailedTo(services, email)
    for (const forged of [`${token}x`, token.replace(/\..*/, '.secret'), 'nonsense'])
      expect(await join(forged)).toMatchObject(OVER)
    await checkout.db
      .update(staffInvitations)
      .set({ expiresAt: sql`now()` })
      .where(eq(staffInvitations.id, id))
    expect(await look(token)).toMatchObject(OVER)
    const path = `/admin/staff/invitations/${id}`
    expect((await owner.send('DELETE', path)).body).toEqual({ email })
    expect((await owner.send('DELETE', path)).status).toBe(404)
  })

  test('is dead once who sent it is no owner any more, and joins nobody who has an account', async () => {
    const { services, owner, invite, join, look } = await aShop()
    const buyer = await aLoggedInBuyer(services)
    await invite(buyer.email)
    const theirs = await linkMailedTo(services, buyer.email)
    expect((await look(theirs)).body).toMatchObject({ hasAccount: true })
    expect(await join(theirs)).toMatchObject({ status: 409, body: { code: 'invited-has-account' } })
    expect(await invite(owner.email)).toMatchObject({ status: 409, body: { code: 'already-in-team' } })
    const email = anEmail()
    await invite(email, 'owner')
    const token = await linkMailedTo(services, email)
    const other = await aLoggedInAdmin(services)
    expect((await other.send('PUT', `/admin/staff/${owner.id}`, { role: 'reader' })).status).toBe(200)
    expect(await join(token)).toMatchObject(OVER)
  })
})

describe('a role', () => {
  test('counts from the very next call on, ends no session, and is told', async () => {
    const { services, owner } = await aShop()
    const other = await aLoggedInAdmin(services)
    expect((await other.send('GET', '/admin/owed')).status).toBe(200)
    const lowered = await owner.send('PUT', `/admin/staff/${other.id}`, { role: 'care' })
    expect([lowered.status, lowered.body]).toMatchObject([200, { id: other.id, role: 'care', status: true }])
    expect((await other.send('GET', '/admin/owed')).body).toMatchObject({ code: 'forbidden' })
    expect((await other.send('GET', '/admin/messages')).status).toBe(200)
    expect((await other.send('PUT', `/admin/staff/${owner.id}`, { role: 'reader' })).status).toBe(403)
    expect(await auditOf(services, other.id)).toMatchObject([
      {
        action: 'admin-role-changed',
        actorId: owner.id,
        facts: { before: { staffRole: 'owner' }, after: { staffRole: 'care' } },
      },
    ])
    expect(await mailsTo(services, other.email)).toMatchObject([{ kind: 'admin-act' }])
    expect((await owner.send('PUT', `/admin/staff/${owner.id}`, { role: 'care' })).body).toMatchObject({
      code: 'own-role',
    })
  })

  test('of two owners who lower each other at the same moment one stays, again and again', async () => {
    const services = checkout.with()
    for (let round = 0; round < 8; round++) {
      const [one, other] = [await aLoggedInAdmin(services), await aLoggedInAdmin(services)]
      const answers = await Promise.all([
        one.send('PUT', `/admin/staff/${other.id}`, { role: 'reader' }),
        other.send('PUT', `/admin/staff/${one.id}`, { role: 'reader' }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
      const roles = [await roleOf(one.id), await roleOf(other.id)]
      expect(roles.filter((role) => role === null)).toHaveLength(1)
    }
  })

  test('the database keeps the last active owner: not lowered, not switched off, not deleted', async () => {
    const services = checkout.with()
    const last = await aLoggedInAdmin(services)
    const others = and(eq(users.role, 'Admin'), sql`id <> ${last.id}`)
    await checkout.db.update(users).set({ staffPart: 'reader' }).where(others)
    const its = eq(users.id, last.id)
    for (const change of [
      () => checkout.db.update(users).set({ staffPart: 'care' }).where(its),
      () => checkout.db.update(users).set({ active: false }).where(its),
      () => checkout.db.update(users).set({ role: 'Person' }).where(its),
      () => checkout.db.delete(users).where(its),
    ])
      await expect(change()).rejects.toMatchObject({ cause: { constraint: 'users_one_active_owner' } })
  })

  test('that reads changes nothing and sees no account; care switches people and edits nobody', async () => {
    const services = checkout.with()
    const seller = await aLoggedInSeller(services)
    const [reader, care] = [await aStaffMember(services, 'reader'), await aStaffMember(services, 'care')]
    expect((await reader.send('GET', `/company/admin/${seller.id}`)).body).toMatchObject({
      payoutAccount: null,
    })
    for (const path of [
      `/company/${seller.id}/payout-account`,
      `/admin/owed/${seller.id}`,
      '/admin/persons.csv',
    ])
      expect((await reader.send('GET', path)).body).toMatchObject({ code: 'forbidden' })
    const off = { id: seller.id, status: false }
    expect((await reader.send('PUT', '/company', off)).status).toBe(403)
    expect((await care.send('PUT', '/company', off)).status).toBe(200)
    const admin = await aLoggedInAdmin(services)
    const body = { id: admin.id, status: false }
    expect((await care.send('PUT', '/user', body)).body).toMatchObject({ code: 'forbidden' })
  })
})
