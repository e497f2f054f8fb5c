import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TotalList } from './total-list.tsx'

const draw = (...values: string[]) =>
  renderToString(<TotalList totals={values.map((value, at) => ({ name: `${at}`, value }))} />)

test('all are as large as the longest amount has room for; words are no amount', () => {
  expect(draw('10', '$ 138 015.80 ARS', 'Todavía ninguno, en ninguna moneda')).toContain('--longest:16')
  expect(draw('10', '9')).toContain('--longest:2')
})

test('words are set as words', () => {
  expect(draw('Todavía ninguno')).toContain('data-words')
  expect(draw('U$S 5.00')).not.toContain('data-words')
})

test('nothing is told by itself', () => {
  expect(draw('U$S 0.00')).toContain('data-nothing')
  expect(draw('U$S 0.05')).not.toContain('data-nothing')
})
