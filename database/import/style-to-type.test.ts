import { expect, test } from 'vitest'
import { typeOfStyle } from './style-to-type.ts'

test.each([
  ['American IPA', 'IPA'],
  ['American Black Ale', 'IPA'],
  ['Kölsch', 'Ale'],
  ['Märzen / Oktoberfest', 'Lager'],
  ['Tripel', 'Belgian Strong Ale'],
  ['Scottish Ale', 'Scotch Ale'],
  ['Smoked Beer', 'Rauchbier'],
])('%s is %s', (style, type) => {
  expect(typeOfStyle(style)).toEqual({ type })
})

test.each(['Cider', 'Mead', 'Braggot', 'Shandy', 'Radler', 'Low Alcohol Beer', 'Other'])(
  '%s has no honest type',
  (style) => {
    expect(typeOfStyle(style)).toEqual({ refused: expect.stringContaining(`no honest type: ${style} `) })
  },
)

test.each(['Hazy Moon Beer', 'ipa', 'constructor', '__proto__'])('%s is unknown', (style) => {
  expect(typeOfStyle(style)).toEqual({
    refused: `no honest type: ${style} is a style that this shop does not know`,
  })
})
