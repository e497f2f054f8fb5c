import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BeerDetail } from '#contract/catalogue.ts'
import { beers } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { aBeerForm } from '#tests/robustness/a-beer-form.ts'

const database = useTestDatabase()

async function aSeller(room: string) {
  const services = makeTestServices(database, { RATE_LIMITS: 'on', UNPROVED_BEERS: room })
  const seller = await aLoggedInSeller(services)
  return {
    publish: async (form: object) => {
      const { status, body } = await seller.send('POST', '/product', { ...aBeerForm(), ...form })
      return { status, id: (body as BeerDetail).id }
    },
    shelf: () => database.db.$count(beers, sql`company_id = ${seller.id}`),
  }
}

test('a form that is sent three times at once publishes one beer, though there is room for that one alone', async () => {
  const { publish, shelf } = await aSeller('1')
  const form = { labelSeed: randomUUID(), packagedOn: '2026-01-02', hops: 'Citra' }
  const answers = await Promise.all([publish(form), publish(form), publish({ ...form, stock: 3 })])
  expect(answers).toEqual(answers.map(() => ({ status: 201, id: answers[0]!.id })))
  expect(await shelf()).toBe(1)
  expect(await publish(form)).toEqual(answers[0])
})

test('what says something else is another beer, and so is what a program sends, or a form of long ago', async () => {
  const { publish, shelf } = await aSeller('100')
  const form = { labelSeed: randomUUID() }
  const { id } = await publish(form)
  const facts: object[] = [{ name: 'Otra' }, { price: 9.75 }, { IBU: 77 }, { bestBefore: '2099-01-02' }]
  const others = [...facts.map((fact) => ({ ...form, ...fact })), {}, {}, { labelSeed: randomUUID() }]
  for (const other of others) expect((await publish(other)).id).not.toBe(id)
  expect(await shelf()).toBe(1 + others.length)
  await database.db.execute(sql`UPDATE beers SET created_at = now() - interval '61 minutes' WHERE id = ${id}`)
  expect((await publish(form)).id).not.toBe(id)
})

test('another brewery that sends the same seed publishes its own', async () => {
  const [one, other] = [await aSeller('9'), await aSeller('9')]
  const form = { labelSeed: randomUUID() }
  const [first, second] = [await one.publish(form), await other.publish(form)]
  expect(second).toEqual({ status: 201, id: expect.not.stringMatching(first.id) })
})
