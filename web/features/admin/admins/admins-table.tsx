import type { Admin } from '#contract/people.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmailWords } from '#web/ui/email-words.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import styles from './admins.module.css'

type Props = {
  admins: Admin[]
  /** Who looks: nobody switches themself off. */
  ownId: string
  /** Where the page asks before it switches somebody. */
  askAt: (admin: Admin) => string
}

/** Who administers the shop, each with the way to switch them. */
export function AdminsTable({ admins, ownId, askAt }: Props) {
  const t = useText()
  const columns: Column<Admin>[] = [
    { key: 'name', head: t('admins.name'), cell: ({ name }) => <strong>{name}</strong> },
    {
      key: 'email',
      head: t('admins.email'),
      cell: ({ email }) => (
        <span className={styles.email}>
          <EmailWords email={email} />
        </span>
      ),
    },
    {
      key: 'status',
      head: t('admins.status'),
      cell: ({ status }) => (
        <StatusWord tone={status ? 'good' : 'bad'}>
          <Spoken code={status ? 'people.active' : 'people.inactive'} />
        </StatusWord>
      ),
    },
    {
      key: 'secondFactor',
      head: t('admins.secondFactor'),
      cell: ({ secondFactor }) => (
        <StatusWord tone={secondFactor ? 'good' : 'waiting'}>
          {t(secondFactor ? 'admins.withSecondFactor' : 'admins.withoutSecondFactor')}
        </StatusWord>
      ),
    },
    {
      key: 'action',
      head: t('admins.action'),
      action: true,
      cell: (admin) =>
        admin.id === ownId ? (
          <span className={styles.you}>{t('admins.you')}</span>
        ) : (
          <LinkButton
            to={askAt(admin)}
            look="outline"
            size="small"
            preventScrollReset
            aria-label={t(admin.status ? 'admins.deactivateWho' : 'admins.activateWho', { name: admin.name })}
          >
            {t(admin.status ? 'admins.deactivate' : 'admins.activate')}
          </LinkButton>
        ),
    },
  ]
  return <DataTable caption={t('admins.table')} columns={columns} rows={admins} keyOf={({ id }) => id} />
}
