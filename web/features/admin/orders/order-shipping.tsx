import type { FoundOrder, Shipping } from '#contract/found-orders.ts'
import { shippingWords } from '#contract/shipping-words.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import { useText } from '#web/texts.ts'
import { StatusWord } from '#web/ui/status-word.tsx'
import { daysWords } from '#web/ui/waiting-days.ts'
import styles from './orders.module.css'

const TONES = {
  late: 'bad',
  pending: 'waiting',
  shipped: 'good',
  delivered: 'good',
  cancelled: 'over',
} as const satisfies Record<Shipping, string>

/** How an order's parcels stand, what is late first and for how long; none before it is paid. */
export function OrderShipping({ parcels, lateDays }: Pick<FoundOrder, 'parcels' | 'lateDays'>) {
  const t = useText()
  const stand = shippingWords(parcels)
  if (!stand.length) return <span className={`quiet ${styles.said}`}>{t(accountWords.nothing)}</span>
  return (
    <span className={styles.two}>
      {stand.map(({ shipping, words }) => (
        <StatusWord key={shipping} tone={TONES[shipping]}>
          {shipping === 'late' && lateDays !== null ? `${words} · ${daysWords(t, lateDays)}` : words}
        </StatusWord>
      ))}
    </span>
  )
}
