import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { PAYMENT_SITES } from '#contract/charge-currencies.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { ACCESS_TOKEN, aSandbox } from '#tests/sandbox/a-sandbox.ts'
import type { RacingOptions } from './racing-process.ts'
import { TRIAL_SITES } from './trial-sites.ts'

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

test.each(TRIAL_SITES)(
  'two processes of the shop on one database lose nothing between them, at %s',
  async (site) => {
    const sandbox = await aSandbox({ httpReturn: 'any-host', siteId: site })
    const buyers = await Promise.all(Array.from({ length: 24 }, () => aBuyer(database.db)))
    const beers = await Promise.all([40, 60, 80].map((onHand) => aBeer(database.db, { onHand })))
    const options = {
      connectionString: database.connectionString,
      sandboxUrl: sandbox.url,
      accessToken: ACCESS_TOKEN,
      buyerIds: buyers.map(({ id }) => id),
      beerIds: beers.map(({ id }) => id),
      site,
      seconds: 2,
    }
    const done = await Promise.all([race(options), race(options)])
    expect(await findBrokenInvariants(database.pool)).toEqual([])
    const { currency } = PAYMENT_SITES[site]
    const paid = await database.pool.query(
      `SELECT count(*) AS orders FROM orders WHERE paid_at IS NOT NULL AND charge_currency = $1`,
      [currency],
    )
    expect(paid.rows[0].orders).toBeGreaterThan(0)
    for (const { placed } of done) expect(placed).toBeGreaterThan(0)
  },
  300_000,
)
