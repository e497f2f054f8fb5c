import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildIfNeeded } from '../../start/build-if-needed.ts'
import { aBuyerForm } from '../factories/sign-up-forms.ts'
import { freePorts } from '../running/free-ports.ts'
import { START_FLAGS } from '../running/start-flags.ts'

let dataDir: string
let port: number
const running: ChildProcess[] = []

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'lupulo-start-'))
  chmodSync(dataDir, 0o755)
  // Its neighbour is the stand-ins'.
  ;[port] = (await freePorts(2)) as [number, number]
  await buildIfNeeded()
}, 300_000)

afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

function start(settings: Record<string, string> = {}, command = ['node', ...START_FLAGS, 'main.ts']) {
  const [program, ...words] = command
  const child = spawn(program!, words, {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings },
  })
  running.push(child)
  const said = { text: '' }
  child.stdout.on('data', (chunk) => (said.text += chunk))
  child.stderr.on('data', (chunk) => (said.text += chunk))
  return { child, said, exited: once(child, 'exit') as Promise<[number | null]> }
}

async function untilReady({ child, said }: ReturnType<typeof start>) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(said.text)
    const ready = await fetch(`http://localhost:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await sleep(50)
  }
}

/** Until it says so: with several processes all of them serve then. */
async function untilOpen({ child, said }: ReturnType<typeof start>) {
  while (!said.text.includes('Lúpulo is open')) {
    if (child.exitCode !== null) throw new Error(said.text)
    await sleep(50)
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}

test('an empty folder becomes a shop; a running request ends before it stops; nothing is left behind', async () => {
  const shop = start()
  await untilReady(shop)
  expect(shop.said.text).toContain(`Lúpulo is open: http://localhost:${port}`)
  expect(shop.said.text).toMatch(/buyer +buyer@lupulo\.example +\S{8,}/)

  const standIns = /http:\/\/localhost:\d+(?=, SMTP)/.exec(shop.said.text)![0]
  expect(await answers(standIns)).toBe(true)
  const signUp = fetch(`http://localhost:${port}/api/user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aBuyerForm()),
  })
  await sleep(15)
  shop.child.kill('SIGTERM')
  expect((await signUp).status).toBe(201)
  expect((await shop.exited)[0]).toBe(0)
  expect(await answers(standIns)).toBe(false)
}, 300_000)

test('a second start finds what the first one kept, and says when its port is taken', async () => {
  const shop = start()
  await untilReady(shop)
  const beers = await (await fetch(`http://localhost:${port}/api/product`)).json()
  expect(beers.length).toBeGreaterThanOrEqual(90)

  const late = start({ SANDBOX_PORT: '0' })
  expect((await late.exited)[0]).toBe(1)
  expect(late.said.text).toContain(`Port ${port} is taken.`)
  expect(await answers(`http://localhost:${port}/readyz`)).toBe(true)
  shop.child.kill('SIGTERM')
  expect((await shop.exited)[0]).toBe(0)
}, 300_000)

test('npm run dev opens the same shop from its sources', async () => {
  const shop = start({}, ['node', 'main.ts', '--dev'])
  await untilReady(shop)
  const gate = await fetch(`http://localhost:${port}/`)
  expect(gate.status).toBe(200)
  expect(await gate.text()).toContain('¿Eres mayor de edad?')
  shop.child.kill('SIGTERM')
  expect((await shop.exited)[0]).toBe(0)
}, 300_000)

test('wrong settings are sentences, and production starts on no stand-in', async () => {
  const wrong = start({ PORT: 'x', HOLD_SECONDS: 'soon' })
  expect((await wrong.exited)[0]).toBe(1)
  expect(wrong.said.text).toContain('PORT is not a whole number.')
  expect(wrong.said.text).toContain('HOLD_SECONDS is not a whole number.')
  expect(wrong.said.text).not.toContain('    at ')
  const bare = start({ NODE_ENV: 'production' })
  expect((await bare.exited)[0]).toBe(1)
  expect(bare.said.text).toContain('SMTP_URL is missing')
})

// As supervisors end it: they know of npm alone. What it has no time to say, nobody says.
test.each(['SIGTERM', 'SIGKILL'] as const)(
  'npm start ends whole when npm gets %s',
  async (signal) => {
    const shop = start({}, ['npm', 'start'])
    await untilReady(shop)
    const standIns = /http:\/\/localhost:\d+(?=, SMTP)/.exec(shop.said.text)![0]
    shop.child.kill(signal)
    await expect.poll(() => answers(`http://localhost:${port}/readyz`), { timeout: 120_000 }).toBe(false)
    await expect.poll(() => answers(standIns), { timeout: 120_000 }).toBe(false)
  },
  90_000,
)

/** The processes that a process has started, those that have ended left out. */
function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

/** Those of them that serve: the others are the stand-ins. */
function servingProcesses(shop: ReturnType<typeof start>): number[] {
  return childrenOf(shop.child.pid!).filter(
    (pid) => !readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('sandbox'),
  )
}

const isRunning = (pid: number) => existsSync(`/proc/${pid}`)

test.runIf(process.platform === 'linux')(
  'of several processes one may die: the others serve, another takes its place, and all end together',
  async () => {
    const shop = start({ WORKERS: '2' })
    await untilOpen(shop)
    // With the one of the desk.
    const serving = servingProcesses(shop)
    expect(serving).toHaveLength(3)
    process.kill(serving[0]!, 'SIGKILL')
    for (let asked = 0; asked < 20; asked++) {
      const signal = AbortSignal.timeout(20_000)
      expect((await fetch(`http://localhost:${port}/api/toprated`, { signal })).status).toBe(200)
    }
    await expect
      .poll(() => servingProcesses(shop).filter((pid) => pid !== serving[0]).length, {
        timeout: 120_000,
      })
      .toBe(3)

    const all = childrenOf(shop.child.pid!)
    shop.child.kill('SIGTERM')
    expect((await shop.exited)[0]).toBe(0)
    await expect.poll(() => all.filter(isRunning), { timeout: 120_000 }).toEqual([])

    const again = start({ WORKERS: '2' })
    await untilOpen(again)
    const orphans = servingProcesses(again)
    again.child.kill('SIGKILL')
    await expect.poll(() => orphans.filter(isRunning), { timeout: 120_000 }).toEqual([])
  },
  180_000,
)

/** Who answered each request so far, as their lines in the log say. */
function answerers({ said }: ReturnType<typeof start>, path: string): number[] {
  const lines = said.text.split('\n').filter((line) => line.startsWith('{'))
  return lines.flatMap((line) => {
    const told = JSON.parse(line) as { pid: number; path?: string }
    return told.path === path ? [told.pid] : []
  })
}

test.runIf(process.platform === 'linux')(
  'the work of the desk has a process of its own; while it is gone the others do it',
  async () => {
    const shop = start({ WORKERS: '2', LOG_LEVEL: 'info' })
    await untilOpen(shop)
    const ask = async (path: string) => {
      const before = answerers(shop, path).length
      const answer = await fetch(`http://localhost:${port}${path}`, {
        headers: { 'user-agent': 'Googlebot/2.1' },
      })
      await expect.poll(() => answerers(shop, path).length, { timeout: 20_000 }).toBe(before + 1)
      return { status: answer.status, pid: answerers(shop, path).at(-1)! }
    }
    const serving = servingProcesses(shop)
    const { pid: desk } = await ask('/api/admin/today')
    for (let asked = 0; asked < 5; asked++) {
      expect(await ask('/api/admin/today')).toEqual({ status: 401, pid: desk })
      expect(await ask('/admin/orders')).toEqual({ status: 404, pid: desk })
      for (const path of ['/api/toprated', '/shop', '/company/00000000-0000-4000-8000-000000000000'])
        expect((await ask(path)).pid).not.toBe(desk)
    }
    process.kill(desk, 'SIGKILL')
    await expect.poll(() => isRunning(desk)).toBe(false)
    const meanwhile = await ask('/admin/orders')
    expect([meanwhile.status, meanwhile.pid === desk]).toEqual([404, false])
    await expect
      .poll(async () => serving.includes((await ask('/admin/orders')).pid), { timeout: 120_000 })
      .toBe(false)
    shop.child.kill('SIGTERM')
    expect((await shop.exited)[0]).toBe(0)
  },
  180_000,
)
