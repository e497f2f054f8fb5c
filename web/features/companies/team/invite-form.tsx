import { INVITATION_DAYS } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as formTexts from '#contract/texts/form.ts'
import * as teamTexts from '#contract/texts/team.ts'
import { teamPage } from '#web/request/company-pages.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { RoleFields } from '#web/ui/role-fields.tsx'
import { useIsSending } from '#web/ui/use-is-sending.ts'
import type { Refused } from './answer-team.server.ts'
import { ROLE_WORDS } from './role-words.ts'
import styles from './team.module.css'

type Props = { companyId: string; left: number; refused: Refused | undefined }

/** Invites somebody by e-mail, as what. */
export function InviteForm({ companyId, left, refused }: Props) {
  const t = useText()
  const isSending = useIsSending()
  const wrong = refused?.wrong ?? {}
  const told = Object.entries(wrong).map(([name, text]) => ({
    fieldId: name === 'role' ? 'invite-packer' : 'invite-email',
    text,
  }))
  return (
    <section className={`stack gap-4 ${styles.form}`} aria-labelledby="invite-title">
      <h2 id="invite-title">{t(teamTexts.inviteTitle)}</h2>
      <PostForm action={teamPage(companyId)} noValidate preventScrollReset className="stack gap-4">
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
          hint={t(teamTexts.inviteHint, { days: INVITATION_DAYS })}
          error={wrong.email}
          defaultValue={refused?.typed.email ?? ''}
        />
        <RoleFields roles={ROLE_WORDS} id="invite" chosen={refused?.typed.role} error={wrong.role} />
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
