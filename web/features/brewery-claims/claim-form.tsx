import type { SubmissionResult } from '@conform-to/react'
import { breweryClaimForm } from '#contract/brewery-claims.ts'
import { BREWERY_CLAIM } from '#contract/limits.ts'
import * as breweryClaimTexts from '#contract/texts/brewery-claim.ts'
import * as reportTexts from '#contract/texts/report.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import * as todayTexts from '#contract/texts/today.ts'
import { CheckedForm } from '#web/ui/checked-form.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { type FieldTexts, useCheckedForm } from '#web/ui/use-checked-form.ts'

const FIELDS = {
  name: { label: shopWords.name },
  email: { label: breweryClaimTexts.emailOfBrewery, hint: breweryClaimTexts.emailHint },
  phone: { label: breweryClaimTexts.phone },
  words: { label: breweryClaimTexts.words, hint: breweryClaimTexts.wordsHint },
  link: { label: breweryClaimTexts.link },
} as const satisfies Record<string, FieldTexts>

type Props = {
  action: string
  result: SubmissionResult | undefined
  /** Why the API refused, in its words; null when only fields are wrong. */
  message: string | null | undefined
}

/** Who says that a brewery is theirs, where they are written to, and what shows it. */
export function ClaimForm({ action, ...answer }: Props) {
  const checked = useCheckedForm({
    ...answer,
    ...{ action, schema: breweryClaimForm, texts: FIELDS, failed: reportTexts.failed },
  })
  const { field } = checked
  const asTyped = { autoCapitalize: 'none', spellCheck: false } as const
  return (
    <CheckedForm
      checked={checked}
      action={action}
      failed={reportTexts.failed}
      message={answer.message}
      submit={todayTexts.send}
    >
      <Field {...field('name')} autoComplete="name" />
      <Field {...field('email')} type="email" autoComplete="email" {...asTyped} />
      <Field {...field('phone')} type="tel" autoComplete="tel" />
      <TextArea {...field('words')} rows={5} maxLength={BREWERY_CLAIM.words} />
      <Field {...field('link')} inputMode="url" autoComplete="url" {...asTyped} />
    </CheckedForm>
  )
}
