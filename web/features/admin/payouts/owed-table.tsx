import { Link } from 'react-router'
import { centsFromDollars, priceText } from '#contract/money.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as payoutsTexts from '#contract/texts/payouts.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import styles from './payouts.module.css'
import type { OwedCompany } from './show-owed.server.ts'

/** Whom the shop owes money, most first. */
export function OwedTable({ companies }: { companies: OwedCompany[] }) {
  const t = useText()
  const dollars = (amount: number) => priceText(centsFromDollars(amount))
  return (
    <DataTable
      caption={t(payoutsTexts.owedCaption)}
      rows={companies}
      keyOf={({ companyId }) => companyId}
      columns={[
        {
          key: 'company',
          head: t(adminWords.brewery),
          cell: ({ companyId, company }) => <Link to={`/admin/seller/${companyId}`}>{company}</Link>,
        },
        { key: 'seller', head: t(payoutsTexts.seller), cell: ({ seller }) => seller },
        {
          key: 'owed',
          head: t(adminWords.owed),
          number: true,
          cell: ({ owed }) => <strong className={owed < 0 ? styles.back : undefined}>{dollars(owed)}</strong>,
        },
        {
          key: 'unsent',
          head: t(adminWords.notSentYet),
          number: true,
          cell: ({ unsent }) => unsent > 0 && dollars(unsent),
        },
        { key: 'sales', head: t(accountWords.sales), number: true, cell: ({ sales }) => sales },
        { key: 'oldest', head: t(payoutsTexts.oldest), cell: ({ oldestDay }) => oldestDay },
        {
          key: 'last',
          head: t(accountWords.lastPayout),
          cell: ({ lastPayout, lastDay }) =>
            lastPayout
              ? t(payoutsTexts.lastIs, { amount: dollars(lastPayout.amount), day: lastDay })
              : t(payoutsTexts.never),
        },
        {
          key: 'actions',
          head: t(payoutsTexts.actions),
          action: true,
          cell: ({ companyId, company }) => (
            <LinkButton
              to={`/admin/payouts/${companyId}`}
              look="outline"
              size="small"
              aria-label={t(payoutsTexts.payTo, { company })}
            >
              {t(payoutsTexts.pay)}
            </LinkButton>
          ),
        },
      ]}
    />
  )
}
