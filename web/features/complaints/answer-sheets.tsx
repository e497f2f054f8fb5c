import { debtText } from '#contract/charge-text.ts'
import type { Complaint } from '#contract/complaint.ts'
import { COMPLAINT_REPLY_DAYS, COMPLAINT_SEND_DAYS } from '#contract/limits.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import * as complaintAnswerTexts from '#contract/texts/complaint-answer.ts'
import { complaintsAddress } from '#web/request/complaint-address.ts'
import { useText } from '#web/texts.ts'
import { Field } from '#web/ui/field.tsx'
import { askedBeers } from './asked-beers.ts'
import type { NotSent } from './not-sent.ts'
import { UnitRows } from './unit-rows.tsx'
import { WordsSheet } from './words-sheet.tsx'

/** What a brewery can answer. */
export const ANSWERS = ['all', 'some', 'amount', 'again', 'no'] as const
export type Answer = (typeof ANSWERS)[number]

type Props = { complaint: Complaint; answer: Answer; failed: NotSent | undefined }

/** Asks a brewery once more before it answers, with the words and units of that answer. */
export function AnswerSheet({ complaint, answer, failed }: Props) {
  const t = useText()
  const { id, companyId, edition, lines } = complaint
  const amount = debtText(complaint.asked, 'USD')
  const sheet = {
    hidden: { intent: answer, edition },
    failed: failed?.intent === answer ? failed : undefined,
    action: complaintsAddress(companyId, id, answer),
    closeTo: complaintsAddress(companyId, id),
  }
  const days = COMPLAINT_REPLY_DAYS
  if (answer === 'all')
    return (
      <WordsSheet
        {...sheet}
        title={t(complaintAnswerTexts.answerAll, { amount })}
        lead={t(complaintAnswerTexts.answerAllLead, { amount })}
        words={t(complaintAnswerTexts.answerWords)}
        submit={t(complaintAnswerTexts.answerAll, { amount })}
        look="danger"
      />
    )
  if (answer === 'again')
    return (
      <WordsSheet
        {...sheet}
        title={t(complaintAnswerTexts.answerAgain)}
        lead={t(complaintAnswerTexts.answerAgainLead, {
          ...{ beers: askedBeers(t, lines), days, send: COMPLAINT_SEND_DAYS },
        })}
        words={t(complaintAnswerTexts.answerWords)}
        submit={t(complaintAnswerTexts.sendOffer)}
      />
    )
  if (answer === 'no')
    return (
      <WordsSheet
        {...sheet}
        title={t(complaintAnswerTexts.answerNo)}
        lead={t(complaintAnswerTexts.answerNoLead)}
        words={t(complaintAnswerTexts.noWords)}
        submit={t(complaintAnswerTexts.sendNo)}
      />
    )
  if (answer === 'amount')
    return (
      <WordsSheet
        {...sheet}
        title={t(complaintAnswerTexts.answerAmount)}
        lead={t(complaintAnswerTexts.answerAmountLead, { days })}
        words={t(complaintAnswerTexts.answerWords)}
        submit={t(complaintAnswerTexts.sendOffer)}
      >
        <Field
          id="amount"
          name="amount"
          label={t(complaintTexts.amountField)}
          hint={t(complaintAnswerTexts.amountHint, { asked: amount })}
          error={sheet.failed?.fields?.amount}
          defaultValue={sheet.failed?.typed.amount}
          inputMode="decimal"
          autoComplete="off"
        />
      </WordsSheet>
    )
  const asked = new Map(lines.map((line) => [line.ProductId, line.asked]))
  const offered = new Map(lines.map((line) => [line.ProductId, line.offered]))
  const typed = failed && new Map(failed.typed.units.map((line) => [line.ProductId, line.quantity]))
  return (
    <WordsSheet
      {...sheet}
      title={t(complaintAnswerTexts.answerSome)}
      lead={t(complaintAnswerTexts.answerSomeLead, { days })}
      words={t(complaintAnswerTexts.answerWords)}
      submit={t(complaintAnswerTexts.sendOffer)}
    >
      <UnitRows
        lines={lines}
        mostOf={(beerId) => asked.get(beerId) ?? 0}
        chosenOf={(beerId) => (typed ?? offered).get(beerId)}
        legend={t(complaintTexts.howMany)}
        hint={t(complaintAnswerTexts.asMany)}
        error={failed?.fields?.lines}
      />
    </WordsSheet>
  )
}
