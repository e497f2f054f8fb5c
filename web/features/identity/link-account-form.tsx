import type { SubmissionResult } from '@conform-to/react'
import { accountPassword } from '#contract/sign-in.ts'
import * as loginTexts from '#contract/texts/login.ts'
import * as signInTexts from '#contract/texts/sign-in.ts'
import { CheckedForm } from '#web/ui/checked-form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'

type Props = {
  /** This page's own address, with where to go then. */
  action: string
  /** Whose password is asked for: password managers want to know. */
  email: string
  result: SubmissionResult | undefined
  /** Why the API refused, in its words; null when only the field is wrong. */
  message: string | null | undefined
}

/** The password of the account that is to be linked. */
export function LinkAccountForm({ action, email, result, message }: Props) {
  const failed = signInTexts.linkFailed
  const texts = { password: { label: loginTexts.password } } as const
  const checked = useCheckedForm({ schema: accountPassword, action, texts, failed, result, message })
  return (
    <CheckedForm {...{ checked, action, failed, message }} submit={signInTexts.link}>
      <input type="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField {...checked.field('password')} autoComplete="current-password" />
    </CheckedForm>
  )
}
