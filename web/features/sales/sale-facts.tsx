import type { ReactNode } from 'react'
import { debtAndDollars, debtText, pricedText } from '#contract/charge-text.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import { orderCode } from '#contract/order-code.ts'
import type { Sale } from '#contract/sales.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as commissionTexts from '#contract/texts/commission.ts'
import * as salesTexts from '#contract/texts/sales.ts'
import type { Text } from '#contract/texts/text.ts'
import { useText } from '#web/texts.ts'
import styles from './sold-beers.module.css'

type Props = { sale: Sale; dayOf: (instant: string) => string }

/**
 * When, how much, and what of a sale's money is whose. Where the shop or the provider keeps a part, every part is told in what was
 * charged, so that they add up.
 */
export function SaleFacts({ sale, dayOf }: Props) {
  const t = useText()
  const { charge } = sale
  const { currency } = charge
  const parts = partsOf(charge)
  const money = (dollars: number, charged: number) =>
    pricedText(centsFromDollars(dollars), centsFromDollars(charged), parts.length ? currency : 'USD')
  const facts: [Text, ReactNode][] = [
    [
      accountWords.date,
      <time key="date" dateTime={sale.date}>
        {dayOf(sale.date)}
      </time>,
    ],
    [accountWords.order, <code key="order">{orderCode(sale.ShoppingHistoryId)}</code>],
    [accountWords.quantity, sale.amount],
    [accountWords.unitPrice, priceText(centsFromDollars(sale.price))],
    [accountWords.total, money(sale.totalPrice, charge.totalPrice)],
  ]
  if (sale.refunded) {
    const values = { amount: money(sale.refunded, charge.refunded), units: sale.refundedAmount }
    facts.push([
      accountWords.refunded,
      sale.refundedAmount ? t(salesTexts.refundedUnits, values) : values.amount,
    ])
  }
  facts.push(...parts)
  facts.push([salesTexts.owed, debtAndDollars(charge.owed, sale.owed, currency)])
  if (sale.payoutDate) {
    const amount = debtAndDollars(charge.paidOut, sale.paidOut, currency)
    const values = { amount, date: dayOf(sale.payoutDate) }
    facts.push([salesTexts.paid, t(salesTexts.payout, values)])
  }
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={t(name)}>
          <dt>{t(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What others keep of a sale, and what is left to its brewery; nothing where nobody keeps anything. */
function partsOf({ currency, commission, commissionTax, fee, net }: Sale['charge']): [Text, string][] {
  const others: [Text, number][] = [
    [commissionTexts.commission, -commission],
    [commissionTexts.tax, -commissionTax],
    [salesTexts.fee, -fee],
  ]
  const kept = others.filter(([, amount]) => amount !== 0)
  if (!kept.length) return []
  return [...kept, [salesTexts.net, net] as const].map(([name, amount]) => [name, debtText(amount, currency)])
}
