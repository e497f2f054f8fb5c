import { Form } from 'react-router'
import { EMAIL_MAX_CHARACTERS } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminOrdersTexts from '#contract/texts/admin-orders.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import * as tableTexts from '#contract/texts/table.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import styles from './orders.module.css'
import { type OrdersPlace, ordersAddress } from './orders-place.ts'
import { STATE_WORDS } from './state-words.ts'

type Props = {
  at: OrdersPlace
  /** What is wrong, by field. */
  errors: Record<string, string>
}

/** Finds orders; the address keeps what was searched. */
export function OrderSearch({ at, errors }: Props) {
  const t = useText()
  const address = ordersAddress({ ...at, page: 1 })
  return (
    <Form
      method="get"
      action="/admin/orders"
      key={address}
      role="search"
      aria-label={t(adminOrdersTexts.search)}
      className={styles.search}
      noValidate
      preventScrollReset
    >
      <div className={styles.wide}>
        <ErrorSummary
          title={t(adminOrdersTexts.wrong)}
          errors={Object.entries(errors).map(([field, text]) => ({ fieldId: `orders-${field}`, text }))}
        />
      </div>
      <div className={styles.word}>
        <Field
          id="orders-q"
          name="q"
          type="search"
          label={t(adminOrdersTexts.q)}
          hint={t(adminOrdersTexts.qHint)}
          defaultValue={at.q}
          maxLength={EMAIL_MAX_CHARACTERS}
          autoCapitalize="none"
          spellCheck={false}
          error={errors.q}
        />
      </div>
      <div className={styles.state}>
        <Select
          id="orders-state"
          name="state"
          label={t(accountWords.state)}
          defaultValue={at.state}
          error={errors.state}
        >
          <option value="">{t(shopWords.all)}</option>
          {Object.entries(STATE_WORDS).map(([state, code]) => (
            <option key={state} value={state}>
              {t(code)}
            </option>
          ))}
        </Select>
      </div>
      <Field
        id="orders-from"
        name="from"
        type="date"
        label={t(accountWords.from)}
        defaultValue={at.from}
        error={errors.from}
      />
      <Field
        id="orders-to"
        name="to"
        type="date"
        label={t(accountWords.to)}
        defaultValue={at.to}
        error={errors.to}
      />
      <div className={`row ${styles.ways}`}>
        <Button type="submit">{t(shopWords.search)}</Button>
        {address !== '/admin/orders' && (
          <LinkButton to="/admin/orders" look="quiet" preventScrollReset>
            {t(tableTexts.clear)}
          </LinkButton>
        )}
      </div>
    </Form>
  )
}
