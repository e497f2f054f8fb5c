import type { Complaint } from '#contract/complaint.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as complaintAnswerTexts from '#contract/texts/complaint-answer.ts'
import { complaintsAddress } from '#web/request/complaint-address.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import type { Answer } from './answer-sheets.tsx'

/**
 * The ways in which a brewery can answer a complaint, each to a sheet that asks once more. None of them is the one to press: the least
 * that is final stands first.
 */
export function AnswerWays({ complaint, mayRefuse }: { complaint: Complaint; mayRefuse: boolean }) {
  const t = useText()
  const { id, companyId, edition, lines } = complaint
  const units = lines.reduce((sum, line) => sum + line.asked, 0)
  const amount = priceText(centsFromDollars(complaint.asked))
  const at = (answer: Answer) => complaintsAddress(companyId, id, answer)
  return (
    <section className="stack gap-3" aria-labelledby="answer">
      <h3 id="answer">{t(edition ? complaintAnswerTexts.answerAnew : accountWords.answer)}</h3>
      <div className="row gap-3">
        <LinkButton asks to={at('again')} look="outline" preventScrollReset>
          {t(complaintAnswerTexts.answerAgain)}
        </LinkButton>
        <LinkButton asks to={at('amount')} look="outline" preventScrollReset>
          {t(complaintAnswerTexts.answerAmount)}
        </LinkButton>
        {units > 1 && (
          <LinkButton asks to={at('some')} look="outline" preventScrollReset>
            {t(complaintAnswerTexts.answerSome)}
          </LinkButton>
        )}
        <LinkButton asks to={at('all')} look="outline" preventScrollReset>
          {t(complaintAnswerTexts.answerAll, { amount })}
        </LinkButton>
        {mayRefuse && (
          <LinkButton asks to={at('no')} look="quiet" preventScrollReset>
            {t(complaintAnswerTexts.answerNo)}
          </LinkButton>
        )}
      </div>
    </section>
  )
}
