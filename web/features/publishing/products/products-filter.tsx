import { countMade, type ProductList } from '#contract/product-lists.ts'
import * as ownProductsTexts from '#contract/texts/own-products.ts'
import * as productsTexts from '#contract/texts/products.ts'
import { useText } from '#web/texts.ts'
import { Chip } from '#web/ui/chip.tsx'
import { ChipLine } from '#web/ui/chip-line.tsx'
import { FilterLine } from '#web/ui/filter-line.tsx'
import { WordSearch } from '#web/ui/word-search.tsx'
import { type ProductsPlace, productsAddress, productsPath } from './products-place.ts'

type Props = { place: ProductsPlace; counts: Record<ProductList, number> }

const STATES = [
  ['', ownProductsTexts.stateAll],
  ['on', ownProductsTexts.stateOn],
  ['ending', ownProductsTexts.stateEnding],
  ['sold-out', ownProductsTexts.stateSoldOut],
  ['off', ownProductsTexts.stateOff],
  ['past', ownProductsTexts.statePast],
  ['blocked', ownProductsTexts.stateBlocked],
  ['archived', ownProductsTexts.stateArchived],
] as const

/** Which of its beers a brewery sees: those that words find, those that stand in one way, with how many there are. */
export function ProductsFilter({ place, counts }: Props) {
  const t = useText()
  const { state, sort, down } = place
  const kept = { ...(state && { state }), ...(sort && { sort }), ...(sort && down && { dir: 'desc' }) }
  return (
    <FilterLine>
      <WordSearch
        action={productsPath(place)}
        label={t(productsTexts.search)}
        words={place.q}
        kept={kept}
        clearTo={productsAddress({ ...place, q: '', page: 1 })}
      />
      <nav aria-label={t(ownProductsTexts.states)}>
        <ChipLine chosen={state || 'all'}>
          {STATES.filter(([each]) => !each || each === state || counts[each]).map(([each, text]) => (
            <li key={each}>
              <Chip
                to={productsAddress({ ...place, state: each, page: 1 })}
                chosen={each === state}
                preventScrollReset
              >
                {t(text, { count: each ? counts[each] : countMade(counts) })}
              </Chip>
            </li>
          ))}
        </ChipLine>
      </nav>
    </FilterLine>
  )
}
