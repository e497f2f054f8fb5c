import type { StaffInvitation } from '#contract/staff.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as advertisingTexts from '#contract/texts/advertising.ts'
import * as apiKeysTexts from '#contract/texts/api-keys.ts'
import * as staffTexts from '#contract/texts/staff.ts'
import { staffRoleTexts } from '#contract/texts/staff-roles.ts'
import * as teamTexts from '#contract/texts/team.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import styles from './admins.module.css'
import { askAt } from './admins-address.ts'

type Props = { invitations: readonly StaffInvitation[]; dayOf: (instant: string) => string }

/** Who is invited to administer the shop and has not come yet. */
export function StaffInvitations({ invitations, dayOf }: Props) {
  const t = useText()
  if (!invitations.length) return <EmptyState text={t(staffTexts.noInvitations)} />
  return (
    <DataTable
      caption={t(teamTexts.invitations)}
      rows={invitations}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'email',
          head: t(accountWords.emailAddress),
          cell: ({ email }) => <strong className={styles.email}>{email}</strong>,
        },
        { key: 'role', head: t(teamTexts.role), cell: ({ role }) => t(staffRoleTexts[role].name) },
        { key: 'by', head: t(staffTexts.invitedBy), cell: ({ invitedBy }) => invitedBy },
        {
          key: 'until',
          head: t(accountWords.state),
          cell: ({ isOver, expiresAt }) =>
            isOver ? (
              <StatusWord tone="over">{t(apiKeysTexts.expired)}</StatusWord>
            ) : (
              t(teamTexts.openUntil, { day: dayOf(expiresAt) })
            ),
        },
        {
          key: 'ways',
          head: t(accountWords.actions),
          action: true,
          cell: ({ id, email }) => (
            <LinkButton
              to={askAt('withdraw', id)}
              look="quiet"
              size="small"
              preventScrollReset
              aria-label={t(teamTexts.withdrawOf, { email })}
            >
              {t(advertisingTexts.withdraw)}
            </LinkButton>
          ),
        },
      ]}
    />
  )
}
