import { centsFromDollars, priceText } from '#contract/money.ts'
import type { Purchase } from '#contract/purchases.ts'
import * as ownOrderTexts from '#contract/texts/own-order.ts'
import { useText } from '#web/texts.ts'

/** What an order comes to without what went back of its beers; nothing where none did. */
export function LeftOfTotal({ purchase, className }: { purchase: Purchase; className?: string | undefined }) {
  const t = useText()
  const { Items, totalPrice } = purchase
  const leftCents = Items.reduce((cents, { leftPrice }) => cents + centsFromDollars(leftPrice), 0)
  const backCents = centsFromDollars(totalPrice) - leftCents
  if (backCents <= 0) return null
  return (
    <>
      <p className={className}>
        {t(ownOrderTexts.wentBack)} <span>−{priceText(backCents)}</span>
      </p>
      <p className={className}>
        {t(ownOrderTexts.leftOfTotal)} <strong>{priceText(leftCents)}</strong>
      </p>
    </>
  )
}
