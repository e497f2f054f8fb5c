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

/** Complaints that wait for their brewery's answer, or for beer that it promised: how many, and until when for the first. */
export function ComplaintsWait({ complaints, companyId, timeZone }: Props) {
  const t = useText()
  const { waiting, firstDueAt, toSend, firstToSendAt } = complaints
  const { oneOfAll, countOfAll, oneOfAllToSend, countOfAllToSend } = complaintAnswerTexts
  const rows = [
    { key: 'answer', count: waiting, first: firstDueAt, one: oneOfAll, many: countOfAll },
    { key: 'send', count: toSend, first: firstToSendAt, one: oneOfAllToSend, many: countOfAllToSend },
  ]
  return (
    <Notice label={t(complaintTexts.complaints)}>
      {rows.map(
        ({ key, count, first, one, many }) =>
          count > 0 && (
            <p key={key}>
              <Link to={complaintsAddress(companyId)}>{counted(t, count, one, many)}</Link>
              {first && ` · ${t(complaintAnswerTexts.firstDue, { when: whenWords(timeZone)(first) })}`}
            </p>
          ),
      )}
    </Notice>
  )
}
