import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Services } from '#server/services.ts'
import { type TestDatabase, useTestDatabase } from '#tests/database/test-database.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { aRoundRobin, type RoundRobin } from './a-round-robin.ts'
import { type ShopProcess, startShopProcess } from './a-shop-process.ts'
import { anOutsideWorld, type OutsideWorld } from './an-outside-world.ts'
import { freePorts } from './free-ports.ts'

export type TwoShops = {
  readonly database: TestDatabase
  readonly world: OutsideWorld
  readonly shops: readonly [ShopProcess, ShopProcess]
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
        dataDir: string
      }
    | undefined
  let turns = 0

  beforeAll(async () => {
    const [one, other] = (await freePorts(2)) as [number, number]
    const proxy = behindProxy ? await aRoundRobin([one, other]) : undefined
    const publicUrl = proxy?.url ?? `http://localhost:${one}`
    const dataDir = await mkdtemp(join(tmpdir(), 'lupulo-two-'))
    const world = await anOutsideWorld(publicUrl, outside)
    const shared = {
      DATABASE_URL: database.connectionString,
      // The tests' server is everybody's: two shops and their jobs take no more of it than one usually does.
      DATABASE_POOL: '8',
      DATA_DIR: dataDir,
      SESSION_SECRET: secret,
      PUBLIC_URL: publicUrl,
      ...(behindProxy && { TRUSTED_PROXIES: '127.0.0.1, ::1' }),
      ...world.settings,
      ...settings,
    }
    const first = await startShopProcess({ port: one, settings: shared })
    const second = await startShopProcess({ port: other, settings: shared })
    started = { world, shops: [first, second], proxy, dataDir }
  }, 300_000)

  const stop = async () => {
    await Promise.all((started?.shops ?? []).map((shop) => shop.isRunning() && shop.stop()))
  }
  afterAll(async () => {
    await stop()
    await started?.proxy?.close()
    await started?.world.stop()
    if (started) await rm(started.dataDir, { recursive: true, force: true })
  }, 60_000)

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
