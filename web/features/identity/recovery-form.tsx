import { getFormProps, type SubmissionResult } from '@conform-to/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { RECOVERY_CODE } from '#contract/limits.ts'
import { recoveryForm, recoveryRequest } from '#contract/password-recovery.ts'
import type { TextCode } from '#contract/texts/catalogue.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import styles from './identity.module.css'

type Props = {
  result: SubmissionResult | undefined
  /** Why the API refused, in its words; null when only fields are wrong. */
  message: string | null | undefined
}

const asUsername = { type: 'email', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }
const asNewPassword = { type: 'password', autoComplete: 'new-password' }

/** Step 1: which account. */
export function CodeRequestForm(props: Props) {
  const failed = 'recovery.notSent'
  const action = '/forgotPassword'
  const texts = { email: { label: 'form.email' } } as const
  const checked = useCheckedForm({ ...props, schema: recoveryRequest, action, texts, failed })
  return (
    <CheckedForm {...{ checked, action, failed }} message={props.message} submit="recovery.send">
      <Field {...checked.field('email')} {...asUsername} />
    </CheckedForm>
  )
}

/** Step 2: the code from the mailbox and the new password, twice. `sentTo` is where a code has just been sent. */
export function NewPasswordForm({ sentTo, ...props }: Props & { sentTo?: string | undefined }) {
  const failed = 'recovery.notChanged'
  const action = '/forgotPassword?step=code'
  const texts = {
    email: { label: 'form.email' },
    code: { label: 'recovery.code' },
    newPassword: { label: 'recovery.newPassword' },
    confirmation: { label: 'recovery.confirmation' },
  } as const
  const defaults = sentTo ? { email: sentTo } : {}
  const checked = useCheckedForm({ ...props, schema: recoveryForm, action, texts, defaults, failed })
  const code = useRef<HTMLInputElement>(null)

  // The form took the place of the one before, and of its focused button.
  useEffect(() => {
    if (sentTo) code.current?.focus()
  }, [sentTo])

  return (
    <CheckedForm {...{ checked, action, failed }} message={props.message} submit="recovery.submit">
      <Field {...checked.field('email')} {...asUsername} />
      <Field
        {...checked.field('code')}
        ref={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        // Room for the space that people copy along.
        maxLength={RECOVERY_CODE.digits + 4}
      />
      <Field {...checked.field('newPassword')} {...asNewPassword} />
      <Field {...checked.field('confirmation')} {...asNewPassword} />
    </CheckedForm>
  )
}

type FrameProps = {
  checked: Pick<ReturnType<typeof useCheckedForm>, 'form' | 'element' | 'button' | 'wrongFields'>
  action: string
  failed: TextCode
  message: string | null | undefined
  submit: TextCode
  children: ReactNode
}

/** What both steps share around their fields. Scripts tell a refusal in a toast, the page itself without them. */
function CheckedForm({ checked, action, failed, message, submit, children }: FrameProps) {
  const t = useText()
  const { form, element, button, wrongFields } = checked
  return (
    <Form method="post" action={action} {...getFormProps(form)} ref={element} className={styles.form}>
      <ErrorSummary title={t('form.summary')} errors={wrongFields} />
      {message && (
        <noscript>
          <ErrorSummary title={t(failed)} errors={[{ text: message }]} />
        </noscript>
      )}
      {children}
      <Button type="submit" size="large" wide {...button}>
        {t(submit)}
      </Button>
    </Form>
  )
}
