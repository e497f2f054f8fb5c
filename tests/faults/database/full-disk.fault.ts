import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { ERRORS } from '#contract/errors.ts'
import { textOf } from '#contract/texts/text.ts'
import { findClusterPlace } from '#database/embedded/cluster-place.ts'
import { probeServer, socketUrl } from '#database/embedded/probe-server.ts'
import { makeSocketFolder } from '#database/embedded/socket-folder.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { anUpload, aPicture } from '#tests/factories/a-picture.ts'
import { startShopProcess } from '#tests/running/a-shop-process.ts'
import { anOutsideWorld } from '#tests/running/an-outside-world.ts'
import { freePorts } from '#tests/running/free-ports.ts'
import { killAllIn } from '#tests/running/kill-all-in.ts'
import { anAdult } from '#tests/running/people.ts'
import { send } from '#tests/running/send.ts'
import { howOften } from '../how-often.ts'
import { recordTrial } from '../record-trial.ts'
import { aSmallDisk } from './a-small-disk.ts'
import { stock } from './shoppers.ts'

const ROUNDS = howOften(1, 10)
const WAIT = { timeout: 120_000, interval: 50 }
const WAIT_LONG = { timeout: 240_000, interval: 50 }
/** What lies behind the pages tries often, so that it shows whether it floods the log. */
const SETTINGS = {
  EXPIRE_EVERY_SECONDS: '1',
  RECONCILE_EVERY_SECONDS: '1',
  RETRY_EVERY_SECONDS: '1',
  DATABASE_POOL: '4',
}
/** Turns of a sweep while the disk is full; in as many, each of the dozen sweeps and queues may say one line. */
const TURNS = 5
const LINES_PER_TURN = 30

const NO_ROOM_FOR_PICTURES = 'the media storage did not take a picture'

const disk = aSmallDisk(256)
const unless = typeof disk === 'string' ? disk : undefined
afterAll(() => {
  if (typeof disk !== 'string') disk.remove()
})

async function aShopOnTheDisk() {
  if (typeof disk === 'string') throw new Error(disk)
  const dataDir = join(disk.folder, 'shop')
  const [port] = (await freePorts(1)) as [number]
  const publicUrl = `http://localhost:${port}`
  const world = await anOutsideWorld(publicUrl)
  onTestFinished(() => world.stop())
  const SESSION_SECRET = randomBytes(24).toString('hex')
  const settings = {
    SESSION_SECRET,
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
    ...world.settings,
    ...SETTINGS,
  }
  const shop = await startShopProcess({ port, settings })
  onTestFinished(async () => {
    disk.makeRoom()
    if (shop.isRunning()) await shop.stop()
    killAllIn(dataDir)
  })
  const place = await findClusterPlace(dataDir)
  // Without a share in the server: whoever brings it back, it is the shop.
  const socketFolder = await makeSocketFolder(place.clusterFolder, place.owner)
  const url = socketUrl(socketFolder, 'lupulo')
  const stocked = await stock(url, publicUrl, 1, SESSION_SECRET)
  onTestFinished(() => stocked.pool.end())
  // A log that fits on this disk, and no more of it kept ready than must be.
  for (const setting of ["max_wal_size = '64MB'", "min_wal_size = '32MB'", 'wal_recycle = off'])
    await stocked.pool.query(`ALTER SYSTEM SET ${setting}`)
  await stocked.pool.query('SELECT pg_reload_conf()')
  await stocked.pool.query('CHECKPOINT')
  return { disk, dataDir, socketFolder, shop, stocked, adult: await anAdult(shop) }
}

test.skipIf(unless)(
  `a disk that is full is read from, and recovers${unless ? ` (skipped: ${unless})` : ''}`,
  async () => {
    const { disk, dataDir, socketFolder, shop, stocked, adult } = await aShopOnTheDisk()
    const { port } = shop
    const [beerId] = stocked.beerIds
    const [buyer] = stocked.cookies
    const json = { 'content-type': 'application/json' }
    const note = () => ({
      ...{ name: 'Ana', email: `ana-${randomUUID()}@correo.example`, phone: '+54 351 5550100' },
      // Letters that cannot be pressed together: each message takes its room.
      message: randomBytes(700).toString('base64url'),
    })
    let taken = 0
    const write = async () => {
      const answer = await send(port, {
        ...{ method: 'POST', path: '/api/contactme', headers: json, body: JSON.stringify(note()) },
      })
      if (answer.status === 201) taken++
      return answer
    }
    const writeAsForm = () =>
      send(port, {
        ...{ method: 'POST', path: '/contact', body: String(new URLSearchParams(note())) },
        headers: { ...adult, 'content-type': 'application/x-www-form-urlencoded' },
      })
    const order = () =>
      send(port, {
        ...{ method: 'POST', path: '/api/create-order', headers: { ...json, ...buyer } },
        body: JSON.stringify({ products: [{ id: beerId, quantity: 1 }] }),
      })
    const upload = async () =>
      fetch(`${shop.url}/api/upload`, { method: 'POST', body: anUpload(await aPicture().jpeg().toBuffer()) })
    const halfFiles = () => {
      const incoming = join(dataDir, 'media', '.incoming')
      return existsSync(incoming) ? readdirSync(incoming) : []
    }
    const untilWritten = () => vi.waitFor(async () => expect((await write()).status).toBe(201), WAIT)
    const untilRefused = () =>
      vi.waitFor(async () => expect(JSON.parse((await write()).body).code).toBe('database-full'), WAIT_LONG)

    for (let round = 0; round < ROUNDS; round++) {
      await untilWritten()
      expect((await upload()).status).toBe(201)

      disk.fill()
      await untilRefused()
      const refused = await write()
      expect([refused.status, refused.headers['retry-after']]).toEqual([503, '30'])
      expect(JSON.parse(refused.body).message).toBe(textOf(ERRORS['database-full'].message))
      const form = await writeAsForm()
      expect(form.status).toBe(503)
      expect(form.body).toContain(textOf(ERRORS['database-full'].message))
      const picture = await upload()
      expect(picture.status).toBe(503)
      expect(['media-storage-down', 'database-full']).toContain((await picture.json()).code)
      expect(halfFiles()).toEqual([])
      for (const path of [
        '/home',
        '/shop',
        `/detail/${beerId}`,
        '/cart',
        '/api/product',
        '/api/session',
        '/readyz',
      ]) {
        const read = await send(port, { path, headers: { cookie: `${adult.cookie}; ${buyer!.cookie}` } })
        expect([path, read.status]).toEqual([path, 200])
      }
      const before = shop.logLines().length
      const sweeps = `SELECT max(started_at) AS at FROM sweeps WHERE name = 'expire-holds'`
      for (let turn = 0; turn < TURNS; turn++) {
        const { rows } = await stocked.pool.query(sweeps)
        await vi.waitFor(async () => expect((await stocked.pool.query(sweeps)).rows).not.toEqual(rows), WAIT)
      }
      expect(shop.logLines().length - before).toBeLessThan(TURNS * LINES_PER_TURN)

      disk.makeRoom()
      await untilWritten()
      expect((await upload()).status).toBe(201)
      expect((await order()).status).toBe(201)

      // The database's own log needs room more than anything: without it PostgreSQL ends, and cannot begin.
      disk.fill()
      await vi.waitFor(async () => {
        await stocked.pool.query('SELECT pg_switch_wal()').catch(() => {})
        expect(JSON.parse((await write()).body).code).toBe('database-down')
      }, WAIT_LONG)
      await vi.waitFor(async () => expect(await probeServer(socketFolder)).toBe('absent'), WAIT)
      expect((await send(port, { path: '/livez' })).status).toBe(200)
      const page = await send(port, { path: '/home', headers: adult })
      expect([page.status, page.body]).toEqual([
        503,
        expect.stringContaining(textOf(ERRORS['database-down'].message)),
      ])

      disk.makeRoom()
      await untilWritten()
      expect((await order()).status).toBe(201)
    }
    expect(await findBrokenInvariants(stocked.pool)).toEqual([])
    const { rows } = await stocked.pool.query(
      `SELECT count(*)::int AS kept FROM contact_messages WHERE email LIKE 'ana-%'`,
    )
    expect(rows[0].kept).toBeGreaterThanOrEqual(taken)
    // A disk without room for pictures needs somebody; nothing else does.
    const faults = shop.logLines().filter(({ level, msg }) => level >= 50 && msg !== NO_ROOM_FOR_PICTURES)
    expect(faults).toEqual([])
    expect(shop.isRunning()).toBe(true)
    recordTrial({
      area: 'Database',
      what: 'disk of database and pictures full, to the point that PostgreSQL ends',
      times: ROUNDS * 2,
      unit: 'full disks',
      lost: Math.max(0, taken - rows[0].kept),
      figures: `${taken} writes kept; reads answered, writes refused in a sentence; recovered by itself each time`,
    })
  },
)
