import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as cartControlTexts from '#contract/texts/cart-control.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { useLive } from '#web/ui/use-live.ts'
import { BeerStepper } from './beer-stepper.tsx'
import styles from './cart-control.module.css'
import { controlId } from './cart-form.ts'
import { CartFormFields } from './cart-form-fields.tsx'
import { sendLabel } from './send-label.ts'
import { type BeerToBuy, useBeerQuantity } from './use-beer-quantity.ts'

/**
 * A beer page's quantity in the cart (0 to its stock) and *Buy*, which leads to the cart and is disabled while the cart
 * holds none of it (specification section 5). Without JavaScript *Buy* takes the typed quantity along.
 */
export function CartControl({ beer }: { beer: BeerToBuy }) {
  const t = useText()
  const live = useLive()
  const navigate = useNavigate()
  const { quantity, max, choose, news, mayBuy } = useBeerQuantity(beer)
  const off = !mayBuy || max === 0
  const form = useRef<HTMLFormElement>(null)
  // What is typed applies when the box is left: pressing *Buy* leaves it.
  const [typing, setTyping] = useState<number>()

  function chooseHere(wanted: number) {
    if (choose(wanted) > quantity) sendLabel(form.current)
  }

  return (
    <form
      method="post"
      action="/cart"
      noValidate
      ref={form}
      className={`row gap-4 ${styles.control}`}
      id={controlId(beer.id)}
    >
      <CartFormFields beer={beer} />
      <BeerStepper
        beerName={beer.name}
        value={quantity}
        max={max}
        onChange={chooseHere}
        disabled={off}
        onTyping={setTyping}
      />
      <Button
        type="submit"
        name="intent"
        value="buy"
        size="large"
        disabled={!mayBuy || (live && (typing ?? quantity) === 0)}
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
