import type { SubmissionResult } from '@conform-to/react'
import { REPORT_MAX_CHARACTERS } from '#contract/limits.ts'
import { REPORT_REASONS, type ReportedThing } from '#contract/report-words.ts'
import { reportForm } from '#contract/reports.ts'
import * as formTexts from '#contract/texts/form.ts'
import * as reportTexts from '#contract/texts/report.ts'
import * as todayTexts from '#contract/texts/today.ts'
import { useText } from '#web/texts.ts'
import { CheckedForm } from '#web/ui/checked-form.tsx'
import { Field, Select, TextArea } from '#web/ui/field.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'

type Props = {
  asked: { kind: ReportedThing; subject: string }
  result: SubmissionResult | undefined
  /** Why the API refused, in its words; null when only fields are wrong. */
  message: string | null | undefined
}

/** What is wrong with a beer, a brewery or a review; words and an e-mail only from who wants to. */
export function ReportForm({ asked: { kind, subject }, ...answer }: Props) {
  const t = useText()
  const action = `/report?kind=${kind}&subject=${subject}`
  const checked = useCheckedForm({
    ...answer,
    schema: reportForm,
    action,
    texts: {
      reason: { label: reportTexts.why },
      words: { label: reportTexts.words, hint: reportTexts.wordsHint },
      email: { label: reportTexts.email, hint: reportTexts.emailHint },
    },
    failed: reportTexts.failed,
  })
  const { field } = checked
  return (
    <CheckedForm
      checked={checked}
      action={action}
      failed={reportTexts.failed}
      message={answer.message}
      submit={todayTexts.send}
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="subject" value={subject} />
      <Select {...field('reason')}>
        <option value="">{t(formTexts.choose)}</option>
        {REPORT_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {t(reportTexts.reasons[reason])}
          </option>
        ))}
      </Select>
      <TextArea {...field('words')} rows={4} maxLength={REPORT_MAX_CHARACTERS} />
      <Field {...field('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
    </CheckedForm>
  )
}
