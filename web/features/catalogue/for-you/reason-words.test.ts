import { expect, test } from 'vitest'
import type { Reason } from '#contract/recommendations.ts'
import { reasonWords } from './reason-words.ts'

const like = { name: 'Pampa IPA', ABV: 6.5, IBU: 60 }

test.each<[{ ABV: number; IBU: number | null }, Reason, string]>([
  [
    { ABV: 5, IBU: 61 },
    { kind: 'beer', beer: like, shares: ['bitter', 'hoppy'] },
    'Amarga y lupulada como tu Pampa IPA, más ligera',
  ],
  [
    { ABV: 7.5, IBU: 40 },
    { kind: 'beer', beer: like, shares: ['hoppy'] },
    'Lupulada como tu Pampa IPA, más suave, más fuerte',
  ],
  [{ ABV: 6.4, IBU: null }, { kind: 'beer', beer: like, shares: [] }, 'Como tu Pampa IPA'],
  [{ ABV: 5, IBU: 8 }, { kind: 'dials', shares: ['sour', 'fruity'] }, 'Ácida y frutal, como la pediste'],
  [{ ABV: 5, IBU: 8 }, { kind: 'dials', shares: [] }, 'Como la pediste'],
  [{ ABV: 5, IBU: 8 }, { kind: 'brewery' }, 'De una cervecería que te gusta'],
  [{ ABV: 5, IBU: 8 }, { kind: 'near' }, 'Hecha en tu país'],
  [{ ABV: 5, IBU: 8 }, { kind: 'rating' }, 'Bien puntuada'],
  [{ ABV: 5, IBU: 8 }, { kind: 'different' }, 'Para probar algo distinto'],
])('%j because of %j: %s', (beer, reason, words) => {
  expect(reasonWords(beer, reason)).toBe(words)
})
