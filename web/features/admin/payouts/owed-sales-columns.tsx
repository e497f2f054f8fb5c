import { debtText } from '#contract/charge-text.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as detailTexts from '#contract/texts/detail.ts'
import * as payoutsTexts from '#contract/texts/payouts.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { counted } from '#web/counted.ts'
import type { Translate } from '#web/texts.ts'
import type { Column } from '#web/ui/table/data-table.tsx'
import { OrderLink } from '../order-link.tsx'
import styles from './owed-sales.module.css'
import type { OwedRow } from './show-company-owed.server.ts'

/**
 * The columns of a company's sales. On cards, two lines beside the tick: which beer and what is owed for it; when, how many and
 * in which order.
 */
export function owedSalesColumns(t: Translate, currency: string, chosen: string[]): Column<OwedRow>[] {
  const money = (amount: number) => debtText(amount, currency)
  return [
    {
      key: 'choose',
      head: t(payoutsTexts.choose),
      card: 'start',
      cell: ({ id, owed, amount, name, day }) =>
        owed > 0 ? (
          <label className={styles.check}>
            <input
              type="checkbox"
              name="sale"
              value={id}
              defaultChecked={chosen.includes(id)}
              aria-label={t(payoutsTexts.chooseSale, { units: amount, beer: name, day })}
            />
          </label>
        ) : (
          <span className={styles.back}>{t(payoutsTexts.deducted)}</span>
        ),
    },
    {
      key: 'day',
      head: t(accountWords.date),
      card: 'line',
      cell: ({ date, day, amount }) => (
        <>
          <time dateTime={date}>{day}</time>
          <span
            className={styles.onCards}
          >{` · ${counted(t, amount, shopWords.oneUnit, detailTexts.unitsLeft)}`}</span>
        </>
      ),
    },
    { key: 'beer', head: t(accountWords.beer), card: 'start', cell: ({ name }) => name },
    { key: 'units', head: t(accountWords.units), number: true, card: 'out', cell: ({ amount }) => amount },
    {
      key: 'price',
      head: t(accountWords.total),
      number: true,
      card: 'out',
      cell: ({ totalPrice }) => money(totalPrice),
    },
    {
      key: 'refunded',
      head: t(accountWords.refunded),
      number: true,
      card: 'line',
      cell: ({ refunded }) => (refunded > 0 ? money(refunded) : null),
    },
    {
      key: 'paid',
      head: t(payoutsTexts.paidOut),
      number: true,
      card: 'line',
      cell: ({ paidOut }) => (paidOut > 0 ? money(paidOut) : null),
    },
    {
      key: 'owed',
      head: t(adminWords.owed),
      number: true,
      card: 'end',
      cell: ({ owed }) => <strong className={owed < 0 ? styles.back : undefined}>{money(owed)}</strong>,
    },
    {
      key: 'order',
      head: t(accountWords.order),
      card: 'end',
      cell: ({ ShoppingHistoryId }) => <OrderLink id={ShoppingHistoryId} />,
    },
  ]
}
