import { Form, useNavigation } from 'react-router'
import type { DeliveryAddress } from '#contract/checkout.ts'
import { priceText } from '#contract/money.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { useLive } from '#web/ui/use-live.ts'
import styles from './cart.module.css'
import { DeliveryFields, deliveryFieldId } from './delivery-fields.tsx'
import { DELIVERY_FIELDS } from './delivery-form.ts'
import type { LineNow } from './lines-now.ts'
import type { NotStarted } from './start-purchase.server.ts'

type Props = {
  lines: LineNow[]
  delivery: DeliveryAddress | null
  isSignedIn: boolean
  notStarted: NotStarted | undefined
  /** Another country was chosen for this order. */
  onCountry: (country: string) => void
}

/** Total, where it goes, and *Start Purchase*: its form goes to the payment page, without JavaScript too. */
export function CartSummary({ lines, delivery, isSignedIn, notStarted, onCountry }: Props) {
  const t = useText()
  const live = useLive()
  const navigation = useNavigation()
  const totalCents = lines.reduce((sum, line) => sum + line.totalCents, 0)
  const isStarting = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'start'
  const wrong = wrongFields(notStarted)
  const errors = Object.entries(wrong).map(([name, text]) => ({
    fieldId: deliveryFieldId(name),
    text: `${t(`delivery.${name as keyof typeof wrong}`)}: ${text}`,
  }))

  return (
    <Form
      method="post"
      action="/cart"
      noValidate
      className={styles.summary}
      aria-labelledby="cart-total"
      onChange={({ target }) => {
        if (target instanceof HTMLSelectElement && target.name === 'country') onCountry(target.value)
      }}
    >
      {notStarted && (
        <ErrorSummary
          title={notStarted.error.message}
          errors={errors.length ? errors : [{ text: t('cart.notCharged') }]}
        />
      )}
      <p className={styles.sum} id="cart-total">
        <span>{t('cart.total')}</span>
        <output className={styles.amount}>{priceText(totalCents)}</output>
      </p>
      {lines.length > 0 && <p className={styles.quiet}>{t('cart.shippingIncluded')}</p>}
      {isSignedIn && lines.length > 0 && (
        <DeliveryFields known={delivery} typed={notStarted?.delivery} errors={wrong} />
      )}
      {!isSignedIn && lines.length > 0 && <p className={styles.quiet}>{t('cart.logInFirst')}</p>}
      <Button
        type="submit"
        name="intent"
        value="start"
        size="large"
        wide
        busy={isStarting}
        disabled={live && lines.length === 0}
      >
        <Spoken code="cart.startPurchase" />
      </Button>
    </Form>
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
