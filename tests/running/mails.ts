import { setTimeout as sleep } from 'node:timers/promises'
import type { OutsideWorld } from './an-outside-world.ts'

type Mail = { subject: string; text: string }

/** Waits until a mail to somebody has arrived that is what is looked for. @throws after the test's own time */
export async function mailTo(
  world: OutsideWorld,
  recipient: string,
  isIt: (mail: Mail) => boolean,
): Promise<Mail> {
  for (;;) {
    const to = encodeURIComponent(recipient)
    const { messages } = await world.call<{ messages: { id: string }[] }>(
      'GET',
      `/mail/messages.json?to=${to}`,
    )
    for (const { id } of messages) {
      const mail = await world.call<Mail>('GET', `/mail/messages/${id}.json`)
      if (isIt(mail)) return mail
    }
    await sleep(100)
  }
}

/** The six digits that somebody was mailed. */
export async function codeMailedTo(world: OutsideWorld, recipient: string): Promise<string> {
  const { text } = await mailTo(world, recipient, (mail) => /\b\d{6}\b/.test(mail.text))
  return /\b\d{6}\b/.exec(text)![0]
}
