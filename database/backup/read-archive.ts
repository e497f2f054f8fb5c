import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise } from 'yauzl'

/** A backup that is being read: its files in any order. */
export type OpenArchive = {
  names: string[]
  /** @throws when there is no such file, or it is damaged */
  open(name: string): Promise<Readable>
  text(name: string): Promise<string>
  close(): void
}

/** Opens a ZIP file. @throws when it is none, or not whole */
export async function readArchive(file: string): Promise<OpenArchive> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false })
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  const open = async (name: string) => {
    const entry = entries.get(name)
    if (!entry) throw new Error(`The backup lacks ${name}.`)
    return zip.openReadStreamPromise(entry)
  }
  return {
    names: [...entries.keys()],
    open,
    text: async (name) => (await buffer(await open(name))).toString('utf8'),
    close: () => zip.close(),
  }
}
