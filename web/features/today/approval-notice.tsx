import type { Approval } from '#contract/approvals.ts'
import * as approvalTexts from '#contract/texts/approval.ts'
import { useText } from '#web/texts.ts'
import { AskLink } from '#web/ui/ask-link.tsx'
import { momentDay } from '#web/ui/moment-words.ts'
import { Notice } from '#web/ui/notice.tsx'

type Props = { approval: Approval; timeZone: string }

/** That a new brewery is being looked at, what that means, and what it was asked for. */
export function ApprovalNotice({ approval: { since, asked }, timeZone }: Props) {
  const t = useText()
  return (
    <Notice label={t(approvalTexts.waits)}>
      <div className="stack gap-2">
        <p>
          <strong>{t(approvalTexts.waits)}</strong>
        </p>
        <p>{t(approvalTexts.waitsLead, { day: momentDay(timeZone)(since) })}</p>
        {asked && (
          <p>
            {t(approvalTexts.weAsk)} «{asked}» <AskLink to="/contact">{t(approvalTexts.answerUs)}</AskLink>
          </p>
        )}
      </div>
    </Notice>
  )
}
