import { useState } from 'react'
import type { BeerSummary } from '#contract/catalogue.ts'
import { CART_MAX_LINES, CART_MAX_QUANTITY } from '#contract/limits.ts'
import { centsFromDollars } from '#contract/money.ts'
import { unitsToBeHad } from '#contract/obstacles.ts'
import * as cartControlTexts from '#contract/texts/cart-control.ts'
import { readCart, useCart, writeCart } from '#web/layout/cart-state.tsx'
import { useRoot } from '#web/layout/use-root.ts'
import { useText } from '#web/texts.ts'
import { useToast } from '#web/ui/toast/toast.tsx'
import { chooseQuantity, hasRoomFor, quantityOf } from './change-cart.ts'

/** What cart controls need of a beer; `price` in dollars. */
export type BeerToBuy = Pick<BeerSummary, 'id' | 'name' | 'price' | 'stock' | 'hasSeller' | 'pausedUntil'>

/**
 * How many units of a beer the cart holds, and how to change that: `choose` answers with how many it holds then, which are
 * as many as before where the cart is full. `mayBuy` is false for sellers and admins (decisions,
 * "Cart and paying"), `news` is what a live region should say after the last change, `max` what can be had.
 */
export function useBeerQuantity(beer: BeerToBuy) {
  const t = useText()
  const toast = useToast()
  const root = useRoot()
  const quantity = quantityOf(useCart(), beer.id)
  const [news, setNews] = useState('')
  const max = Math.min(unitsToBeHad(beer), CART_MAX_QUANTITY)

  function choose(wanted: number): number {
    const entries = readCart()
    if (wanted > 0 && !hasRoomFor(entries, beer.id)) {
      toast.error(t(cartControlTexts.full, { count: CART_MAX_LINES }))
      return quantityOf(entries, beer.id)
    }
    const next = chooseQuantity(
      entries,
      { id: beer.id, priceCents: centsFromDollars(beer.price), stock: max },
      wanted,
    )
    writeCart(next)
    const count = quantityOf(next, beer.id)
    setNews(
      count
        ? t(cartControlTexts.nowHolds, { beer: beer.name, count })
        : t(cartControlTexts.removed, { beer: beer.name }),
    )
    return count
  }

  return { quantity, max, choose, news, mayBuy: !root?.user || root.user.role === 'Person' }
}
