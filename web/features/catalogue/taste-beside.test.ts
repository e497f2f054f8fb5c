import { expect, test } from 'vitest'
import { tasteBeside } from './taste-beside.ts'

const beer = { ABV: 5, IBU: 40 }

test.each([
  [{ ABV: 5, IBU: 48 }, ['más amarga']],
  [{ ABV: 7, IBU: 20 }, ['más suave', 'más fuerte']],
  [{ ABV: 4.2, IBU: 41 }, ['más ligera']],
  [{ ABV: 5.7, IBU: 47 }, ['igual de amarga y de fuerte']],
  [{ ABV: 5, IBU: null }, ['igual de fuerte']],
  [{ ABV: 6, IBU: null }, ['más fuerte']],
])('%o beside one of 5 %% and 40 IBU is %j', (other, words) => {
  expect(tasteBeside(other, beer).map(({ es }) => es)).toEqual(words)
})
