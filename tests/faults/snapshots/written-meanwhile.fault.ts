import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { BEER_TYPES } from '#contract/limits.ts'
import type { Ask } from '#database/within-time.ts'
import { answerQuestion } from '#server/adapters/beers-in-memory/answer-question.ts'
import type { BeerIndex } from '#server/adapters/beers-in-memory/beer-index.ts'
import { catchUp, readIndex } from '#server/adapters/beers-in-memory/followed-index.ts'
import { identify } from '#server/adapters/beers-in-memory/snapshot/database-moment.ts'
import { takeSnapshot } from '#server/adapters/beers-in-memory/snapshot/take-snapshot.ts'
import { writeSnapshot } from '#server/adapters/beers-in-memory/snapshot/write-snapshot.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aSnapshotFolder } from '#tests/factories/a-kept-search.ts'
import { howOften } from '../how-often.ts'
import { recordTrial } from '../record-trial.ts'

const SNAPSHOTS = howOften(25, 1_000)
const WRITERS = 8
const BEERS = 2_000
const NAMES = ['Cactus', 'Luna', 'Cobre', 'Noche', 'Puna']

const database = useTestDatabase({ poolSize: 14 })
const companies: string[] = []
const oneOf = <Item>(list: readonly Item[]) => list[Math.floor(Math.random() * list.length)]!

beforeAll(async () => {
  for (let at = 0; at < 4; at++)
    companies.push((await aCompany(database.db, { country: oneOf(['Chile', 'Peru']) })).id)
  await database.pool.query(
    `INSERT INTO beers (company_id, name, description, type, presentation, abv_percent, price_cents, on_hand)
     SELECT $1, 'Cactus ' || n, 'Lote ' || n, 'IPA', 'Lata', 5, 400, n % 3 FROM generate_series(1, $2::int) AS n`,
    [companies[0], BEERS],
  )
})

/** Publishes, renames, sells out, takes off sale, deletes and moves breweries until it is stopped. */
async function write(isOver: () => boolean): Promise<void> {
  const beer = '(SELECT id FROM beers ORDER BY random() LIMIT 1)'
  while (!isOver()) {
    await sleep(2)
    const name = `${oneOf(NAMES)} ${Math.floor(Math.random() * 100)}`
    const what = Math.random()
    if (what < 0.15) await aBeer(database.db, { name, companyId: oneOf(companies), onHand: 0 })
    else if (what < 0.2) {
      const gone =
        '(SELECT id FROM beers WHERE NOT EXISTS (SELECT FROM stock_movements WHERE beer_id = beers.id) LIMIT 1)'
      await database.pool.query(`DELETE FROM beers WHERE id = ${gone}`)
    } else if (what < 0.25) {
      const moved = [oneOf(['Chile', 'Peru']), oneOf(companies)]
      await database.pool.query('UPDATE companies SET country = $1 WHERE id = $2', moved)
    } else {
      await database.pool.query(
        `UPDATE beers SET name = $1, price_cents = $2, on_hand = $3, available = $4, type = $5 WHERE id = ${beer}`,
        [name, 50 + Math.floor(Math.random() * 2000), oneOf([0, 5]), Math.random() > 0.2, oneOf(BEER_TYPES)],
      )
    }
  }
}

function answers(index: BeerIndex) {
  const filters = [
    ...NAMES.map((name) => ({ name })),
    { country: ['Peru' as const] },
    { available: '1' as const },
    {},
  ]
  return filters.map((filter) => {
    const asked = { filter: { ...filter, order: 'OrderAscPrice' as const }, today: '2026-03-01' }
    const { beers, total } = answerQuestion(index, { ...asked, skip: 0, take: 10_000 })
    return { filter, beers, total }
  })
}

test('a snapshot that was written while beers were published, edited and sold is what the database holds', async () => {
  const ask: Ask = (query) => database.pool.query(query)
  const place = { folder: aSnapshotFolder(), fingerprint: 'of the tests' }
  const followed = await readIndex(ask, await identify(ask))
  const client = await database.pool.connect()
  const asOfNow: Ask = (query) => client.query(query)
  let isOver = false
  const writers = Array.from({ length: WRITERS }, () => write(() => isOver))
  let changedMeanwhile = 0
  try {
    for (let round = 0; round < SNAPSHOTS; round++) {
      const before = followed.index.version
      let isWritten = false
      const writing = writeSnapshot({ ask, ...place }, followed).finally(() => {
        isWritten = true
      })
      while (!isWritten) expect(await catchUp(ask, followed)).toBe(true)
      expect(await writing).toBe(true)
      changedMeanwhile += Number(followed.index.version > before)

      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
      const taken = (await takeSnapshot({ ask: asOfNow, ...place }))!
      expect(await catchUp(asOfNow, taken)).toBe(true)
      const anew = await readIndex(asOfNow, undefined)
      expect(answers(taken.index)).toEqual(answers(anew.index))
      await client.query('COMMIT')
    }
  } finally {
    isOver = true
    client.release()
    await Promise.all(writers)
  }
  expect(changedMeanwhile).toBeGreaterThan(SNAPSHOTS / 2)
  recordTrial({
    area: 'Races',
    what: `snapshot of the beers written while ${WRITERS} publish, edit, sell out and delete`,
    times: SNAPSHOTS,
    unit: 'snapshots',
    lost: 0,
  })
})
