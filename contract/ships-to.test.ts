import { expect, test } from 'vitest'
import { shipsToOf, shipsToTyped } from './ships-to.ts'

test.each([
  [['own'], ['Chile']],
  [
    ['own', 'Argentina'],
    ['Argentina', 'Chile'],
  ],
  [['Peru'], ['Peru']],
  [['all', 'own'], null],
])('a brewery in Chile that ticks %j ships to %j', (typed, ships) => {
  expect(shipsToOf(shipsToTyped.parse(typed), 'Chile')).toEqual(ships)
})

test.each([[[]], [['Francia']], [['']]])('a form that ticks %j is refused', (typed) => {
  expect(shipsToTyped.safeParse(typed).success).toBe(false)
})
