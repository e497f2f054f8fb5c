import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A backup that is being written: its files one after another. */
export type Archive = {
  /** @param compress false for what is compressed already */
  add(name: string, content: Readable, compress?: boolean): void
  addText(name: string, content: string): void
}

/**
 * Writes a ZIP file, readable by its owner alone. It has its name only once it is whole and on the disk: what a killed
 * program leaves behind is called `….part`.
 */
export async function writeArchive(file: string, fill: (archive: Archive) => Promise<void>): Promise<void> {
  const part = `${file}.part`
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const failed = new Promise<never>((_, reject) => zip.on('error', reject))
  const written = Promise.race([pipeline(output, createWriteStream(part, { mode: 0o600 })), failed])
  // Whoever waits for it is told below; until then nobody does.
  written.catch(() => {})
  try {
    const filling = fill({
      add(name, content, compress = true) {
        content.once('error', (error) => zip.emit('error', error))
        zip.addReadStream(content, name, { compress })
      },
      addText: (name, content) => zip.addBuffer(Buffer.from(content), name),
    })
    // A disk that is full ends it too.
    await Promise.race([filling, written])
    zip.end()
    await written
    await flush(part)
    await rename(part, file)
    await flush(dirname(file))
  } catch (error) {
    output.destroy()
    await rm(part, { force: true })
    throw error
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
