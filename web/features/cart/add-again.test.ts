import { expect, test } from 'vitest'
import { CART_MAX_LINES, CART_MAX_QUANTITY } from '#contract/limits.ts'
import type { AgainLine } from '#contract/orders.ts'
import { addAgain, newsOf } from './add-again.ts'

function line(id: string, quantity: number, now: Partial<AgainLine> = {}): AgainLine {
  const seenPrice = 4.5
  return {
    ...{ id, name: id, company: 'Birra', presentation: 'Lata', image: '', quantity, seenPrice },
    ...{
      price: seenPrice,
      stock: 100,
      lineTotal: 0,
      shipsTo: null,
      onSale: true,
      hasSeller: true,
      pausedUntil: null,
      problem: null,
    },
    ...now,
  }
}
const entry = (beerId: string, quantity: number, seenCents = 450) => ({ beerId, quantity, seenCents })

test('what there is comes to what lies in the cart; each line tells what is otherwise', () => {
  const lines = [
    line('same', 2),
    line('gone', 1, { onSale: false }),
    line('dearer', 1, { price: 5 }),
    line('short', 6, { stock: 2 }),
    line('cheaper', 1, { price: 4 }),
    line('soldout', 3, { stock: 0 }),
    line('orphan', 3, { hasSeller: false }),
    line('away', 3, { pausedUntil: '2026-12-08' }),
  ]
  const before = [entry('same', 3, 400), entry('mine', 1)]
  const { entries, added } = addAgain(before, lines)
  expect(entries).toEqual([
    // What lay there keeps the price that it was put in at: a new one is agreed to in the cart.
    entry('same', 5, 400),
    entry('mine', 1),
    entry('dearer', 1, 500),
    entry('short', 2),
    entry('cheaper', 1, 400),
  ])
  expect(added).toEqual([2, 0, 1, 2, 1, 0, 0, 0])
  expect(newsOf(lines, added, entries).map(({ id, missed, priceNow }) => [id, missed, priceNow])).toEqual([
    ['same', null, null],
    ['gone', 'not-on-sale', null],
    ['dearer', null, { cents: 500, isDearer: true }],
    ['short', 'less', null],
    ['cheaper', null, { cents: 400, isDearer: false }],
    ['soldout', 'sold-out', null],
    ['orphan', 'no-seller', null],
    ['away', 'paused', null],
  ])
})

test('nothing is taken away: a line that holds more than there is stays as it is', () => {
  const before = [entry('short', 5)]
  const again = addAgain(before, [line('short', 2, { stock: 3 })])
  expect(again).toEqual({ entries: before, added: [0] })
  expect(newsOf([line('short', 2, { stock: 3 })], [0], before)[0]!.missed).toBe('all-there')
})

test('a full cart takes no more kinds of beer, and a line no more units than it may have', () => {
  const before = Array.from({ length: CART_MAX_LINES }, (_, at) => entry(`beer-${at}`, 1))
  const lines = [line('another', 1), line('beer-0', CART_MAX_QUANTITY, { stock: 5000 })]
  const { entries, added } = addAgain(before, lines)
  expect(entries).toHaveLength(CART_MAX_LINES)
  expect(added).toEqual([0, CART_MAX_QUANTITY - 1])
  expect(newsOf(lines, added, entries).map(({ missed }) => missed)).toEqual(['no-room', 'less'])
})
