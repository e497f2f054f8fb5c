import * as cartTexts from '#contract/texts/cart.ts'
import { useText } from '#web/texts.ts'
import styles from './next-steps.module.css'

/** What happens once the purchase is started, in three lines. @param parcels how many will come */
export function NextSteps({ parcels }: { parcels: number }) {
  const t = useText()
  const steps = [
    t(cartTexts.nextPay),
    parcels === 1 ? t(cartTexts.nextOneParcel) : t(cartTexts.nextParcels, { count: parcels }),
    t(cartTexts.nextDoor),
  ]
  return (
    <section className={styles.next} aria-labelledby="cart-next">
      <h2 id="cart-next">{t(cartTexts.next)}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
