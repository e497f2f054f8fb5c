import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { MailFault, MailFaults } from './mail-faults.ts'
import type { MailStore } from './mail-store.ts'

const SIZE_LIMIT_BYTES = 25 * 1024 * 1024

/** An SMTP server that takes every message for everybody, with or without a log-in, over a plain connection. */
export function smtpServer(store: MailStore, faults: MailFaults): SMTPServer {
  return new SMTPServer({
    name: 'sandbox',
    size: SIZE_LIMIT_BYTES,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 500,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    onData(stream, session, done) {
      receive(stream, session).then(
        () => done(),
        (error: Error) => done(error),
      )
    },
  })

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession) {
    const chunks: Buffer[] = []
    for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk)
    if (stream.sizeExceeded) throw smtpError(552, 'The message is larger than 25 MB.')

    const { mailFrom, rcptTo } = session.envelope
    const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map((each) => each.address) }
    const fault = faults.take(envelope.to)
    if (fault && !fault.afterwards) await strike(fault)
    await store.add(Buffer.concat(chunks), envelope)
    if (fault?.afterwards) await strike(fault)
  }
}

async function strike(fault: MailFault) {
  if (fault.delayMs > 0) await wait(fault.delayMs)
  if (fault.responseCode !== undefined)
    throw smtpError(fault.responseCode, 'Refused by a fault of the sandbox.')
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
