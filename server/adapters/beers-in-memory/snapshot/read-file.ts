import { type FileHandle, open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { type Footer, parseFooter, type Section, TRAILER_BYTES } from './footer.ts'
import type { Numbers, ReadPart } from './part.ts'

const PIECE_BYTES = 4 * 1024 * 1024

export type OpenedFile = {
  footer: Footer
  /** @throws where a byte is not what was written */
  readParts(): Promise<Map<string, ReadPart>>
  close(): Promise<void>
}

/** Opens a snapshot; undefined where there is none. @throws where it is not whole, or none */
export async function openFile(path: string): Promise<OpenedFile | undefined> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!handle) return undefined
  try {
    const footer = await readFooter(handle)
    return { footer, readParts: () => readParts(handle, footer.sections), close: () => handle.close() }
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function readFooter(handle: FileHandle): Promise<Footer> {
  const { size } = await handle.stat()
  const trailer = Buffer.alloc(TRAILER_BYTES)
  await fill(handle, trailer, size - TRAILER_BYTES)
  const length = trailer.readUInt32LE(0)
  const at = size - TRAILER_BYTES - length
  if (at < 0) throw new Error('it is not whole')
  const bytes = Buffer.alloc(length)
  await fill(handle, bytes, at)
  if (crc32(bytes) !== trailer.readUInt32LE(4)) throw new Error('it is not whole')
  const footer = parseFooter(bytes.toString('utf8'))
  // Nobody makes room for more than the file has.
  if (footer.sections.reduce((sum, { bytes }) => sum + bytes, 0) !== at) throw new Error('it is not whole')
  return footer
}

async function readParts(handle: FileHandle, sections: Section[]): Promise<Map<string, ReadPart>> {
  const parts = new Map<string, ReadPart>()
  let at = 0
  for (const { part, name, kind, bytes, checksum } of sections) {
    const numbers = roomFor(kind, bytes)
    const all = new Uint8Array(numbers.buffer)
    let sum = 0
    for (let from = 0; from < bytes; from += PIECE_BYTES) {
      const piece = all.subarray(from, from + PIECE_BYTES)
      await fill(handle, piece, at + from)
      sum = crc32(piece, sum)
    }
    if (sum !== checksum) throw new Error(`${part}.${name} is damaged`)
    at += bytes
    parts.set(part, { ...parts.get(part), [name]: numbers })
  }
  return parts
}

function roomFor(kind: Section['kind'], bytes: number): Numbers {
  const buffer = new ArrayBuffer(bytes)
  if (kind === 'Int32Array') return new Int32Array(buffer)
  return kind === 'Uint32Array' ? new Uint32Array(buffer) : new Uint8Array(buffer)
}

/** @throws where the file ends before */
async function fill(handle: FileHandle, room: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < room.length; ) {
    const { bytesRead } = await handle.read(room, done, room.length - done, position + done)
    if (bytesRead === 0) throw new Error('it is not whole')
    done += bytesRead
  }
}
