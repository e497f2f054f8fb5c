import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { WORK_NOTES_MOST } from '#contract/limits.ts'
import type { WorkKind } from '#contract/work-kinds.ts'
import type { WorkRow } from '#contract/work-list.ts'
import type { Task } from '#contract/work-tasks.ts'
import { auditEntries, contactMessages, parcels, users, workNotes } from '#database/schema.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { anOrderDesk } from '#tests/factories/an-order-desk.ts'
import { aLoggedInAdmin } from '#tests/factories/logged-in-people.ts'

const checkout = useCheckout({ poolSize: 20 })
type Admin = Awaited<ReturnType<typeof aLoggedInAdmin>>
type List = {
  work: WorkRow[]
  counts: Record<WorkKind, number>
  takers: Record<'all' | 'mine' | 'nobody', number>
  total: number
}

let desk: Awaited<ReturnType<typeof anOrderDesk>>
let ana: Admin
let eva: Admin
beforeEach(async () => {
  const services = checkout.with()
  desk = await anOrderDesk(services)
  ana = desk.admin
  eva = await aLoggedInAdmin(services)
})

/** Each is older than those before: a page of the list begins with it. */
let days = 5

/** An order of two breweries that nobody sends, and its rows on the list. */
async function lateParcels() {
  days += 1
  const { orderId } = await desk.aPaidOrder()
  await checkout.db
    .update(parcels)
    .set({ createdAt: sql`now() - ${days} * interval '1 day'` })
    .where(eq(parcels.orderId, orderId))
  const rows = (await list(ana, '?kind=parcel-late')).work.filter((row) => row.orderId === orderId)
  expect(rows).toHaveLength(2)
  return { orderId, rows: rows as [WorkRow, WorkRow] }
}

async function list(by: Admin, query = ''): Promise<List> {
  const { status, body } = await by.send('GET', `/admin/work${query}`)
  expect(status).toBe(200)
  return body as List
}

/** All are called the same. */
const nameOf = ({ name, email }: Admin) => `${name} (${email})`

const at = ({ kind, thing }: Pick<WorkRow, 'kind' | 'thing'>) => `/admin/work/${kind}/${thing}`
const give = (by: Admin, row: WorkRow, assignee: string | null, seen: string | null = null) =>
  by.send('PUT', `${at(row)}/assignee`, { assignee, seen })
const note = (by: Admin, row: WorkRow, words = 'Llamé a la cervecería.', key: string = randomUUID()) =>
  by.send('POST', `${at(row)}/notes`, { key, words })
const taskOf = async (row: WorkRow) => (await ana.send('GET', at(row))).body as Task
const actions = async () =>
  (await checkout.db.select().from(auditEntries).where(eq(auditEntries.actorId, ana.id))).map(
    ({ action, subjectKind, subjectId }) => [action, subjectKind, subjectId],
  )

test('each parcel of an order is a thing of its own: taken, handed on, left to nobody, and the log says so', async () => {
  const { rows } = await lateParcels()
  const [one, other] = rows
  expect(one.thing).not.toBe(other.thing)
  expect(one).toMatchObject({ assignee: null, notes: 0 })
  expect((await give(ana, one, ana.id)).body).toEqual({ assignee: { id: ana.id, name: nameOf(ana) } })
  // What is so already stays so, and is no entry.
  expect((await give(ana, one, ana.id)).status).toBe(200)
  const mine = await list(ana, '?whose=mine&kind=parcel-late')
  expect(mine.work.map(({ thing }) => thing)).toEqual([one.thing])
  expect(mine.work[0]!.assignee).toEqual({ id: ana.id, name: nameOf(ana) })
  expect([mine.total, mine.counts['parcel-late'], mine.takers.mine]).toEqual([1, 1, 1])
  expect((await list(eva, '?whose=mine')).work).toEqual([])
  const nobodys = await list(eva, '?whose=nobody&kind=parcel-late')
  expect(nobodys.work.map(({ thing }) => thing)).not.toContain(one.thing)

  expect((await give(ana, one, eva.id, ana.id)).status).toBe(200)
  const refused = await give(ana, one, null, ana.id)
  expect([refused.status, refused.body]).toMatchObject([
    409,
    {
      code: 'work-taken',
      assignee: { id: eva.id },
      message: `Mientras mirabas, pasó a ser de ${nameOf(eva)}.`,
    },
  ])
  expect((await give(ana, one, null, eva.id)).body).toEqual({ assignee: null })
  expect((await give(ana, one, ana.id, eva.id)).body).toMatchObject({ code: 'work-freed' })
  expect(await actions()).toEqual(
    ['task-taken', 'task-given', 'task-freed'].map((action) => [action, 'task', `${one.kind}/${one.thing}`]),
  )
  const { body } = await ana.send(
    'GET',
    `/admin/audit?subject=${encodeURIComponent(`${one.kind}/${one.thing}`)}`,
  )
  expect((body as { entries: unknown[] }).entries).toHaveLength(3)
})

test('two who take it at the same moment: one gets it, and the other is told who', async () => {
  for (let time = 0; time < 6; time++) {
    const [row] = (await lateParcels()).rows
    const answers = await Promise.all([give(ana, row, ana.id), give(eva, row, eva.id)])
    const { assignee } = await taskOf(row)
    const [won, lost] = assignee!.id === ana.id ? answers : answers.toReversed()
    expect([won!.status, lost!.status]).toEqual([200, 409])
    expect(lost!.body).toMatchObject({ code: 'work-taken', assignee })
  }
})

test('two who hand it on at once, and one who frees it: whoever comes second is told', async () => {
  for (let time = 0; time < 4; time++) {
    const [row] = (await lateParcels()).rows
    await give(ana, row, ana.id)
    const answers = await Promise.all([give(ana, row, null, ana.id), give(eva, row, eva.id, ana.id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  }
})

test('what somebody has who was switched off is nobody’s, and can be taken; nobody gives them anything', async () => {
  const [row] = (await lateParcels()).rows
  await give(eva, row, eva.id)
  await checkout.db.update(users).set({ active: false }).where(eq(users.id, eva.id))
  expect((await taskOf(row)).assignee).toBeNull()
  expect((await taskOf(row)).admins.map(({ id }) => id)).not.toContain(eva.id)
  expect((await give(ana, row, eva.id)).body).toMatchObject({ code: 'user-not-found' })
  expect((await give(ana, row, ana.id)).status).toBe(200)
  expect((await taskOf(row)).assignee?.id).toBe(ana.id)
})

test('a thing is given to admins alone, and only as long as it waits; its notes stay', async () => {
  const { orderId, rows } = await lateParcels()
  const [row] = rows
  expect((await give(ana, row, desk.buyer.id)).body).toMatchObject({ code: 'user-not-found' })
  expect((await note(ana, row)).status).toBe(201)
  await give(ana, row, ana.id)
  await checkout.db.update(parcels).set({ createdAt: sql`now()` }).where(eq(parcels.orderId, orderId))
  expect((await give(eva, row, eva.id)).status).toBe(404)
  expect((await note(eva, row)).status).toBe(404)
  const task = await taskOf(row)
  expect(task).toMatchObject({ row: null, notes: [{ words: 'Llamé a la cervecería.', by: nameOf(ana) }] })
  expect((await ana.send('GET', at(rows[1]))).status).toBe(404)
  // It comes back as it was left.
  await checkout.db
    .update(parcels)
    .set({ createdAt: sql`now() - interval '9 days'` })
    .where(eq(parcels.orderId, orderId))
  expect(await taskOf(row)).toMatchObject({ row: { notes: 1 }, assignee: { id: ana.id } })
})

test('notes are told oldest first, once for each key, never changed, and so many', async () => {
  const [row] = (await lateParcels()).rows
  const key = randomUUID()
  const twice = await Promise.all([note(ana, row, 'Una', key), note(ana, row, 'Una', key)])
  expect(twice.map(({ status }) => status)).toEqual([201, 201])
  expect(twice[0]!.body).toEqual(twice[1]!.body)
  await note(eva, row, 'Otra\nlínea')
  expect((await taskOf(row)).notes.map(({ words }) => words)).toEqual(['Una', 'Otra\nlínea'])
  await expect(
    checkout.db.update(workNotes).set({ words: 'Otra cosa' }).where(eq(workNotes.thing, row.thing)),
  ).rejects.toThrow()
  await expect(checkout.db.delete(workNotes).where(eq(workNotes.thing, row.thing))).rejects.toThrow()
  for (let count = 2; count < WORK_NOTES_MOST - 1; count++) await note(ana, row, `Nota ${count}`)
  const last = await Promise.all([note(ana, row, 'Última'), note(eva, row, 'Última')])
  expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect((await note(ana, row, '   ')).status).toBe(400)
})

test('a message is a thing too: also once it is done, and oldest first among the others', async () => {
  const [kept] = await checkout.db
    .insert(contactMessages)
    .values({
      ...{ name: 'María', email: 'm@correo.example', phone: '1', message: 'Hola' },
      createdAt: sql`now() - interval '8 days'`,
    })
    .returning()
  const { id } = kept!
  const [row] = (await list(ana, '?kind=message&age=7')).work.filter((each) => each.messageId === id)
  expect(row).toMatchObject({ thing: id, about: 'María', orderId: null, companyId: null })
  expect((await list(ana, '?kind=message&age=30')).work.map(({ messageId }) => messageId)).not.toContain(id)
  expect((await give(ana, row!, ana.id)).status).toBe(200)
  await ana.send('PUT', `/admin/messages/${id}`, { done: true })
  expect((await list(ana, '?kind=message')).work.map(({ messageId }) => messageId)).not.toContain(id)
  expect((await note(ana, row!)).status).toBe(201)
  expect(await taskOf(row!)).toMatchObject({ row: null, assignee: { id: ana.id } })
})

test.each([
  ['nada', 'x'],
  ['parcel-late', '%00'],
  ['parcel-late', 'x'.repeat(300)],
  ['message', randomUUID()],
  ['message', 'nada'],
])('of %s there is no %s', async (kind, thing) => {
  const row = { kind, thing } as WorkRow
  expect((await ana.send('GET', at(row))).status).toBe(404)
  expect((await give(ana, row, ana.id)).status).toBe(404)
  expect((await note(ana, row)).status).toBe(404)
})

test.each(['whose=hers', 'age=2', 'age=x'])('%s is refused', async (query) => {
  expect((await ana.send('GET', `/admin/work?${query}`)).status).toBe(400)
})
