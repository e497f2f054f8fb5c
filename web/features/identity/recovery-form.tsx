import type { SubmissionResult } from '@conform-to/react'
import { useEffect, useRef } from 'react'
import { RECOVERY_CODE } from '#contract/limits.ts'
import { recoveryForm, recoveryRequest } from '#contract/password-recovery.ts'
import * as accountTexts from '#contract/texts/account.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as recoveryTexts from '#contract/texts/recovery.ts'
import { CheckedForm } from '#web/ui/checked-form.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'

type Props = {
  result: SubmissionResult | undefined
  /** Why the API refused, in its words; null when only fields are wrong. */
  message: string | null | undefined
}

const asUsername = { type: 'email', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }

/** Step 1: which account. */
export function CodeRequestForm(props: Props) {
  const failed = recoveryTexts.notSent
  const action = '/forgotPassword'
  const texts = { email: { label: accountWords.emailAddress } } as const
  const checked = useCheckedForm({ ...props, schema: recoveryRequest, action, texts, failed })
  return (
    <CheckedForm {...{ checked, action, failed }} message={props.message} submit={recoveryTexts.send}>
      <Field {...checked.field('email')} {...asUsername} />
    </CheckedForm>
  )
}

/** The link of a recovery mail: its key, and the e-mail as the address holds it and as people read it. */
export type MailedLink = { key: string; sealed: string; email: string | undefined }

type NewPasswordProps = Props & {
  /** Where a code has just been sent. */
  sentTo?: string | undefined
  /** The mail's link, whose key stands in the code's place. */
  mailed: MailedLink | undefined
}

/** Step 2: the code from the mailbox and the new password, twice. Who followed the mail's link types the password alone. */
export function NewPasswordForm({ sentTo, mailed, ...props }: NewPasswordProps) {
  const failed = accountWords.passwordNotChanged
  const link: Record<string, string> = mailed ? { key: mailed.key, for: mailed.sealed } : {}
  const action = `/forgotPassword?${new URLSearchParams({ step: 'code', ...link })}`
  const texts = {
    email: { label: accountWords.emailAddress },
    code: { label: recoveryTexts.code },
    newPassword: { label: accountWords.newPassword, hint: accountTexts.newPasswordHint },
    confirmation: { label: accountWords.confirmPassword },
  } as const
  const email = sentTo ?? mailed?.email
  const defaults = email ? { email } : {}
  const checked = useCheckedForm({ ...props, schema: recoveryForm, action, texts, defaults, failed })
  const code = useRef<HTMLInputElement>(null)

  // The form took the place of the one before, and of its focused button.
  useEffect(() => {
    if (sentTo) code.current?.focus()
  }, [sentTo])

  return (
    <CheckedForm
      {...{ checked, action, failed }}
      message={props.message}
      submit={accountWords.changePassword}
    >
      <Field {...checked.field('email')} {...asUsername} readOnly={Boolean(mailed?.email)} />
      {mailed ? (
        <input type="hidden" name="code" value={mailed.key} />
      ) : (
        <Field
          {...checked.field('code')}
          ref={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          // Room for the space that people copy along.
          maxLength={RECOVERY_CODE.digits + 4}
        />
      )}
      <PasswordField {...checked.field('newPassword')} autoComplete="new-password" />
      <PasswordField {...checked.field('confirmation')} autoComplete="new-password" />
    </CheckedForm>
  )
}
