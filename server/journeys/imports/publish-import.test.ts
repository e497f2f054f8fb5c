import { eq, gt, max } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { beerImports, beers, catalogueChanges } from '#database/schema.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { useJobQueue } from '#tests/factories/a-checkout.ts'
import { aBeerLine, aBeersFile, aMixedFile } from '#tests/factories/beers-file.ts'
import { aLoggedInSeller, PASSWORD } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { startIt, uploadFile } from '#tests/factories/upload-beers-file.ts'
import { startWorkers } from '../../sweeps/start-workers.ts'
import { importsToGoOnWith, publishImport } from './publish-import.ts'

const database = useTestDatabase()
const jobs = useJobQueue(database)

/** A seller whose file waits for an answer. */
async function aPreview(content: string) {
  const services = makeTestServices(database, {}, { jobs: jobs.queue })
  const seller = await aLoggedInSeller(services)
  const id: string = (await uploadFile(services, seller.headers, content)).body.id
  return {
    services,
    seller,
    id,
    start: (body?: object) => startIt(services, seller.headers, id, body),
    publish: () => publishImport(services, id),
    shown: async () => (await seller.send('GET', `/beer-imports/${id}`)).body as Record<string, unknown>,
    shelf: () => database.db.select().from(beers).where(eq(beers.companyId, seller.id)).orderBy(beers.id),
  }
}

test('good rows only: 480 beers, in the order of the file, each with its units; the 20 wrong rows stay', async () => {
  const { start, publish, shown, shelf } = await aPreview(aMixedFile())
  expect((await start()).body).toMatchObject({ state: 'running', goodRows: 480 })
  // Old changes may go at any moment, so the new ones are counted, not all of them.
  const [before] = await database.db.select({ last: max(catalogueChanges.id) }).from(catalogueChanges)
  await publish()
  expect(await database.db.$count(catalogueChanges, gt(catalogueChanges.id, before!.last ?? 0))).toBe(5)
  const published = await shelf()
  expect(new Set(published.map(({ name }) => name)).size).toBe(480)
  expect([published.length, published[0], published.at(-1)!.name]).toMatchObject([
    480,
    {
      name: 'Cosecha 1',
      type: 'Porter',
      priceCents: 450,
      onHand: 24,
      volumeMl: 473,
      image: '',
      onSale: true,
    },
    'Cosecha 499',
  ])
  expect(await shown()).toMatchObject({ state: 'done', doneRows: 480, badRows: 20, rows: { length: 20 } })
  expect(await findBrokenInvariants(database.pool)).toEqual([])
})

test('all or nothing: with a wrong row there is no "all"', async () => {
  const { start, shelf, shown } = await aPreview(aMixedFile(25))
  expect(await start({ rows: 'all', skipTwins: true })).toMatchObject({
    status: 409,
    body: { code: 'import-has-bad-rows' },
  })
  expect([await shelf(), await shown()]).toMatchObject([[], { state: 'preview' }])
  expect((await start({ rows: 'good' })).status).toBe(400)
})

test('a process that dies half way loses nothing and doubles nothing, whoever goes on', async () => {
  const { services, id, start, publish, shown, shelf } = await aPreview(aMixedFile())
  await start()
  // The connection is gone in the middle of the third batch.
  let batches = 0
  const dying = new Proxy(services.db, {
    get(db, name) {
      if (name !== 'transaction') return Reflect.get(db, name)
      return (run: Parameters<typeof db.transaction>[0]) =>
        db.transaction(async (tx) => {
          const value = await run(tx)
          if (++batches === 3) throw new Error('the process died')
          return value
        })
    },
  })
  await expect(publishImport({ ...services, db: dying }, id)).rejects.toThrow('the process died')
  expect([(await shelf()).length, await shown()]).toMatchObject([200, { state: 'running', doneRows: 200 }])
  expect(await importsToGoOnWith(database.db)).toContain(id)
  await Promise.all([publish(), publish(), publish()])
  const names = (await shelf()).map(({ name }) => name)
  expect([names.length, new Set(names).size]).toEqual([480, 480])
  expect(await shown()).toMatchObject({ state: 'done', doneRows: 480 })
  expect(await importsToGoOnWith(database.db)).not.toContain(id)
})

test('two who say yes at once: one is told that it was answered', async () => {
  const { start, publish, shelf } = await aPreview(aBeersFile([aBeerLine()]))
  const answers = await Promise.all([start(), start(), start()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'import-answered' })
  await Promise.all([publish(), publish()])
  expect(await shelf()).toHaveLength(1)
})

test('beers that are there already are left out, or published again by who wants it', async () => {
  const { seller, start, publish, shown, shelf } = await aPreview(
    aBeersFile([aBeerLine(), aBeerLine({ Nombre: 'Nueva' }), aBeerLine({ Nombre: 'Nueva' })]),
  )
  // Published after the file was read.
  await aBeer(database.db, { companyId: seller.id, name: 'Quilla Porter', presentation: 'Lata 473 ml' })
  expect((await start({ rows: 'all', skipTwins: true })).body).toMatchObject({ goodRows: 1 })
  await publish()
  expect((await shelf()).map(({ name }) => name)).toEqual(['Quilla Porter', 'Nueva'])
  expect(await shown()).toMatchObject({ state: 'done', skippedRows: 2, twinRows: 0 })

  const again = await aPreview(aBeersFile([aBeerLine(), aBeerLine()]))
  await again.start({ rows: 'all', skipTwins: false })
  await again.publish()
  expect(await again.shelf()).toHaveLength(2)
})

test('when every beer is there already, nothing is left', async () => {
  const { seller, start } = await aPreview(aBeersFile([aBeerLine()]))
  await aBeer(database.db, { companyId: seller.id, name: 'Quilla Porter', presentation: 'Lata 473 ml' })
  expect((await start()).body).toMatchObject({ code: 'import-nothing-left' })
})

test('one at a time: while a file runs no other one is taken or begun', async () => {
  const { services, seller, start, publish } = await aPreview(aBeersFile([aBeerLine()]))
  await start()
  const other = aBeersFile([aBeerLine({ Nombre: 'Otra' })])
  expect(await uploadFile(services, seller.headers, other)).toMatchObject({
    status: 409,
    body: { message: 'Ya se está publicando un archivo tuyo. Espera a que termine.' },
  })
  await publish()
  expect((await uploadFile(services, seller.headers, other)).status).toBe(201)
})

test('what is thrown away is not published', async () => {
  const { seller, id, start, publish, shelf } = await aPreview(aBeersFile([aBeerLine()]))
  expect((await seller.send('POST', `/beer-imports/${id}/cancel`)).body).toMatchObject({ state: 'cancelled' })
  expect((await start()).body).toMatchObject({ code: 'import-answered' })
  expect((await seller.send('POST', `/beer-imports/${id}/cancel`)).status).toBe(409)
  await publish()
  expect(await shelf()).toEqual([])
})

test('a file whose company is deleted while it runs ends there', async () => {
  const { seller, start, publish, shelf } = await aPreview(aBeersFile([aBeerLine()]))
  await start()
  expect((await seller.send('DELETE', '/account', { currentPassword: PASSWORD })).status).toBe(200)
  await publish()
  expect(await shelf()).toEqual([])
})

test('a value that the tables refuse ends the import with what was published', async () => {
  const { id, start, publish, shown, shelf } = await aPreview(aMixedFile(200))
  await start()
  const [kept] = await database.db.select().from(beerImports).where(eq(beerImports.id, id))
  const rows = structuredClone(kept!.rows) as { rows: { row: number; record?: { IBU: number } }[] }
  rows.rows.find(({ row }) => row === 180)!.record!.IBU = 400
  await database.db.update(beerImports).set({ rows }).where(eq(beerImports.id, id))
  await publish()
  expect([await shown(), (await shelf()).length]).toMatchObject([{ state: 'failed', doneRows: 100 }, 100])
})

test('the worker does it by itself', async () => {
  const { start, shown } = await aPreview(aMixedFile(30))
  const services = makeTestServices(database, {}, { jobs: jobs.queue })
  const working = await jobs.queue.work('publish-import', ({ importId }) => publishImport(services, importId))
  await start()
  await vi.waitFor(async () => expect(await shown()).toMatchObject({ state: 'done', doneRows: 29 }), 120_000)
  await working.stop()
})

test('an import that a dead process left behind, its job lost, is found and published', async () => {
  const { services, id, shown } = await aPreview(aMixedFile(30))
  await database.db.update(beerImports).set({ state: 'running' }).where(eq(beerImports.id, id))
  const workers = await startWorkers({ queue: jobs.queue, services })
  await vi.waitFor(async () => expect(await shown()).toMatchObject({ state: 'done', doneRows: 29 }), 120_000)
  await workers.stop()
})
