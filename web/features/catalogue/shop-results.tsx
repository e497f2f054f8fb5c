import type { ReactNode } from 'react'
import type { BeerPage, BeerSummary } from '#contract/catalogue.ts'
import * as shopTexts from '#contract/texts/shop.ts'
import { LocalRateNote } from '#web/layout/local-rate-note.tsx'
import { useText } from '#web/texts.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import type { AdvertisingPicture } from './advertising-pictures.server.ts'
import { AdvertisingSpace } from './advertising-space.tsx'
import { BeerCard } from './beer-card.tsx'
import { BeerGrid } from './beer-grid.tsx'
import type { NoBeersWords } from './no-beers.server.ts'
import { NoBeers } from './no-beers.tsx'
import { type ShopQuery, shopAddress, withPage } from './shop-address.ts'
import styles from './shop-results.module.css'

/** Whole rows of 1, 2 and 3 columns. */
const CARDS_BEFORE_ADVERTISING = 6
/** What may stand on the first screen. */
const EARLY_CARDS = 3

/** Why a beer was found, where its card would not show it: the word with what stands before it and behind. */
export type WhyFound = readonly [before: string, word: string, after: string]
type FoundBeer = BeerSummary & { why?: WhyFound | undefined }

type Props = {
  /** What was found; `none`: why there are no beers, and of those that are shown instead what they are; `end`: what is said at the last page that can be leafed to. */
  page: Omit<BeerPage, 'products'> & { products: FoundBeer[]; none: NoBeersWords | null; end?: string }
  query: ShopQuery
  advertising: AdvertisingPicture[]
  busy: boolean
  actionsFor: (beer: BeerSummary) => ReactNode
}

/** The cards that were found with the advertising space between their rows, and the page controls; or why there are none, and others. */
export function ShopResults({ page, query, advertising, busy, actionsFor }: Props) {
  const t = useText()
  const at = Number(query.pag ?? 1)
  const card = (beer: FoundBeer, place: number) => (
    <li key={beer.id}>
      <BeerCard
        beer={beer}
        early={place < EARLY_CARDS}
        note={
          beer.why && (
            <p>
              {beer.why[0]}
              <mark>{beer.why[1]}</mark>
              {beer.why[2]}
            </p>
          )
        }
        actions={actionsFor(beer)}
      />
    </li>
  )
  const cards = page.products.map(card)
  const grid = (some: ReactNode) => (
    <BeerGrid columns={3} busy={busy}>
      {some}
    </BeerGrid>
  )
  if (page.none) {
    return (
      <div className="stack gap-5">
        <NoBeers words={page.none} />
        {cards[0] && <h2>{page.none.instead}</h2>}
        {cards[0] && grid(cards)}
      </div>
    )
  }
  return (
    <div className={`stack gap-5 ${styles.results}`}>
      <LocalRateNote />
      {grid(cards.slice(0, CARDS_BEFORE_ADVERTISING))}
      <AdvertisingSpace pictures={advertising} />
      {cards.length > CARDS_BEFORE_ADVERTISING && grid(cards.slice(CARDS_BEFORE_ADVERTISING))}
      <Pagination
        page={at}
        total={page.totalPages}
        label={t(shopTexts.pages)}
        addressOf={(pag) => shopAddress(withPage(query, pag))}
        numbered
      />
      {page.end && <p className="quiet">{page.end}</p>}
    </div>
  )
}
