import { orderCode } from '#contract/order-code.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminOrderTexts from '#contract/texts/admin-order.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { useText } from '#web/texts.ts'
import { TrackingWords } from '#web/ui/tracking-words.tsx'
import { MailLink, PhoneLink } from '../contact-links.tsx'
import styles from './order.module.css'

type Props = {
  orderId: string
  parcel: { email: string; phone: string; carrier: string; tracking: string }
  /** What stands above says already that it is to be asked: a row of a list. */
  isAsked?: boolean
}

/** How a brewery is asked about its parcel: by a mail that names the order, on the telephone; and where the parcel is. Phones have a word for each way. */
export function AskBrewery({ orderId, parcel, isAsked = false }: Props) {
  const t = useText()
  const { email, phone, carrier } = parcel
  if (!email && !phone && !carrier) return null
  const subject = t(accountWords.orderCode, { code: orderCode(orderId) })
  return (
    <p className={`wrap ${styles.ask}`}>
      {(email || phone) && !isAsked && (
        <span className={`quiet ${styles.whom}`}>{t(adminOrderTexts.askBrewery)}</span>
      )}
      {email && <MailLink email={email} subject={subject} brief={t(adminWords.write)} />}
      {phone && <PhoneLink phone={phone} brief={t(adminWords.call)} />}
      {carrier && (
        <span className={`wrap ${styles.carried}`}>
          {t(accountWords.carriedBy, { carrier })} <TrackingWords parcel={parcel} />
        </span>
      )}
    </p>
  )
}
