import { centsFromDollars, priceText } from '#contract/money.ts'
import { useText } from '#web/texts.ts'
import { counted } from '../../catalogue/counted.ts'
import styles from './payouts.module.css'
import type { CompanyOwed } from './show-company-owed.server.ts'

/** How a company stands with the shop. */
export function OwedSums({
  owed: { owed, owedBack, unsent, unsentSales, sales, oldestDay, last },
}: {
  owed: Pick<CompanyOwed, 'owed' | 'owedBack' | 'unsent' | 'unsentSales' | 'sales' | 'oldestDay' | 'last'>
}) {
  const t = useText()
  const dollars = (amount: number) => priceText(centsFromDollars(amount))
  const lastPayout = last.payouts[0]
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('payouts.owed')}</dt>
        <dd className={styles.sum}>{dollars(owed)}</dd>
      </div>
      {owedBack < 0 && (
        <div>
          <dt>{t('payouts.owesBack')}</dt>
          <dd className={styles.sum}>{dollars(-owedBack)}</dd>
          <dd className={styles.quiet}>{t('payouts.owesBackIs')}</dd>
        </div>
      )}
      {unsent > 0 && (
        <div>
          <dt>{t('payouts.unsent')}</dt>
          <dd className={styles.sum}>{dollars(unsent)}</dd>
          <dd className={styles.quiet}>
            {counted(t, unsentSales, 'payouts.oneSale', 'payouts.someSales')}. {t('payouts.unsentIs')}
          </dd>
        </div>
      )}
      <div>
        <dt>{t('payouts.sales')}</dt>
        <dd className={styles.sum}>{sales}</dd>
      </div>
      {oldestDay && (
        <div>
          <dt>{t('payouts.oldest')}</dt>
          <dd className={styles.sum}>{oldestDay}</dd>
        </div>
      )}
      <div>
        <dt>{t('payouts.last')}</dt>
        <dd>
          {lastPayout
            ? t('payouts.lastIs', { amount: dollars(lastPayout.amount), day: lastPayout.day })
            : t('payouts.never')}
        </dd>
      </div>
    </dl>
  )
}
