import { orderCode } from '#contract/order-code.ts'
import type { TextCode } from '#contract/texts/catalogue.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { momentWords } from '#web/ui/moment-words.ts'
import styles from './outcome.module.css'
import { OutcomePicture } from './outcome-picture.tsx'
import type { ShownOutcome } from './shown-outcome.ts'
import { useGoOn } from './use-go-on.ts'

type Words = { title: TextCode; text: TextCode; way: TextCode; to: string; seconds?: number }

const WORDS: Record<ShownOutcome, Words> = {
  approved: {
    title: 'checkout.success',
    text: 'checkout.successMail',
    way: 'checkout.seePurchases',
    to: '/myShop',
    seconds: 2.2,
  },
  rejected: {
    title: 'checkout.failure',
    text: 'checkout.failureAgain',
    way: 'checkout.backToCart',
    to: '/cart',
    seconds: 3.2,
  },
  pending: {
    title: 'checkout.pending',
    text: 'checkout.pendingKept',
    way: 'checkout.seePurchases',
    to: '/myShop',
  },
  waiting: {
    title: 'checkout.waiting',
    text: 'checkout.waitingText',
    way: 'checkout.seePurchases',
    to: '/myShop',
  },
  none: {
    title: 'checkout.none',
    text: 'checkout.noneText',
    way: 'checkout.seePurchases',
    to: '/myShop',
  },
  closed: {
    title: 'checkout.closed',
    text: 'checkout.closedText',
    way: 'checkout.seePurchases',
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
  timeZone: string
}

/** How a payment went, in the specification's words, and the way on: by itself for those that have an end. */
export function OutcomePanel({ shown, paymentId, orderId, heldUntil, timeZone }: Props) {
  const t = useText()
  const { title, text, way, to, seconds } = WORDS[shown]
  useGoOn(shown, paymentId)

  return (
    <section className={`${styles.outcome} ${styles[shown]}`}>
      <title>{`${t(title)} · ${t('site.name')}`}</title>
      {seconds !== undefined && (
        <noscript>
          <meta httpEquiv="refresh" content={`${seconds};url=${to}`} />
        </noscript>
      )}
      <OutcomePicture shown={shown} />
      <h1>{t(title)}</h1>
      {orderId && <p className={styles.code}>{t('purchases.orderCode', { code: orderCode(orderId) })}</p>}
      <p>
        {t(text)}
        {heldUntil && (shown === 'pending' || shown === 'waiting') && (
          <> {t('purchases.heldUntil', { date: momentWords(timeZone)(heldUntil) })}</>
        )}
      </p>
      <LinkButton to={to} look={shown === 'rejected' ? 'primary' : 'outline'}>
        {t(way)}
      </LinkButton>
    </section>
  )
}
