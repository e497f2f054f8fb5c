import { DELETED_EMAIL_DOMAIN } from '#contract/limits.ts'
import { isDatabaseDown } from '../../http/database-down.ts'
import { inLanguage } from '../../http/readers-language.ts'
import { reasonToKeep } from '../../log/reason-to-keep.ts'
import { MailServerAway } from '../../ports/mailer.ts'
import type { Services } from '../../services.ts'
import { countMail, mayGoThere } from './count-mail.ts'
import { languageOfReader } from './language-of-reader.ts'
import { type ClaimedMail, claimMail, whileClaimed } from './mail-claim.ts'
import { finish, holdBack, keepReason, waitForRoom } from './mail-outcomes.ts'
import { readMailFacts } from './read-mail-facts.ts'
import { writeMail } from './write-mail.ts'

type MailServices = Pick<Services, 'db' | 'env' | 'mailer' | 'log' | 'rateLimits'>

/**
 * Sends a mail of the outbox, unless it has left or somebody else is at it. A server that does not take it is asked
 * again after a pause that doubles; while no server is there at all, nothing is tried or counted. Should this process end
 * between sending and writing that down, the mail leaves twice, under the same Message-ID, so that mail programs can
 * tell. A mail whose time is over is done without leaving, and so is one for an account that has been deleted. One that
 * its kind keeps from that address (mail-kinds.ts) is held back for good, and one too many this hour waits. Of the one
 * that told its owner of a deletion, the address is forgotten. Why it did not leave stays with it until it has. Answers
 * whether it left now.
 */
export async function sendOutboxMail(services: MailServices, outboxId: string): Promise<boolean> {
  const { db, mailer } = services
  if (mailer.isAway()) return false
  const mail = await claimMail(db, outboxId)
  return mail ? whileClaimed(db, outboxId, () => sendClaimed(services, outboxId, mail)) : false
}

async function sendClaimed(services: MailServices, outboxId: string, mail: ClaimedMail): Promise<boolean> {
  const { db, env, mailer, rateLimits } = services
  if (mail.recipient.endsWith(`@${DELETED_EMAIL_DOMAIN}`)) return finish(db, outboxId, mail, { left: false })
  const { facts, written } = await prepare(services, mail).catch(async (error) => {
    if (!isDatabaseDown(error)) await keepReason(services, outboxId, mail, error)
    throw error
  })
  if (!facts) return holdBack(db, outboxId, mail, 'unproved')
  if (!written) return finish(db, outboxId, mail, { left: false })
  const counted = await countMail(rateLimits, mail, facts)
  if (counted.may === 'never') return holdBack(db, outboxId, mail, counted.because)
  if (counted.may === 'wait') return waitForRoom(db, outboxId, mail, counted.seconds)
  const messageId = `<${outboxId}@${new URL(env.publicUrl).hostname}>`
  try {
    await mailer.send({ to: mail.recipient, messageId, ...written })
  } catch (error) {
    tellLog(services, outboxId, mail, error as Error)
    await keepReason(services, outboxId, mail, error)
    await counted.giveBack()
    return false
  }
  return finish(db, outboxId, mail, { left: true })
}

/** A mail as it is to leave, in its reader's language; no `facts`: it may not go there, no `written`: there is nothing to tell. */
async function prepare({ db, env }: MailServices, mail: ClaimedMail) {
  const facts = await readMailFacts(db, mail)
  if (!mayGoThere(mail, facts)) return {}
  const written = await inLanguage(await languageOfReader(db, mail), () =>
    writeMail(db, env.publicUrl, mail.kind, mail.payload),
  )
  return { facts, written }
}

/** Once for each reason that a mail is given: a server that refuses all of them for hours says the same each time. */
function tellLog({ log }: MailServices, outboxId: string, mail: ClaimedMail, error: Error): void {
  const { kind, attempts, lastError } = mail
  if (error instanceof MailServerAway || reasonToKeep(error) === lastError) return
  log.warn({ outboxId, kind, attempts, reason: error.message }, 'a mail did not leave')
}
