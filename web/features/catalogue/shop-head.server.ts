import * as commonTexts from '#contract/texts/common.ts'
import * as headTexts from '#contract/texts/head.ts'
import * as shopTexts from '#contract/texts/shop.ts'
import { textOf } from '#contract/texts/text.ts'
import { type ShopQuery, shopAddress } from './shop-address.ts'

/**
 * What the shop's page is known by: the list of all beers and of each type are pages to be found, with their pages. The other
 * filters and the order show the same beers in endless ways: they are known as the list that they narrow, from its first page.
 * A search, and a list without beers, is not to be found (docs/decisions/0032-found-and-shared.md). By the loader: no script holds the words.
 */
export function shopHead(query: ShopQuery, shownBeers: number) {
  const { name, type, pag, ...narrowed } = query
  const style = type?.includes(',') ? undefined : type
  const isWhole = Object.keys(narrowed).length === 0
  const title = titleOf(query)
  return {
    title: pag && pag !== '1' ? textOf(headTexts.page, { page: pag, title }) : title,
    description: style ? textOf(headTexts.beersOfType, { type: style }) : textOf(shopTexts.metaDescription),
    path: shopAddress({ ...(style && { type: style }), ...(pag && isWhole && { pag }) }),
    isListed: !name && shownBeers > 0,
  }
}

function titleOf({ name, type: chosen }: ShopQuery): string {
  const site = textOf(commonTexts.siteName)
  const type = chosen?.includes(',') ? undefined : chosen
  if (name) return textOf(shopTexts.metaTitleName, { name, site })
  return type ? textOf(shopTexts.metaTitleType, { type, site }) : textOf(shopTexts.metaTitle, { site })
}
