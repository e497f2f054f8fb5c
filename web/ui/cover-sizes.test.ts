import { expect, test } from 'vitest'
import { coverSizes } from './cover-sizes.ts'

test('a picture wider than its frame is chosen by the width at which it is drawn', () => {
  expect(coverSizes('400px', [300, 420], [1280, 960])).toBe('calc(1.87 * 400px)')
  expect(coverSizes('(width < 900px) 68vw, 400px', [300, 420], [420, 300])).toBe(
    '(width < 900px) calc(1.96 * 68vw), calc(1.96 * 400px)',
  )
})

test('one of the same shape, or higher, is as wide as its frame', () => {
  expect(coverSizes('(width < 560px) 34vw, 180px', [300, 420], [600, 840])).toBe(
    '(width < 560px) 34vw, 180px',
  )
  expect(coverSizes('300px', [600, 360], [600, 800])).toBe('300px')
})
