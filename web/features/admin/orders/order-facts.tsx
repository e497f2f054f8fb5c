import { Link } from 'react-router'
import { debtText } from '#contract/charge-text.ts'
import { rateWords } from '#contract/charge-words.ts'
import type { DeskOrder } from '#contract/order-desk.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminOrderTexts from '#contract/texts/admin-order.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { placeText } from '#contract/texts/place-text.ts'
import { useText } from '#web/texts.ts'
import { EmailWords } from '#web/ui/email-words.tsx'
import { type Fact, FactList } from '#web/ui/fact-list.tsx'
import { PurchaseState } from '../purchase-state.tsx'
import styles from './order.module.css'
import { OrderNumbers } from './order-numbers.tsx'

/** How an order stands, whose it is and where it goes. */
export function OrderFacts({ order, moment }: { order: DeskOrder; moment: (instant: string) => string }) {
  const t = useText()
  const { buyer, paidAt, heldUntil, refundable } = order
  const rate = rateWords(adminOrderTexts.chargedAt, order.charge, moment)
  const isUnheld = order.state === 'pending' && !heldUntil
  const stands: Fact[] = [
    { name: t(accountWords.state), value: <PurchaseState state={order.state} /> },
    { name: t(accountWords.total), value: debtText(order.totalPrice, 'USD') },
    { name: t(adminOrderTexts.placedAt), value: moment(order.date) },
    ...(paidAt ? [{ name: t(adminOrderTexts.paidAt), value: moment(paidAt) }] : []),
    ...(heldUntil ? [{ name: t(adminOrderTexts.heldUntil), value: moment(heldUntil) }] : []),
    ...(isUnheld ? [{ name: t(adminOrderTexts.held), value: t(adminOrderTexts.notHeld) }] : []),
  ]
  const money: Fact[] = [
    ...(rate
      ? [
          {
            name: t(adminOrderTexts.charge),
            value: (
              <span className={styles.two}>
                <span>{debtText(order.charge.charged, order.charge.chargeCurrency)}</span>
                <span className={`quiet ${styles.quiet}`}>{rate}</span>
              </span>
            ),
            wide: 'onPhones' as const,
          },
        ]
      : []),
    ...(refundable
      ? [
          {
            name: t(adminOrderTexts.refundable),
            value: debtText(refundable, order.charge.chargeCurrency),
            wide: 'onPhones' as const,
          },
        ]
      : []),
  ]
  const people: Fact[] = [
    {
      name: t(adminWords.buyer),
      wide: 'onPhones',
      value: (
        <span className={styles.two}>
          <Link to={`/admin/buyer/${buyer.id}`}>{buyer.name}</Link>
          <span className={`quiet ${styles.quiet}`}>
            <EmailWords email={buyer.email} />
          </span>
        </span>
      ),
    },
    { name: t(adminOrderTexts.deliverTo), value: <Delivery delivery={order.delivery} />, wide: 'onPhones' },
  ]
  return (
    <section
      className={`stack gap-3 ${styles.card} ${styles.summary}`}
      aria-label={t(adminOrderTexts.summary)}
    >
      <div className={`stack gap-4 ${styles.facts}`}>
        {[stands, money, people]
          .filter(({ length }) => length > 0)
          .map((facts) => (
            <FactList key={facts[0]!.name} facts={facts} empty={t(accountWords.nothing)} />
          ))}
      </div>
      <OrderNumbers order={order} />
    </section>
  )
}

function Delivery({ delivery }: Pick<DeskOrder, 'delivery'>) {
  const t = useText()
  const { recipient, address, city, state, country, phone } = delivery
  if (!address) return <span className={`quiet ${styles.quiet}`}>{t(adminOrderTexts.noAddress)}</span>
  return (
    <address className={styles.address}>
      <span>{recipient}</span>
      <span>{address}</span>
      <span>{placeText({ city, state, country })}</span>
      {phone && <span>{t(accountWords.phoneIs, { phone })}</span>}
    </address>
  )
}
