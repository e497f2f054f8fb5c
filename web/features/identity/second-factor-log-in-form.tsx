import type { SubmissionResult } from '@conform-to/react'
import { backupCodeForm, codeForm } from '#contract/second-factor.ts'
import * as loginTexts from '#contract/texts/login.ts'
import * as secondFactorTexts from '#contract/texts/second-factor.ts'
import { CheckedForm } from '#web/ui/checked-form.tsx'
import { Field } from '#web/ui/field.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import { CodeField } from '../../ui/code-field.tsx'

const FIELDS = {
  code: { label: secondFactorTexts.code, hint: secondFactorTexts.codeHint },
  backupCode: { label: secondFactorTexts.backupCode, hint: secondFactorTexts.backupHint },
} as const

type Props = {
  byBackupCode: boolean
  action: string
  result: SubmissionResult | undefined
  message: string | null | undefined
}

/** The code of the authenticator, or one of the printed list. */
export function SecondFactorLogInForm({ byBackupCode, action, result, message }: Props) {
  const failed = loginTexts.errorTitle
  const schema = byBackupCode ? backupCodeForm : codeForm
  const checked = useCheckedForm({ schema, action, texts: FIELDS, result, message, failed })
  return (
    <CheckedForm {...{ checked, action, failed, message }} submit={secondFactorTexts.logIn}>
      {byBackupCode ? (
        <Field
          {...checked.field('backupCode')}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      ) : (
        <CodeField {...checked.field('code')} />
      )}
    </CheckedForm>
  )
}
