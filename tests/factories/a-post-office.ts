import { sendOutboxMail } from '#server/features/mail/send-outbox-mail.ts'
import { waitingMails } from '#server/journeys/orders/waiting-work.ts'
import type { Mail } from '#server/ports/mailer.ts'
import type { Services } from '#server/services.ts'
import { aMailer } from './a-mailer.ts'

/** A mailer that keeps what it is given, and whoever empties the outbox into it. */
export function aPostOffice<Shop extends Services>(shop: Shop) {
  const sent: Mail[] = []
  const services = { ...shop, mailer: aMailer(async (mail) => void sent.push(mail)) }
  return {
    services,
    sent,
    /** Sends all that is due, as jobs and sweeps do. */
    async deliver(): Promise<void> {
      for (const id of await waitingMails(services.db)) await sendOutboxMail(services, id)
    },
    /** Subjects of what somebody has in their mailbox, oldest first. */
    inbox: (email: string) => sent.filter(({ to }) => to === email).map(({ subject }) => subject),
  }
}
