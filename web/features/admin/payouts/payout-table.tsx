import { Link } from 'react-router'
import { centsFromDollars, priceText } from '#contract/money.ts'
import { useText } from '#web/texts.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import type { ShownPayout } from './show-payouts.server.ts'

/** What was paid, newest first. @param ofOne all of them went to one company, which is named elsewhere */
export function PayoutTable({ payouts, ofOne }: { payouts: ShownPayout[]; ofOne?: boolean }) {
  const t = useText()
  return (
    <DataTable
      caption={t('payouts.historyCaption')}
      rows={payouts}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'day',
          head: t('payouts.day'),
          cell: ({ date, day }) => <time dateTime={date}>{day}</time>,
        },
        ...(ofOne
          ? []
          : [
              {
                key: 'company',
                head: t('payouts.company'),
                cell: ({ companyId, company }: ShownPayout) => (
                  <Link to={`/admin/payouts/${companyId}`}>{company}</Link>
                ),
              },
            ]),
        {
          key: 'amount',
          head: t('payouts.amount'),
          number: true,
          cell: ({ amount }) => <strong>{priceText(centsFromDollars(amount))}</strong>,
        },
        { key: 'lines', head: t('payouts.forSales'), number: true, cell: ({ lines }) => lines },
        {
          key: 'reference',
          head: t('payouts.reference'),
          cell: ({ reference }) => reference || t('payouts.noReference'),
        },
      ]}
    />
  )
}
