import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { recordTrial } from '#tests/faults/record-trial.ts'
import { type RunningShop, startShop } from '#tests/running/a-running-shop.ts'
import { anAdult, type Session } from '#tests/running/people.ts'
import { send } from '#tests/running/send.ts'
import { aControlServer, inWords, visit } from './how-long.ts'
import { openSlowSockets, SLOWNESSES } from './slow-sockets.ts'

const SOCKETS = 200
const VISITS = 25

let shop: RunningShop
let adult: Session
beforeAll(async () => {
  shop = await startShop({
    HEADERS_TIMEOUT_SECONDS: '2',
    REQUEST_TIMEOUT_SECONDS: '4',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  })
  adult = await anAdult(shop)
})
afterAll(() => shop?.stop())

/** A picture of somebody else: as large as to wait for a place among the large forms. */
async function upload() {
  const body = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n${'a'.repeat(70_000)}\r\n--x--\r\n`
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-forwarded-for': '203.0.113.5' }
  return send(shop.port, { method: 'POST', path: '/api/upload', headers, body })
}

test.each(Object.entries(SLOWNESSES))(
  'slow %s: others are served meanwhile, and who dawdles is cut',
  async (kind, slownessFor) => {
    const control = await aControlServer()
    onTestFinished(control.close)
    const slowness = slownessFor(adult.cookie)
    const before = await visit(shop.port, '/shop', adult, VISITS)
    const sockets = await openSlowSockets(shop.port, SOCKETS, slowness)
    onTestFinished(sockets.end)
    // How long 200 pages take that are asked for at once is the machine's affair; who then does not read them keeps nobody out.
    while (!slowness.drips && (await visit(shop.port, '/shop', adult, 1)).answers[0]!.status !== 200)
      await sleep(100)
    const during = await visit(shop.port, '/shop', adult, VISITS)
    const bare = await visit(control.port, '/', adult, VISITS)
    expect(during.answers.map(({ status }) => status)).toEqual(Array(VISITS).fill(200))
    // Taken in, and found to be no picture; without a place it would be told to come back.
    expect((await upload()).status).toBe(400)
    if (slowness.reads) while (sockets.open() > 0) await sleep(100)
    expect(sockets.refused()).toBe(slowness.reads ? SOCKETS : 0)
    expect(shop.isRunning()).toBe(true)
    expect(shop.logLines().filter(({ level }) => level >= 50)).toEqual([])
    recordTrial({
      area: 'Attacks',
      what: `slow sockets, ${kind}`,
      times: SOCKETS,
      unit: 'sockets',
      lost: 0,
      figures: `/shop before: ${inWords(before)}; meanwhile: ${inWords(during)}; bare server: ${inWords(bare)}`,
    })
  },
)
