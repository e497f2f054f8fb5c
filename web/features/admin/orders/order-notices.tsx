import { KEPT_DAYS } from '#contract/limits.ts'
import type { DeskOrder } from '#contract/order-desk.ts'
import * as adminOrderTexts from '#contract/texts/admin-order.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { useText } from '#web/texts.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import styles from './order.module.css'
import type { OrderPlace } from './place-of-wait.ts'

/** By which what waits leads here. */
const PLACE: OrderPlace = 'notices'

type Props = Pick<DeskOrder, 'notices'> & { moment: (instant: string) => string }

/** What the provider sent about an order's payments, whether it was acted on, and its own words: read only when one was not. */
export function OrderNotices({ notices, moment }: Props) {
  const t = useText()
  if (!notices.length)
    return (
      <p id={PLACE} className={`quiet ${styles.quiet}`}>
        {t(adminOrderTexts.noNotices, { days: KEPT_DAYS.paymentNotices })}
      </p>
    )
  return (
    <Disclosure
      id={PLACE}
      title={t(adminOrderTexts.noticesCount, { count: numberText(notices.length) })}
      open={notices.some(({ processedAt }) => !processedAt)}
    >
      <ul className="stack gap-3">
        {notices.map(({ id, paymentId, receivedAt, processedAt, lastError, raw }) => (
          <li key={id} className={`stack gap-2 ${styles.card}`}>
            <div className={`ends ${styles.apart}`}>
              <strong>{t(adminOrderTexts.noticeOf, { payment: paymentId })}</strong>
              <StatusWord tone={processedAt ? 'good' : 'waiting'}>
                {t(processedAt ? adminOrderTexts.noticeProcessed : adminOrderTexts.noticeWaiting)}
              </StatusWord>
            </div>
            <p className={`quiet ${styles.quiet}`}>
              {t(adminOrderTexts.noticeReceived)} <time dateTime={receivedAt}>{moment(receivedAt)}</time>
              {processedAt && (
                <>
                  {' · '}
                  {t(adminOrderTexts.noticeProcessed)}{' '}
                  <time dateTime={processedAt}>{moment(processedAt)}</time>
                </>
              )}
            </p>
            {lastError && <p className={styles.warning}>{t(adminWords.lastError, { error: lastError })}</p>}
            <Disclosure title={t(adminOrderTexts.raw)} look="small" className={styles.raw}>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself is reached by keyboards too. */}
              <pre tabIndex={0}>{JSON.stringify(raw, null, 2)}</pre>
            </Disclosure>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
