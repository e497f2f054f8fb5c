import { INVITATION_DAYS } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as formTexts from '#contract/texts/form.ts'
import * as staffTexts from '#contract/texts/staff.ts'
import { staffRoleTexts } from '#contract/texts/staff-roles.ts'
import * as teamTexts from '#contract/texts/team.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { RoleFields } from '#web/ui/role-fields.tsx'
import { useIsSending } from '#web/ui/use-is-sending.ts'
import styles from './admins.module.css'
import { ADMINS_PAGE } from './admins-address.ts'
import type { StaffRefused } from './answer-staff.server.ts'

/** Invites somebody to administer the shop, by e-mail and as what. */
export function InviteStaff({ left, refused }: { left: number; refused: StaffRefused | undefined }) {
  const t = useText()
  const isSending = useIsSending()
  const wrong = refused?.wrong ?? {}
  const told = Object.entries(wrong).map(([name, text]) => ({
    fieldId: name === 'role' ? 'invite-owner' : 'invite-email',
    text,
  }))
  return (
    <section className={`stack gap-4 ${styles.form}`} aria-labelledby="invite-title">
      <h2 id="invite-title">{t(teamTexts.inviteTitle)}</h2>
      <PostForm action={ADMINS_PAGE} noValidate preventScrollReset className="stack gap-4">
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
          hint={t(staffTexts.inviteHint, { days: INVITATION_DAYS })}
          error={wrong.email}
          defaultValue={refused?.typed.email ?? ''}
        />
        <RoleFields id="invite" roles={staffRoleTexts} chosen={refused?.typed.role} error={wrong.role} />
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
