import { type BeerPage, type BeerSummary, listTopRated } from '#contract/catalogue.ts'
import { BEERS_PER_PAGE, LAST_BEER_PAGE } from '#contract/limits.ts'
import { unitsToBeHad } from '#contract/obstacles.ts'
import * as shopTexts from '#contract/texts/shop.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { type ShopQuery, shopAddress, withPage } from './shop-address.ts'
import { type WayOn, waysOn } from './ways-on.server.ts'

/**
 * Why a page of the shop shows no beers, in words, and the ways on: others, and the one that is meant. Where nothing was found, `toast`
 * says so too, and `instead` what beers are shown in the place of those.
 */
export type NoBeersWords = {
  text: string
  toast?: string
  instead?: string
  ways: (WayOn & { look: 'primary' | 'outline' })[]
}

/** Two rows of three, three of two on phones. */
const INSTEAD = 6

/** Its list is shorter, or nothing was found. By the loader, so that no script holds the words. */
export function noBeers(query: ShopQuery, page: BeerPage): NoBeersWords {
  if (page.total > 0) {
    return {
      text: pagesEnd(page) ?? textOf(shopTexts.pastTheEnd),
      ways: waysTo([{ to: shopAddress(withPage(query, 1)), words: textOf(shopWords.goToTheFirstPage) }], {
        to: shopAddress(withPage(query, page.totalPages)),
        words: textOf(shopTexts.lastPage),
      }),
    }
  }
  return {
    text: textOf(shopTexts.noBeersPanel),
    toast: textOf(shopTexts.noBeersToast),
    instead: textOf(shopTexts.instead),
    ways: waysTo(
      // What leads to all of it is said once.
      waysOn(query, page).filter(({ to }) => to !== '/shop'),
      { to: '/shop', words: textOf(shopWords.seeAll) },
    ),
  }
}

function waysTo(others: WayOn[], main: WayOn): NoBeersWords['ways'] {
  return [...others.map((way) => ({ ...way, look: 'outline' as const })), { ...main, look: 'primary' }]
}

/** What a search in vain leads to: the best rated that can be bought. Nothing depends on it. */
export async function beersInstead(context: PageContext): Promise<BeerSummary[]> {
  const answer = await tryApi(context, listTopRated)
  return answer.ok ? answer.value.filter((beer) => unitsToBeHad(beer) > 0).slice(0, INSTEAD) : []
}

/** What is said where there are beers that no page shows: pages are leafed through so far and no further. */
export function pagesEnd({ total }: BeerPage): string | undefined {
  return total > LAST_BEER_PAGE * BEERS_PER_PAGE
    ? textOf(shopTexts.pagesEnd, { max: LAST_BEER_PAGE })
    : undefined
}
