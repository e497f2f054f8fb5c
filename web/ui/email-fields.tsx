import { useState } from 'react'
import { Link } from 'react-router'
import * as accountTexts from '#contract/texts/account.ts'
import * as emailTexts from '#contract/texts/email.ts'
import { useText } from '#web/texts.ts'
import styles from './email-fields.module.css'
import { Field } from './field.tsx'
import { PasswordField } from './password-field.tsx'
import type { CheckedField } from './use-checked-form.ts'
import { useLive } from './use-live.ts'

/** What proves that whoever changes an e-mail is its owner. */
export type EmailProof =
  | { by: 'password' }
  /** `provider` as people know it; `startAt` is where signing in there once more begins. */
  | { by: 'provider'; provider: string; startAt: string }
  /** The provider is gone: a password is to be asked for first. */
  | { by: 'new-password' }
  /** An admin changes somebody else's: nothing but the new mailbox proves it. `note` says so. */
  | { by: 'admin'; note: string }
  /** Nobody logs in: there is no e-mail, and `note` says why. */
  | { by: 'nobody'; note: string }

type Props = {
  email: CheckedField
  currentPassword: CheckedField
  /** The e-mail that is in force. */
  current: string
  proof: EmailProof
}

/**
 * The e-mail of an account, and what a change of it needs: the current password, which shows itself once another e-mail
 * stands there (without JavaScript it is always there), or a new sign-in at the provider.
 */
export function EmailFields({ email, currentPassword, current, proof }: Props) {
  const t = useText()
  const live = useLive()
  const [typed, setTyped] = useState(email.defaultValue ?? '')
  const isOther = typed.trim().toLowerCase() !== current
  if (proof.by === 'nobody') return <p className="quiet">{proof.note}</p>
  return (
    <>
      <Field
        {...email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {proof.by === 'password' && (isOther || !live) && (
        <div className={isOther ? undefined : styles.withoutScripts}>
          <PasswordField {...currentPassword} autoComplete="current-password" defaultValue="" />
        </div>
      )}
      {proof.by === 'new-password' && (
        <p className="quiet">
          {t(emailTexts.signInAgainLead)} <Link to="/forgotPassword">{t(accountTexts.getPassword)}</Link>
        </p>
      )}
      {proof.by === 'admin' && <p className="quiet">{proof.note}</p>}
      {proof.by === 'provider' && (
        <p className="quiet">
          {t(emailTexts.signInAgainLead)}{' '}
          <a href={proof.startAt}>{t(emailTexts.signInAgain, { provider: proof.provider })}</a>
        </p>
      )}
    </>
  )
}
