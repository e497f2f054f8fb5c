import { Link } from 'react-router'
import type { DeskOrder } from '#contract/order-desk.ts'
import { placeText } from '#contract/texts/country-names.ts'
import { useText } from '#web/texts.ts'
import { EmailWords } from '#web/ui/email-words.tsx'
import { type Fact, FactList } from '#web/ui/fact-list.tsx'
import { PurchaseState } from '../purchase-state.tsx'
import { amountText } from './amount-text.ts'
import styles from './order.module.css'

/** How an order stands, whose it is and where it goes. */
export function OrderFacts({ order, moment }: { order: DeskOrder; moment: (instant: string) => string }) {
  const t = useText()
  const { buyer, paidAt, heldUntil, refundable, preferenceId } = order
  const isUnheld = order.state === 'pending' && !heldUntil
  // Short ones first, so that they stand in pairs on phones.
  const facts: Fact[] = [
    { name: t('adminOrders.state'), value: <PurchaseState state={order.state} /> },
    { name: t('adminOrders.total'), value: amountText(order.totalPrice) },
    ...(refundable ? [{ name: t('adminOrder.refundable'), value: amountText(refundable) }] : []),
    {
      name: t('adminOrder.placedAt'),
      value: moment(order.date),
      wide: !paidAt && !heldUntil && !isUnheld && 'onPhones',
    },
    ...(paidAt ? [{ name: t('adminOrder.paidAt'), value: moment(paidAt) }] : []),
    ...(heldUntil ? [{ name: t('adminOrder.heldUntil'), value: moment(heldUntil) }] : []),
    ...(isUnheld ? [{ name: t('adminOrder.held'), value: t('adminOrder.notHeld') }] : []),
    {
      name: t('adminOrders.buyer'),
      wide: 'onPhones',
      value: (
        <span className={styles.two}>
          <Link to={`/admin/buyer/${buyer.id}`}>{buyer.name}</Link>
          <span className={styles.quiet}>
            <EmailWords email={buyer.email} />
          </span>
        </span>
      ),
    },
    { name: t('adminOrder.deliverTo'), value: <Delivery delivery={order.delivery} />, wide: 'onPhones' },
    { name: t('adminOrder.id'), value: <code className={styles.id}>{order.id}</code>, wide: 'onPhones' },
    ...(preferenceId
      ? [
          {
            name: t('adminOrder.preference'),
            value: <code className={styles.id}>{preferenceId}</code>,
            wide: 'onPhones' as const,
          },
        ]
      : []),
  ]
  return (
    <section className={styles.card} aria-label={t('adminOrder.summary')}>
      <FactList facts={facts} empty={t('adminOrder.nothing')} />
    </section>
  )
}

function Delivery({ delivery }: Pick<DeskOrder, 'delivery'>) {
  const t = useText()
  const { recipient, address, city, state, country, phone } = delivery
  if (!address) return <span className={styles.quiet}>{t('adminOrder.noAddress')}</span>
  return (
    <address className={styles.address}>
      <span>{recipient}</span>
      <span>{address}</span>
      <span>{placeText({ city, state, country })}</span>
      {phone && <span>{t('adminOrder.phone', { phone })}</span>}
    </address>
  )
}
