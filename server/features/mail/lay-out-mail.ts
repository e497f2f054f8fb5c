import { plainMarkup } from '../../http/plain-markup.ts'
import { mailAsHtml } from './mail-as-html.ts'
import { mailAsText } from './mail-as-text.ts'
import type { MailContent } from './mail-content.ts'

/** What has no place in a line of its own: its ends, control characters, and what turns the direction of all that follows. */
const NO_SUBJECT = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

/**
 * Lays a mail out as HTML and as text that says the same (look.md, "E-mails").
 */
export function layOutMail(
  content: MailContent,
  publicUrl: string,
): { subject: string; text: string; html: string } {
  const subject = content.subject.replace(NO_SUBJECT, ' ')
  return {
    subject,
    text: mailAsText(content),
    html: plainMarkup(mailAsHtml({ ...content, subject }, publicUrl)),
  }
}
