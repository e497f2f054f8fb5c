import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** Records by key; the newest record of a key is the one that counts. */
export interface Journal {
  /** What stood in the file when it was opened: the newest record of each key, in the order of first writing. */
  readonly records: ReadonlyMap<string, unknown>
  /** Adds a record. It survives the death of this process, not the loss of power: nothing here is real money. */
  put(key: string, record: unknown): void
  close(): void
}

/**
 * Opens the append-only log at `path`: one JSON line `[key, record]` per change. A line that was cut off by a
 * killed process is the last one and is left out. Opening writes the file anew with only the newest record of
 * each key, beside the old one and then renamed over it, so that a kill in between loses nothing.
 */
export function openJournal(
  path: string,
  isWorthKeeping: (key: string, record: unknown) => boolean = () => true,
): Journal {
  mkdirSync(dirname(path), { recursive: true })
  const records = new Map<string, unknown>()
  for (const line of existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []) {
    const entry = parseEntry(line)
    if (entry) records.set(entry[0], entry[1])
  }
  for (const [key, record] of records) if (!isWorthKeeping(key, record)) records.delete(key)

  const lines = [...records].map((entry) => `${JSON.stringify(entry)}\n`)
  writeFileSync(`${path}.new`, lines.join(''))
  renameSync(`${path}.new`, path)
  const file = openSync(path, 'a')

  return {
    records,
    put(key, record) {
      writeSync(file, `${JSON.stringify([key, record])}\n`)
    },
    close: () => closeSync(file),
  }
}

function parseEntry(line: string): [string, unknown] | undefined {
  if (line === '') return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
