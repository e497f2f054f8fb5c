import type { SubmissionResult } from '@conform-to/react'
import { joinForm } from '#contract/invitations.ts'
import * as accountTexts from '#contract/texts/account.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as companySignUpTexts from '#contract/texts/company-sign-up.ts'
import * as formTexts from '#contract/texts/form.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import * as signUpTexts from '#contract/texts/sign-up.ts'
import * as teamTexts from '#contract/texts/team.ts'
import type { Text } from '#contract/texts/text.ts'
import { CheckedForm } from '#web/ui/checked-form.tsx'
import { Field } from '#web/ui/field.tsx'
import { type FieldTexts, useCheckedForm } from '#web/ui/use-checked-form.ts'
import { AcceptTerms } from './accept-terms.tsx'
import styles from './identity.module.css'

const FIELDS = {
  name: { label: shopWords.name, initial: signUpTexts.hintName },
  lastName: { label: formTexts.lastName, initial: signUpTexts.hintLastName },
  password: {
    label: accountWords.password,
    initial: [companySignUpTexts.passwordWeak, accountTexts.newPasswordHint],
  },
} as const satisfies Record<string, FieldTexts>

type Props = {
  /** The page's own address, with the link's token. */
  action: string
  result: SubmissionResult | undefined
  message: string | null | undefined
  submit: Text
}

/** Who joins by an invitation: their name, and what they will log in with. */
export function JoinForm({ action, result, message, submit }: Props) {
  const checked = useCheckedForm({
    ...{ action, result, message, schema: joinForm, texts: FIELDS },
    failed: teamTexts.notJoined,
  })
  return (
    <CheckedForm
      checked={checked}
      action={action}
      failed={teamTexts.notJoined}
      message={message}
      submit={submit}
    >
      <div className={styles.pair}>
        <Field {...checked.field('name')} autoComplete="given-name" />
        <Field {...checked.field('lastName')} autoComplete="family-name" />
      </div>
      <Field {...checked.field('password')} type="password" autoComplete="new-password" />
      <AcceptTerms />
    </CheckedForm>
  )
}
