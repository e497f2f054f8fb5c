import type { Admin } from '#contract/people.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as adminsTexts from '#contract/texts/admins.ts'
import * as removalsTexts from '#contract/texts/removals.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { staffRoleTexts } from '#contract/texts/staff-roles.ts'
import * as teamTexts from '#contract/texts/team.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmailWords } from '#web/ui/email-words.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import styles from './admins.module.css'
import { askAt } from './admins-address.ts'

type Props = {
  admins: Admin[]
  /** Who looks: nobody switches themself off, or changes what they are. */
  ownId: string
  /** Whether who looks may change anything of them. */
  isOwner: boolean
}

/** Who administers the shop, as what, each with the ways to change that. */
export function AdminsTable({ admins, ownId, isOwner }: Props) {
  const t = useText()
  const columns: Column<Admin>[] = [
    { key: 'name', head: t(shopWords.name), cell: ({ name }) => <strong>{name}</strong> },
    {
      key: 'email',
      head: t(accountWords.emailAddress),
      cell: ({ email }) => (
        <span className={styles.email}>
          <EmailWords email={email} />
        </span>
      ),
    },
    { key: 'role', head: t(teamTexts.role), cell: ({ role }) => t(staffRoleTexts[role].name) },
    {
      key: 'status',
      head: t(accountWords.state),
      cell: ({ status }) => (
        <StatusWord tone={status ? 'good' : 'bad'}>
          <Spoken text={status ? adminWords.active : adminWords.inactive} />
        </StatusWord>
      ),
    },
    {
      key: 'secondFactor',
      head: t(adminsTexts.secondFactor),
      cell: ({ secondFactor }) => (
        <StatusWord tone={secondFactor ? 'good' : 'waiting'}>
          {t(secondFactor ? adminsTexts.withSecondFactor : adminsTexts.withoutSecondFactor)}
        </StatusWord>
      ),
    },
    {
      key: 'action',
      head: t(adminWords.action),
      action: true,
      cell: (admin) =>
        admin.id === ownId ? (
          <span className={styles.you}>{t(adminsTexts.you)}</span>
        ) : (
          isOwner && <Ways admin={admin} />
        ),
    },
  ]
  return <DataTable caption={t(adminsTexts.table)} columns={columns} rows={admins} keyOf={({ id }) => id} />
}

function Ways({ admin: { id, name, status } }: { admin: Admin }) {
  const t = useText()
  return (
    <div className="row gap-2">
      <LinkButton
        to={askAt('change', id)}
        look="quiet"
        size="small"
        preventScrollReset
        aria-label={t(teamTexts.changeOf, { name })}
      >
        {t(removalsTexts.change)}
      </LinkButton>
      <LinkButton
        to={askAt('switch', id)}
        look="outline"
        size="small"
        preventScrollReset
        aria-label={t(status ? adminsTexts.deactivateWho : adminsTexts.activateWho, { name })}
      >
        {t(status ? adminsTexts.deactivate : adminsTexts.activate)}
      </LinkButton>
    </div>
  )
}
