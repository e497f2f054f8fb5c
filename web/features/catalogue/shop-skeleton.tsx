import { BEER_TYPES } from '#contract/limits.ts'
import * as shopTexts from '#contract/texts/shop.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { SkeletonWords } from '#web/ui/skeleton.tsx'
import { BeerGridSkeleton } from './beer-card-skeleton.tsx'
import { FiltersSkeleton } from './filters-skeleton.tsx'
import { ResultsBar } from './results-bar.tsx'
import styles from './shop.module.css'
import { readShopQuery } from './shop-address.ts'
import { ShopSearch } from './shop-search.tsx'
import { StyleStrip } from './style-strip.tsx'

const TYPES = BEER_TYPES.map((value) => ({ value, words: value }))

const never = () => {}

/** The shop before its beers are there. What does not depend on them stands already. @param search of its address */
export function ShopSkeleton({ search }: { search: string }) {
  const query = readShopQuery(new URLSearchParams(search))
  return (
    <div className={`stack gap-5 ${styles.shop}`}>
      <div className={`stack gap-4 ${styles.top}`}>
        <h1>
          <Spoken text={shopWords.shop} />
        </h1>
        <ShopSearch query={query} onSearch={never} />
      </div>
      <StyleStrip query={query} types={TYPES} />
      <FiltersSkeleton />
      <section className={`stack gap-5 ${styles.found}`}>
        <ResultsBar
          chosen={[]}
          orders={[]}
          query={query}
          filters={{ look: 'outline', words: <Spoken text={shopTexts.filters} /> }}
          found={<SkeletonWords width="7ch" />}
          headingId="results-to-come"
          onChoose={never}
        />
        <BeerGridSkeleton columns={3} count={6} />
      </section>
    </div>
  )
}
