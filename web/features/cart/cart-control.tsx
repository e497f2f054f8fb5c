import { use, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as cartControlTexts from '#contract/texts/cart-control.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { counted } from '#web/counted.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OnlySeen } from '#web/ui/only-seen.ts'
import { BeerStepper, capWords } from './beer-stepper.tsx'
import styles from './cart-control.module.css'
import { controlId } from './cart-form.ts'
import { CartFormFields } from './cart-form-fields.tsx'
import { sendLabel } from './send-label.ts'
import { useAnswer } from './use-answer.ts'
import { type BeerToBuy, useBeerQuantity } from './use-beer-quantity.ts'
import { useFocusAfterSwap } from './use-focus-after-swap.ts'

/**
 * A beer page's way into the cart, in two acts: a button that adds it and becomes how many the cart holds (0 to its stock), then *Buy*, which leads
 * to the cart and is disabled while the cart holds none (specification section 5). The filled one is what comes next, and a line says so.
 */
export function CartControl({ beer }: { beer: BeerToBuy }) {
  const t = useText()
  const navigate = useNavigate()
  const { quantity, max, choose, news, mayBuy } = useBeerQuantity(beer)
  const { answer, hear } = useAnswer(beer.id, max)
  const isOnlySeen = use(OnlySeen)
  const off = !mayBuy || max === 0
  const holdsSome = quantity > 0
  // Nothing is to be done with either: they are there, and no more.
  const isGone = max === 0 && !holdsSome
  const size = isGone ? 'small' : 'large'
  const form = useRef<HTMLFormElement>(null)
  const swap = useFocusAfterSwap(form, holdsSome)
  // What is typed applies when the box is left: pressing *Buy* leaves it.
  const [typing, setTyping] = useState<number>()

  function chooseHere(wanted: number) {
    hear(wanted)
    const chosen = choose(wanted)
    swap(chosen > 0 !== holdsSome)
    if (chosen > quantity) sendLabel(form.current)
  }

  const next = holdsSome
    ? counted(t, quantity, cartControlTexts.oneHere, cartControlTexts.someHere)
    : t(cartControlTexts.firstAdd)

  return (
    <form
      method="post"
      action="/cart"
      noValidate
      ref={form}
      className={`stack ${styles.control}`}
      id={controlId(beer.id)}
    >
      <CartFormFields beer={beer} />
      <div className={styles.pair} data-gone={isGone || undefined}>
        {holdsSome ? (
          <BeerStepper
            beerName={beer.name}
            value={quantity}
            max={max}
            answer={answer}
            onChange={chooseHere}
            disabled={off}
            onTyping={setTyping}
            cramped
          />
        ) : (
          <Button
            type="submit"
            name="step"
            value={1}
            size={size}
            className={styles.add}
            disabled={off}
            aria-disabled={isOnlySeen}
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
          size={size}
          className={styles.second}
          disabled={!mayBuy || (typing ?? quantity) === 0}
          onClick={(event) => {
            event.preventDefault()
            navigate('/cart', { viewTransition: true })
          }}
        >
          <Spoken text={shopWords.buy} />
          <Icon name="right" size={18} />
        </Button>
      </div>
      {(max > 0 || !mayBuy) && (
        <p className="quiet">
          {mayBuy ? next : t(cartControlTexts.onlyBuyers)}
          {/* The stepper says it to who hears it. */}
          {mayBuy && quantity === max && (
            <span aria-hidden="true" className={answer ? styles.answer : undefined}>
              {' '}
              {answer || capWords(t, max)}
            </span>
          )}
        </p>
      )}
      <span className="visually-hidden" role="status">
        {news && `${answer} ${news}`}
      </span>
    </form>
  )
}
