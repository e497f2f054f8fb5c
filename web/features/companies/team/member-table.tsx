import type { TeamMember } from '#contract/team.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as commissionTexts from '#contract/texts/commission.ts'
import * as removalsTexts from '#contract/texts/removals.ts'
import * as teamTexts from '#contract/texts/team.ts'
import { teamPage } from '#web/request/company-pages.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { ROLE_WORDS } from './role-words.ts'
import styles from './team.module.css'

type Props = { companyId: string; members: readonly TeamMember[]; dayOf: (instant: string) => string }

/** Who works for a brewery, as what, since when; each with the ways to change that. */
export function MemberTable({ companyId, members, dayOf }: Props) {
  const t = useText()
  const asking = (what: string, { id }: TeamMember) => `${teamPage(companyId)}?${what}=${id}`
  return (
    <DataTable
      caption={t(teamTexts.members)}
      rows={members}
      keyOf={({ id }) => id}
      columns={[
        { key: 'name', head: t(teamTexts.person), cell: ({ name }) => <strong>{name}</strong> },
        {
          key: 'email',
          head: t(accountWords.emailAddress),
          long: true,
          cell: ({ email }) => <span className={styles.mail}>{email}</span>,
        },
        { key: 'role', head: t(teamTexts.role), cell: ({ role }) => t(ROLE_WORDS[role].name) },
        { key: 'since', head: t(adminWords.since), cell: ({ since }) => dayOf(since) },
        {
          key: 'ways',
          head: t(accountWords.actions),
          action: true,
          cell: (member) => (
            <div className="row gap-2">
              <LinkButton
                asks
                to={asking('change', member)}
                look="outline"
                size="small"
                preventScrollReset
                aria-label={t(teamTexts.changeOf, { name: member.name })}
              >
                {t(removalsTexts.change)}
              </LinkButton>
              <LinkButton
                asks
                to={asking('remove', member)}
                look="quiet"
                size="small"
                preventScrollReset
                aria-label={t(teamTexts.removeOf, { name: member.name })}
              >
                {t(commissionTexts.remove)}
              </LinkButton>
            </div>
          ),
        },
      ]}
    />
  )
}
