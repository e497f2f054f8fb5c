import { centsFromDollars, priceText } from '#contract/money.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as salesTexts from '#contract/texts/sales.ts'
import { useText } from '#web/texts.ts'
import type { showSales } from './show-sales.server.ts'
import styles from './sold-beers.module.css'

type Props = {
  balance: Awaited<ReturnType<typeof showSales>>['balance']
  /** The shop's day of an ISO instant, dd/mm/yyyy. */
  dayOf: (instant: string) => string
}

/** How a company's account with the shop stands. */
export function Balance({ balance: { owed, unsent, paidOut, lastPayout }, dayOf }: Props) {
  const t = useText()
  const last = lastPayout && {
    amount: priceText(centsFromDollars(lastPayout.amount)),
    date: dayOf(lastPayout.date),
    reference: lastPayout.reference,
  }
  return (
    <dl className={styles.balance}>
      <div>
        <dt>{t(salesTexts.owedNow)}</dt>
        <dd className={styles.sum}>{priceText(centsFromDollars(owed))}</dd>
      </div>
      {unsent > 0 && (
        <div>
          <dt>{t(salesTexts.unsent)}</dt>
          <dd className={styles.sum}>{priceText(centsFromDollars(unsent))}</dd>
          <dd className={styles.quiet}>{t(salesTexts.unsentIs)}</dd>
        </div>
      )}
      <div>
        <dt>{t(salesTexts.paidSoFar)}</dt>
        <dd className={styles.sum}>{priceText(centsFromDollars(paidOut))}</dd>
      </div>
      <div>
        <dt>{t(accountWords.lastPayout)}</dt>
        <dd>
          {last
            ? t(last.reference ? salesTexts.payoutWith : salesTexts.payout, last)
            : t(salesTexts.noPayout)}
        </dd>
      </div>
    </dl>
  )
}
