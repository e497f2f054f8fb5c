import { sql } from 'drizzle-orm'
import type { listMessages as call } from '#contract/contact-messages.ts'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import type { Database } from '#database/open-pool.ts'
import { listPage } from '../../list-page.ts'
import { holdsWords } from '../../search/search-words.ts'
import { asMessage, type MessageRow, readMessages } from './read-messages.ts'

const WHICH = { open: sql`done_at IS NULL`, done: sql`done_at IS NOT NULL`, all: sql`true` }

/** What people wrote to the shop, newest first, 25 a page. Past the end: an empty list. */
export async function listMessages(
  db: Database,
  { state = 'open', q, pag }: QueryOf<typeof call>,
): Promise<ResponseOf<typeof call>> {
  const page = listPage(pag)
  const found = holdsWords(sql`search_normal(name || ' ' || email)`, q ?? '')
  const [messages, counted] = await Promise.all([
    db.execute<MessageRow>(
      readMessages(sql`
        WHERE ${WHICH[state]} AND ${found} ORDER BY created_at DESC, id DESC
        ${page.rows}`),
    ),
    db.execute<{ open: number; done: number }>(sql`
      SELECT count(*) FILTER (WHERE done_at IS NULL) AS open, count(*) FILTER (WHERE done_at IS NOT NULL) AS done
      FROM contact_messages WHERE ${found}`),
  ])
  const { open, done } = counted.rows[0]!
  const total = { open, done, all: open + done }[state]
  return {
    messages: messages.rows.map(asMessage),
    ...page.counted(total),
    open,
    done,
  }
}
