import { priceText } from '#contract/money.ts'
import type { Obstacle } from '#contract/obstacles.ts'
import * as cartTexts from '#contract/texts/cart.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import type { LineNow } from './lines-now.ts'

/** What a line's form is asked to do about an obstacle (see cart-form.ts). */
const INTENTS = {
  'not-on-sale': 'remove',
  'no-seller': 'remove',
  paused: 'remove',
  'sold-out': 'remove',
  'not-shipped-there': 'remove',
  'less-left': 'set',
  'price-changed': 'accept',
} as const satisfies Record<Obstacle, string>

type Props = {
  obstacle: Obstacle
  line: LineNow
  /** The line's form, where the button stands outside of it: it then names the beer. */
  form?: string
  onCure: () => void
}

/** The press that takes an obstacle away: without the beer, with as many as are left, or at today's price. */
export function CureButton({ obstacle, line, form, onCure }: Props) {
  const t = useText()
  const intent = INTENTS[obstacle]
  const words = {
    remove: () => t(cartTexts.goOnWithout, { beer: line.name }),
    set: () => t(cartTexts.takeLeft, { count: line.stock }),
    accept: () => t(cartTexts.acceptPrice, { price: priceText(line.priceCents) }),
  }
  return (
    <Button
      look="outline"
      size="small"
      type="submit"
      name="intent"
      value={intent}
      form={form}
      onClick={(event) => {
        event.preventDefault()
        onCure()
      }}
    >
      {words[intent]()}
      {form && intent !== 'remove' && <span className="visually-hidden"> {line.name}</span>}
    </Button>
  )
}
