import { buyingAgeYears } from '#contract/age.ts'
import { chargeText } from '#contract/charge-text.ts'
import { chargeWords } from '#contract/charge-words.ts'
import { fitsHold } from '#contract/hold-room.ts'
import { centsFromDollars, dollarsFromCents, priceText } from '#contract/money.ts'
import type { Obstacle } from '#contract/obstacles.ts'
import type { PricedCart } from '#contract/orders.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as cartTexts from '#contract/texts/cart.ts'
import * as chargeTexts from '#contract/texts/charge.ts'
import { countryName } from '#contract/texts/country-names.ts'
import { deliveryTexts } from '#contract/texts/delivery.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import { useLocalRate } from '#web/layout/use-local-rate.ts'
import { useText } from '#web/texts.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { momentWords } from '#web/ui/moment-words.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import styles from './cart.module.css'
import { type CartParcel, comingParcels } from './cart-parcels.ts'
import { CartSums } from './cart-sums.tsx'
import { DeliveryFields, deliveryFieldId } from './delivery-fields.tsx'
import { DELIVERY_FIELDS } from './delivery-form.ts'
import { isCartOf } from './is-cart-of.ts'
import type { LineNow } from './lines-now.ts'
import { NextSteps } from './next-steps.tsx'
import { PurchaseObstacles } from './purchase-obstacles.tsx'
import { StartButton } from './start-button.tsx'
import type { NotHeld, NotStarted } from './start-purchase.server.ts'
import { WaitingOrder } from './waiting-order.tsx'
import { WhyOff } from './why-off.tsx'

type Props = {
  cart: Pick<PricedCart, 'delivery' | 'openOrder' | 'holding' | 'quote'>
  lines: LineNow[]
  parcels: CartParcel[]
  /** Of who is signed in. */
  buyerId: string | undefined
  /** The buyer's name, for who has no address yet. */
  recipient: string
  /** The country that the order goes to, where the buyer is not old enough for it. */
  youngFor: string | undefined
  timeZone: string
  /** What is said where nothing can be charged now. */
  cannotCharge: string
  /** What became of *Start Purchase*, where it did not lead to the payment page. */
  answer: NotStarted | NotHeld | undefined
  /** Another country was chosen for this order. */
  onCountry: (country: string) => void
  onCure: (line: LineNow, obstacle: Obstacle) => void
}

/**
 * Total, where it goes, and *Start Purchase*, of a cart that holds something: its form goes to the payment page, without
 * JavaScript too.
 */
export function CartSummary({ cart, lines, parcels, buyerId, recipient, youngFor, ...page }: Props) {
  const coming = comingParcels(parcels)
  const { answer, timeZone, cannotCharge, onCountry, onCure } = page
  const { delivery, openOrder, holding, quote } = cart
  const t = useText()
  const totalCents = lines.reduce((sum, line) => sum + line.totalCents, 0)
  const notStarted = answer && 'error' in answer ? answer : undefined
  const entries = lines.map(({ id, quantity, wasCents }) => ({ beerId: id, quantity, seenCents: wasCents }))
  const isThisCart = openOrder !== null && isCartOf(entries, openOrder)
  const chargedCents = lines.reduce((sum, line) => sum + (line.chargedCents ?? 0), 0)
  // An order that is there keeps what was said of it.
  const charge = isThisCart
    ? openOrder.charge
    : quote && { ...quote, charged: dollarsFromCents(chargedCents) }
  const isLocal = useLocalRate() !== null && totalCents > 0
  const isNotHeld =
    totalCents > 0 &&
    (isThisCart ? openOrder.heldUntil === null : holding !== null && !fitsHold(holding, entries))
  const wrong = wrongFields(notStarted)
  const errors = Object.entries(wrong).map(([name, text]) => ({
    fieldId: deliveryFieldId(name),
    text: `${t(deliveryTexts[name as keyof typeof wrong])}: ${text}`,
  }))

  return (
    <PostForm
      action="/cart"
      noValidate
      className={`stack ${styles.summary}`}
      aria-labelledby="cart-total"
      onChange={({ target }) => {
        if (target instanceof HTMLSelectElement && target.name === 'country') onCountry(target.value)
      }}
    >
      <div className={`stack gap-5 ${styles.about}`}>
        {notStarted && (
          <ErrorSummary
            title={notStarted.error.message}
            errors={errors.length ? errors : [{ text: t(cartTexts.notCharged) }]}
          />
        )}
        {openOrder && <WaitingOrder order={openOrder} timeZone={timeZone} isThisCart={isThisCart} />}
        <PurchaseObstacles lines={lines} onCure={onCure} />
        <CartSums parcels={coming} />
        {buyerId ? (
          <>
            <input type="hidden" name="buyer" value={buyerId} />
            <DeliveryFields known={delivery} recipient={recipient} typed={answer?.delivery} errors={wrong} />
          </>
        ) : (
          <p className="quiet">{t(cartTexts.logInFirst)}</p>
        )}
        {youngFor && (
          <Notice>
            <p role="status">
              {t(cartTexts.tooYoung, { country: countryName(youngFor), age: buyingAgeYears(youngFor) })}
            </p>
          </Notice>
        )}
        {totalCents > 0 && (
          <p className={styles.charged}>
            {charge ? chargeWords(chargeTexts.willBeCharged, charge, momentWords(timeZone)) : cannotCharge}
          </p>
        )}
        {isNotHeld && (
          <>
            {!isThisCart && <p className="quiet">{t(purchasesTexts.notHeld)}</p>}
            <input type="hidden" name="toldNotHeld" value="1" />
          </>
        )}
      </div>
      <div className={styles.pay}>
        <WhyOff lines={lines} youngFor={youngFor} />
        <p className={styles.sum} id="cart-total">
          <span>{t(accountWords.total)}</span>
          <output className={styles.amount}>
            {priceText(totalCents)}
            {isLocal && charge && (
              <span>{chargeText(centsFromDollars(charge.charged), charge.chargeCurrency)}</span>
            )}
          </output>
        </p>
        <StartButton
          payment={isThisCart ? (openOrder?.paymentInProcess ? 'in-process' : 'awaited') : null}
          off={youngFor !== undefined || lines.some(({ obstacles }) => obstacles.length > 0)}
        />
      </div>
      <NextSteps parcels={coming.length} />
    </PostForm>
  )
}

/** The texts of wrong address fields, by field: the API names them `delivery.city`. */
function wrongFields(notStarted: NotStarted | undefined) {
  const fields = notStarted?.error.fields ?? {}
  const wrong: Partial<Record<(typeof DELIVERY_FIELDS)[number], string>> = {}
  for (const name of DELIVERY_FIELDS) {
    const text = fields[`delivery.${name}`]
    if (text) wrong[name] = text
  }
  return wrong
}
