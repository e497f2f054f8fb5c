import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Services } from '#server/services.ts'
import { type TestDatabase, useTestDatabase } from '#tests/database/test-database.ts'
import { makeTestServices, PAYOUT_KEY } from '#tests/factories/services.ts'
import { aRoundRobin, type RoundRobin } from './a-round-robin.ts'
import { type ShopProcess, startShopProcess } from './a-shop-process.ts'
import { anOutsideWorld, type OutsideWorld } from './an-outside-world.ts'
import { endAll } from './end-all.ts'
import { freePorts } from './free-ports.ts'

export type TwoShops = {
  readonly database: TestDatabase
  readonly world: OutsideWorld
  readonly shops: readonly [ShopProcess, ShopProcess]
  /** What both were told: for one more process on the same books. */
  readonly settings: Record<string, string>
  /** What stands before them, where `behindProxy` says so. */
  readonly proxy: RoundRobin
  /** Services with the shops' secret and address: what `signedIn` gives counts at both of them. */
  readonly services: Services
  /** The port of the shop whose turn it is. */
  turn(): number
  /** Ends both as a signal does; what they printed can still be read. */
  stop(): Promise<void>
}

/**
 * Two processes of the shop on one database and one DATA_DIR, with one world outside: as on two machines. Call it once,
 * outside the tests. Notices of payments come to the first one.
 * @param settings of both, such as HOLD_SECONDS
 * @param outside settings of the world outside (an-outside-world.ts)
 * @param behindProxy the shops have the address of a proxy that hands requests to both by turns, payment notices too
 */
export function useTwoShops(
  settings: Record<string, string> = {},
  outside: Record<string, string> = {},
  { behindProxy = false } = {},
): TwoShops {
  const database = useTestDatabase({ poolSize: 20 })
  const secret = randomBytes(24).toString('hex')
  let started:
    | {
        world: OutsideWorld
        shops: [ShopProcess, ShopProcess]
        proxy: RoundRobin | undefined
        settings: Record<string, string>
      }
    | undefined
  let turns = 0
  /** What ends what has been started so far, also when the rest could not be. */
  const ends: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    const [one, other] = (await freePorts(2)) as [number, number]
    const proxy = behindProxy ? await aRoundRobin([one, other]) : undefined
    ends.push(async () => proxy?.close())
    const publicUrl = proxy?.url ?? `http://localhost:${one}`
    const dataDir = await mkdtemp(join(tmpdir(), 'lupulo-two-'))
    ends.push(() => rm(dataDir, { recursive: true, force: true }))
    const world = await anOutsideWorld(publicUrl, outside)
    ends.push(world.stop)
    const shared = {
      DATABASE_URL: database.connectionString,
      // The tests' server is everybody's: two shops and their jobs take no more of it than one usually does.
      DATABASE_POOL: '8',
      DATA_DIR: dataDir,
      SESSION_SECRET: secret,
      PAYOUT_KEY,
      PUBLIC_URL: publicUrl,
      ...(behindProxy && { TRUSTED_PROXIES: '127.0.0.1, ::1' }),
      ...world.settings,
      ...settings,
    }
    const starts = await Promise.allSettled(
      [one, other].map((port) => startShopProcess({ port, settings: shared })),
    )
    const shops = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
    ends.push(() => Promise.all(shops.map((shop) => shop.isRunning() && shop.stop())))
    for (const start of starts) if (start.status === 'rejected') throw start.reason
    started = { world, shops: shops as [ShopProcess, ShopProcess], proxy, settings: shared }
  }, 300_000)

  const stop = async () => {
    await Promise.all(ready().shops.map((shop) => shop.isRunning() && shop.stop()))
  }
  afterAll(() => endAll(ends), 60_000)

  const ready = () => {
    if (!started) throw new Error('The two shops run only inside tests and hooks.')
    return started
  }
  return {
    database,
    get world() {
      return ready().world
    },
    get shops() {
      return ready().shops
    },
    get settings() {
      return ready().settings
    },
    get proxy() {
      return ready().proxy!
    },
    get services() {
      const { shops, proxy } = ready()
      return makeTestServices(database, { SESSION_SECRET: secret, PUBLIC_URL: proxy?.url ?? shops[0].url })
    },
    turn: () => ready().shops[turns++ % 2]!.port,
    stop,
  }
}
