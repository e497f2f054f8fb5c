import type { SubmissionResult } from '@conform-to/react'
import { passwordChangeForm } from '#contract/account.ts'
import * as accountTexts from '#contract/texts/account.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import { CheckedForm } from '#web/ui/checked-form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'

const FIELDS = {
  currentPassword: { label: accountWords.currentPassword },
  newPassword: { label: accountWords.newPassword, hint: accountTexts.newPasswordHint },
  confirmation: { label: accountWords.confirmPassword },
} as const

type Props = {
  /** For password managers: whose password it is. */
  email: string
  result: SubmissionResult | undefined
  message: string | null | undefined
}

/** The password that is in force, and the new one twice. */
export function PasswordChangeForm({ email, result, message }: Props) {
  const failed = accountWords.passwordNotChanged
  const action = '/account'
  const schema = passwordChangeForm
  const checked = useCheckedForm({ schema, action, texts: FIELDS, result, message, failed })
  return (
    <CheckedForm tells {...{ checked, action, failed, message }} submit={accountWords.changePassword}>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...checked.field('currentPassword')} autoComplete="current-password" />
      <PasswordField {...checked.field('newPassword')} autoComplete="new-password" />
      <PasswordField {...checked.field('confirmation')} autoComplete="new-password" />
    </CheckedForm>
  )
}
