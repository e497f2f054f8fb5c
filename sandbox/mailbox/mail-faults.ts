import { z } from 'zod'

/** What goes wrong with the next messages. Without `responseCode` they are only late. */
export const mailFault = z.strictObject({
  /** How many messages it strikes before it is used up. */
  times: z.int().positive().default(1),
  /** Strikes only messages to this address; others go by it. */
  to: z.string().optional(),
  delayMs: z.int().min(0).max(600_000).default(0),
  /** SMTP refusal: 4xx to be tried again (451), 5xx for good (550). */
  responseCode: z.int().min(400).max(599).optional(),
  /** true: the message is kept first and only the answer is late or a refusal, as when a connection breaks off. */
  afterwards: z.boolean().default(false),
})
export type MailFault = z.infer<typeof mailFault>

export interface MailFaults {
  readonly queued: readonly MailFault[]
  add(fault: MailFault): void
  clear(): void
  /** The fault that strikes the message that comes in now. */
  take(recipients: readonly string[]): MailFault | undefined
}

export function mailFaults(): MailFaults {
  let queued: MailFault[] = []
  return {
    get queued() {
      return queued
    },
    add: (fault) => queued.push(fault),
    clear() {
      queued = []
    },
    take(recipients) {
      const first = queued.find(({ to }) => to === undefined || recipients.includes(to))
      if (!first) return undefined
      first.times -= 1
      queued = queued.filter((each) => each.times > 0)
      return { ...first }
    },
  }
}
