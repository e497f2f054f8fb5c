import type { SubmissionResult } from '@conform-to/react'
import { provenForm } from '#contract/second-factor.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { CheckedForm } from '#web/ui/checked-form.tsx'
import { Field } from '#web/ui/field.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import styles from './second-factor.module.css'
import { secondFactorPath } from './second-factor-views.ts'

const FIELDS = {
  currentPassword: { label: 'secondFactor.password' },
  proof: { label: 'secondFactor.eitherCode', hint: 'secondFactor.eitherHint' },
} as const

const TEXTS_OF = {
  renew: {
    title: 'secondFactor.renewTitle',
    lead: 'secondFactor.renewLead',
    submit: 'secondFactor.renew',
    look: 'primary',
  },
  move: {
    title: 'secondFactor.moveTitle',
    lead: 'secondFactor.moveLead',
    submit: 'secondFactor.move',
    look: 'primary',
  },
  end: {
    title: 'secondFactor.endTitle',
    lead: 'secondFactor.endLead',
    submit: 'secondFactor.end',
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
  const failed = 'secondFactor.failed'
  const action = secondFactorPath(view, next)
  const checked = useCheckedForm({ schema: provenForm, action, texts: FIELDS, result, message, failed })
  const { title, lead, submit, look } = TEXTS_OF[view]
  return (
    <section className={styles.part} aria-labelledby="prove">
      <h2 id="prove">{t(title)}</h2>
      <p>{t(lead)}</p>
      <CheckedForm
        {...{ checked, action, failed, message, submit, look }}
        beside={
          <LinkButton to={secondFactorPath(undefined, next)} look="quiet">
            {t('secondFactor.giveUp')}
          </LinkButton>
        }
      >
        <Field {...checked.field('currentPassword')} type="password" autoComplete="current-password" />
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
