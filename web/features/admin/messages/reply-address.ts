import * as messagesTexts from '#contract/texts/messages.ts'
import type { Translate } from '#web/texts.ts'

/** Mail programs cut long addresses off; enough of a message to know which one it was. */
const QUOTED_CHARACTERS = 600

type Written = { name: string; email: string; message: string; day: string }

/**
 * A `mailto:` address (RFC 6068) that answers a message, with its beginning quoted below where the answer is to stand.
 * Whatever an e-mail or a message holds stays one recipient and one body.
 */
export function replyAddress(t: Translate, { name, email, message, day }: Written): string {
  const short = [...message].slice(0, QUOTED_CHARACTERS).join('')
  const quoted = (short === message ? short : `${short}…`)
    .split(/\r\n|[\r\n]/)
    .map((line) => `> ${line}`)
    .join('\r\n')
  const body = `\r\n\r\n${t(messagesTexts.replyQuote, { name, day })}\r\n${quoted}`
  const fields = { subject: t(messagesTexts.replySubject), body }
  const query = Object.entries(fields).map(([field, value]) => `${field}=${encodeURIComponent(value)}`)
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query.join('&')}`
}
