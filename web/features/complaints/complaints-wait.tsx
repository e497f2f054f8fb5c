import { Link } from 'react-router'
import * as complaintTexts from '#contract/texts/complaint.ts'
import * as complaintAnswerTexts from '#contract/texts/complaint-answer.ts'
import type { Today } from '#contract/today.ts'
import { counted } from '#web/counted.ts'
import { complaintsAddress } from '#web/request/complaint-address.ts'
import { useText } from '#web/texts.ts'
import { Notice } from '#web/ui/notice.tsx'
import { whenWords } from './when-words.ts'

type Props = { complaints: Today['complaints']; companyId: string; timeZone: string }

/** Complaints that wait for their brewery's answer: how many, and until when for the first. */
export function ComplaintsWait({ complaints: { waiting, firstDueAt }, companyId, timeZone }: Props) {
  const t = useText()
  return (
    <Notice label={t(complaintTexts.complaints)}>
      <p>
        <Link to={complaintsAddress(companyId)}>
          {counted(t, waiting, complaintAnswerTexts.oneOfAll, complaintAnswerTexts.countOfAll)}
        </Link>
        {firstDueAt && ` · ${t(complaintAnswerTexts.firstDue, { when: whenWords(timeZone)(firstDueAt) })}`}
      </p>
    </Notice>
  )
}
