import type { TeamInvitation } from '#contract/team.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as advertisingTexts from '#contract/texts/advertising.ts'
import * as apiKeysTexts from '#contract/texts/api-keys.ts'
import * as teamTexts from '#contract/texts/team.ts'
import { teamPage } from '#web/request/company-pages.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { ROLE_WORDS } from './role-words.ts'
import styles from './team.module.css'

type Props = { companyId: string; invitations: readonly TeamInvitation[]; dayOf: (instant: string) => string }

/** Who was invited and has not come yet. */
export function InvitationTable({ companyId, invitations, dayOf }: Props) {
  const t = useText()
  return (
    <DataTable
      caption={t(teamTexts.invitations)}
      rows={invitations}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'email',
          head: t(accountWords.emailAddress),
          cell: ({ email }) => <strong className={styles.mail}>{email}</strong>,
        },
        { key: 'role', head: t(teamTexts.role), cell: ({ role }) => t(ROLE_WORDS[role].name) },
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
              to={`${teamPage(companyId)}?withdraw=${id}`}
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
