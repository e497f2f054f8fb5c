import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killAllIn } from '#tests/running/kill-all-in.ts'

type SmallDisk = {
  folder: string
  /** Leaves not a byte. */
  fill(): void
  /** Takes away what filled it. */
  makeRoom(): void
  remove(): void
}

const PIECES = [1024 * 1024, 4096, 1]

/** What a folder's name begins with; behind it stands the process whose disk it is. */
const NAME = join(tmpdir(), 'lupulo-disk-')

/**
 * A disk of so many megabytes (tmpfs), or the reason why this machine does not allow one. Takes away what killed processes
 * have left of theirs: a disk outlives who mounted it.
 */
export function aSmallDisk(megabytes: number): SmallDisk | string {
  for (const left of disksOfTheDead()) takeAway(left)
  const folder = mkdtempSync(`${NAME}${process.pid}-`)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    rmdirSync(folder)
    return `this machine mounts no tmpfs: ${mounted.error?.message ?? mounted.stderr.toString().trim()}`
  }
  chmodSync(folder, 0o755)
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a')
      for (const bytes of PIECES) {
        const piece = Buffer.alloc(bytes, 1)
        while (writesAll(file, piece));
      }
      closeSync(file)
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    remove: () => takeAway(folder),
  }
}

function disksOfTheDead(): string[] {
  const mounted = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
  return mounted.filter(
    (folder) => folder.startsWith(NAME) && !isAlive(parseInt(folder.slice(NAME.length), 10)),
  )
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whoever still works there ends. */
function takeAway(folder: string) {
  killAllIn(folder)
  spawnSync('umount', ['--lazy', folder])
  rmdirSync(folder)
}

/** False when there was no room for all of it. */
function writesAll(file: number, piece: Buffer): boolean {
  try {
    return writeSync(file, piece) === piece.length
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false
    throw error
  }
}
