import type { Pool } from 'pg'
import type { OutsideWorld } from '#tests/running/an-outside-world.ts'

/** Mails that were on their way at that moment: of these, and no others, a second one may arrive. */
export async function mailsOnTheirWay(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query(
    'SELECT id FROM outbox WHERE sent_at IS NULL AND held_back IS NULL AND attempts > 0',
  )
  return rows.map(({ id }) => id)
}

type Message = { messageId: string; to: string[]; subject: string }

/** So many the mailbox keeps: were it full, older ones would be gone. */
const KEPT_AT_MOST = 2000

/**
 * Mails that arrived and should not have, or the other way round; empties the mailbox. A mail's Message-ID names its row,
 * which was written with what it tells of: a mail without a row tells of something that never happened.
 * @param arrivedBefore rows whose mails have been looked at already; those of this time are added
 */
export async function findMailsApart(
  pool: Pool,
  world: OutsideWorld,
  { mayComeTwice, arrivedBefore }: { mayComeTwice: Set<string>; arrivedBefore: Set<string> },
): Promise<string[]> {
  const { messages } = await world.call<{ messages: Message[] }>('GET', '/mail/messages.json')
  if (messages.length >= KEPT_AT_MOST) throw new Error('the mailbox was too small')
  await world.call('DELETE', '/mail/messages')
  const arrived = new Map<string, Message[]>()
  for (const message of messages) {
    const row = /^<([\da-f-]{36})@/.exec(message.messageId)?.[1] ?? message.messageId
    arrived.set(row, [...(arrived.get(row) ?? []), message])
  }
  const { rows } = await pool.query<{ id: string; kind: string; recipient: string }>(
    'SELECT id, kind, recipient FROM outbox WHERE sent_at IS NOT NULL AND NOT id = ANY($1::uuid[])',
    [[...arrivedBefore]],
  )
  const wrong: string[] = []
  for (const { id, kind, recipient } of rows) {
    const copies = arrived.get(id) ?? []
    arrived.delete(id)
    if (copies.length === 0) wrong.push(`the ${kind} ${id} never arrived`)
    if (copies.some(({ to }) => !to.includes(recipient))) wrong.push(`the ${kind} ${id} went astray`)
    if (copies.length > 1 && !mayComeTwice.has(id)) {
      wrong.push(`the ${kind} ${id} came ${copies.length} times`)
    }
    arrivedBefore.add(id)
  }
  for (const [id, copies] of arrived) {
    wrong.push(`${copies[0]!.subject} (${id}) tells of nothing that happened, or of it once more`)
  }
  return wrong
}
