import type { BeerPage } from '#contract/catalogue.ts'
import { BEERS_PER_PAGE, LAST_BEER_PAGE } from '#contract/limits.ts'
import * as shopTexts from '#contract/texts/shop.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { type ShopQuery, shopAddress, withPage } from './shop-address.ts'
import type { WayOn } from './ways-on.server.ts'

type Props = { page: BeerPage; query: ShopQuery; waysOn: readonly WayOn[] }

/** Why a page of the shop shows no beers, and the ways on: its list is shorter, or nothing was found. */
export function NoBeers({ page, query, waysOn }: Props) {
  const t = useText()
  if (page.total > 0) {
    const text = hasMoreThanPages(page)
      ? t(shopTexts.pagesEnd, { max: LAST_BEER_PAGE })
      : t(shopTexts.pastTheEnd)
    return (
      <EmptyState text={text}>
        <LinkButton to={shopAddress(withPage(query, page.totalPages))}>{t(shopTexts.lastPage)}</LinkButton>
        <LinkButton to={shopAddress(withPage(query, 1))} look="outline">
          {t(shopWords.goToTheFirstPage)}
        </LinkButton>
      </EmptyState>
    )
  }
  return (
    <EmptyState text={t(shopTexts.noBeersPanel)}>
      {waysOn.map(({ to, words }) => (
        <LinkButton key={to} to={to} look="outline">
          {words}
        </LinkButton>
      ))}
      <LinkButton to="/shop">{t(shopWords.seeAll)}</LinkButton>
    </EmptyState>
  )
}

/** True where there are beers that no page shows: pages are leafed through so far and no further. */
export function hasMoreThanPages({ total }: BeerPage): boolean {
  return total > LAST_BEER_PAGE * BEERS_PER_PAGE
}
