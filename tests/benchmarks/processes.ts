import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { START_FLAGS, START_SETTINGS } from '../running/start-flags.ts'

export type Running = { url: string; child: ChildProcess; stop(): Promise<void> }

/** The shop as `npm start` runs it, in a folder that is filled already. */
export async function startShop(
  dataDir: string,
  port: number,
  settings: Record<string, string> = {},
): Promise<Running> {
  const running = start('main.ts', port, START_FLAGS, {
    DATA_DIR: dataDir,
    DEMO_SHOP: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'info',
    ...START_SETTINGS,
    ...settings,
  })
  for (;;) {
    if (running.child.exitCode !== null) throw new Error('The shop did not start.')
    const ready = await fetch(`${running.url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return running
    await sleep(100)
  }
}

export async function startControl(databaseUrl: string, port: number): Promise<Running> {
  const running = start('tests/benchmarks/control-server.ts', port, [], { DATABASE_URL: databaseUrl })
  await once(running.child, 'message')
  return running
}

function start(
  program: string,
  port: number,
  execArgv: readonly string[],
  settings: Record<string, string>,
): Running {
  const child = fork(program, {
    execArgv: [...execArgv],
    env: { PATH: process.env.PATH, PORT: String(port), ...settings },
    // Log lines are written, as in a real shop, and read by nobody.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return {
    url: `http://localhost:${port}`,
    child,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** CPU seconds that a process has used so far (Linux, proc(5): utime and stime, 100 ticks a second). */
export function cpuSeconds(child: ChildProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
