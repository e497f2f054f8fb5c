import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

/** One received message. `from` and `to` are the envelope's addresses, in lower case. */
export interface MailMessage {
  id: string
  receivedAt: number
  from: string
  to: string[]
  subject: string
  text: string | null
  html: string | null
  headers: { name: string; value: string }[]
  attachments: { filename: string | null; mimeType: string; bytes: number }[]
}

export interface MailStore {
  add(raw: Buffer, envelope: { from: string; to: string[] }): Promise<MailMessage>
  /** Newest first; only those sent to this address, where one is given. */
  list(to?: string): MailMessage[]
  find(id: string): MailMessage | undefined
  raw(id: string): Buffer
  clear(): void
}

/** So that a long load test fills no disk, the oldest messages go beyond this many. */
const KEPT = 2000

/**
 * Messages in `folder`: `<id>.eml` as received, `<id>.json` as parsed. The JSON is written last and by renaming,
 * so a message is there whole or not at all.
 */
export function openMailStore(folder: string): MailStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const messages = new Map<string, MailMessage>()
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  for (const name of names.sort()) {
    const message: MailMessage = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    messages.set(message.id, message)
  }

  function remove(id: string) {
    messages.delete(id)
    rmSync(join(folder, `${id}.json`), { force: true })
    rmSync(join(folder, `${id}.eml`), { force: true })
  }

  return {
    async add(raw, envelope) {
      const parsed = await PostalMime.parse(raw)
      const receivedAt = Date.now()
      const message: MailMessage = {
        id: `${String(receivedAt).padStart(15, '0')}-${randomUUID().slice(0, 8)}`,
        receivedAt,
        from: envelope.from.toLowerCase(),
        to: envelope.to.map((address) => address.toLowerCase()),
        subject: parsed.subject ?? '',
        text: parsed.text ?? null,
        html: parsed.html ?? null,
        headers: parsed.headers.map(({ key, value }) => ({ name: key, value })),
        attachments: parsed.attachments.map(({ filename, mimeType, content }) => ({
          filename,
          mimeType,
          bytes: typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength,
        })),
      }
      writeFileSync(join(folder, `${message.id}.eml`), raw)
      writeFileSync(join(folder, `${message.id}.new`), JSON.stringify(message))
      renameSync(join(folder, `${message.id}.new`), join(folder, `${message.id}.json`))
      messages.set(message.id, message)
      for (const id of messages.keys()) {
        if (messages.size <= KEPT) break
        remove(id)
      }
      return message
    },
    list(to) {
      const address = to?.toLowerCase()
      const found = [...messages.values()].filter((message) => !address || message.to.includes(address))
      return found.reverse()
    },
    find: (id) => messages.get(id),
    raw: (id) => readFileSync(join(folder, `${id}.eml`)),
    clear() {
      for (const id of [...messages.keys()]) remove(id)
    },
  }
}
