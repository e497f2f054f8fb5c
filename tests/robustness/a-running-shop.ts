import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildIfNeeded } from '../../start/build-if-needed.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export type RunningShop = {
  url: string
  port: number
  sandboxUrl: string
  dataDir: string
  /** The lines of the log so far (pino's, from LOG_LEVEL=warn up). */
  logLines(): LogLine[]
  /** Everything that was printed so far. */
  printed(): string
  /** False once the process has ended. */
  isRunning(): boolean
  stop(): Promise<void>
}

type LogLine = { level: number; msg: string; err?: { message: string; stack: string } } & Record<
  string,
  unknown
>

/**
 * The shop as `npm start` runs it, in a process of its own on free ports with an empty DATA_DIR, ready to serve.
 * Rate limits are off: all tests come from one address.
 * @throws what it printed, when it ends before it is open
 */
export async function startShop(settings: Record<string, string> = {}): Promise<RunningShop> {
  await buildIfNeeded()
  const dataDir = await mkdtemp(join(tmpdir(), 'lupulo-robust-'))
  // The embedded server's own user must be able to get in.
  await chmod(dataDir, 0o755)
  const [port, sandboxPort] = await freePorts()
  const shop = spawn(process.execPath, ['main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      ...settings,
    },
  })
  let output = ''
  const opened = new Promise<'open'>((resolve) => {
    shop.stdout.on('data', (chunk) => {
      output += chunk
      if (output.includes('Lúpulo is open')) resolve('open')
    })
  })
  shop.stderr.on('data', (chunk) => {
    output += chunk
  })
  const exited = once(shop, 'exit')
  // Tests that are broken off leave no shop behind.
  const end = () => shop.kill('SIGTERM')
  process.once('exit', end)
  if ((await Promise.race([opened, exited])) !== 'open') {
    await rm(dataDir, { recursive: true, force: true })
    throw new Error(`The shop did not start:\n${output}`)
  }
  return {
    url: `http://localhost:${port}`,
    port,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    dataDir,
    logLines: () =>
      output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line)),
    printed: () => output,
    isRunning: () => shop.exitCode === null && shop.signalCode === null,
    async stop() {
      shop.kill('SIGTERM')
      await exited
      process.off('exit', end)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Two ports that were free a moment ago. */
async function freePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()]
  await Promise.all(servers.map((server) => once(server.listen(0), 'listening')))
  const ports = servers.map((server) => (server.address() as { port: number }).port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports as [number, number]
}
