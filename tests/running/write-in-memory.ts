import { accessSync, constants, statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
/** What everything that tests write at once stays far below. */
const ROOM_BYTES = 6 * 2 ** 30

/**
 * Has what tests write for a moment (databases above all, some 700 files each) written in memory, where a machine has such a folder
 * and room in it: copying a database takes 16 ms there, and 800 on a disk whose file system has just removed others
 * (docs/decisions/0141). Call it before anything asks for the folder of temporary files; where one was chosen (TMPDIR), that stays.
 */
export function writeInMemory(): void {
  if (!process.env.TMPDIR && hasRoom()) process.env.TMPDIR = MEMORY
}

function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ROOM_BYTES
  } catch {
    return false
  }
}
