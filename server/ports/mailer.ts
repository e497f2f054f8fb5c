export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string
  messageId?: string
  /** Where one press ends mails of this kind (RFC 8058): an address that takes a POST from whoever has it. */
  unsubscribe?: string
}

/** The mail server itself does not answer, or breaks off: no mail is to blame, and what it was given may have arrived. */
export class MailServerAway extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'MailServerAway'
  }
}

/** Sends e-mail. */
export interface Mailer {
  /**
   * Resolves once the next server has taken it; throws when it has not, so that the outbox tries again: MailServerAway,
   * or what is wrong with this mail.
   */
  send(mail: Mail): Promise<void>
  /** Whether the mail server is known not to answer now, so that mails need not be tried. Asks nobody. */
  isAway(): boolean
}
