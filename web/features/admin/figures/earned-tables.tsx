import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { debtText } from '#contract/charge-text.ts'
import type { CurrencyEarnings, Earned } from '#contract/earnings.ts'
import { EARNINGS_COMPANIES } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as commissionTexts from '#contract/texts/commission.ts'
import * as earningsTexts from '#contract/texts/earnings.ts'
import { useText } from '#web/texts.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'

/** What was earned in one currency, brewery by brewery and style by style. */
export function EarnedTables({ earnings: { currency, companies, styles } }: { earnings: CurrencyEarnings }) {
  const t = useText()
  return (
    <>
      {companies.length > 0 && (
        <section className="stack gap-4" aria-labelledby={`earned-${currency} by-brewery-${currency}`}>
          <h3 id={`by-brewery-${currency}`}>{t(earningsTexts.byBrewery)}</h3>
          {companies.length === EARNINGS_COMPANIES && (
            <p className="quiet">{t(earningsTexts.mostOnly, { most: EARNINGS_COMPANIES })}</p>
          )}
          <EarnedTable
            caption={t(earningsTexts.byBrewery)}
            head={t(adminWords.brewery)}
            currency={currency}
            rows={companies.map(({ id, company, ...earned }) => ({
              ...{ key: id, earned },
              name: <Link to={`/admin/seller/${id}`}>{company}</Link>,
            }))}
          />
        </section>
      )}
      {styles.length > 0 && (
        <section className="stack gap-4" aria-labelledby={`earned-${currency} by-style-${currency}`}>
          <h3 id={`by-style-${currency}`}>{t(earningsTexts.byStyle)}</h3>
          <EarnedTable
            caption={t(earningsTexts.byStyle)}
            head={t(commissionTexts.style)}
            currency={currency}
            rows={styles.map(({ type, ...earned }) => ({ key: type, name: type, earned }))}
          />
        </section>
      )}
    </>
  )
}

type TableProps = {
  caption: string
  /** Of its first column. */
  head: string
  currency: string
  rows: { key: string; name: ReactNode; earned: Earned }[]
}

function EarnedTable({ caption, head, currency, rows }: TableProps) {
  const t = useText()
  const columns = [
    { key: 'gross', head: t(earningsTexts.gross) },
    { key: 'refunded', head: t(accountWords.refunded) },
    { key: 'commission', head: t(earningsTexts.commission) },
    { key: 'tax', head: t(commissionTexts.tax) },
    { key: 'fees', head: t(earningsTexts.fees) },
    { key: 'net', head: t(earningsTexts.net) },
  ] as const
  return (
    <DataTable<TableProps['rows'][number]>
      caption={caption}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { key: 'name', head, cell: ({ name }) => name },
        ...columns.map((column) => ({
          ...column,
          number: true,
          cell: ({ earned }: TableProps['rows'][number]) => debtText(earned[column.key], currency),
        })),
      ]}
    />
  )
}
