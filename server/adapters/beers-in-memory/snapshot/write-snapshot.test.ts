import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { beers } from '#database/schema.ts'
import type { Ask } from '#database/within-time.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aKeptSearch, aSnapshotFolder, snapshotFile } from '#tests/factories/a-kept-search.ts'

const database = useTestDatabase()
const ask: Ask = (query) => database.pool.query(query)
afterEach(() => vi.useRealTimers())

const MINUTE_MS = 60_000

/** From here on the clock stands, but for what is told here. */
function aClock() {
  vi.useFakeTimers({ toFake: ['Date'] })
  return { pass: (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE_MS) }
}

test('it is its owner’s alone, and what a killed process left half-written is gone', async () => {
  await aBeer(database.db)
  const folder = aSnapshotFolder()
  const incoming = join(folder, 'incoming')
  mkdirSync(incoming)
  writeFileSync(join(incoming, 'left'), 'half')
  utimesSync(join(incoming, 'left'), new Date(), new Date(Date.now() - 2 * MINUTE_MS))
  writeFileSync(join(incoming, 'being-written'), 'half')
  await aKeptSearch(ask, folder).follow()
  expect(statSync(snapshotFile(folder)).mode & 0o777).toBe(0o600)
  expect(readdirSync(incoming)).toEqual(['being-written'])
})

test('it is written again once something has changed, not more often than every quarter of an hour, and before it is too old', async () => {
  const clock = aClock()
  const beer = await aBeer(database.db)
  const folder = aSnapshotFolder()
  const search = aKeptSearch(ask, folder)
  let last = ''
  const isWritten = async () => {
    await search.follow()
    const before = last
    last = readFileSync(snapshotFile(folder)).toString('latin1')
    return last !== before
  }
  expect(await isWritten()).toBe(true)
  expect(await isWritten()).toBe(false)
  clock.pass(16)
  expect(await isWritten()).toBe(false)
  await database.db.update(beers).set({ name: 'Otra' }).where(eq(beers.id, beer.id))
  expect(await isWritten()).toBe(true)
  clock.pass(10)
  await database.db.update(beers).set({ name: 'Otra más' }).where(eq(beers.id, beer.id))
  expect(await isWritten()).toBe(false)
  clock.pass(6)
  expect(await isWritten()).toBe(true)
  clock.pass(36)
  expect(await isWritten()).toBe(true)
})

test('one of several processes writes; the others take what it wrote', async () => {
  await aBeer(database.db)
  const folder = aSnapshotFolder()
  const second = aKeptSearch(ask, folder, { writes: false })
  await second.follow()
  expect(existsSync(snapshotFile(folder))).toBe(false)
  await aKeptSearch(ask, folder).follow()
  const third = aKeptSearch(ask, folder, { writes: false })
  await third.follow()
  expect(third.hasReadAnew()).toBe(false)
})

test('a shop that cannot write there goes on without, and says so once', async () => {
  const clock = aClock()
  await aBeer(database.db, { name: 'Zarzamora' })
  const file = join(aSnapshotFolder(), 'a-file')
  writeFileSync(file, '')
  const search = aKeptSearch(ask, join(file, 'search'))
  for (let round = 0; round < 3; round++) {
    await search.follow()
    expect((await search.idsOf('zarzamora')).length).toBeGreaterThan(0)
    clock.pass(40)
  }
  expect(search.told.map(({ msg }) => msg)).toEqual([
    'the snapshot of the beers is not taken: they are read anew',
    'no snapshot of the beers is written: a start reads them anew',
  ])
})

test('a database that does not say who it is has no snapshot', async () => {
  await aBeer(database.db, { name: 'Zarzamora' })
  const silent: Ask = async (query) => {
    if (query.text.includes('pg_control_system')) throw new Error('permission denied')
    return ask(query)
  }
  const folder = aSnapshotFolder()
  const search = aKeptSearch(silent, folder)
  await search.follow()
  expect((await search.idsOf('zarzamora')).length).toBeGreaterThan(0)
  expect(search.told).toHaveLength(1)
  expect(existsSync(snapshotFile(folder))).toBe(false)
})

test('where the database has become another one, nothing is written, and the beers are read anew', async () => {
  await aBeer(database.db)
  let timeline = 1
  const folder = aSnapshotFolder()
  const restored: Ask = async (query) => {
    const answer = await ask<never>(query)
    const rows = answer.rows as { identity?: string }[]
    if (rows[0]?.identity) rows[0].identity += `/${timeline}`
    return answer
  }
  const search = aKeptSearch(restored, folder)
  await search.ready()
  timeline = 2
  const published = await aBeer(database.db, { name: 'Arándano' })
  await database.pool.query('DELETE FROM search_changes')
  expect(await search.idsOf('arandano')).toEqual([])
  await search.follow()
  expect(existsSync(snapshotFile(folder))).toBe(false)
  expect(await search.idsOf('arandano')).toEqual([published.id])
})

test('where transactions count from lower again, the beers are read anew: it is an older copy', async () => {
  const beer = await aBeer(database.db, { name: 'Copiada', onHand: 0 })
  let ahead = 1_000_000_000n
  const search = aKeptSearch(async (query) => {
    const answer = await ask<never>(query)
    const rows = answer.rows as { horizon?: string }[]
    for (const row of rows) if (row.horizon) row.horizon = String(BigInt(row.horizon) + ahead)
    return answer
  }, aSnapshotFolder())
  await search.ready()
  ahead = 0n
  await database.pool.query('DELETE FROM beers WHERE id = $1', [beer.id])
  expect(await search.idsOf('copiada')).toEqual([])
})
