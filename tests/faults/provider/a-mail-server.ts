import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/**
 * fine: takes mails. refuses: says 451 to each. away: nobody listens. hangs: takes a mail's text and says nothing more.
 * slow: takes it after a while. cuts: takes it and hangs up before saying so.
 */
export type Mood = 'fine' | 'refuses' | 'away' | 'hangs' | 'slow' | 'cuts'

const SLOW_MS = 2_000

/** A mail server that can be in any mood, on a port that stays its own. */
export async function aMailServer() {
  let mood: Mood = 'fine'
  let server = await listen(0)
  const { port } = server.server.address() as AddressInfo
  /** By Message-ID: how often a mail was taken and that was said, how often it was taken and nobody heard. */
  const said = new Map<string, number>()
  const unheard = new Map<string, number>()
  const strikes = new Map<Mood, number>()
  const count = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1)

  async function take(text: string, session: SMTPServerSession): Promise<void> {
    const now = mood
    const id = /^message-id: *<([^>]+)>/im.exec(text)?.[1] ?? 'no Message-ID'
    count(strikes, now)
    if (now === 'refuses') throw Object.assign(new Error('later'), { responseCode: 451 })
    if (now === 'hangs') {
      await new Promise(() => {})
    }
    if (now === 'cuts') {
      count(unheard, id)
      for (const each of (server as unknown as Connections).connections) {
        if (each.session === session) each._socket.destroy()
      }
      await new Promise(() => {})
    }
    if (now === 'slow') await sleep(SLOW_MS)
    count(said, id)
  }

  async function listen(at: number): Promise<SMTPServer> {
    const made = new SMTPServer({
      ...{ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], disableReverseLookup: true },
      ...{ logger: false, closeTimeout: 100 },
      onData(stream, session, done) {
        const pieces: Buffer[] = []
        stream.on('data', (piece) => pieces.push(piece))
        stream.on('end', () => {
          take(Buffer.concat(pieces).toString('latin1'), session).then(() => done(), done)
        })
      },
    })
    made.on('error', () => {})
    await once(made.listen(at, '127.0.0.1'), 'listening')
    return made
  }

  const close = () => new Promise<void>((closed) => server.close(() => closed()))
  return {
    url: `smtp://127.0.0.1:${port}`,
    ...{ said, unheard, strikes },
    async turn(next: Mood): Promise<void> {
      const was = mood
      mood = next
      // Those that hang are let go with the server they hang at.
      if (next === 'away' || was === 'hangs') await close()
      if (next !== 'away' && (was === 'away' || was === 'hangs')) server = await listen(port)
    },
    close,
  }
}

/** What the server has open: it offers no other way to hang up on one. */
type Connections = { connections: Set<{ session: SMTPServerSession; _socket: Socket }> }
