import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  ['/succes?payment_id=12&status=approved', '/succes?payment_id=12&status=approved'],
  ['/shop?type=IPA#top', '/shop?type=IPA#top'],
  ['/detail/../cart', '/cart'],
])('%s is ours', (next, path) => {
  expect(ownPath(next)).toBe(path)
})

test.each([
  null,
  undefined,
  '',
  'shop',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  `/${'a'.repeat(3000)}`,
])('%s leads elsewhere, or nowhere', (next) => {
  expect(ownPath(next)).toBeUndefined()
})

test('whatever is asked for, the browser stays in the shop', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '//',
    '..',
    '.',
    'evil.example',
    '@',
    ':',
    '?',
    '#',
    '\n',
    '\t',
    ' ',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((pieces) => pieces.join('')),
      ),
      (next) => {
        const path = ownPath(next)
        if (path !== undefined)
          expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example')
      },
    ),
  )
})
