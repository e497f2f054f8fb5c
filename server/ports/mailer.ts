export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string
  messageId?: string
}

/** Sends e-mail. Resolves once the next server has taken it; throws when it has not, so that the outbox tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
