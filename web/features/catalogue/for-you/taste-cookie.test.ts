import { expect, test } from 'vitest'
import { readDials, readMoved } from './taste-cookie.server.ts'

test.each([
  [['4', '1', '2', '4', '0', '3'], { bitter: 4, dark: 1, strong: 2, hoppy: 4, sour: 0, fruity: 3 }],
  [['4', '1', '2', '4', '0'], undefined],
  [['40', '', '2', '4', '0', '2'], undefined],
  [['5', '1', '2', '4', '0', '3'], undefined],
  [['1.5', '1', '2', '4', '0', '3'], undefined],
  [[null, '1', '2', '4', '0', '3'], undefined],
  [[], undefined],
])('%j are the dials %j', (steps, dials) => {
  expect(readDials(steps)).toEqual(dials)
})

const SIX = ['4', '2', '2', '2', '0', '2']

test.each([
  [
    { stood: '222222', ticked: [] },
    { bitter: 4, sour: 0 },
  ],
  [
    { stood: '222222', ticked: ['dark'] },
    { bitter: 4, dark: 2, sour: 0 },
  ],
  [{ stood: '422202', ticked: ['bitter'] }, { bitter: 4 }],
  [{ stood: '422202', ticked: [] }, {}],
  // A page that does not say where they stood: all were meant.
  [
    { stood: '', ticked: [] },
    { bitter: 4, dark: 2, strong: 2, hoppy: 2, sour: 0, fruity: 2 },
  ],
])('of dials that %j, those that were moved or ticked count', (form, moved) => {
  expect(readMoved(SIX, form)).toEqual(moved)
})
test('dials that say no step are none', () => {
  expect(readMoved([...SIX.slice(1), '5'], { stood: '222222', ticked: [] })).toBeUndefined()
})
