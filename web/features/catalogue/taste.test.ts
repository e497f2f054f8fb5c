import { expect, test } from 'vitest'
import { textOf } from '#contract/texts/text.ts'

import { bitterness, strength } from './taste.ts'

test.each([
  [0, 'muy ligera'],
  [3.4, 'muy ligera'],
  [4.2, 'ligera'],
  [4.8, 'moderada'],
  [6.5, 'fuerte'],
  [10.5, 'muy fuerte'],
  [90, 'muy fuerte'],
])('%f %% vol is %s', (abvPercent, words) => {
  expect(textOf(strength(abvPercent).words)).toBe(words)
})

test.each([
  [0, 'suave'],
  [18, 'poco amarga'],
  [32, 'equilibrada'],
  [45, 'amarga'],
  [60, 'muy amarga'],
  [90, 'muy amarga'],
])('%i IBU is %s', (ibu, words) => {
  expect(textOf(bitterness(ibu).words)).toBe(words)
})

test('bars never leave their track', () => {
  expect([strength(0).share, strength(6).share, strength(90).share]).toEqual([0, 0.5, 1])
  expect([bitterness(0).share, bitterness(45).share, bitterness(90).share]).toEqual([0, 0.5, 1])
})
