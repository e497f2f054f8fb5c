import { Link } from 'react-router'
import { centsFromDollars, priceText } from '#contract/money.ts'
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
      caption={t('payouts.owedCaption')}
      rows={companies}
      keyOf={({ companyId }) => companyId}
      columns={[
        {
          key: 'company',
          head: t('payouts.company'),
          cell: ({ companyId, company }) => <Link to={`/admin/seller/${companyId}`}>{company}</Link>,
        },
        { key: 'seller', head: t('payouts.seller'), cell: ({ seller }) => seller },
        {
          key: 'owed',
          head: t('payouts.owed'),
          number: true,
          cell: ({ owed }) => <strong className={owed < 0 ? styles.back : undefined}>{dollars(owed)}</strong>,
        },
        {
          key: 'unsent',
          head: t('payouts.unsent'),
          number: true,
          cell: ({ unsent }) => unsent > 0 && dollars(unsent),
        },
        { key: 'sales', head: t('payouts.sales'), number: true, cell: ({ sales }) => sales },
        { key: 'oldest', head: t('payouts.oldest'), cell: ({ oldestDay }) => oldestDay },
        {
          key: 'last',
          head: t('payouts.last'),
          cell: ({ lastPayout, lastDay }) =>
            lastPayout
              ? t('payouts.lastIs', { amount: dollars(lastPayout.amount), day: lastDay })
              : t('payouts.never'),
        },
        {
          key: 'actions',
          head: t('payouts.actions'),
          action: true,
          cell: ({ companyId, company }) => (
            <LinkButton
              to={`/admin/payouts/${companyId}`}
              look="outline"
              size="small"
              aria-label={t('payouts.payTo', { company })}
            >
              {t('payouts.pay')}
            </LinkButton>
          ),
        },
      ]}
    />
  )
}
