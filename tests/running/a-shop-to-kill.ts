import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

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
 * been built.
 * @param settings all that it has, PORT and DATA_DIR among them
 */
export function aShopToKill(settings: Record<string, string>): ShopToKill {
  const shop = spawn(process.execPath, ['main.ts'], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...settings },
  })
  let printed = ''
  for (const stream of [shop.stdout, shop.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk
    })
  }
  const exited = once(shop, 'exit')
  return {
    printed: () => printed,
    isRunning: () => shop.exitCode === null && shop.signalCode === null,
    async kill() {
      shop.kill('SIGKILL')
      await exited
    },
    async killGroup() {
      process.kill(-shop.pid!, 'SIGKILL')
      await exited
    },
  }
}

/** SIGKILL to every process that works in a folder or below it, such as those of a database server. */
export function killAllIn(folder: string): void {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name) || Number(name) === process.pid) continue
    try {
      if (`${readlinkSync(`/proc/${name}/cwd`)}/`.startsWith(`${folder}/`))
        process.kill(Number(name), 'SIGKILL')
    } catch {
      // It has ended meanwhile, or is none of ours.
    }
  }
}
