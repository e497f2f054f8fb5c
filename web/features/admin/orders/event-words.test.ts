import { expect, test } from 'vitest'
import { ORDER_EVENT_NAMES } from '#contract/order-events.ts'
import { textOf } from '#contract/texts/text.ts'

import { eventWords } from './event-words.ts'

const anEvent = {
  id: 'e',
  from: null,
  to: null,
  at: '2026-11-21T12:00:00.000Z',
  payment: '77',
  status: 'approved',
  reason: 'admin',
  amount: 4.5,
  currency: null,
}

test('every event of an order is told in a sentence with all of its facts', () => {
  for (const event of ORDER_EVENT_NAMES) {
    const words = eventWords(textOf, { ...anEvent, event })
    expect(words, event).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/)
    expect(words, event).not.toContain('{')
  }
})

test('an order that holds nothing is not said to hold its beers', () => {
  expect(eventWords(textOf, { ...anEvent, event: 'placed', reason: null })).toContain('se apartaron')
  expect(eventWords(textOf, { ...anEvent, event: 'placed', reason: 'not-held' })).toContain('sin apartar')
})

test('a foreign payment is told in its own money, and why an order ended by its reason', () => {
  const foreign = { ...anEvent, event: 'mismatch', currency: 'ARS' } as const
  expect(eventWords(textOf, foreign)).toContain('$\u00a04.50\u00a0ARS')
  expect(eventWords(textOf, { ...anEvent, event: 'settled', payment: null })).toBe(
    'No costaba nada: quedó pagado.',
  )
  expect(eventWords(textOf, { ...anEvent, event: 'cancelled', reason: 'replaced' })).toContain('otro pedido')
})
