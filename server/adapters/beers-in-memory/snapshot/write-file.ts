import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { flushNames } from '../../local-disk/flush-names.ts'
import { type Footer, type Section, TRAILER_BYTES } from './footer.ts'
import type { KeptPart, Numbers } from './part.ts'

/** So much is copied and summed up at once, while nobody else is answered: a millisecond. */
const PIECE_BYTES = 1024 * 1024
/** So much waits for the disk at most: whoever pays meanwhile waits for the same one. */
const UNFLUSHED_BYTES = 16 * PIECE_BYTES

/**
 * Writes a snapshot, readable by its owner alone. It has its name only once it is whole and on the disk.
 * @param partial where it is until then; nobody else's
 * @param conclude told when all parts are written, and says what else is to be known of them
 * @throws what the disk or `conclude` throws; nothing is left then
 */
export async function writeFile(
  path: string,
  partial: string,
  parts: [string, KeptPart][],
  conclude: () => Promise<Omit<Footer, 'sections'>>,
): Promise<void> {
  const handle = await open(partial, 'wx', 0o600)
  try {
    try {
      const sections: Section[] = []
      const write = flushing(handle)
      for (const [part, kept] of parts) {
        for (const [name, content] of Object.entries(kept)) {
          const { bytes, checksum } = await writeSection(write, content)
          sections.push({ part, name, kind: kindOf(content), bytes, checksum })
        }
      }
      const footer = Buffer.from(JSON.stringify({ ...(await conclude()), sections } satisfies Footer))
      const trailer = Buffer.alloc(TRAILER_BYTES)
      trailer.writeUInt32LE(footer.length, 0)
      trailer.writeUInt32LE(crc32(footer), 4)
      await write(Buffer.concat([footer, trailer]))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
  await flushNames(dirname(path))
}

type Write = (piece: Uint8Array) => Promise<void>

function flushing(handle: FileHandle): Write {
  let unflushed = 0
  return async (piece) => {
    for (let done = 0; done < piece.length; ) {
      done += (await handle.write(piece, done, piece.length - done)).bytesWritten
    }
    unflushed += piece.length
    if (unflushed < UNFLUSHED_BYTES) return
    unflushed = 0
    await handle.datasync()
  }
}

async function writeSection(write: Write, content: KeptPart[string]) {
  let [bytes, checksum] = [0, 0]
  for (const piece of ArrayBuffer.isView(content) ? piecesOf(content) : content) {
    checksum = crc32(piece, checksum)
    bytes += piece.length
    await write(piece)
  }
  return { bytes, checksum }
}

/** Copies: what is summed up must be what is written, whatever becomes of the numbers meanwhile. The next one takes the place of the last. */
function* piecesOf({ buffer, byteOffset, byteLength }: Numbers): Generator<Uint8Array> {
  const copy = new Uint8Array(Math.min(PIECE_BYTES, byteLength))
  for (let from = 0; from < byteLength; from += PIECE_BYTES) {
    const length = Math.min(PIECE_BYTES, byteLength - from)
    copy.set(new Uint8Array(buffer, byteOffset + from, length))
    yield copy.subarray(0, length)
  }
}

function kindOf(content: KeptPart[string]): Section['kind'] {
  if (content instanceof Int32Array) return 'Int32Array'
  return content instanceof Uint32Array ? 'Uint32Array' : 'Uint8Array'
}
