import type { DeskOrder } from '#contract/order-desk.ts'
import * as adminOrderTexts from '#contract/texts/admin-order.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as adminWorkTexts from '#contract/texts/admin-work.ts'
import { useText } from '#web/texts.ts'
import { StatusWord } from '#web/ui/status-word.tsx'
import styles from './order.module.css'

type Props = Pick<DeskOrder, 'claims'> & { moment: (instant: string) => string }

/** What buyers complained of about an order's payments, in the provider's codes, and until when it has to be answered. */
export function OrderClaims({ claims, moment }: Props) {
  const t = useText()
  return (
    <>
      <p className={`quiet ${styles.quiet}`}>{t(adminOrderTexts.claimsHint)}</p>
      <ul className="stack gap-3">
        {claims.map(({ id, kind, stage, reason, state, dueAt, openedAt, closedAt, lastError }) => (
          <li key={id} className={`stack gap-2 ${styles.card}`}>
            <div className={`ends ${styles.apart}`}>
              <strong>{t(adminOrderTexts.claim, { id })}</strong>
              <StatusWord tone={state === 'open' ? 'bad' : 'over'}>
                {t(adminOrderTexts.claimStates[state])}
              </StatusWord>
            </div>
            <p className={`quiet ${styles.quiet}`}>
              {t(adminWorkTexts.since, { date: moment(openedAt) })}
              {closedAt && ` · ${t(adminOrderTexts.claimClosed, { date: moment(closedAt) })}`}
              {[kind, stage, reason].filter(Boolean).map((code) => (
                <span key={code}>
                  {' · '}
                  <code>{code}</code>
                </span>
              ))}
            </p>
            {dueAt && <p className={styles.warning}>{t(adminWorkTexts.due, { date: moment(dueAt) })}</p>}
            {lastError && (
              <p className={`quiet ${styles.quiet}`}>{t(adminWords.lastError, { error: lastError })}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
