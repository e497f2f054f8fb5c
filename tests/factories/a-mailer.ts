import type { Mail, Mailer } from '#server/ports/mailer.ts'

/** A mailer that is there, and does this with each mail; nothing, unless told. */
export function aMailer(send: (mail: Mail) => Promise<void> = async () => {}): Mailer {
  return { send, isAway: () => false }
}
