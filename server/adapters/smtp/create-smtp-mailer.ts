import { createTransport } from 'nodemailer'
import type { Mailer } from '../../ports/mailer.ts'

/** An address alone: no name, no list, no comment, no control character, nothing that could begin another header. */
const ADDRESS = /^[^\s\p{Cc}<>,;:"()[\]\\]+@[^\s\p{Cc}<>,;:"()[\]\\]+$/u
/** What has no place within a line: nodemailer folds lines itself. */
const NO_LINE = /[\s\p{Cc}]+/gu
const TIMEOUT_MS = 10_000

export type SmtpMailer = Mailer & { close(): void }

/**
 * Sends through an SMTP server. A recipient or reply-to that is not one plain address is refused by throwing: it would
 * be a way to write to others. nodemailer folds and encodes what goes into headers.
 *
 * @param from as a header says it, `Lúpulo <hola@lupulo.example>`
 * @param requireTls over smtp:// nothing is said before STARTTLS (RFC 3207); a server without it gets no mail. Otherwise
 * whoever sits on the line could strike it from the server's offer and read on.
 */
export function createSmtpMailer({
  smtpUrl,
  from,
  requireTls = false,
}: {
  smtpUrl: string
  from: string
  requireTls?: boolean
}): SmtpMailer {
  const transport = createTransport(
    {
      url: smtpUrl,
      requireTLS: requireTls,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // What a mail names is never fetched or read from the disk.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send({ to, subject, text, html, replyTo, messageId }) {
      for (const address of [to, replyTo]) {
        if (address !== undefined && !ADDRESS.test(address)) throw new Error('not a plain e-mail address')
      }
      await transport.sendMail({
        to: { name: '', address: to },
        subject: subject.replace(NO_LINE, ' '),
        text,
        html,
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        ...(messageId && { messageId }),
      })
    },
    close: () => transport.close(),
  }
}
