import * as accountWords from '#contract/texts/account-words.ts'
import * as formTexts from '#contract/texts/form.ts'
import * as teamTexts from '#contract/texts/team.ts'
import { useText } from '#web/texts.ts'
import { Button } from '../button.tsx'
import { ErrorSummary } from '../error-summary.tsx'
import { Field } from '../field.tsx'
import { PostForm } from '../post-form.tsx'
import { RoleFields } from '../role-fields.tsx'
import { useEmptiedOnceSent } from '../use-emptied-once-sent.ts'
import { useIsSending } from '../use-is-sending.ts'
import styles from './invitations.module.css'
import type { RoleWords } from './role-words.ts'

/** Why nobody was invited: in the API's words, by field where it has one, and what was typed. */
export type NotInvited = {
  message: string
  wrong: Record<string, string>
  typed: { email: string; role: string }
}

type Props = {
  /** Where the form is sent. */
  action: string
  roles: RoleWords
  /** What comes of it. */
  hint: string
  /** How many more can be invited. */
  left: number
  refused: NotInvited | undefined
}

/** Invites somebody by e-mail, as what: to a brewery's team or to the administration. */
export function InviteForm({ action, roles, hint, left, refused }: Props) {
  const t = useText()
  const isSending = useIsSending()
  const emptied = useEmptiedOnceSent()
  const wrong = refused?.wrong ?? {}
  const told = Object.entries(wrong).map(([name, text]) => ({
    fieldId: name === 'role' ? `invite-${Object.keys(roles)[0]}` : 'invite-email',
    text,
  }))
  return (
    <section data-part="" className={`stack gap-4 ${styles.form}`} aria-labelledby="invite-title">
      <h2 id="invite-title">{t(teamTexts.inviteTitle)}</h2>
      <PostForm {...emptied} action={action} noValidate preventScrollReset className="stack gap-4">
        {refused && (
          <ErrorSummary
            title={t(told.length ? formTexts.summary : teamTexts.notInvited)}
            errors={told.length ? told : [{ text: refused.message }]}
          />
        )}
        <Field
          key={`email ${refused?.typed.email}`}
          id="invite-email"
          name="email"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          label={t(accountWords.emailAddress)}
          hint={hint}
          error={wrong.email}
          defaultValue={refused?.typed.email ?? ''}
        />
        <RoleFields roles={roles} id="invite" chosen={refused?.typed.role} error={wrong.role} />
        <div className="row gap-4">
          <Button type="submit" name="do" value="invite" busy={isSending}>
            {t(teamTexts.invite)}
          </Button>
          <span className="quiet">{t(teamTexts.left, { count: left })}</span>
        </div>
      </PostForm>
    </section>
  )
}
