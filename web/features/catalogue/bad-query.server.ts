import * as commonTexts from '#contract/texts/common.ts'
import * as shopTexts from '#contract/texts/shop.ts'
import { textOf } from '#contract/texts/text.ts'
import { FILTERS } from './filter-words.server.ts'
import { FILTER_NAMES, type ShopQuery, shopAddress } from './shop-address.ts'

const NAMES = [...FILTER_NAMES, 'pag'] as const

/** What an address asks for that is not on offer, field by field, and the address without it; with the words, which no script holds. */
export type WrongQuery = {
  title: string
  fields: { label: string; value: string; says: string }[]
  good: string
  fix: string
}

/** @param fields what the API says of each field */
export function wrongQuery(query: ShopQuery, fields: Record<string, string>): WrongQuery {
  const good = Object.fromEntries(Object.entries(query).filter(([name]) => !(name in fields)))
  const wrong = NAMES.filter((name) => name in fields).map((name) => ({
    label: textOf(name === 'pag' ? commonTexts.page : FILTERS[name].label),
    value: query[name] ?? '',
    says: fields[name] ?? '',
  }))
  return {
    ...{ title: textOf(shopTexts.badQueryTitle), fields: wrong },
    ...{ good: shopAddress(good), fix: textOf(shopTexts.badQueryFix) },
  }
}
