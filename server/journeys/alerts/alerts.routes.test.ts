import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { alertChoices } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()
const services = () => makeTestServices(database)
const choiceOf = async (userId: string) => {
  const [choice] = await database.db.select().from(alertChoices).where(eq(alertChoices.userId, userId))
  return choice
}

test('nobody gets a mail without having chosen it; what is chosen is kept, and can be taken back', async () => {
  const ana = await aLoggedInBuyer(services())
  const none = { restock: false, digest: false, emailVerified: expect.any(Boolean) }
  expect((await ana.send('GET', '/alerts')).body).toEqual(none)
  expect(await choiceOf(ana.id)).toBeUndefined()
  for (const chosen of [
    { restock: true, digest: false },
    { restock: true, digest: true },
    { restock: false, digest: false },
  ]) {
    expect((await ana.send('PUT', '/alerts', chosen)).body).toMatchObject(chosen)
    expect((await ana.send('GET', '/alerts')).body).toMatchObject(chosen)
  }
})

test('the digest begins with the next morning at nine, and looks at what comes from then on', async () => {
  const shop = makeTestServices(database, { SHOP_TIMEZONE: 'America/Argentina/Buenos_Aires' })
  const ana = await aLoggedInBuyer(shop)
  await ana.send('PUT', '/alerts', { restock: true, digest: false })
  const old = new Date('2026-01-01T00:00:00Z')
  await database.db.update(alertChoices).set({ lookedAt: old, digestDue: old })
  await ana.send('PUT', '/alerts', { restock: true, digest: true })
  const first = (await choiceOf(ana.id))!
  const ahead = first.digestDue.getTime() - Date.now()
  expect([first.digestDue.toISOString().slice(11), ahead > 0, ahead <= 24 * 3_600_000]).toEqual([
    '12:00:00.000Z',
    true,
    true,
  ])
  expect(Date.now() - first.lookedAt.getTime()).toBeLessThan(60_000)
  // Chosen once more it goes on as it did.
  await database.db.update(alertChoices).set({ lookedAt: old })
  await ana.send('PUT', '/alerts', { restock: false, digest: true })
  expect(await choiceOf(ana.id)).toMatchObject({ lookedAt: old, digestDue: first.digestDue })
})

test('whoever has the key stops both, logged in or not; any other is answered alike and stops nothing', async () => {
  const [ana, eva] = [await aLoggedInBuyer(services()), await aLoggedInBuyer(services())]
  for (const { send } of [ana, eva]) await send('PUT', '/alerts', { restock: true, digest: true })
  const { stopKey } = (await choiceOf(ana.id))!
  const answers = []
  for (const key of [randomUUID(), ana.id, '', 'x', "'--", `${stopKey}0`, '%00', stopKey, stopKey]) {
    answers.push(await eva.send('POST', `/alerts/stop?key=${key}`))
  }
  answers.push(await eva.send('POST', '/alerts/stop'))
  expect(new Set(answers.map(({ status, body }) => JSON.stringify({ status, body })))).toEqual(
    new Set(['{"status":200,"body":{"stopped":true}}']),
  )
  expect(await choiceOf(ana.id)).toMatchObject({ restock: false, digest: false })
  expect(await choiceOf(eva.id)).toMatchObject({ restock: true, digest: true })
})

test('who cannot buy has no alerts, and whoever changes their mind all the time is told to wait', async () => {
  for (const somebody of [await aLoggedInSeller(services()), await aLoggedInAdmin(services())]) {
    expect((await somebody.send('GET', '/alerts')).status).toBe(403)
    expect((await somebody.send('PUT', '/alerts', { restock: true, digest: true })).status).toBe(403)
  }
  const ana = await aLoggedInBuyer(makeTestServices(database, { RATE_LIMITS: 'on', SAVES_PER_HOUR: '1' }))
  const choose = async () => (await ana.send('PUT', '/alerts', { restock: true, digest: true })).status
  expect([await choose(), await choose()]).toEqual([200, 429])
  expect((await ana.send('PUT', '/alerts', { restock: 'yes' })).status).toBe(400)
})
