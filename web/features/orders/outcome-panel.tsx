import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { orderCode } from '#contract/order-code.ts'
import type { Rejection } from '#contract/rejections.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as orderTexts from '#contract/texts/orders.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import { rejectionTexts } from '#contract/texts/rejection.ts'
import type { Text } from '#contract/texts/text.ts'

import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { momentWords } from '#web/ui/moment-words.ts'
import styles from './outcome.module.css'
import { OutcomePicture } from './outcome-picture.tsx'
import type { ShownOutcome } from './shown-outcome.ts'
import { useGoOn } from './use-go-on.ts'

type Words = { title: Text; text: Text; way: Text; to: string; seconds?: number }

const WORDS: Record<ShownOutcome, Words> = {
  approved: {
    title: orderTexts.success,
    text: orderTexts.successMail,
    way: accountWords.seeMyPurchases,
    to: '/myShop',
    seconds: 2.2,
  },
  rejected: {
    title: orderTexts.failure,
    text: orderTexts.failureAgain,
    way: orderTexts.backToCart,
    to: '/cart',
    seconds: 3.2,
  },
  pending: {
    title: orderTexts.pending,
    text: orderTexts.pendingKept,
    way: accountWords.seeMyPurchases,
    to: '/myShop',
  },
  waiting: {
    title: orderTexts.waiting,
    text: orderTexts.waitingText,
    way: accountWords.seeMyPurchases,
    to: '/myShop',
  },
  none: {
    title: orderTexts.none,
    text: orderTexts.noneText,
    way: accountWords.seeMyPurchases,
    to: '/myShop',
  },
  closed: {
    title: orderTexts.closed,
    text: orderTexts.closedText,
    way: accountWords.seeMyPurchases,
    to: '/myShop',
  },
}

type Props = {
  shown: ShownOutcome
  paymentId: string | null
  /** The order that it is about; null where there is none. */
  orderId: string | null
  /** Until when its beers are kept, an ISO instant; null where they are not. */
  heldUntil: string | null
  rejectedBecause: Rejection | null
  timeZone: string
  /** What it was about, beside it. */
  children?: ReactNode
}

/** How a payment went, in the specification's words, and the way on: by itself for those that have an end. */
export function OutcomePanel({ shown, paymentId, orderId, heldUntil, rejectedBecause, ...page }: Props) {
  const { timeZone, children } = page
  const t = useText()
  const { title, text, way, to, seconds } = WORDS[shown]
  useGoOn(shown, paymentId)

  return (
    <section
      className={`stack gap-5 ${styles.outcome} ${styles[shown]}`}
      data-beside={children ? '' : undefined}
    >
      <title>{`${t(title)} · ${t(commonTexts.siteName)}`}</title>
      {seconds !== undefined && (
        <noscript>
          <meta httpEquiv="refresh" content={`${seconds};url=${to}`} />
        </noscript>
      )}
      <div className={`stack gap-4 ${styles.words}`}>
        <OutcomePicture shown={shown} />
        <h1>{t(title)}</h1>
        {orderId && (
          <p className={styles.code}>
            <Link to={`/myShop/${orderId}`}>{t(accountWords.orderCode, { code: orderCode(orderId) })}</Link>
          </p>
        )}
        {rejectedBecause && shown === 'rejected' && <p>{t(rejectionTexts[rejectedBecause])}</p>}
        <p>
          {t(text)}
          {heldUntil && (shown === 'pending' || shown === 'waiting') && (
            <> {t(purchasesTexts.heldUntil, { date: momentWords(timeZone)(heldUntil) })}</>
          )}
        </p>
        {seconds !== undefined && (
          <p className="quiet">{t(to === '/cart' ? orderTexts.goesToCart : orderTexts.goesToPurchases)}</p>
        )}
        <LinkButton to={to} look={seconds === undefined ? 'outline' : 'primary'}>
          {t(way)}
        </LinkButton>
      </div>
      {children}
    </section>
  )
}
