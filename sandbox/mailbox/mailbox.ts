import { mailFaults } from './mail-faults.ts'
import { openMailStore } from './mail-store.ts'
import { mailboxRoutes } from './mailbox.routes.ts'
import { smtpServer } from './smtp.ts'

/** The stand-in for a mail provider: an SMTP server whose messages can be read. `folder` keeps them. */
export function mailbox(folder: string) {
  const store = openMailStore(folder)
  const faults = mailFaults()
  return { routes: mailboxRoutes(store, faults), smtp: smtpServer(store, faults) }
}
