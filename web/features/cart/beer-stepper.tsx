import { useText } from '#web/texts.ts'
import { Stepper } from '#web/ui/stepper.tsx'

type Props = {
  /** What the steps are of, for who hears them. */
  beerName: string
  value: number
  max: number
  onChange: (wanted: number) => void
  disabled?: boolean
}

/** How many of a beer the cart holds: a stepper whose buttons also send the form that it stands in, without JavaScript. */
export function BeerStepper({ beerName, ...stepper }: Props) {
  const t = useText()
  const text = { beer: beerName }
  return (
    <Stepper
      {...stepper}
      name="quantity"
      labels={{
        plus: t('cart.plus', text),
        minus: t('cart.minus', text),
        quantity: t('cart.quantity', text),
      }}
      plusButton={{ type: 'submit', name: 'step', value: 1 }}
      minusButton={{ type: 'submit', name: 'step', value: -1 }}
    />
  )
}
