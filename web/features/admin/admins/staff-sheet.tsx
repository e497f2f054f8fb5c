import type { ReactNode } from 'react'
import type { Admin } from '#contract/people.ts'
import type { StaffInvitation } from '#contract/staff.ts'
import * as staffTexts from '#contract/texts/staff.ts'
import { staffRoleTexts } from '#contract/texts/staff-roles.ts'
import * as teamTexts from '#contract/texts/team.ts'
import { useText } from '#web/texts.ts'
import { ConfirmSheet } from '#web/ui/confirm-sheet.tsx'
import { RoleFields } from '#web/ui/role-fields.tsx'
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
  return (
    <ConfirmSheet
      title={title}
      hidden={{ do: of, id }}
      submit={yes}
      look={of === 'withdraw' ? 'danger' : 'primary'}
      failed={refused && { title: t(teamTexts.notDone), errors: [{ text: refused.message }] }}
      action={askAt(of, id)}
      closeTo={ADMINS_PAGE}
    >
      {children}
    </ConfirmSheet>
  )
}
