import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as shopTexts from '#contract/texts/shop.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './results-bar.module.css'
import {
  type FilterName,
  isSeveral,
  type ShopQuery,
  shopAddress,
  turned,
  withChange,
  withoutFilters,
} from './shop-address.ts'
import { FILTERS_ID } from './shop-filters.tsx'
import { SHOP_FORM_ID } from './shop-form.ts'
import type { ChosenFilter, PanelChoice } from './shop-panel.server.ts'

const ORDER_ID = 'order'
type Props = {
  query: ShopQuery
  /** How many beers were found, in words. */
  found: ReactNode
  /** What opens the filters where they are no column. */
  filters: { look: 'primary' | 'outline'; words: ReactNode }
  /** What was chosen, and the orders there are. */
  chosen: readonly ChosenFilter[]
  orders: readonly PanelChoice[]
  headingId: string
  onChoose: (change: Partial<Record<FilterName, string>>) => void
}

/** What stands above the cards: how many there are, what was chosen (each can be taken off), and their order. */
export function ResultsBar({ query, found, filters, chosen, orders, headingId, onChoose }: Props) {
  const t = useText()
  return (
    <div className={`ends ${styles.bar}`}>
      <h2 id={headingId} tabIndex={-1} className={styles.found} aria-live="polite">
        {found}
      </h2>
      <div className={`row ${styles.controls}`}>
        <Button look={filters.look} size="small" className={styles.open} popoverTarget={FILTERS_ID}>
          <Icon name="filter" size={18} />
          {filters.words}
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
              {orders.map(({ value, words }) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
            <Icon name="down" size={18} />
          </span>
        </span>
      </div>
      {chosen.length > 0 && (
        <ul className={`slides gap-2 ${styles.chosen}`} aria-label={t(shopTexts.chosen)}>
          {chosen.map(({ name, value, words }) => (
            <li key={`${name} ${value}`}>
              <Chip
                to={shopAddress(
                  withChange(query, { [name]: isSeveral(name) ? turned(query[name], value) : '' }),
                )}
                preventScrollReset
                chosen
                removes
                aria-label={t(shopTexts.remove, { filter: words })}
              >
                {words}
              </Chip>
            </li>
          ))}
          {chosen.length > 1 && (
            <li>
              <Link to={withoutFilters(query)} className={styles.clear} preventScrollReset>
                {t(shopTexts.clearAll)}
              </Link>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
