import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highestAt, scaleTop, shownLabels } from './chart-scale.ts'

test.each([
  [[], 2],
  [[0], 2],
  [[null, 0], 2],
  [[1], 2],
  [[3, null], 4],
  [[10], 10],
  [[11], 12],
  [[25], 30],
  [[45.5], 50],
  [[207.6], 240],
  [[810], 1000],
  [[0.55], 2],
  [[99_999], 100_000],
])('the scale of %j ends at %d', (values, top) => {
  expect(scaleTop(values)).toBe(top)
})

test('no bar is higher than its scale, nor lost in it', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 1, max: 1e9, noNaN: true }), { minLength: 1 }), (values) => {
      const [top, highest] = [scaleTop(values), Math.max(...values)]
      expect(top).toBeGreaterThanOrEqual(highest)
      expect(highest / top).toBeGreaterThanOrEqual(0.49)
    }),
  )
})

test('the highest is the first of several, and the first of nothing', () => {
  expect([highestAt([1, 3, null, 3]), highestAt([null, null]), highestAt([]), highestAt([null, 0])]).toEqual([
    1, 0, 0, 1,
  ])
})

test('few labels are all shown, of many the first, the middle one and the last, or more of them', () => {
  expect([shownLabels(0, 7), shownLabels(1, 7), shownLabels(3, 3), shownLabels(30, 7)]).toEqual([
    [],
    [0],
    [0, 1, 2],
    [0, 14, 29],
  ])
  expect(shownLabels(30, 12, 7)).toEqual([0, 4, 9, 14, 19, 24, 29])
})
