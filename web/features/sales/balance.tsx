import { debtText } from '#contract/charge-text.ts'
import type { Balance as OneBalance } from '#contract/sales.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as salesTexts from '#contract/texts/sales.ts'
import { useText } from '#web/texts.ts'
import styles from './sold-beers.module.css'

type Props = {
  balances: OneBalance[]
  /** The shop's day of an ISO instant, dd/mm/yyyy. */
  dayOf: (instant: string) => string
}

/** Of whom everything that was sold cost nothing. */
const NOTHING: OneBalance = {
  ...{ currency: 'USD', owed: 0, owedDollars: 0, pending: 0, pendingDollars: 0, frozen: 0, underWay: 0 },
  ...{ paidOut: 0, paidOutDollars: 0, lastPayout: null },
}

/** How a company's account with the shop stands: by itself in each currency that its sales were charged in. */
export function Balance({ balances, dayOf }: Props) {
  const shown = balances.length ? balances : [NOTHING]
  return shown.map((balance) => <InCurrency key={balance.currency} balance={balance} dayOf={dayOf} />)
}

function InCurrency({ balance, dayOf }: { balance: OneBalance } & Pick<Props, 'dayOf'>) {
  const t = useText()
  const { currency, owed, owedDollars, pending, pendingDollars, frozen } = balance
  const { underWay, paidOut, paidOutDollars, lastPayout } = balance
  const last = lastPayout && {
    amount: debtText(lastPayout.amount, currency),
    date: dayOf(lastPayout.date),
    reference: lastPayout.reference,
  }
  const inDollars = (dollars: number) =>
    currency !== 'USD' && <dd className={styles.quiet}>{debtText(dollars, 'USD')}</dd>
  return (
    <dl className={styles.balance}>
      <div>
        <dt>{t(owed < 0 ? salesTexts.owesShop : salesTexts.owedNow)}</dt>
        <dd className={styles.sum}>{debtText(Math.abs(owed), currency)}</dd>
        {inDollars(Math.abs(owedDollars))}
        {owed < 0 && <dd className={styles.quiet}>{t(salesTexts.owesShopIs)}</dd>}
      </div>
      {pending > 0 && (
        <div>
          <dt>{t(salesTexts.pending)}</dt>
          <dd className={styles.sum}>{debtText(pending, currency)}</dd>
          {inDollars(pendingDollars)}
          <dd className={styles.quiet}>{t(salesTexts.pendingIs)}</dd>
        </div>
      )}
      {frozen > 0 && (
        <div>
          <dt>{t(salesTexts.frozen)}</dt>
          <dd className={styles.sum}>{debtText(frozen, currency)}</dd>
          <dd className={styles.quiet}>{t(salesTexts.frozenIs)}</dd>
        </div>
      )}
      {underWay > 0 && (
        <div>
          <dt>{t(salesTexts.underWay)}</dt>
          <dd className={styles.sum}>{debtText(underWay, currency)}</dd>
        </div>
      )}
      <div>
        <dt>{t(salesTexts.paidSoFar)}</dt>
        <dd className={styles.sum}>{debtText(paidOut, currency)}</dd>
        {inDollars(paidOutDollars)}
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
