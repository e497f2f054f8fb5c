import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textOf } from '#contract/texts/catalogue.ts'
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

/** Every event that the checkout and the order desk write. */
function writtenEvents(): string[] {
  const files = ['checkout', 'order-desk'].flatMap((journey) => {
    const folder = `server/journeys/${journey}/`
    return readdirSync(folder)
      .filter((name) => !name.endsWith('.test.ts'))
      .map((name) => readFileSync(folder + name, 'utf8'))
  })
  const ways = [
    /event: '([a-z-]+)'/g,
    /endOrder\([^)]*?, '[a-z_]+', '([a-z-]+)'/g,
    /(?:SELECT id|VALUES \(\$\{order\.id\}), '([a-z-]+)'/g,
  ]
  return files.flatMap((text) => ways.flatMap((way) => [...text.matchAll(way)].map(([, event]) => event!)))
}

test('every event of an order is told in a sentence with all of its facts', () => {
  const events = [
    ...new Set([
      ...writtenEvents(),
      ...['second-capture', 'order-ended', 'hold-ended'],
      ...['sold-out', 'price-changed', 'name-changed', 'not-shipped-there'],
    ]),
  ]
  expect(events).toEqual(
    expect.arrayContaining([
      ...['placed', 'settled', 'expired', 'cancelled', 'mismatch', 'sold-out', 'charged-back', 'refunded'],
      ...[
        'payment-seen',
        'refund-requested',
        'refund-done',
        'refund-failed',
        'refund-retried',
        'review-closed',
      ],
    ]),
  )
  for (const event of events) {
    const words = eventWords(textOf, { ...anEvent, event })
    expect(words, event).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/)
    expect(words, event).not.toContain('{')
  }
})

test('an order that holds nothing is not said to hold its beers', () => {
  expect(eventWords(textOf, { ...anEvent, event: 'placed', reason: null })).toContain('se apartaron')
  expect(eventWords(textOf, { ...anEvent, event: 'placed', reason: 'not-held' })).toContain('sin apartar')
})

test('a foreign payment is told in its own money, and what is not known as it is called', () => {
  const foreign = { ...anEvent, event: 'mismatch', currency: 'ARS' }
  expect(eventWords(textOf, foreign)).toContain('ARS 4.50')
  expect(eventWords(textOf, { ...anEvent, event: 'settled', payment: null })).toBe(
    'No costaba nada: quedó pagado.',
  )
  expect(eventWords(textOf, { ...anEvent, event: 'cancelled', reason: 'replaced' })).toContain('otro pedido')
  expect(eventWords(textOf, { ...anEvent, event: 'moved' })).toBe('moved')
})
