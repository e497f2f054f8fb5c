import type { SubmissionResult } from '@conform-to/react'
import { provenForm } from '#contract/second-factor.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as secondFactorTexts from '#contract/texts/second-factor.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { CheckedForm } from '#web/ui/checked-form.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import styles from './second-factor.module.css'
import { secondFactorPath } from './second-factor-views.ts'

const FIELDS = {
  currentPassword: { label: accountWords.currentPassword },
  proof: { label: secondFactorTexts.eitherCode, hint: secondFactorTexts.eitherHint },
} as const

const TEXTS_OF = {
  renew: {
    title: secondFactorTexts.renewTitle,
    lead: secondFactorTexts.renewLead,
    submit: secondFactorTexts.renew,
    look: 'primary',
  },
  move: {
    title: secondFactorTexts.moveTitle,
    lead: secondFactorTexts.moveLead,
    submit: secondFactorTexts.move,
    look: 'primary',
  },
  end: {
    title: secondFactorTexts.endTitle,
    lead: secondFactorTexts.endLead,
    submit: secondFactorTexts.endTitle,
    look: 'danger',
  },
} as const

type Props = {
  view: keyof typeof TEXTS_OF
  next: string | null
  result: SubmissionResult | undefined
  message: string | null | undefined
}

/** Password and code, before the second factor is changed. */
export function ProofForm({ view, next, result, message }: Props) {
  const t = useText()
  const failed = secondFactorTexts.failed
  const action = secondFactorPath(view, next)
  const checked = useCheckedForm({ schema: provenForm, action, texts: FIELDS, result, message, failed })
  const { title, lead, submit, look } = TEXTS_OF[view]
  return (
    <section className={`stack gap-4 ${styles.part}`} aria-labelledby="prove">
      <h2 id="prove">{t(title)}</h2>
      <p>{t(lead)}</p>
      <CheckedForm
        {...{ checked, action, failed, message, submit, look }}
        beside={
          <LinkButton to={secondFactorPath(undefined, next)} look="quiet">
            {t(secondFactorTexts.giveUp)}
          </LinkButton>
        }
      >
        <PasswordField {...checked.field('currentPassword')} autoComplete="current-password" />
        <Field
          {...checked.field('proof')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      </CheckedForm>
    </section>
  )
}
