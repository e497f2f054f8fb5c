import type { SubmissionResult } from '@conform-to/react'
import { nameAndPassword } from '#contract/name-and-password.ts'
import * as accountTexts from '#contract/texts/account.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as formTexts from '#contract/texts/form.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import * as signUpTexts from '#contract/texts/sign-up.ts'
import type { Text } from '#contract/texts/text.ts'
import { CheckedForm } from '#web/ui/checked-form.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { type FieldTexts, useCheckedForm } from '#web/ui/use-checked-form.ts'
import { AcceptTerms } from './accept-terms.tsx'
import styles from './identity.module.css'

const FIELDS = {
  name: { label: shopWords.name, initial: signUpTexts.hintName },
  lastName: { label: formTexts.lastName, initial: signUpTexts.hintLastName },
  password: {
    label: accountWords.password,
    hint: accountTexts.newPasswordHint,
  },
} as const satisfies Record<string, FieldTexts>

type Props = {
  /** The page's own address, with the link's token. */
  action: string
  result: SubmissionResult | undefined
  message: string | null | undefined
  /** What the button says, and what has not happened where something is wrong. */
  submit: Text
  failed: Text
}

/** Who gets an account for a brewery by a mailed link: their name, and what they will log in with. */
export function NameAndPasswordForm({ action, result, message, submit, failed }: Props) {
  const checked = useCheckedForm({
    ...{ action, result, message, failed, schema: nameAndPassword, texts: FIELDS },
  })
  return (
    <CheckedForm checked={checked} action={action} failed={failed} message={message} submit={submit}>
      <div className={`stack gap-4 ${styles.pair}`}>
        <Field {...checked.field('name')} autoComplete="given-name" />
        <Field {...checked.field('lastName')} autoComplete="family-name" />
      </div>
      <PasswordField {...checked.field('password')} autoComplete="new-password" />
      <AcceptTerms />
    </CheckedForm>
  )
}
