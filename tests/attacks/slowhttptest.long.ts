import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordTrial } from '#tests/faults/record-trial.ts'
import { type AttackedShop, anAttackedShop } from './an-attacked-shop.ts'
import { findProgram } from './find-program.ts'
import { aControlServer, inWords, visit } from './how-long.ts'
import { runProgram } from './run-program.ts'

const SOCKETS = 2000
const SECONDS = 45
const VISITS = 40

/** slowhttptest's ways: `-H` headers, `-B` a body, `-X` reading. A bit of each follows every five seconds. */
const WAYS = {
  headers: { flags: ['-H', '-x', '10'], path: '/shop' },
  body: { flags: ['-B', '-s', '8192', '-x', '10'], path: '/login' },
  reading: { flags: ['-X', '-w', '1', '-y', '16', '-n', '5', '-z', '8', '-k', '3'], path: '/shop' },
}

let attacked: AttackedShop
beforeAll(async () => {
  findProgram('slowhttptest')
  attacked = await anAttackedShop({ HEADERS_TIMEOUT_SECONDS: '20', REQUEST_TIMEOUT_SECONDS: '30' })
}, 600_000)
afterAll(() => attacked?.shop.stop())

function memoryMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!
  return Math.round(Number(kilobytes) / 1024)
}

/** Connections to the port that are open on this machine, by the kernel's list (state 01). */
function openConnections(port: number): number {
  const end = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const lines = ['tcp', 'tcp6'].flatMap((list) => readFileSync(`/proc/net/${list}`, 'utf8').split('\n'))
  return lines.filter((line) => {
    const [, local, , state] = line.trim().split(/\s+/)
    return local?.endsWith(end) && state === '01'
  }).length
}

function attack(flags: string[], url: string, cookie: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lupulo-slow-'))
  const args = [
    ...flags,
    ...['-c', String(SOCKETS), '-r', '500', '-i', '5', '-l', String(SECONDS), '-p', '30'],
    ...['-j', cookie, '-u', url, '-g', '-o', join(folder, 'told')],
  ]
  return runProgram('slowhttptest', args, SECONDS + 30).finally(() => rmSync(folder, { recursive: true }))
}

test.each(Object.entries(WAYS))('2,000 sockets that are slow with %s', async (way, { flags, path }) => {
  const { shop, sessions } = attacked
  const control = await aControlServer()
  const before = await visit(shop.port, '/shop', sessions.visitor, VISITS)
  const emptyMegabytes = memoryMegabytes(shop.pid)
  let attacking = true
  const attacker = attack(flags, shop.url + path, sessions.visitor.cookie).finally(() => {
    attacking = false
  })
  const most = { sockets: 0, megabytes: 0 }
  const during = await visit(shop.port, '/shop', sessions.visitor, () => {
    most.sockets = Math.max(most.sockets, openConnections(shop.port))
    most.megabytes = Math.max(most.megabytes, memoryMegabytes(shop.pid))
    return attacking
  })
  const bare = await visit(control.port, '/', sessions.visitor, VISITS)
  control.close()
  const { printed } = await attacker
  expect(printed).toMatch(/Exit status: (Hit test time limit|No open connections left)/)
  expect(most.sockets).toBeGreaterThan(SOCKETS / 4)
  expect(during.answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(shop.isRunning()).toBe(true)
  expect(attacked.failures()).toEqual([])
  while (openConnections(shop.port) > 0) await sleep(200)
  recordTrial({
    area: 'Attacks',
    what: `slowhttptest, ${way}`,
    times: SOCKETS,
    unit: 'sockets',
    lost: 0,
    figures: `${most.sockets} open at once; /shop before: ${inWords(before)}; meanwhile: ${inWords(during)}; bare server: ${inWords(bare)}; memory ${emptyMegabytes} → ${most.megabytes} MB`,
  })
})
