import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** Ids of an ordinary user that has a name on every Unix. */
export const ordinaryUser = { uid: 65534, gid: 65534 }

export const isRoot = process.geteuid?.() === 0

const program = fileURLToPath(new URL('./use-server.ts', import.meta.url))

type ServerUser = {
  connectionString: string
  startedByUs: boolean
  /** As a crash or `kill -9` would end it: it gives nothing back. */
  kill(): Promise<void>
  /** As a shop that is stopped ends. */
  leave(): Promise<void>
}

/** Another process that uses the embedded server of a folder. Rejects with the sentence it refuses with. */
export async function startServerUser(options: {
  dataDir: string
  runAs?: typeof ordinaryUser
  checkout?: { node: string; program: string }
}): Promise<ServerUser> {
  const child = spawn(
    options.checkout?.node ?? process.execPath,
    [options.checkout?.program ?? program, options.dataDir],
    {
      ...options.runAs,
      cwd: '/',
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const exited = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const said = await Promise.race([
    once(lines, 'line').then(([line]) => JSON.parse(line)),
    exited.then(() => ({ refusal: 'the process ended without a word' })),
  ])
  if (said.refusal) {
    await exited
    throw new Error(said.refusal)
  }
  return {
    ...said,
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
    async leave() {
      child.stdin.end()
      const [code] = await exited
      if (code !== 0) throw new Error(`leaving the server failed with exit code ${code}`)
    },
  }
}
