import { expect, test } from 'vitest'
import { firstSentences } from './first-sentences.ts'

test('a story is told by its first sentences, whole', () => {
  const story = 'Somos tres amigos y un jabuti. La cerveza sigue su ritmo: sin prisa. El resto, otro día.'
  expect(firstSentences(story, 2)).toBe(
    'Somos tres amigos y un jabuti. La cerveza sigue su ritmo: sin prisa.',
  )
  expect(firstSentences('  Una sola, sin punto', 2)).toBe('Una sola, sin punto')
  expect(firstSentences('', 2)).toBe('')
})
