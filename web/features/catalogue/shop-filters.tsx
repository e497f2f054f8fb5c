import { ABV_STEPS, BEER_TYPES, IBU_STEPS, PRICE_STEPS, RATING_STEPS } from '#contract/limits.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as shopTexts from '#contract/texts/shop.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Star } from '#web/ui/stars.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import { FILTERS, type FilterName } from './filters.ts'
import type { ShopQuery } from './shop-address.ts'
import styles from './shop-filters.module.css'
import { SHOP_FORM_ID } from './shop-form.ts'
import { TypedFilter } from './typed-filter.tsx'

export const FILTERS_ID = 'filters'

const STEP_LISTS = [
  { name: 'price', steps: PRICE_STEPS },
  { name: 'ABV', steps: ABV_STEPS },
  { name: 'IBU', steps: IBU_STEPS },
] as const

type Props = {
  query: ShopQuery
  onChoose: (change: Partial<Record<FilterName, string>>) => void
  /** What the button at the drawer's foot says: 'Ver 23 cervezas'. */
  showResults: string
}

/**
 * The filters: a column at the left, on phones a drawer. The drawer is a popover, so that its button opens it without
 * JavaScript too. Every control applies at once where there are scripts; where there are none a button sends them.
 */
export function ShopFilters({ query, onChoose, showResults }: Props) {
  const t = useText()
  const types = BEER_TYPES.map((type) => ({ value: type, words: type }))
  const ratings = RATING_STEPS.map((stars) => ({
    value: String(stars),
    words: FILTERS.qualification.words(t, stars),
    shown: (
      <>
        {stars === 5 ? '5' : t(shopTexts.starsChip, { value: stars })} <Star size={15} />
      </>
    ),
  }))
  const any = { value: '', words: t(shopWords.all) }
  return (
    <aside
      id={FILTERS_ID}
      popover="auto"
      className={`stack gap-5 ${styles.filters}`}
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
        <ChoiceChips
          legend={t(FILTERS.type.label)}
          name="type"
          value={query.type ?? ''}
          choices={[any, ...types]}
          onChoose={(type) => onChoose({ type })}
        />
        <div className={`stack gap-4 ${styles.lists}`}>
          {STEP_LISTS.map(({ name, steps }) => (
            <Select
              key={name}
              label={t(FILTERS[name].label)}
              name={name}
              form={SHOP_FORM_ID}
              value={query[name] ?? ''}
              onChange={(event) => onChoose({ [name]: event.target.value })}
            >
              <option value="">{t(shopWords.all)}</option>
              {steps.map((step) => (
                <option key={step} value={step}>
                  {FILTERS[name].words(t, step)}
                </option>
              ))}
            </Select>
          ))}
          <TypedFilter name="hops" applied={query.hops ?? ''} onChoose={(hops) => onChoose({ hops })} />
        </div>
        <ChoiceChips
          legend={<Spoken text={shopWords.rating} />}
          name="qualification"
          value={query.qualification ?? ''}
          choices={[any, ...ratings]}
          onChoose={(qualification) => onChoose({ qualification })}
        />
        <ChoiceChips
          legend={t(FILTERS.fresh.label)}
          name="fresh"
          value={query.fresh ?? ''}
          choices={[any, { value: '1', words: FILTERS.fresh.words(t, '1') }]}
          onChoose={(fresh) => onChoose({ fresh })}
        />
      </div>
      <div className={styles.foot}>
        <noscript>
          <Button type="submit" form={SHOP_FORM_ID} wide>
            {t(shopTexts.apply)}
          </Button>
        </noscript>
        <Button className={styles.done} wide popoverTarget={FILTERS_ID} popoverTargetAction="hide">
          {showResults}
        </Button>
      </div>
    </aside>
  )
}
