import * as orderMessagesTexts from '#contract/texts/order-messages.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type ListPlace, parcelAddress } from './parcels-address.ts'

type Props = {
  /** null: nobody waits any more. */
  next: { orderId: string; buyer: string } | null
  at: ListPlace
}

/** From one message to the next that waits, for who answers them one after the other. */
export function NextMessage({ next, at }: Props) {
  const t = useText()
  if (!next) return <p className="quiet">{t(orderMessagesTexts.noOtherWaits)}</p>
  return (
    <LinkButton to={`${parcelAddress(next.orderId, at)}#messages`} look="outline" size="small">
      {t(orderMessagesTexts.nextWaiting, { buyer: next.buyer })}
      <Icon name="right" size={16} />
    </LinkButton>
  )
}
