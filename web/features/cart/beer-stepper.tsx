import { CART_MAX_QUANTITY } from '#contract/limits.ts'
import * as beerTexts from '#contract/texts/beer.ts'
import * as cartControlTexts from '#contract/texts/cart-control.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { counted } from '#web/counted.ts'
import { type Translate, useText } from '#web/texts.ts'
import { Stepper } from '#web/ui/stepper.tsx'

type Props = {
  /** What the steps are of, for who hears them. */
  beerName: string
  value: number
  max: number
  /** What is said to who asked for more than can be had. */
  answer?: string
  onChange: (wanted: number) => void
  disabled?: boolean
  /** Where only a hint has room for why there is no more. */
  cramped?: boolean
  onTyping?: (quantity: number | undefined) => void
}

/** How many of a beer the cart holds: a stepper whose buttons also send the form that it stands in, without JavaScript. */
export function BeerStepper({ beerName, answer, cramped = false, ...stepper }: Props) {
  const t = useText()
  const text = { beer: beerName }
  return (
    <Stepper
      {...stepper}
      name="quantity"
      cap={{ words: answer || capWords(t, stepper.max), cramped }}
      labels={{
        plus: t(cartControlTexts.plus, text),
        minus: t(cartControlTexts.minus, text),
        quantity: t(cartControlTexts.quantity, text),
      }}
      plusButton={{ type: 'submit', name: 'step', value: 1 }}
      minusButton={{ type: 'submit', name: 'step', value: -1 }}
    />
  )
}

/** Why no more can be had: the most of a beer that a cart takes, or all that is left. */
export function capWords(t: Translate, max: number): string {
  if (max === CART_MAX_QUANTITY) return t(cartControlTexts.mostOfABeer, { count: max })
  return counted(t, max, shopWords.oneLeft, beerTexts.left)
}
