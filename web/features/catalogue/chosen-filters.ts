import { FRESH_DAYS } from '#contract/limits.ts'
import type { TextCode } from '#contract/texts/catalogue.ts'
import type { Translate } from '#web/texts.ts'
import { FILTER_NAMES, type FilterName, type ShopQuery } from './shop-address.ts'

const WORDS: Record<'price' | 'IBU' | 'ABV', TextCode> = {
  price: 'shop.lessThanPrice',
  IBU: 'shop.lessThanIbu',
  ABV: 'shop.lessThanAbv',
}

/** 'At least n stars' in words. */
export function ratingWords(t: Translate, stars: number | string): string {
  if (Number(stars) === 1) return t('shop.atLeastOneStar')
  return Number(stars) === 5 ? t('shop.allStars') : t('shop.atLeastStars', { value: stars })
}

/** What 'fresh' means, in words. */
export function freshWords(t: Translate): string {
  return t('shop.freshOnly', { days: FRESH_DAYS })
}

function wordsOf(t: Translate, name: FilterName, value: string): string {
  if (name === 'name') return `«${value}»`
  if (name === 'qualification') return ratingWords(t, value)
  if (name === 'fresh') return freshWords(t)
  return name === 'type' || name === 'order' ? value : t(WORDS[name], { value })
}

/** What narrows the list, in words, to be shown above it: text and filters, not the order. */
export function chosenFilters(t: Translate, query: ShopQuery): { name: FilterName; words: string }[] {
  return FILTER_NAMES.flatMap((name) => {
    const value = query[name]
    return value && name !== 'order' ? [{ name, words: wordsOf(t, name, value) }] : []
  })
}
