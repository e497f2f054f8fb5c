import { pricedText } from '#contract/charge-text.ts'
import { centsFromDollars } from '#contract/money.ts'
import type { PurchaseRefund } from '#contract/purchases.ts'
import { REFUND_REASONS } from '#contract/refund-reasons.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import type { Text } from '#contract/texts/text.ts'
import { useText } from '#web/texts.ts'

type Props = {
  refunds: PurchaseRefund[]
  /** dd/mm/yyyy of an ISO instant. */
  dayOf: (instant: string) => string
  /** Cents as the list around it writes them: 'U$S 4.50' where it says nothing. */
  dollarsText?: (cents: number) => string
}

const TEXTS: Record<PurchaseRefund['standing'], Text> = {
  'on-its-way': purchasesTexts.refundOnItsWay,
  'in-process': purchasesTexts.refundInProcess,
  back: purchasesTexts.refundDone,
  refused: purchasesTexts.refundRefused,
}

/** What was given back of an order, or is on its way: how much, when, and of which units where it says so. */
export function RefundList({ refunds, dayOf, dollarsText }: Props) {
  const t = useText()
  if (!refunds.length) return null
  return (
    <ul className="stack gap-1">
      {refunds.map(({ id, date, doneDate, standing, amount, charged, chargeCurrency, because, Items }) => (
        <li key={id}>
          {t(TEXTS[standing], {
            ...{
              amount: pricedText(
                centsFromDollars(amount),
                centsFromDollars(charged),
                chargeCurrency,
                dollarsText,
              ),
              date: dayOf(doneDate ?? date),
            },
          })}
          {because && <span className="quiet"> {t(REFUND_REASONS[because])}.</span>}
          {Items.length > 0 && (
            <span className="quiet">
              {' '}
              {Items.map(({ name, amount: units }) => `${units} × ${name}`).join(', ')}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
