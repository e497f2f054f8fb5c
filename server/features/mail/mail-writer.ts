import type { MailKind } from '#contract/mail-kinds.ts'
import type { Database } from '#database/open-pool.ts'
import type { KeptPayload } from '../../outbox/mail-kinds.ts'
import type { MailContent } from './mail-content.ts'

/** Writes mails of a kind out of what their payload names; undefined when their time is over or what they tell of is gone. */
export type MailWriter<Kind extends MailKind> = (
  db: Database,
  publicUrl: string,
  payload: KeptPayload<Kind>,
) => Promise<MailContent | undefined>

/** A writer for each of some kinds. */
export type MailWriters<Kind extends MailKind> = { [Each in Kind]: MailWriter<Each> }
