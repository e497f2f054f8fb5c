import { use, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as cartControlTexts from '#contract/texts/cart-control.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OnlySeen } from '#web/ui/only-seen.ts'
import { BeerStepper } from './beer-stepper.tsx'
import styles from './cart-control.module.css'
import { controlId } from './cart-form.ts'
import { CartFormFields } from './cart-form-fields.tsx'
import { sendLabel } from './send-label.ts'
import { type BeerToBuy, useBeerQuantity } from './use-beer-quantity.ts'
import { useFocusAfterSwap } from './use-focus-after-swap.ts'

/**
 * A beer page's way into the cart: a button that says so, and once the cart holds some of it how many (0 to its stock), and *Buy*, which leads
 * to the cart and is disabled while the cart holds none (specification section 5).
 */
export function CartControl({ beer }: { beer: BeerToBuy }) {
  const t = useText()
  const navigate = useNavigate()
  const { quantity, max, choose, news, mayBuy } = useBeerQuantity(beer)
  const isOnlySeen = use(OnlySeen)
  const off = !mayBuy || max === 0
  const holdsSome = quantity > 0
  const form = useRef<HTMLFormElement>(null)
  const swap = useFocusAfterSwap(form, holdsSome)
  // What is typed applies when the box is left: pressing *Buy* leaves it.
  const [typing, setTyping] = useState<number>()

  function chooseHere(wanted: number) {
    const chosen = choose(wanted)
    swap(chosen > 0 !== holdsSome)
    if (chosen > quantity) sendLabel(form.current)
  }

  return (
    <form
      method="post"
      action="/cart"
      noValidate
      ref={form}
      className={`row gap-3 ${styles.control}`}
      id={controlId(beer.id)}
    >
      <CartFormFields beer={beer} />
      {holdsSome ? (
        <BeerStepper
          beerName={beer.name}
          value={quantity}
          max={max}
          onChange={chooseHere}
          disabled={off}
          onTyping={setTyping}
        />
      ) : (
        <Button
          type="submit"
          name="step"
          value={1}
          size="large"
          className={styles.add}
          disabled={off}
          aria-disabled={isOnlySeen || undefined}
          onClick={(event) => {
            event.preventDefault()
            chooseHere(1)
          }}
        >
          <Icon name="plus" />
          {t(cartControlTexts.add)}
        </Button>
      )}
      <Button
        type="submit"
        name="intent"
        value="buy"
        size="large"
        look={holdsSome ? 'primary' : 'outline'}
        disabled={!mayBuy || (typing ?? quantity) === 0}
        onClick={(event) => {
          event.preventDefault()
          navigate('/cart', { viewTransition: true })
        }}
      >
        <Spoken text={shopWords.buy} />
      </Button>
      {!mayBuy && <p className={`quiet ${styles.why}`}>{t(cartControlTexts.onlyBuyers)}</p>}
      <span className="visually-hidden" role="status">
        {news}
      </span>
    </form>
  )
}
