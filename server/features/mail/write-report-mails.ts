import { eq } from 'drizzle-orm'
import * as mailTexts from '#contract/texts/mail.ts'
import * as reportTexts from '#contract/texts/report.ts'
import { textOf } from '#contract/texts/text.ts'
import { reportedThings } from '#database/schema.ts'
import type { MailWriters } from './mail-writer.ts'

/**
 * To who left an e-mail when they reported something: what was decided. Anybody may have typed that e-mail, so that nothing stands in
 * it that somebody wrote, not even the name of the beer.
 */
export const REPORT_MAILS: MailWriters<'report-decided'> = {
  async 'report-decided'(db, publicUrl, { reportId, decision }) {
    const [found] = await db
      .select({ kind: reportedThings.kind })
      .from(reportedThings)
      .where(eq(reportedThings.id, reportId))
    return (
      found && {
        subject: textOf(reportTexts.mailSubject),
        title: textOf(reportTexts.mailTitle[decision]),
        lead: textOf(reportTexts.mailLead[found.kind]),
        facts: [textOf(reportTexts.mailDecided[decision]), textOf(reportTexts.mailNotYou)],
        lines: [],
        button: { text: textOf(mailTexts.writeToUs), address: `${publicUrl}/contact` },
      }
    )
  },
}
