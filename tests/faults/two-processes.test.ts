import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { ACCESS_TOKEN, aSandbox } from '#tests/sandbox/a-sandbox.ts'
import type { RacingOptions } from './racing-process.ts'

const database = useTestDatabase()
const program = fileURLToPath(new URL('./racing-process.ts', import.meta.url))

async function race(options: RacingOptions) {
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [[code], said, complained] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ])
  expect({ code, complained }).toEqual({ code: 0, complained: '' })
  return JSON.parse(said) as { placed: number; refused: number; paid: number }
}

test('two processes of the shop on one database lose nothing between them', async () => {
  const sandbox = await aSandbox({ httpReturn: 'any-host' })
  const buyers = await Promise.all(Array.from({ length: 24 }, () => aBuyer(database.db)))
  const beers = await Promise.all([40, 60, 80].map((onHand) => aBeer(database.db, { onHand })))
  const options = {
    connectionString: database.connectionString,
    sandboxUrl: sandbox.url,
    accessToken: ACCESS_TOKEN,
    buyerIds: buyers.map(({ id }) => id),
    beerIds: beers.map(({ id }) => id),
    seconds: 4,
  }
  const done = await Promise.all([race(options), race(options)])
  expect(await findBrokenInvariants(database.pool)).toEqual([])
  const paid = await database.pool.query(`SELECT count(*) AS orders FROM orders WHERE paid_at IS NOT NULL`)
  expect(paid.rows[0].orders).toBeGreaterThan(0)
  for (const { placed } of done) expect(placed).toBeGreaterThan(0)
}, 60_000)
