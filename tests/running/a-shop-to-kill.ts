import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { START_FLAGS, START_SETTINGS } from './start-flags.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

type ShopToKill = {
  printed(): string
  isRunning(): boolean
  /** SIGKILL to it alone: what it had started is left behind. */
  kill(): Promise<void>
  /** SIGKILL to it and to all that it had started, as when a terminal is closed on them. */
  killGroup(): Promise<void>
}

/**
 * The shop as `npm start` runs it, leading a group of processes of its own: to be killed before it is open. It must have
 * been built. With the test ends what is left of it.
 * @param settings all that it has, PORT and DATA_DIR among them
 */
export function aShopToKill(settings: Record<string, string>): ShopToKill {
  const shop = spawn(process.execPath, [...START_FLAGS, 'main.ts'], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...START_SETTINGS, LOG_LEVEL: 'warn', ...settings },
  })
  let printed = ''
  for (const stream of [shop.stdout, shop.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk
    })
  }
  const exited = once(shop, 'exit')
  const isRunning = () => shop.exitCode === null && shop.signalCode === null
  const killGroup = async () => {
    process.kill(-shop.pid!, 'SIGKILL')
    await exited
  }
  // It leads its own group: no signal to the tests reaches it.
  const end = () => shop.kill('SIGKILL')
  process.once('exit', end)
  exited.then(() => process.off('exit', end))
  onTestFinished(async () => {
    if (isRunning()) await killGroup()
  })
  return {
    printed: () => printed,
    isRunning,
    async kill() {
      shop.kill('SIGKILL')
      await exited
    },
    killGroup,
  }
}
