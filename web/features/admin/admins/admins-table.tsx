import type { Admin } from '#contract/people.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as adminsTexts from '#contract/texts/admins.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
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
          <LinkButton
            to={askAt(admin)}
            look="outline"
            size="small"
            preventScrollReset
            aria-label={t(admin.status ? adminsTexts.deactivateWho : adminsTexts.activateWho, {
              name: admin.name,
            })}
          >
            {t(admin.status ? adminsTexts.deactivate : adminsTexts.activate)}
          </LinkButton>
        ),
    },
  ]
  return <DataTable caption={t(adminsTexts.table)} columns={columns} rows={admins} keyOf={({ id }) => id} />
}
