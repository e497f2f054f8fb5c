import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { type Mailer, MailServerAway } from '../../ports/mailer.ts'
import { createCircuit, NOT_ASKED } from '../circuit.ts'

/** An address alone: no name, no list, no comment, no control character, nothing that could begin another header. */
const ADDRESS = /^[^\s\p{Cc}<>,;:"()[\]\\]+@[^\s\p{Cc}<>,;:"()[\]\\]+$/u
/** What has no place within a line: nodemailer folds lines itself. */
const NO_LINE = /[\s\p{Cc}]+/gu
/** Until somebody greets. */
const GREETING_TIMEOUT_MS = 10_000
const MAILS_AT_ONCE = 10
const MAILS_WAITING = 1000

/** Answers to one mail's sender, recipient or text are about that mail; RFC 5321 section 3.8 keeps 421 for going away. */
const ABOUT_A_MAIL = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])
const SERVICE_NOT_AVAILABLE = 421

export type SmtpMailer = Mailer & { close(): void }

/**
 * Sends through an SMTP server. A recipient or reply-to that is not one plain address is refused by throwing: it would
 * be a way to write to others. nodemailer folds and encodes what goes into headers.
 *
 * @param from as a header says it, `Lúpulo <hola@lupulo.example>`
 * @param requireTls over smtp:// nothing is said before STARTTLS (RFC 3207); a server without it gets no mail. Otherwise
 * whoever sits on the line could strike it from the server's offer and read on.
 * @param timeoutMs how long the server may be silent in the middle of a mail. It takes its time once it has the whole
 * (RFC 5321 section 4.5.3.2.6), and who does not wait for it sends the mail twice.
 * @param log hears when the server goes away and when it is back
 */
export function createSmtpMailer({
  smtpUrl,
  from,
  requireTls = false,
  timeoutMs = 60_000,
  log,
}: {
  smtpUrl: string
  from: string
  requireTls?: boolean
  timeoutMs?: number
  log?: Pick<Logger, 'warn'>
}): SmtpMailer {
  const transport = createTransport(
    {
      url: smtpUrl,
      requireTLS: requireTls,
      connectionTimeout: Math.min(GREETING_TIMEOUT_MS, timeoutMs),
      greetingTimeout: Math.min(GREETING_TIMEOUT_MS, timeoutMs),
      socketTimeout: timeoutMs,
      // What a mail names is never fetched or read from the disk.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  const circuit = createCircuit<Error | undefined>({
    name: 'mail server',
    log,
    saysAway: (failure) => (failure instanceof MailServerAway ? failure.message : undefined),
    ...{ atOnce: MAILS_AT_ONCE, waiting: MAILS_WAITING },
  })
  return {
    isAway: circuit.isAway,
    async send({ to, subject, text, html, replyTo, messageId, unsubscribe }) {
      for (const address of [to, replyTo]) {
        if (address !== undefined && !ADDRESS.test(address)) throw new Error('not a plain e-mail address')
      }
      const mail = {
        to: { name: '', address: to },
        subject: subject.replace(NO_LINE, ' '),
        text,
        html,
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        ...(messageId && { messageId }),
        ...(unsubscribe && { headers: oneClick(unsubscribe) }),
      }
      const failure = await circuit.run(() => transport.sendMail(mail).then(() => undefined, told))
      if (failure === NOT_ASKED) throw new MailServerAway('the mail server is away')
      if (failure) throw failure
    },
    close: () => transport.close(),
  }
}

/** RFC 8058: mail programs stop such mails by a POST of their own, without cookies. nodemailer folds the lines. */
function oneClick(address: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${new URL(address).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function told(error: Error & { command?: string; responseCode?: number }): Error {
  const isAboutMail = ABOUT_A_MAIL.has(error.command ?? '') && error.responseCode !== SERVICE_NOT_AVAILABLE
  return isAboutMail ? error : new MailServerAway(error.message, { cause: error })
}
