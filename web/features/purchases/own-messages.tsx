import type { OwnParcel } from '#contract/purchases.ts'
import * as orderMessagesTexts from '#contract/texts/order-messages.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import styles from './own-order.module.css'

/** The way to what a buyer and one brewery wrote each other, and how much of it is new. */
export function OwnMessages({ orderId, parcel }: { orderId: string; parcel: OwnParcel }) {
  const t = useText()
  const { companyId, company, messages } = parcel
  const { count, unread } = messages
  return (
    <p className="row gap-3" data-new={unread > 0 || undefined}>
      <LinkButton
        to={`/myShop/${orderId}/messages/${companyId}`}
        look={unread > 0 ? 'outline' : 'quiet'}
        size="small"
      >
        {t(count > 0 ? orderMessagesTexts.seeMessages : orderMessagesTexts.writeToBrewery)}{' '}
        <span className="visually-hidden">{t(orderMessagesTexts.messagesOf, { company })}</span>
      </LinkButton>
      {unread > 0 && (
        <strong className={styles.new}>
          {counted(t, unread, orderMessagesTexts.oneNewMessage, orderMessagesTexts.newMessages)}
        </strong>
      )}
    </p>
  )
}
