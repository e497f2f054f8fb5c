import * as cartTexts from '#contract/texts/cart.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** A cart that holds nothing, and the way to beers. */
export function EmptyCart() {
  const t = useText()
  return (
    <EmptyState text={<Spoken text={cartTexts.empty} />}>
      <LinkButton to="/shop">{t(shopWords.seeBeers)}</LinkButton>
    </EmptyState>
  )
}
