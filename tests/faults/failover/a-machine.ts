import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { vi } from 'vitest'
import { ROOTS_PATH } from './a-debian-system.ts'

const execute = promisify(execFile)

const OF_ROOT = { PATH: ROOTS_PATH, LC_ALL: 'C.UTF-8' }

const SCRIPT = fileURLToPath(new URL('machine.sh', import.meta.url))

type Plan = {
  /** A Debian in a folder, which all machines share. */
  root: string
  /** Folders: what is this machine’s alone and stays when it is switched off, and what it is set up with. */
  state: string
  setup: string
  user: { uid: number; gid: number }
  environment: Record<string, string>
  /** A line of a shell, run as `user`; the machine ends with it. */
  programs: string
}

export type Machine = Awaited<ReturnType<typeof aMachine>>

/**
 * A machine as the kernel can play one: processes, mounts and a network of its own. It stands ready and runs its programs once
 * it is `connected`.
 */
export async function aMachine({ root, state, setup, user, environment, programs }: Plan) {
  const owner = `${user.uid}:${user.gid}`
  const namespaces = ['--net', '--mount', '--pid', '--ipc', '--fork']
  const holder = spawn('unshare', [...namespaces, 'sh', SCRIPT, root, state, setup, owner, programs], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...OF_ROOT, ...environment },
  })
  let printed = ''
  for (const stream of [holder.stdout, holder.stderr]) stream.on('data', (chunk) => (printed += chunk))
  const exited = once(holder, 'exit')
  const pid = await vi.waitFor(() => firstChildOf(holder.pid!))
  /** The first process: all others of the machine die with it, at once. */
  const powerOff = async () => {
    signal(pid, 'SIGKILL')
    await exited
  }
  const end = () => signal(pid, 'SIGKILL')
  process.once('exit', end)
  exited.then(() => process.off('exit', end))

  return {
    pid,
    powerOff,
    printed: () => printed,
    /** In its network, as `ip` takes it. @throws what it says */
    ip: (...args: string[]) =>
      void execFileSync('nsenter', ['-t', String(pid), '-n', 'ip', ...args], { env: OF_ROOT }),
    /** A program of its system, in its network; answers what it prints. @throws what it says */
    run: async (...command: string[]) =>
      (await execute('nsenter', ['-t', String(pid), '-n', 'chroot', root, ...command], { env: OF_ROOT }))
        .stdout,
    /** A line of a shell as its user, among its own processes and mounts; answers what it prints. @throws what it says */
    sh: async (line: string) =>
      (
        await execute(
          'nsenter',
          [
            '-t',
            String(pid),
            '-n',
            '-m',
            '-p',
            '-i',
            'chroot',
            `--userspec=${owner}`,
            root,
            'sh',
            '-ec',
            line,
          ],
          { env: { ...OF_ROOT, ...environment } },
        )
      ).stdout,
    connected: () => holder.stdin.end('\n'),
    /** All its processes stand still, with their connections open; or they go on. */
    freeze: () => signalAll(pid, 'SIGSTOP'),
    thaw: () => signalAll(pid, 'SIGCONT'),
  }
}

function firstChildOf(pid: number): number {
  const child = Number.parseInt(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'), 10)
  if (!(child > 0)) throw new Error('no process yet')
  return child
}

/** Every process of the namespace that `pid` is the first of, again until none was born meanwhile. */
function signalAll(pid: number, name: NodeJS.Signals): void {
  const home = readlinkSync(`/proc/${pid}/ns/pid`)
  const seen = new Set<number>()
  for (let before = -1; before !== seen.size; ) {
    before = seen.size
    for (const other of readdirSync('/proc').map(Number)) {
      if (!other || seen.has(other) || homeOf(other) !== home) continue
      signal(other, name)
      seen.add(other)
    }
  }
}

function homeOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/ns/pid`)
  } catch {
    return undefined
  }
}

/** Processes come and go. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
