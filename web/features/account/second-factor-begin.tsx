import type { SubmissionResult } from '@conform-to/react'
import { passwordForm } from '#contract/second-factor.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as secondFactorTexts from '#contract/texts/second-factor.ts'
import { useText } from '#web/texts.ts'
import { CheckedForm } from '#web/ui/checked-form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import styles from './second-factor.module.css'
import { secondFactorPath } from './second-factor-views.ts'

const FIELDS = { currentPassword: { label: accountWords.currentPassword } } as const

type Props = {
  next: string | null
  /** By whom they log in too, until it is on. */
  provider: string | null
  result: SubmissionResult | undefined
  message: string | null | undefined
}

/** The password, before anything secret is shown. */
export function SecondFactorBegin({ next, provider, result, message }: Props) {
  const t = useText()
  const failed = secondFactorTexts.failed
  const action = secondFactorPath('begin', next)
  const checked = useCheckedForm({ schema: passwordForm, action, texts: FIELDS, result, message, failed })
  return (
    <section className={`stack gap-4 ${styles.part}`} aria-labelledby="begin">
      <h2 id="begin">{t(secondFactorTexts.beginTitle)}</h2>
      <p>{t(secondFactorTexts.beginLead)}</p>
      {provider && <p>{t(secondFactorTexts.endsProvider, { provider })}</p>}
      <CheckedForm {...{ checked, action, failed, message }} submit={secondFactorTexts.begin}>
        <PasswordField {...checked.field('currentPassword')} autoComplete="current-password" />
      </CheckedForm>
    </section>
  )
}
