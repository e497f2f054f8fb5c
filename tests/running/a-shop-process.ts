import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { aWitness } from '#tests/secrets/a-witness.ts'
import { buildIfNeeded } from '../../start/build-if-needed.ts'
import { START_FLAGS, START_SETTINGS } from './start-flags.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Looked at once: sources do not change while tests run. */
let built: Promise<void> | undefined

type LogLine = { level: number; msg: string; err?: { message: string; stack: string } } & Record<
  string,
  unknown
>

export type ShopProcess = {
  url: string
  port: number
  pid: number
  /** From its start until it said that it is open. */
  openAfterMs: number
  /** The lines of the log so far (pino's, from LOG_LEVEL=warn up unless its settings say more). */
  logLines(): LogLine[]
  /** Everything that was printed so far. */
  printed(): string
  /** False once the process has ended. */
  isRunning(): boolean
  /** Resolves when it has ended, however. */
  exited: Promise<unknown>
  /** SIGKILL: it has no time for anything. @throws when it printed a secret: see aWitness */
  kill(): Promise<void>
  /** SIGTERM: it lets what is under way end. @throws when it printed a secret: see aWitness */
  stop(): Promise<void>
}

/**
 * The shop as `npm start` runs it, in a process of its own, with these settings and no others, ready to serve. Rate limits
 * are off unless they say otherwise: all tests come from one address.
 * @param settings DATA_DIR among them; with DATABASE_URL and the settings of an outside world (an-outside-world.ts) the
 * process stands alone, and another may follow it on the same books
 * @param preload a module that Node loads before the shop
 * @param program the folder of another version of the program, with its build
 * @throws what it printed, when it ends before it is open
 */
export async function startShopProcess({
  port,
  settings,
  preload,
  program = ROOT,
}: {
  port: number
  settings: Record<string, string>
  preload?: URL
  program?: string
}): Promise<ShopProcess> {
  built ??= buildIfNeeded()
  await built
  const witness = aWitness(settings)
  const startedAt = performance.now()
  const options = [...START_FLAGS, ...witness.nodeOptions, ...(preload ? [`--import=${preload}`] : [])]
  const shop = spawn(process.execPath, [...options, 'main.ts'], {
    cwd: program,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      ...START_SETTINGS,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      ...settings,
      ...witness.settings,
    },
  })
  let output = ''
  const opened = new Promise<'open'>((resolve) => {
    shop.stdout.on('data', (chunk) => {
      output += chunk
      if (isOpen(output)) resolve('open')
    })
  })
  shop.stderr.on('data', (chunk) => {
    output += chunk
  })
  const exited = once(shop, 'exit')
  // Tests that are broken off leave no shop behind.
  const end = () => shop.kill('SIGTERM')
  process.once('exit', end)
  exited.then(() => {
    process.off('exit', end)
    witness.hear()
  })
  if ((await Promise.race([opened, exited])) !== 'open') throw new Error(`The shop did not start:\n${output}`)
  const endBy = async (signal: NodeJS.Signals) => {
    shop.kill(signal)
    await exited
    witness.expectSilence(output)
  }
  return {
    url: `http://localhost:${port}`,
    port,
    pid: shop.pid!,
    openAfterMs: performance.now() - startedAt,
    logLines: () =>
      output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line)),
    printed: () => output,
    isRunning: () => shop.exitCode === null && shop.signalCode === null,
    exited,
    kill: () => endBy('SIGKILL'),
    stop: () => endBy('SIGTERM'),
  }
}

/** That a shop has said so in what it printed. */
export function isOpen(printed: string): boolean {
  return printed.includes('Lúpulo is open')
}
