import type { SubmissionResult } from '@conform-to/react'
import { deletionByLogIn, deletionByPassword } from '#contract/account-deletion.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as myDataTexts from '#contract/texts/my-data.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { CheckedForm } from '#web/ui/checked-form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { type CheckedField, useCheckedForm } from '#web/ui/use-checked-form.ts'
import styles from './my-data.module.css'

type Props = {
  /** Where who thinks better of it goes back to. */
  closeTo: string
  result: SubmissionResult | undefined
  message: string | null | undefined
}

const action = '/account/data?delete=1'
const failed = myDataTexts.notDeleted
const frame = { action, failed, submit: myDataTexts.yes, look: 'danger' } as const

/** For who has a password: it, and a box to tick. */
export function DeletionByPassword({ closeTo, result, message }: Props) {
  const checked = useCheckedForm({
    schema: deletionByPassword,
    action,
    texts: {
      currentPassword: { label: accountWords.currentPassword },
      understood: { label: myDataTexts.understood },
    },
    result,
    message,
    failed,
  })
  return (
    <CheckedForm tells {...frame} checked={checked} message={message} beside={<Keep to={closeTo} />}>
      <PasswordField {...checked.field('currentPassword')} autoComplete="current-password" />
      <Understood field={checked.field('understood')} />
    </CheckedForm>
  )
}

/** For who has just come in through their sign-in provider: a box to tick. */
export function DeletionByLogIn({ closeTo, result, message }: Props) {
  const checked = useCheckedForm({
    schema: deletionByLogIn,
    action,
    texts: { understood: { label: myDataTexts.understood } },
    result,
    message,
    failed,
  })
  return (
    <CheckedForm tells {...frame} checked={checked} message={message} beside={<Keep to={closeTo} />}>
      <Understood field={checked.field('understood')} />
    </CheckedForm>
  )
}

function Understood({ field: { id, name, label, error } }: { field: CheckedField }) {
  return (
    <div>
      <label className={`beside gap-3 ${styles.check}`}>
        <input
          type="checkbox"
          id={id}
          name={name}
          {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        />
        {label}
      </label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

function Keep({ to }: { to: string }) {
  const t = useText()
  return (
    <LinkButton to={to} look="quiet" preventScrollReset>
      {t(myDataTexts.no)}
    </LinkButton>
  )
}
