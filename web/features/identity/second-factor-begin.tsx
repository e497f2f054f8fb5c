import type { SubmissionResult } from '@conform-to/react'
import { passwordForm } from '#contract/second-factor.ts'
import { useText } from '#web/texts.ts'
import { CheckedForm } from '#web/ui/checked-form.tsx'
import { Field } from '#web/ui/field.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import styles from './second-factor.module.css'
import { secondFactorPath } from './second-factor-views.ts'

const FIELDS = { currentPassword: { label: 'secondFactor.password' } } as const

type Props = {
  next: string | null
  result: SubmissionResult | undefined
  message: string | null | undefined
}

/** The password, before anything secret is shown. */
export function SecondFactorBegin({ next, result, message }: Props) {
  const t = useText()
  const failed = 'secondFactor.failed'
  const action = secondFactorPath('begin', next)
  const checked = useCheckedForm({ schema: passwordForm, action, texts: FIELDS, result, message, failed })
  return (
    <section className={styles.part} aria-labelledby="begin">
      <h2 id="begin">{t('secondFactor.beginTitle')}</h2>
      <p>{t('secondFactor.beginLead')}</p>
      <CheckedForm {...{ checked, action, failed, message }} submit="secondFactor.begin">
        <Field {...checked.field('currentPassword')} type="password" autoComplete="current-password" />
      </CheckedForm>
    </section>
  )
}
