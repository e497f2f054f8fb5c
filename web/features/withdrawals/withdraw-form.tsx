import type { SubmissionResult } from '@conform-to/react'
import { ORDER_NUMBER_MAX_CHARACTERS, WITHDRAWAL_MAX_CHARACTERS } from '#contract/limits.ts'
import * as withdrawTexts from '#contract/texts/withdraw.ts'
import { withdrawalForm } from '#contract/withdrawals.ts'
import { CheckedForm } from '#web/ui/checked-form.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'

const ACTION = '/withdraw'

type Props = {
  /** What we know of who withdraws, and from what. */
  known: { email: string; number: string }
  result: SubmissionResult | undefined
  /** Why the API refused, in its words; null when only fields are wrong. */
  message: string | null | undefined
  /** What is typed as the number, as it is typed. */
  onNumber: (typed: string) => void
}

/** That somebody withdraws from a purchase: its e-mail and number, and what they want to add. */
export function WithdrawForm({ known, onNumber, ...answer }: Props) {
  const checked = useCheckedForm({
    ...answer,
    schema: withdrawalForm,
    action: ACTION,
    texts: {
      email: { label: withdrawTexts.email },
      number: { label: withdrawTexts.number, hint: withdrawTexts.numberHint },
      words: { label: withdrawTexts.words, hint: withdrawTexts.wordsHint },
    },
    defaults: known,
    failed: withdrawTexts.failed,
  })
  const { field } = checked
  return (
    <CheckedForm
      checked={checked}
      action={ACTION}
      failed={withdrawTexts.failed}
      message={answer.message}
      submit={withdrawTexts.send}
    >
      <Field {...field('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      <Field
        {...field('number')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={ORDER_NUMBER_MAX_CHARACTERS}
        onInput={(event) => onNumber(event.currentTarget.value)}
      />
      <TextArea {...field('words')} rows={4} maxLength={WITHDRAWAL_MAX_CHARACTERS} />
    </CheckedForm>
  )
}
