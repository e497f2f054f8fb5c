import type { DeliveryAddress } from '#contract/orders.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as cartTexts from '#contract/texts/cart.ts'
import { deliveryTexts } from '#contract/texts/delivery.ts'
import { placeText } from '#contract/texts/place-text.ts'
import { useText } from '#web/texts.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Field } from '#web/ui/field.tsx'
import { PlaceFields } from '#web/ui/place-fields.tsx'
import styles from './cart.module.css'
import type { DeliveryField, DeliveryForm } from './delivery-form.ts'

/** The id of an address field, for the error summary's links. */
export function deliveryFieldId(name: string): string {
  return `delivery-${name}`
}

type Props = {
  /** The buyer's own address; null for who has none and is asked before the purchase. */
  known: DeliveryAddress | null
  /** The buyer's name: theirs is the first to be proposed as recipient. */
  recipient: string
  /** What was typed last, when the API refused it. */
  typed: DeliveryForm | undefined
  errors: Partial<Record<DeliveryField, string>>
}

/** Where this order goes: the buyer's address in words, and its fields to change it for this order only. */
export function DeliveryFields({ known, recipient, typed, errors }: Props) {
  const t = useText()
  const values: Partial<DeliveryForm> = typed ?? known ?? { recipient }
  const field = (name: DeliveryField) => ({
    id: deliveryFieldId(name),
    name,
    label: t(deliveryTexts[name]),
    defaultValue: values[name] ?? '',
    error: errors[name],
  })
  const fields = (
    <div className={`stack gap-4 ${styles.fields}`}>
      <Field {...field('recipient')} autoComplete="name" />
      <Field {...field('address')} autoComplete="street-address" />
      <Field {...field('city')} autoComplete="address-level2" />
      <PlaceFields country={field('country')} state={field('state')} />
      <Field {...field('phone')} type="tel" autoComplete="tel" hint={t(deliveryTexts.phoneHint)} />
    </div>
  )

  if (!known) {
    return (
      <fieldset className={`stack gap-3 ${styles.delivery}`}>
        <legend>{t(accountWords.deliveryAddress)}</legend>
        <p className="quiet">{t(cartTexts.addressNeeded)}</p>
        {fields}
      </fieldset>
    )
  }
  return (
    <section className={`stack gap-3 ${styles.delivery}`} aria-labelledby="delivery-title">
      <h2 id="delivery-title">{t(accountWords.deliveryAddress)}</h2>
      <address>
        {known.recipient}
        <br />
        {known.address}
        <br />
        {placeText(known)}
      </address>
      <Disclosure
        title={t(cartTexts.changeAddress)}
        look="small"
        open={Object.keys(errors).length > 0 || undefined}
      >
        {fields}
      </Disclosure>
    </section>
  )
}
