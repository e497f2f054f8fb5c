import type { DeskOrder } from '#contract/order-desk.ts'
import * as adminOrderTexts from '#contract/texts/admin-order.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import styles from './order.module.css'
import { orderAddress } from './order-steps.ts'

type Props = { order: Pick<DeskOrder, 'id' | 'warnings'>; moment: (instant: string) => string }

/** That the provider asked not to send it, in its words too, and the way to let it leave; or that somebody let it. */
export function OrderWarnings({ order: { id, warnings }, moment }: Props) {
  const t = useText()
  if (!warnings.length) return null
  const isOpen = warnings.some(({ liftedAt }) => liftedAt === null)
  return (
    <div className={`stack gap-2 ${styles.note}`}>
      {warnings.map(({ paymentId, reason, warnedAt, liftedAt }) => (
        <p key={paymentId}>
          {t(adminOrderTexts.warnedOn, { date: moment(warnedAt), payment: paymentId })}
          {reason && ` ${t(adminOrderTexts.warnedReason, { reason })}`}
          {liftedAt && ` ${t(adminOrderTexts.liftedOn, { date: moment(liftedAt) })}`}
        </p>
      ))}
      {isOpen && (
        <IfMay what="care">
          <LinkButton to={orderAddress(id, { step: 'lift' })} look="outline" preventScrollReset>
            {t(adminOrderTexts.lift)}
          </LinkButton>
        </IfMay>
      )}
    </div>
  )
}
