import { use, useRef } from 'react'
import * as beerTexts from '#contract/texts/beer.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OnlySeen } from '#web/ui/only-seen.ts'
import styles from './add-to-cart.module.css'
import { BeerStepper } from './beer-stepper.tsx'
import { controlId } from './cart-form.ts'
import { CartFormFields } from './cart-form-fields.tsx'
import { sendLabel } from './send-label.ts'
import { type BeerToBuy, useBeerQuantity } from './use-beer-quantity.ts'
import { useFocusAfterSwap } from './use-focus-after-swap.ts'

type Props = {
  beer: BeerToBuy
  /** True where a page shows the same beer's control a second time: an id stands once. */
  again?: boolean
}

/**
 * The round + of a beer's card, which becomes a stepper once the beer is in the cart. A form, so that it works without
 * JavaScript; off for sellers and admins, and when nothing is left; not there while the brewery is away, which the card says.
 */
export function AddToCart({ beer, again }: Props) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const { quantity, max, choose, news, mayBuy } = useBeerQuantity(beer)
  const holdsSome = quantity > 0
  const swap = useFocusAfterSwap(form, holdsSome)
  const isOnlySeen = use(OnlySeen)
  const off = !mayBuy || max === 0
  const text = { beer: beer.name }

  function chooseHere(wanted: number) {
    const chosen = choose(wanted)
    swap(chosen > 0 !== holdsSome)
    if (chosen > quantity) sendLabel(form.current)
  }

  if (beer.pausedUntil) return null
  return (
    <form
      method="post"
      action="/cart"
      noValidate
      ref={form}
      className={styles.control}
      id={again ? undefined : controlId(beer.id)}
    >
      <CartFormFields beer={beer} />
      {holdsSome && !off ? (
        <BeerStepper beerName={beer.name} value={quantity} max={max} onChange={chooseHere} cramped />
      ) : (
        <Button
          size="round"
          type="submit"
          name="step"
          value={1}
          aria-label={t(beerTexts.add, text)}
          disabled={off}
          aria-disabled={isOnlySeen}
          onClick={(event) => {
            event.preventDefault()
            chooseHere(quantity + 1)
          }}
        >
          <Icon name="plus" />
        </Button>
      )}
      <span className="visually-hidden" role="status">
        {news}
      </span>
    </form>
  )
}
