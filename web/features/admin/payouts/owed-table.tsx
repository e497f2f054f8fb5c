import { Link } from 'react-router'
import { debtText } from '#contract/charge-text.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as payoutsTexts from '#contract/texts/payouts.ts'
import * as productsTexts from '#contract/texts/products.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import { DataTable, type Sorts } from '#web/ui/table/data-table.tsx'
import { Debt } from './debt.tsx'
import styles from './payouts.module.css'
import type { OwedCompany } from './show-owed.server.ts'

/**
 * Whom the shop owes money, most first; a brewery once for each currency that it is owed.
 * @param sorts how they are sorted, and where they are in another order
 * @param saysAccounts whether rows say that they cannot be paid yet: not where that is so of all
 */
export function OwedTable({
  companies,
  saysAccounts,
  sorts,
}: {
  companies: OwedCompany[]
  saysAccounts: boolean
  sorts: Sorts
}) {
  const t = useText()
  return (
    <div className={styles.owedTable}>
      <DataTable
        caption={t(payoutsTexts.owedCaption)}
        rows={companies}
        keyOf={({ companyId, currency }) => `${companyId} ${currency}`}
        sortsElsewhere
        {...sorts}
        columns={[
          {
            key: 'company',
            head: t(adminWords.brewery),
            sorts: true,
            card: 'start',
            cell: ({ companyId, company, hasAccount }) => (
              <span className={styles.two}>
                <Link to={`/admin/seller/${companyId}`} className={styles.inTable}>
                  {company}
                </Link>
                <strong className={styles.onCards}>{company}</strong>
                {saysAccounts && !hasAccount && (
                  <StatusWord tone="bad">{t(payoutsTexts.noAccount)}</StatusWord>
                )}
              </span>
            ),
          },
          { key: 'seller', head: t(payoutsTexts.seller), card: 'out', cell: ({ seller }) => seller },
          {
            key: 'owed',
            head: t(adminWords.owed),
            sorts: true,
            number: true,
            card: 'end',
            cell: ({ owed, owedDollars, currency }) => (
              <Debt amount={owed} dollars={owedDollars} currency={currency} />
            ),
          },
          {
            key: 'pending',
            head: t(adminWords.notFreeYet),
            sorts: true,
            number: true,
            card: 'out',
            cell: ({ pendings }) =>
              pendings.length > 0 && (
                <span className={styles.two}>
                  {pendings.map((pending) => (
                    <span key={pending}>{pending}</span>
                  ))}
                </span>
              ),
          },
          {
            key: 'sales',
            head: t(accountWords.sales),
            number: true,
            card: 'out',
            cell: ({ sales }) => sales,
          },
          { key: 'oldest', head: t(payoutsTexts.oldest), card: 'out', cell: ({ oldestDay }) => oldestDay },
          {
            key: 'last',
            head: t(accountWords.lastPayout),
            card: 'out',
            cell: ({ lastPayout, lastDay, currency }) =>
              lastPayout
                ? t(payoutsTexts.lastIs, { amount: debtText(lastPayout.amount, currency), day: lastDay })
                : t(payoutsTexts.never),
          },
          {
            key: 'actions',
            head: t(accountWords.actions),
            action: true,
            card: 'end',
            cell: ({ companyId, company, currency, owed }) => (
              <IfMay what="pay">
                <LinkButton
                  to={`/admin/payouts/${companyId}?currency=${currency}`}
                  look="outline"
                  size="small"
                  className={styles.go}
                  aria-label={t(owed > 0 ? payoutsTexts.payTo : payoutsTexts.seeBalanceOf, { company })}
                >
                  <span>{t(owed > 0 ? payoutsTexts.pay : productsTexts.see)}</span>
                  <Icon name="right" size={16} />
                </LinkButton>
              </IfMay>
            ),
          },
        ]}
      />
    </div>
  )
}
