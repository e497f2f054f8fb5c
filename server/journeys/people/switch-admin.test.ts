import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#database/schema.ts'
import { switchUser } from '#server/features/identity/switch-user.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { auditOf } from '#tests/factories/audit-entries.ts'
import { aLoggedInAdmin } from '#tests/factories/logged-in-people.ts'

const checkout = useCheckout()

const isActive = async (id: string) =>
  (await checkout.db.select().from(users).where(eq(users.id, id)))[0]!.active

test('an admin is switched off by another, is out at once, and comes back without a session', async () => {
  const services = checkout.with()
  const [one, other] = [await aLoggedInAdmin(services), await aLoggedInAdmin(services)]
  const off = await one.send('PUT', '/user', { id: other.id, status: false, reason: 'Ya no trabaja aquí.' })
  expect([off.status, off.body]).toEqual([
    200,
    { id: other.id, name: other.name, email: other.email, role: 'Admin', status: false },
  ])
  expect(await other.session()).toBeNull()
  expect((await other.send('PUT', '/user', { id: one.id, status: false })).status).toBe(401)
  expect((await one.send('PUT', '/user', { id: other.id, status: 'true' })).body).toMatchObject({
    status: true,
  })
  expect(await other.session()).toBeNull()
  await one.send('PUT', '/user', { id: other.id, status: true })
  expect(await auditOf(services, other.id)).toEqual([
    {
      action: 'admin-deactivated',
      kind: 'admin',
      actorId: one.id,
      userId: other.id,
      facts: { before: { status: true }, after: { status: false }, endedSessions: 1 },
      values: { name: other.name, reason: 'Ya no trabaja aquí.' },
    },
    {
      action: 'admin-activated',
      kind: 'admin',
      actorId: one.id,
      userId: other.id,
      facts: { before: { status: false }, after: { status: true } },
      values: { name: other.name },
    },
  ])
})

test('nobody switches themself off; an admin has a switch and no record to edit', async () => {
  const services = checkout.with()
  const [one, other] = [await aLoggedInAdmin(services), await aLoggedInAdmin(services)]
  const own = await one.send('PUT', '/user', { id: one.id.toUpperCase(), status: false })
  expect([own.status, own.body]).toMatchObject([
    403,
    { code: 'own-switch', message: 'Nadie desactiva su propia cuenta de administración.' },
  ])
  expect((await one.send('PUT', '/user', { id: one.id, status: true })).status).toBe(200)
  const record = {
    id: other.id,
    name: 'Otra',
    lastName: 'Más',
    document: 30111222,
    country: 'Argentina',
    state: 'Córdoba',
    city: 'Córdoba',
    address: 'Mitre 5',
  }
  expect((await one.send('PUT', '/user', record)).body).toMatchObject({ code: 'user-not-found' })
  expect(await auditOf(services, one.id)).toEqual([])
})

test('of two who switch each other off at the same moment one stays, again and again', async () => {
  const services = checkout.with()
  for (let round = 0; round < 8; round++) {
    const [one, other] = [await aLoggedInAdmin(services), await aLoggedInAdmin(services)]
    const answers = await Promise.all([
      one.send('PUT', '/user', { id: other.id, status: false }),
      other.send('PUT', '/user', { id: one.id, status: false }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect([await isActive(one.id), await isActive(other.id)].toSorted()).toEqual([false, true])
  }
})

test('the database has the last word: whoever asks, one active owner stays', async () => {
  const services = checkout.with()
  await aLoggedInAdmin(services)
  const active = await checkout.db
    .select()
    .from(users)
    .where(and(eq(users.role, 'Admin'), users.active))
  const outcomes = await checkout.db.transaction(async (tx) => {
    const told = []
    for (const { id } of active) told.push(await switchUser(tx, id, false))
    return told
  })
  expect(outcomes.filter((outcome) => 'refused' in outcome)).toEqual([{ refused: 'last-owner' }])
  expect(await isActive(active.at(-1)!.id)).toBe(true)
})
