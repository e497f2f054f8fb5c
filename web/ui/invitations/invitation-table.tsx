import type { ReactNode } from 'react'
import * as accountWords from '#contract/texts/account-words.ts'
import * as advertisingTexts from '#contract/texts/advertising.ts'
import * as apiKeysTexts from '#contract/texts/api-keys.ts'
import * as teamTexts from '#contract/texts/team.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '../button.tsx'
import { StatusWord } from '../status-word.tsx'
import { type Column, DataTable } from '../table/data-table.tsx'
import styles from './invitations.module.css'
import type { RoleWords } from './role-words.ts'

type Invitation = { id: string; email: string; role: string; isOver: boolean; expiresAt: string }

type Props<Each extends Invitation> = {
  invitations: readonly Each[]
  roles: RoleWords
  /** Who invited, where several can. */
  by?: { head: string; nameOf: (invitation: Each) => ReactNode }
  dayOf: (instant: string) => string
  /** Where it is asked once more whether to withdraw one. */
  withdrawAt: (id: string) => string
}

/** Who was invited and has not come yet. */
export function InvitationTable<Each extends Invitation>(props: Props<Each>) {
  const { invitations, roles, by, dayOf, withdrawAt } = props
  const t = useText()
  const inviter: Column<Each>[] = by ? [{ key: 'by', head: by.head, cell: by.nameOf }] : []
  return (
    <DataTable
      caption={t(teamTexts.invitations)}
      rows={invitations}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'email',
          head: t(accountWords.emailAddress),
          long: true,
          cell: ({ email }) => <strong className={styles.email}>{email}</strong>,
        },
        {
          key: 'role',
          head: t(teamTexts.role),
          cell: ({ role }) => {
            const words = roles[role]
            return words && t(words.name)
          },
        },
        ...inviter,
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
              asks
              to={withdrawAt(id)}
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
