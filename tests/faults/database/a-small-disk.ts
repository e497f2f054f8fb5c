import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type SmallDisk = {
  folder: string
  /** Leaves not a byte. */
  fill(): void
  /** Takes away what filled it. */
  makeRoom(): void
  remove(): void
}

const PIECES = [1024 * 1024, 4096, 1]

/** A disk of so many megabytes (tmpfs), or the reason why this machine does not allow one. */
export function aSmallDisk(megabytes: number): SmallDisk | string {
  const folder = mkdtempSync(join(tmpdir(), 'lupulo-disk-'))
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
    remove() {
      spawnSync('umount', ['--lazy', folder])
      rmdirSync(folder)
    },
  }
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
