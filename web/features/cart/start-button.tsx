import { useNavigation } from 'react-router'
import * as cartTexts from '#contract/texts/cart.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { Button } from '#web/ui/button.tsx'
import { useLive } from '#web/ui/use-live.ts'

type Props = {
  /** Of the order that this very cart became already; null where it did not. */
  payment: 'awaited' | 'in-process' | null
  /** Whether nothing can be bought as it stands: then it is off, and the page says why. */
  off: boolean
}

/**
 * *Start Purchase*; for a cart that is an order already it goes on with that one, and is quiet while its payment is
 * looked at: nobody should pay twice.
 */
export function StartButton({ payment, off }: Props) {
  const live = useLive()
  const navigation = useNavigation()
  const isStarting = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'start'
  const code =
    payment === 'in-process'
      ? purchasesTexts.payOtherwise
      : payment === 'awaited'
        ? purchasesTexts.continuePaying
        : cartTexts.startPurchase
  return (
    <Button
      type="submit"
      name="intent"
      value="start"
      look={payment === 'in-process' ? 'outline' : 'primary'}
      size="large"
      wide
      busy={isStarting}
      disabled={live && off}
    >
      <Spoken text={code} />
    </Button>
  )
}
