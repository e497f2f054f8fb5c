import { debtText } from '#contract/charge-text.ts'
import type { Complaint } from '#contract/complaint.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as complaintAnswerTexts from '#contract/texts/complaint-answer.ts'
import { complaintsAddress } from '#web/request/complaint-address.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import type { Answer } from './answer-sheets.tsx'
import styles from './complaints.module.css'

type Way = { answer: Answer; words: string; means: string }

/**
 * The ways in which a brewery can answer a complaint, each with what comes of it, and to a sheet that asks once more. None of them is the
 * one to press: the least that is final stands first.
 */
export function AnswerWays({ complaint, mayRefuse }: { complaint: Complaint; mayRefuse: boolean }) {
  const t = useText()
  const { id, companyId, edition, lines } = complaint
  const units = lines.reduce((sum, line) => sum + line.asked, 0)
  const amount = debtText(complaint.asked, 'USD')
  const ways: (Way | false)[] = [
    {
      answer: 'again',
      words: t(complaintAnswerTexts.answerAgain),
      means: t(complaintAnswerTexts.againMeans),
    },
    {
      answer: 'amount',
      words: t(complaintAnswerTexts.answerAmount),
      means: t(complaintAnswerTexts.amountMeans),
    },
    units > 1 && {
      answer: 'some',
      words: t(complaintAnswerTexts.answerSome),
      means: t(complaintAnswerTexts.someMeans),
    },
    {
      answer: 'all',
      words: t(complaintAnswerTexts.answerAll, { amount }),
      means: t(complaintAnswerTexts.allMeans),
    },
    mayRefuse && {
      answer: 'no',
      words: t(complaintAnswerTexts.answerNo),
      means: t(complaintAnswerTexts.noMeans),
    },
  ]
  return (
    <section className="stack gap-3" aria-labelledby="answer">
      <h3 id="answer">{t(edition ? complaintAnswerTexts.answerAnew : accountWords.answer)}</h3>
      <ul className={styles.ways}>
        {ways
          .filter((way) => way !== false)
          .map(({ answer, words, means }) => (
            <li key={answer}>
              <LinkButton
                asks
                to={complaintsAddress(companyId, id, answer)}
                look="outline"
                size="small"
                preventScrollReset
              >
                {words}
              </LinkButton>
              <span className="quiet">{means}</span>
            </li>
          ))}
      </ul>
    </section>
  )
}
