import { priceText } from '#contract/money.ts'
import type { Obstacle } from '#contract/obstacles.ts'
import * as cartTexts from '#contract/texts/cart.ts'
import { countryName, countryNames } from '#contract/texts/country-names.ts'
import { dayWords } from '#contract/texts/days.ts'
import * as pauseTexts from '#contract/texts/pause.ts'
import type { Translate } from '#web/texts.ts'
import type { LineNow } from './lines-now.ts'

/** What stands against buying a line, in words. @param country where the order goes */
export function obstacleWords(t: Translate, obstacle: Obstacle, line: LineNow, country: string): string {
  switch (obstacle) {
    case 'not-on-sale':
      return t(cartTexts.notOnSale)
    case 'no-seller':
      return t(cartTexts.noSeller)
    case 'paused':
      return t(pauseTexts.lineShown, { day: dayWords(line.pausedUntil!) })
    case 'sold-out':
      return t(cartTexts.soldOut)
    case 'not-shipped-there':
      return t(cartTexts.notShippedThere, {
        country: countryName(country),
        countries: countryNames(line.shipsTo ?? []),
      })
    case 'less-left':
      return line.stock === 1 ? t(cartTexts.oneLeft) : t(cartTexts.lessLeft, { count: line.stock })
    case 'price-changed':
      return t(cartTexts.priceChanged, { before: priceText(line.wasCents), now: priceText(line.priceCents) })
  }
}
