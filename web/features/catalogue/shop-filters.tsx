import { FILTER_BOUNDS } from '#contract/limits.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as shopTexts from '#contract/texts/shop.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Select } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Star } from '#web/ui/stars.tsx'
import { ChoiceList } from './choice-list.tsx'
import { type FilterName, type ShopQuery, withoutFilters } from './shop-address.ts'
import styles from './shop-filters.module.css'
import { SHOP_FORM_ID } from './shop-form.ts'
import type { PanelChoice, ShopPanel } from './shop-panel.server.ts'
import { TypedFilter } from './typed-filter.tsx'

export const FILTERS_ID = 'filters'

const BOUNDS = FILTER_BOUNDS.flat()
/** Folded until one of them is chosen, but for what beers come in: there may be many. The first is for phones alone (shop-filters.module.css). */
const FOLDED = ['type', 'company', 'country', 'container', 'volume'] as const

type Props = {
  query: ShopQuery
  panel: ShopPanel
  onChoose: (change: Partial<Record<FilterName, string>>) => void
  /** What the button at the drawer's foot says: 'Ver 23 cervezas'. */
  showResults: string
}

/**
 * The filters: a column at the left, on phones a drawer. The drawer is a popover, so that its button opens it without
 * JavaScript too. The column is whole, and its end stays beside the beers. Every control applies at once where there are scripts; where there
 * are none a button sends them.
 */
export function ShopFilters({ query, panel, onChoose, showResults }: Props) {
  const t = useText()
  const any = { value: '', words: t(shopWords.all) }
  const { filters } = panel
  const list = (name: FilterName, choices: readonly PanelChoice[], several = false) => (
    <ChoiceList
      key={name}
      legend={name === 'qualification' ? <Spoken text={shopWords.rating} /> : filters[name].label}
      name={name}
      several={several}
      value={query[name] ?? ''}
      choices={choices}
      onChoose={(value) => onChoose({ [name]: value })}
    />
  )
  const steps = (name: FilterName) => (
    <Select
      key={name}
      label={filters[name].label}
      name={name}
      form={SHOP_FORM_ID}
      value={query[name] ?? ''}
      onChange={(event) => onChoose({ [name]: event.target.value })}
    >
      <option value="">{any.words}</option>
      {filters[name].choices.map(({ value, words, count }) => (
        <option key={value} value={value}>
          {count === undefined ? words : `${words} (${numberText(count)})`}
        </option>
      ))}
    </Select>
  )
  const typed = (name: FilterName, inputMode?: 'decimal') => (
    <TypedFilter
      key={name}
      name={name}
      label={filters[name].label}
      inputMode={inputMode}
      applied={query[name] ?? ''}
      onChoose={(text) => onChoose({ [name]: text })}
    />
  )
  const ratings = filters.qualification.choices.map(({ value, words, count }) => ({
    ...{ value, words, count },
    shown: (
      <>
        {value === '5' ? '5' : t(shopTexts.starsChip, { value })} <Star size={15} />
      </>
    ),
  }))
  const folded = FOLDED.filter((name) => filters[name].choices.length)
  return (
    <aside
      id={FILTERS_ID}
      popover="auto"
      className={`stack ${styles.filters}`}
      aria-label={t(shopTexts.filters)}
    >
      <div className={styles.head}>
        <h2>{t(shopTexts.filters)}</h2>
        <Button
          look="quiet"
          size="round"
          aria-label={t(commonTexts.close)}
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </Button>
      </div>
      <div className={`stack gap-5 ${styles.body}`}>
        {list('available', filters.available.choices, true)}
        <div className={`stack gap-4 ${styles.lists}`}>
          {(['shipsTo', 'price', 'ABV', 'IBU'] as const).map(steps)}
        </div>
        <div className={styles.folded}>
          {folded.map((name) => (
            <Disclosure
              key={name}
              title={filters[name].label}
              className={styles.more}
              open={name === 'container' || Boolean(query[name])}
            >
              {list(name, filters[name].choices, true)}
            </Disclosure>
          ))}
        </div>
        <Disclosure title={panel.exact} className={styles.more} open={BOUNDS.some((name) => query[name])}>
          <div className={styles.bounds}>{BOUNDS.map((name) => typed(name, 'decimal'))}</div>
        </Disclosure>
        {typed('hops')}
        {list('qualification', [any, ...ratings])}
        {list('fresh', filters.fresh.choices, true)}
      </div>
      <div className={styles.foot}>
        <noscript>
          <Button type="submit" form={SHOP_FORM_ID} wide>
            {t(shopTexts.apply)}
          </Button>
        </noscript>
        {panel.chosen.length > 0 && (
          <LinkButton to={withoutFilters(query)} look="outline" className={styles.clear} preventScrollReset>
            {t(shopTexts.clearAll)}
          </LinkButton>
        )}
        <Button className={styles.done} wide popoverTarget={FILTERS_ID} popoverTargetAction="hide">
          {showResults}
        </Button>
      </div>
    </aside>
  )
}
