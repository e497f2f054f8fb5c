import { orderCode } from '#contract/order-code.ts'
import * as adminPurchasesTexts from '#contract/texts/admin-purchases.ts'
import * as adminWorkTexts from '#contract/texts/admin-work.ts'
import type { WorkRow as Row } from '#contract/work-list.ts'
import { useMay } from '#web/layout/use-may.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { OrderLink } from '../order-link.tsx'
import { deedsOf } from './deeds-of.ts'
import { NameTools } from './name-tools.tsx'
import { orderAddress } from './order-steps.ts'
import { placeOfWait } from './place-of-wait.ts'
import { wayOf } from './way-of.ts'
import styles from './work.module.css'

type Props = {
  row: Row
  /** Where its beers are freed, of a kind that can be. */
  freeAt: string | undefined
  /** The page of the list, where a press leads back to. */
  at: string
  /** It stands on a page of its own: what can be done about it is a button each. */
  alone: boolean
}

/** Where something on the list is seen to: its button, and then its order. */
export function WorkWays({ row, freeAt, at, alone }: Props) {
  const t = useText()
  const may = useMay()
  const { kind, orderId, companyId, messageId, about } = row
  const way = wayOf(row)
  const deeds = alone ? deedsOf(row).filter(({ what }) => may(what)) : []
  return (
    <div className={`wrap gap-2 ${styles.ways}`}>
      {freeAt && may('refund') && (
        <LinkButton to={freeAt} look="outline" size="small" preventScrollReset>
          {t(adminWorkTexts.free)}
        </LinkButton>
      )}
      {deeds.map(({ to, text }) => (
        <LinkButton key={to} to={to} look="outline" size="small">
          {t(text)}
        </LinkButton>
      ))}
      {way && (!way.what || may(way.what)) && (
        <LinkButton to={way.to} look="outline" size="small">
          {t(way.text)} {messageId && <span className="visually-hidden">{about}</span>}
        </LinkButton>
      )}
      {orderId && way && <OrderLink id={orderId} />}
      {orderId && !way && (
        <LinkButton
          to={orderAddress(orderId) + (row.parcel ? placeOfWait(row) : '')}
          look="outline"
          size="small"
        >
          {t(adminPurchasesTexts.seeOrder, { code: orderCode(orderId) })}
        </LinkButton>
      )}
      {companyId && kind === 'name-shared' && <NameTools companyId={companyId} shownAs={about} at={at} />}
      {!orderId && !companyId && !way && <span className="quiet">{t(adminWorkTexts.noOrder)}</span>}
    </div>
  )
}
