import type { ReactNode } from 'react'
import { BEER_ORDERS } from '#contract/limits.ts'
import * as shopTexts from '#contract/texts/shop.ts'
import type { Text } from '#contract/texts/text.ts'

import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { chosenFilters } from './chosen-filters.ts'
import type { FilterName } from './filters.ts'
import styles from './results-bar.module.css'
import { type ShopQuery, shopAddress, withChange } from './shop-address.ts'
import { FILTERS_ID } from './shop-filters.tsx'
import { SHOP_FORM_ID } from './shop-form.ts'

const ORDER_ID = 'order'
const ORDER_WORDS: Record<(typeof BEER_ORDERS)[number], Text> = {
  OrderAscPrice: shopTexts.orderAscPrice,
  OrderDesPrice: shopTexts.orderDesPrice,
  OrderAscLitre: shopTexts.orderAscLitre,
}

type Props = {
  query: ShopQuery
  /** How many beers were found, in words. */
  found: ReactNode
  /** The order where none is chosen, in words. */
  usualOrder: string
  headingId: string
  onChoose: (change: Partial<Record<FilterName, string>>) => void
}

/** What stands above the cards: how many there are, what was chosen (each can be taken off), and their order. */
export function ResultsBar({ query, found, usualOrder, headingId, onChoose }: Props) {
  const t = useText()
  const chosen = chosenFilters(t, query)
  return (
    <div className={`ends ${styles.bar}`}>
      <h2 id={headingId} tabIndex={-1} className={styles.found} aria-live="polite">
        {found}
      </h2>
      <div className={`row ${styles.controls}`}>
        <Button look="outline" size="small" className={styles.open} popoverTarget={FILTERS_ID}>
          <Icon name="filter" size={18} />
          {chosen.length ? t(shopTexts.filtersChosen, { count: chosen.length }) : t(shopTexts.filters)}
        </Button>
        <span className={styles.order}>
          <label htmlFor={ORDER_ID}>{t(shopTexts.order)}</label>
          <span className={styles.select}>
            <select
              id={ORDER_ID}
              name="order"
              form={SHOP_FORM_ID}
              value={query.order ?? ''}
              onChange={(event) => onChoose({ order: event.target.value })}
            >
              <option value="">{usualOrder}</option>
              {BEER_ORDERS.map((order) => (
                <option key={order} value={order}>
                  {t(ORDER_WORDS[order])}
                </option>
              ))}
            </select>
            <Icon name="down" size={18} />
          </span>
        </span>
      </div>
      {chosen.length > 0 && (
        <ul className={`wrap gap-2 ${styles.chosen}`} aria-label={t(shopTexts.chosen)}>
          {chosen.map(({ name, words }) => (
            <li key={name}>
              <Chip
                to={shopAddress(withChange(query, { [name]: '' }))}
                preventScrollReset
                chosen
                removes
                aria-label={t(shopTexts.remove, { filter: words })}
              >
                {words}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
