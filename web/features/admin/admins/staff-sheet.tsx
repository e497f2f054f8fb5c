import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Admin } from '#contract/people.ts'
import type { StaffInvitation } from '#contract/staff.ts'
import * as staffTexts from '#contract/texts/staff.ts'
import { staffRoleTexts } from '#contract/texts/staff-roles.ts'
import * as teamTexts from '#contract/texts/team.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { RoleFields } from '#web/ui/role-fields.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useIsSending } from '#web/ui/use-is-sending.ts'
import { ADMINS_PAGE, askAt } from './admins-address.ts'
import type { StaffRefused } from './answer-staff.server.ts'

/** What the page's address asks about, once it is found there. */
export type AskedOfStaff = { of: 'change'; admin: Admin } | { of: 'withdraw'; invitation: StaffInvitation }

/** The question before a role is changed or an invitation withdrawn. */
export function StaffSheet({ asked, refused }: { asked: AskedOfStaff; refused: StaffRefused | undefined }) {
  const t = useText()
  if (asked.of === 'withdraw') {
    const { id, email } = asked.invitation
    return (
      <Question
        {...{ refused, id, of: asked.of }}
        title={t(teamTexts.withdrawTitle, { email })}
        yes={t(teamTexts.withdrawYes)}
      >
        <p>{t(teamTexts.withdrawLead)}</p>
      </Question>
    )
  }
  const { id, name, role } = asked.admin
  return (
    <Question
      {...{ refused, id, of: asked.of }}
      title={t(teamTexts.changeOf, { name })}
      yes={t(staffTexts.changeYes)}
    >
      <RoleFields
        id="change"
        roles={staffRoleTexts}
        chosen={refused?.typed.role || role}
        error={refused?.wrong.role}
      />
      <p className="quiet">{t(staffTexts.changeLead)}</p>
    </Question>
  )
}

type QuestionProps = {
  of: AskedOfStaff['of']
  /** Whom or what it is about. */
  id: string
  refused: StaffRefused | undefined
  title: string
  yes: string
  children: ReactNode
}

function Question({ of, id, refused, title, yes, children }: QuestionProps) {
  const t = useText()
  const navigate = useNavigate()
  const isSending = useIsSending()
  return (
    <Sheet title={title} onClose={() => navigate(ADMINS_PAGE, { preventScrollReset: true })}>
      <PostForm action={askAt(of, id)} preventScrollReset className="stack gap-5">
        <input type="hidden" name="id" value={id} />
        {refused && <ErrorSummary title={t(teamTexts.notDone)} errors={[{ text: refused.message }]} />}
        {children}
        <div className="row gap-3">
          <Button
            type="submit"
            name="do"
            value={of}
            look={of === 'withdraw' ? 'danger' : undefined}
            busy={isSending}
          >
            {yes}
          </Button>
          <LinkButton to={ADMINS_PAGE} look="quiet" preventScrollReset>
            {t(teamTexts.leaveIt)}
          </LinkButton>
        </div>
      </PostForm>
    </Sheet>
  )
}
