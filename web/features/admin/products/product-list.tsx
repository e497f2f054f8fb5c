import type { ReactNode } from 'react'
import * as productsTexts from '#contract/texts/products.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import * as tableTexts from '#contract/texts/table.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { WordSearch } from '#web/ui/word-search.tsx'
import { ProductTable } from './product-table.tsx'
import styles from './products.module.css'
import { productsAddress, productsPath } from './products-address.ts'
import type { ShownProducts } from './show-products.server.ts'

type Props = {
  shown: ShownProducts
  /** What is shown where there is no beer at all. */
  none: ReactNode
}

/** A page of beers that is searched by words. */
export function ProductList({ shown: { place, products, total, totalPages, said }, none }: Props) {
  const t = useText()
  const cleared = productsAddress({ ...place, q: '', page: 1 })
  if (!products.length && !place.q) return none
  return (
    <>
      <WordSearch
        action={productsPath(place)}
        label={t(place.id ? productsTexts.search : productsTexts.searchAll)}
        words={place.q}
        kept={place.id ? { id: place.id } : {}}
        clearTo={cleared}
      />
      {products.length ? (
        <>
          <p className={styles.count} role="status">
            {counted(t, total, shopWords.oneBeer, shopWords.countBeers)}
            {said}
          </p>
          <ProductTable products={products} at={place} />
        </>
      ) : (
        <EmptyState text={t(productsTexts.noneFound)}>
          <LinkButton to={cleared} look="outline" preventScrollReset>
            {t(tableTexts.clear)}
          </LinkButton>
        </EmptyState>
      )}
      <Pagination
        page={place.page}
        total={totalPages}
        label={t(place.id ? productsTexts.pages : shopWords.pagesOfTheBeers)}
        addressOf={(page) => productsAddress({ ...place, page })}
      />
    </>
  )
}
