import { useLocation } from 'react-router'
import { centsFromDollars } from '#contract/money.ts'
import * as cartControlTexts from '#contract/texts/cart-control.ts'
import { useText } from '#web/texts.ts'
import type { BeerToBuy } from './use-beer-quantity.ts'

/**
 * What a cart control's form sends beside its own fields. The button in `noscript` stands first, because Enter in the
 * number presses the first button of a form: it must not be minus.
 */
export function CartFormFields({ beer }: { beer: BeerToBuy }) {
  const t = useText()
  const { pathname, search } = useLocation()
  return (
    <>
      <noscript>
        <button type="submit" name="intent" value="set" className="visually-hidden" tabIndex={-1}>
          {t(cartControlTexts.update)}
        </button>
      </noscript>
      <input type="hidden" name="beerId" value={beer.id} />
      <input type="hidden" name="seenCents" value={centsFromDollars(beer.price)} />
      <input type="hidden" name="back" value={pathname + search} />
    </>
  )
}
