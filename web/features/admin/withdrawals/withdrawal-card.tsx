import { debtText } from '#contract/charge-text.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWithdrawalsTexts from '#contract/texts/admin-withdrawals.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { countryName } from '#contract/texts/country-names.ts'
import type { Withdrawal } from '#contract/withdrawals.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import { MailLink } from '../contact-links.tsx'
import { OrderLink } from '../order-link.tsx'
import { refundAddress } from '../orders/order-steps.ts'
import { WithdrawalParcels } from './withdrawal-parcels.tsx'
import styles from './withdrawals.module.css'
import { type WithdrawalsPlace, withdrawalsAddress } from './withdrawals-place.ts'

type Props = {
  withdrawal: Withdrawal
  at: WithdrawalsPlace
  /** dd/mm/yyyy of an ISO instant. */
  dayOf: (instant: string) => string
}

const TONES = { open: 'waiting', done: 'good', refused: 'over' } as const

/** A withdrawal: its code and day, what was typed, what that matched, and what an admin does with it. */
export function WithdrawalCard({ withdrawal, at, dayOf }: Props) {
  const t = useText()
  const {
    id,
    code,
    date,
    email,
    number,
    words,
    state,
    closed,
    reason,
    orderId,
    confirmed,
    totalPrice,
    left,
  } = withdrawal
  const named = <span className="visually-hidden">{t(adminWithdrawalsTexts.of, { code })}</span>
  return (
    <article className={`stack gap-3 ${styles.card}`} aria-labelledby={`withdrawal-${id}`}>
      <header className={styles.head}>
        <h2 id={`withdrawal-${id}`}>
          <code>{code}</code>
        </h2>
        <time dateTime={date}>{t(adminWithdrawalsTexts.cameOn, { day: dayOf(date) })}</time>
        <StatusWord tone={TONES[state]}>
          {t(adminWithdrawalsTexts.stateWords[state], { day: closed ? dayOf(closed) : '' })}
        </StatusWord>
      </header>
      <div className={`stack gap-3 ${styles.told}`}>
        <dl className={styles.typed}>
          <dt>{t(adminWithdrawalsTexts.typedEmail)}</dt>
          <dd>
            <MailLink email={email} subject={t(adminWithdrawalsTexts.of, { code })} />
          </dd>
          <dt>{t(adminWithdrawalsTexts.typedNumber)}</dt>
          <dd>{orderId ? <OrderLink id={orderId} /> : <code>{number}</code>}</dd>
          {totalPrice !== null && left !== null && (
            <>
              <dt>{t(accountWords.order)}</dt>
              <dd>
                {t(left === totalPrice ? adminWithdrawalsTexts.leftAll : adminWithdrawalsTexts.leftOf, {
                  total: debtText(totalPrice, 'USD'),
                  left: debtText(left, 'USD'),
                })}
              </dd>
            </>
          )}
        </dl>
        <div className="stack gap-2">
          {words && <p className={styles.words}>{words}</p>}
          {orderId ? (
            <>
              <Standing withdrawal={withdrawal} />
              <WithdrawalParcels withdrawal={withdrawal} />
              <p className="quiet">
                {confirmed
                  ? t(adminWithdrawalsTexts.confirmedOn, { day: dayOf(confirmed) })
                  : t(adminWithdrawalsTexts.notConfirmed)}
              </p>
            </>
          ) : (
            <p>{t(adminWithdrawalsTexts.unmatched)}</p>
          )}
          {reason && <p className={styles.words}>{t(adminWithdrawalsTexts.reasonWas, { reason })}</p>}
        </div>
      </div>
      {state === 'open' && (
        <div className={`wrap ${styles.ways}`}>
          {/* What anybody may have written leads to no money by the one green button, nor chooses it. */}
          {orderId ? (
            <LinkButton
              to={refundAddress(orderId, { code, isAll: confirmed !== null })}
              look={confirmed ? 'primary' : 'outline'}
              size="small"
            >
              {t(adminWithdrawalsTexts.toDesk)} {named}
            </LinkButton>
          ) : null}
          <IfMay what="care">
            <LinkButton
              to={withdrawalsAddress({ ...at, refuse: '', finish: id })}
              look={orderId ? 'quiet' : 'outline'}
              size="small"
              preventScrollReset
            >
              {t(adminWithdrawalsTexts.finish)} {named}
            </LinkButton>
          </IfMay>
          <IfMay what="care">
            <LinkButton
              to={withdrawalsAddress({ ...at, finish: '', refuse: id })}
              look="quiet"
              size="small"
              preventScrollReset
            >
              {t(adminWords.refuse)} {named}
            </LinkButton>
          </IfMay>
        </div>
      )}
    </article>
  )
}

const STANDING_TONES = { inside: 'good', outside: 'bad', unknown: 'waiting' } as const

function Standing({ withdrawal: { standing, country } }: { withdrawal: Withdrawal }) {
  const t = useText()
  if (!standing) return null
  return (
    <p>
      <StatusWord tone={STANDING_TONES[standing]}>
        {t(adminWithdrawalsTexts.standings[standing], { country: countryName(country) })}
      </StatusWord>
    </p>
  )
}
