import { priceText } from '#contract/money.ts'
import type { Obstacle } from '#contract/obstacles.ts'
import { countryName, countryNames } from '#contract/texts/country-names.ts'
import type { Translate } from '#web/texts.ts'
import type { LineNow } from './lines-now.ts'

/** What stands against buying a line, in words. @param country where the order goes */
export function obstacleWords(t: Translate, obstacle: Obstacle, line: LineNow, country: string): string {
  switch (obstacle) {
    case 'not-on-sale':
      return t('cart.notOnSale')
    case 'no-seller':
      return t('cart.noSeller')
    case 'sold-out':
      return t('cart.soldOut')
    case 'not-shipped-there':
      return t('cart.notShippedThere', {
        country: countryName(country),
        countries: countryNames(line.shipsTo ?? []),
      })
    case 'less-left':
      return line.stock === 1 ? t('cart.oneLeft') : t('cart.lessLeft', { count: line.stock })
    case 'price-changed':
      return t('cart.priceChanged', { before: priceText(line.wasCents), now: priceText(line.priceCents) })
  }
}
