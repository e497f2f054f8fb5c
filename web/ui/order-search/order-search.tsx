import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminOrdersTexts from '#contract/texts/admin-orders.ts'
import * as shopTexts from '#contract/texts/shop.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import * as tableTexts from '#contract/texts/table.ts'
import type { Text } from '#contract/texts/text.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '../button.tsx'
import { Disclosure } from '../disclosure.tsx'
import { ErrorSummary } from '../error-summary.tsx'
import { Field, Select } from '../field.tsx'
import { DayFields } from '../period/day-fields.tsx'
import { useQueryForm } from '../use-query-form.ts'
import styles from './order-search.module.css'
import { type OrdersPlace, ordersQuery } from './orders-place.ts'

type Props = {
  /** The list's page. */
  path: string
  at: OrdersPlace
  /** What it is called, what is typed, and the longest that can be. */
  words: { search: Text; q: Text; qHint: Text; qMaxCharacters: number }
  /** How an order can stand, by what the address says of it. */
  states: Record<string, Text>
  /** What is wrong, by field. */
  errors: Record<string, string>
  /** Periods that are a click away: where there is no room they are behind the title too, and nowhere else. */
  periods?: ReactNode
  /** Whether nothing was found: what takes the search away then stands there. */
  isInVain?: boolean
  /** Fields that this list has besides, between what is typed and the state. */
  children?: ReactNode
}

/** Finds orders; the address keeps what was searched. Where there is no room, what is seldom asked for is behind its title. */
export function OrderSearch({ path, at, words, states, errors, periods, isInVain, children }: Props) {
  const t = useText()
  const query = ordersQuery({ ...at, page: 1 })
  const { q: _, page: __, sort, dir, ...filters } = at
  const count = Object.values(filters).filter(Boolean).length
  return (
    <Form
      {...useQueryForm(query)}
      method="get"
      action={path}
      role="search"
      aria-label={t(words.search)}
      className={styles.search}
      data-many={children !== undefined || undefined}
      noValidate
      preventScrollReset
    >
      <div className={styles.wide}>
        <ErrorSummary
          title={t(adminOrdersTexts.wrong)}
          errors={Object.entries(errors).map(([field, text]) => ({ fieldId: `orders-${field}`, text }))}
        />
      </div>
      <Field
        id="orders-q"
        name="q"
        type="search"
        label={t(words.q)}
        hint={t(words.qHint)}
        defaultValue={at.q}
        maxLength={words.qMaxCharacters}
        autoCapitalize="none"
        spellCheck={false}
        error={errors.q}
      />
      <Disclosure
        title={count ? t(shopTexts.filtersChosen, { count }) : t(shopTexts.filters)}
        look="narrow"
        className={styles.more}
        open={Object.keys(errors).length > 0}
      >
        {periods && <div className={styles.periods}>{periods}</div>}
        <div className={styles.fields}>
          {children}
          <div className={styles.state}>
            <Select
              id="orders-state"
              name="state"
              label={t(accountWords.state)}
              defaultValue={at.state}
              error={errors.state}
            >
              <option value="">{t(shopWords.all)}</option>
              {Object.entries(states).map(([state, name]) => (
                <option key={state} value={state}>
                  {t(name)}
                </option>
              ))}
            </Select>
          </div>
          <DayFields list="orders" at={at} errors={errors} />
        </div>
      </Disclosure>
      {Object.entries({ sort, dir }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button type="submit" className={styles.way}>
        {t(shopWords.search)}
      </Button>
      {(at.q || count > 0) && !isInVain && (
        <LinkButton to={path} look="quiet" className={styles.clear} preventScrollReset>
          {t(tableTexts.clear)}
        </LinkButton>
      )}
    </Form>
  )
}
