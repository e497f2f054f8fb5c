import { Form } from 'react-router'
import { TYPED_RATE_MAX_CHARACTERS } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as exchangeRatesTexts from '#contract/texts/exchange-rates.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import styles from './exchange-rates.module.css'

type Props = { currency: string; typed: string; wrong: string | undefined }

/** Where an admin types what a dollar costs; what they typed is shown to them before it is used. */
export function TypeRateForm({ currency, typed, wrong }: Props) {
  const t = useText()
  return (
    <section className={`stack gap-4 ${styles.part}`} aria-labelledby="type-rate">
      <h2 id="type-rate">{t(exchangeRatesTexts.type)}</h2>
      <Form action="/admin/exchange-rates" preventScrollReset className={`stack gap-4 ${styles.form}`}>
        <Field
          id="rate"
          name="rate"
          label={t(exchangeRatesTexts.rateField, { currency })}
          hint={t(exchangeRatesTexts.rateHint)}
          error={wrong}
          inputMode="decimal"
          maxLength={TYPED_RATE_MAX_CHARACTERS}
          defaultValue={typed}
          autoComplete="off"
        />
        <Button type="submit">{t(accountWords.goOn)}</Button>
      </Form>
    </section>
  )
}
