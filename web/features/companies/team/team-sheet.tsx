import type { ReactNode } from 'react'
import type { TeamInvitation, TeamMember } from '#contract/team.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as teamTexts from '#contract/texts/team.ts'
import { teamPage } from '#web/request/company-pages.ts'
import { useText } from '#web/texts.ts'
import { ConfirmSheet } from '#web/ui/confirm-sheet.tsx'
import { RoleFields } from '#web/ui/role-fields.tsx'
import type { Refused } from './answer-team.server.ts'
import { ROLE_WORDS } from './role-words.ts'

/** What the page's address asks about, once it is found in the team. */
export type AskedOfTeam =
  | { of: 'change' | 'remove'; member: TeamMember }
  | { of: 'withdraw'; invitation: TeamInvitation }

type Props = { companyId: string; asked: AskedOfTeam; refused: Refused | undefined }

/** The question before a role is changed, somebody removed or an invitation withdrawn. */
export function TeamSheet({ companyId, asked, refused }: Props) {
  const t = useText()
  if (asked.of === 'withdraw') {
    const { id, email } = asked.invitation
    return (
      <Question
        {...{ companyId, refused, of: asked.of, field: ['invitation', id] }}
        title={t(teamTexts.withdrawTitle, { email })}
        yes={t(teamTexts.withdrawYes)}
      >
        <p>{t(teamTexts.withdrawLead)}</p>
      </Question>
    )
  }
  const { id, name, role } = asked.member
  const isChange = asked.of === 'change'
  return (
    <Question
      {...{ companyId, refused, of: asked.of, field: ['member', id] }}
      title={t(isChange ? teamTexts.changeOf : teamTexts.removeTitle, { name })}
      yes={t(isChange ? accountWords.save : teamTexts.removeYes)}
    >
      {isChange ? (
        <RoleFields roles={ROLE_WORDS} id="change" chosen={role} error={refused?.wrong.role} />
      ) : (
        <p>{t(teamTexts.removeLead)}</p>
      )}
    </Question>
  )
}

type QuestionProps = Omit<Props, 'asked'> & {
  of: AskedOfTeam['of']
  /** Whom or what it is about: a hidden field. */
  field: readonly [name: string, value: string]
  title: string
  yes: string
  children: ReactNode
}

function Question({ companyId, refused, of, field: [name, value], title, yes, children }: QuestionProps) {
  const t = useText()
  const page = teamPage(companyId)
  return (
    <ConfirmSheet
      title={title}
      hidden={{ do: of, [name]: value }}
      submit={yes}
      look={of === 'change' ? 'primary' : 'danger'}
      failed={refused && { title: t(teamTexts.notDone), errors: [{ text: refused.message }] }}
      action={`${page}?${of}=${value}`}
      closeTo={page}
    >
      {children}
    </ConfirmSheet>
  )
}
