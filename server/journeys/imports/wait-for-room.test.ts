import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { beers } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { useJobQueue } from '#tests/factories/a-checkout.ts'
import { aBeerLine, aBeersFile } from '#tests/factories/beers-file.ts'
import { aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { startIt, uploadFile } from '#tests/factories/upload-beers-file.ts'
import { aBeerForm } from '#tests/robustness/a-beer-form.ts'
import { SWEEPS } from '../../sweeps/sweeps.ts'
import { publishImport } from './publish-import.ts'

const database = useTestDatabase()
const jobs = useJobQueue(database)
beforeEach(() => database.db.execute(sql`DELETE FROM rate_limits`))

const LIMITED = { RATE_LIMITS: 'on', UNPROVED_BEERS: '3', BEERS_PER_DAY: '5', BEERS_PER_DAY_AT_MOST: '5' }

function aFileOf(rows: number, name = 'Cosecha'): string {
  return aBeersFile(Array.from({ length: rows }, (_, at) => aBeerLine({ Nombre: `${name} ${at + 1}` })))
}

/** A seller who has proved nothing and whose file was told to go. */
async function aStartedFile(rows: number, settings: Record<string, string> = {}) {
  const services = makeTestServices(database, { ...LIMITED, ...settings }, { jobs: jobs.queue })
  const seller = await aLoggedInSeller(services)
  const id: string = (await uploadFile(services, seller.headers, aFileOf(rows))).body.id
  const started = await startIt(services, seller.headers, id)
  await publishImport(services, id)
  return {
    services,
    seller,
    id,
    started,
    names: async () =>
      (await database.db.select().from(beers).where(eq(beers.companyId, seller.id)).orderBy(beers.id)).map(
        ({ name }) => name,
      ),
    shown: async () => (await seller.send('GET', `/beer-imports/${id}`)).body,
    prove: () => database.db.execute(sql`UPDATE users SET email_verified = true WHERE id = ${seller.userId}`),
    tomorrow: async () => {
      await database.db.execute(
        sql`UPDATE beers SET created_at = now() - interval '25 hours' WHERE company_id = ${seller.id}`,
      )
      await database.db.execute(sql`UPDATE beer_imports SET waits_until = now() WHERE id = ${id}`)
    },
    goOn: () => SWEEPS['running-imports'].run(services),
  }
}

test('a file is published as far as there is room, waits for the e-mail and then for the days, and loses no row', async () => {
  const file = await aStartedFile(12)
  expect(await file.names()).toHaveLength(3)
  expect(await file.shown()).toMatchObject({
    state: 'waiting',
    doneRows: 3,
    goodRows: 12,
    waitsFor: 'proof',
    goesOnAt: null,
  })
  await file.goOn()
  expect(await file.names()).toHaveLength(3)

  await file.prove()
  await file.goOn()
  expect(await file.names()).toHaveLength(5)
  const waiting = (await file.shown()) as { goesOnAt: string }
  expect(waiting).toMatchObject({ state: 'waiting', doneRows: 5, waitsFor: 'day' })
  expect(Date.parse(waiting.goesOnAt)).toBeGreaterThan(Date.now())
  await file.goOn()
  expect(await file.names()).toHaveLength(5)

  await file.tomorrow()
  await file.goOn()
  expect(await file.shown()).toMatchObject({ state: 'waiting', doneRows: 10, waitsFor: 'day' })
  await file.tomorrow()
  await file.goOn()
  expect(await file.shown()).toMatchObject({ state: 'done', doneRows: 12, waitsFor: null, goesOnAt: null })
  expect(await file.names()).toEqual(Array.from({ length: 12 }, (_, at) => `Cosecha ${at + 1}`))
})

test('rows of files and beers one by one take from the same room', async () => {
  const file = await aStartedFile(2)
  expect(await file.shown()).toMatchObject({ state: 'done' })
  const publish = () => file.seller.send('POST', '/product', aBeerForm())
  expect((await publish()).status).toBe(201)
  expect((await publish()).body).toMatchObject({ code: 'no-room-unproved' })
})

test('two at the same file, and beers one by one beside them, publish no more than there is room for', async () => {
  const file = await aStartedFile(9)
  await file.prove()
  const publish = () => file.seller.send('POST', '/product', aBeerForm())
  await Promise.all([publish(), file.goOn(), file.goOn(), publish(), publish()])
  expect(await file.names()).toHaveLength(5)
})

test('while a file waits no other one is taken; what is left of it can be thrown away, and what is published stays', async () => {
  const file = await aStartedFile(5)
  const upload = () => uploadFile(file.services, file.seller.headers, aFileOf(1, 'Otra'))
  expect(await upload()).toMatchObject({ status: 409, body: { code: 'import-waiting' } })
  expect((await file.seller.send('POST', `/beer-imports/${file.id}/cancel`)).body).toMatchObject({
    state: 'cancelled',
    doneRows: 3,
    waitsFor: null,
  })
  expect((await upload()).status).toBe(201)
  await file.prove()
  await file.goOn()
  expect(await file.names()).toHaveLength(3)
})

test('files of unproved companies count by address like single beers', async () => {
  const settings = { UNPROVED_BEERS_PER_DAY_BY_ADDRESS: '5' }
  expect((await aStartedFile(4, settings)).started.status).toBe(200)
  const second = await aStartedFile(4, settings)
  expect(second.started).toMatchObject({ status: 409, body: { code: 'no-room-unproved' } })
  expect(await second.shown()).toMatchObject({ state: 'preview', goodRows: 4 })
  await second.prove()
  expect((await startIt(second.services, second.seller.headers, second.id)).status).toBe(200)
})
