import { debtText } from '#contract/charge-text.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as payoutsTexts from '#contract/texts/payouts.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import styles from './payouts.module.css'
import type { CompanyOwed } from './show-company-owed.server.ts'

/** How a company stands with the shop in one currency. */
export function OwedSums({
  owed: {
    currency,
    owed,
    owedDollars,
    owedBack,
    pending,
    pendingSales,
    sales,
    oldestDay,
    lastPayout,
    lastDay,
  },
}: {
  owed: Omit<CompanyOwed, 'rows'>
}) {
  const t = useText()
  const money = (amount: number) => debtText(amount, currency)
  return (
    <dl className={`wrap ${styles.sums}`}>
      <div>
        <dt>{t(adminWords.owed)}</dt>
        <dd className={styles.sum}>{money(owed)}</dd>
        {currency !== 'USD' && <dd className="quiet">{debtText(owedDollars, 'USD')}</dd>}
      </div>
      {owedBack < 0 && (
        <div>
          <dt>{t(payoutsTexts.owesBack)}</dt>
          <dd className={styles.sum}>{money(-owedBack)}</dd>
          <dd className="quiet">{t(payoutsTexts.owesBackIs)}</dd>
        </div>
      )}
      {pending > 0 && (
        <div>
          <dt>{t(adminWords.notFreeYet)}</dt>
          <dd className={styles.sum}>{money(pending)}</dd>
          <dd className="quiet">
            {counted(t, pendingSales, payoutsTexts.oneSale, payoutsTexts.someSales)}.{' '}
            {t(payoutsTexts.pendingIs)}
          </dd>
        </div>
      )}
      <div>
        <dt>{t(accountWords.sales)}</dt>
        <dd className={styles.sum}>{sales}</dd>
      </div>
      {oldestDay && (
        <div>
          <dt>{t(payoutsTexts.oldest)}</dt>
          <dd className={styles.sum}>{oldestDay}</dd>
        </div>
      )}
      <div>
        <dt>{t(accountWords.lastPayout)}</dt>
        <dd>
          {lastPayout
            ? t(payoutsTexts.lastIs, { amount: money(lastPayout.amount), day: lastDay })
            : t(payoutsTexts.never)}
        </dd>
      </div>
    </dl>
  )
}
