import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { checkFileName, type MediaStorage } from '../../ports/media-storage.ts'
import { flushNames } from './flush-names.ts'
import { removeAbandoned } from './remove-abandoned.ts'

/**
 * Keeps files in a folder, all side by side. A file is written beside them, brought to the disk and then renamed, so
 * that nobody ever reads half of one. What a process that died was just writing is removed by the next one.
 *
 * @param folder made when the first file comes
 */
export function createLocalDisk(folder: string): MediaStorage {
  const incoming = join(folder, '.incoming')
  let prepared: Promise<void> | undefined

  async function prepare() {
    await mkdir(incoming, { recursive: true })
    await removeAbandoned(incoming)
  }

  return {
    async put(name, content) {
      checkFileName(name)
      prepared ??= prepare()
      // A folder that could not be made is tried again with the next file.
      await prepared.catch((error) => {
        prepared = undefined
        throw error
      })
      const partial = join(incoming, randomUUID())
      try {
        await writeFile(partial, content, { flush: true })
        await rename(partial, join(folder, name))
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
      await flushNames(folder)
    },

    async get(name) {
      checkFileName(name)
      const handle = await open(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      if (!handle) return undefined
      const { size } = await handle.stat()
      // Closes the file at its end, and when whoever reads it goes away.
      const stream = createReadStream('', { fd: handle })
      return { bytes: size, body: Readable.toWeb(stream) as ReadableStream<Uint8Array> }
    },

    async delete(name) {
      checkFileName(name)
      await rm(join(folder, name), { force: true })
    },
  }
}
