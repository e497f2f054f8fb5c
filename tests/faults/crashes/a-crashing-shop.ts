import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type TestDatabase, useTestDatabase } from '#tests/database/test-database.ts'
import { makeTestServices, PAYOUT_KEY } from '#tests/factories/services.ts'
import { type ShopProcess, startShopProcess } from '#tests/running/a-shop-process.ts'
import { anOutsideWorld, type OutsideWorld } from '#tests/running/an-outside-world.ts'
import { endAll } from '#tests/running/end-all.ts'
import { freePorts } from '#tests/running/free-ports.ts'
import { aFrontDoor, type FrontDoor } from './front-door.ts'
import { countSweeps } from './left-over.ts'
import { HOLD_SECONDS, type People, peopleOfTheShop } from './people-of-the-shop.ts'
import { ROAD_SETTING, type Sentence } from './road.ts'

const PRELOAD = new URL('./die-on-the-road.ts', import.meta.url)
/** Everything that recurs does so every second, so that what a crash leaves is found at once. */
const EVERY_SECOND = {
  HOLD_SECONDS: String(HOLD_SECONDS),
  EXPIRE_EVERY_SECONDS: '1',
  RECONCILE_EVERY_SECONDS: '1',
  RECONCILE_AFTER_SECONDS: '1',
  RETRY_EVERY_SECONDS: '1',
  // A refund that was sent and not answered waits for three of these.
  PROVIDER_TIMEOUT_MS: '2500',
}
/** Notices are repeated for longer than any start takes. */
const NOTICES_REPEATED_AFTER_MS = '200,500,500,1000,1000,2000,2000,4000,4000,8000,8000,16000,32000'

/** What outlives every process of the shop: its books, the world outside, its people. */
export type CrashingShop = {
  readonly database: TestDatabase
  readonly world: OutsideWorld
  readonly people: People
  readonly door: FrontDoor
  /** A process of the shop on its books, whose end has been decided, or not. Its door is open once it is. */
  start(sentence?: Sentence): Promise<ShopProcess>
  /** Kills the process that still runs, if there is one; whoever waits before the door goes home. */
  end(): Promise<void>
}

/**
 * A shop of a test file's own, before which nobody stands yet. Call it once, outside the tests.
 * @param own settings of it, beside those of every such shop
 */
export function useCrashingShop(own: Record<string, string> = {}): CrashingShop {
  const database = useTestDatabase()
  let made: Omit<CrashingShop, 'database'> | undefined
  /** What ends what has been started so far, also when the rest could not be. */
  const ends: (() => Promise<unknown>)[] = []
  let running: ShopProcess | undefined

  beforeAll(async () => {
    const [port] = (await freePorts(1)) as [number]
    const url = `http://localhost:${port}`
    const dataDir = await mkdtemp(join(tmpdir(), 'lupulo-crashing-'))
    ends.push(() => rm(dataDir, { recursive: true, force: true }))
    const world = await anOutsideWorld(url, { SANDBOX_WEBHOOK_RETRY_DELAYS_MS: NOTICES_REPEATED_AFTER_MS })
    ends.push(world.stop)
    const keys = { PUBLIC_URL: url, SESSION_SECRET: randomBytes(32).toString('hex'), PAYOUT_KEY }
    const people = await peopleOfTheShop(makeTestServices(database, keys))
    await countSweeps(database.pool)
    const door = aFrontDoor(port)
    const settings = {
      ...{ ...world.settings, ...keys, ...EVERY_SECOND, ...own },
      DATABASE_URL: database.connectionString,
      DATA_DIR: dataDir,
    }
    made = {
      ...{ world, people, door },
      async start(sentence) {
        door.close()
        const told = sentence && { [ROAD_SETTING]: JSON.stringify(sentence) }
        const shop = await startShopProcess({ port, preload: PRELOAD, settings: { ...settings, ...told } })
        running = shop
        shop.exited.then(door.close)
        door.open()
        if (sentence) process.kill(shop.pid, 'SIGUSR2')
        return shop
      },
      async end() {
        if (running?.isRunning()) await running.kill()
        door.giveUp()
      },
    }
    ends.push(made.end)
  })
  afterAll(() => endAll(ends))

  const ready = () => {
    if (!made) throw new Error('The shop is there only inside tests and hooks.')
    return made
  }
  return {
    database,
    get world() {
      return ready().world
    },
    get people() {
      return ready().people
    },
    get door() {
      return ready().door
    },
    start: (sentence) => ready().start(sentence),
    end: () => ready().end(),
  }
}
