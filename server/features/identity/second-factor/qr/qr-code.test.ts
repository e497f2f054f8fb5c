import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawSquares } from './draw-squares.ts'
import { qrCode } from './qr-code.ts'

const ADDRESS =
  'otpauth://totp/L%C3%BApulo:admin%40lupulo.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSWY3DP&issuer=L%C3%BApulo&digits=6&period=30'

const drawn = (text: string) => drawSquares(text).map((row) => row.map(Number).join(''))

test('a letter is drawn square for square as other encoders draw it', () => {
  // As the npm package qrcode 1.5 and jsQR agree on it.
  expect(drawn('A')).toEqual([
    '111111101001001111111',
    '100000101111101000001',
    '101110100010101011101',
    '101110101101101011101',
    '101110100111001011101',
    '100000100101101000001',
    '111111101010101111111',
    '000000001101100000000',
    '101101110011101001011',
    '010110010101111001000',
    '110011101101000001101',
    '101101000001001111100',
    '100111100100100100100',
    '000000001011001001001',
    '111111101001100101000',
    '100000101100000110110',
    '101110100110111110001',
    '101110101111001111110',
    '101110101010101100000',
    '100000100010010100101',
    '111111101000010010000',
  ])
})

// Digests of what the same two draw and read; the versions differ in everything that tables hold.
test.each([
  [ADDRESS, 49, 'dee1f1b18d27c8eda58e44427be9ef79'],
  ['ñ'.repeat(200), 77, 'b2e71e963b435c3fec6fede29761832d'],
])('%s is too', (text, side, digest) => {
  const squares = drawn(text)
  expect(squares).toHaveLength(side)
  expect(createHash('sha256').update(squares.join('\n')).digest('hex').slice(0, 32)).toBe(digest)
})

test('the path covers the dark squares and nothing else', () => {
  const { modules, path } = qrCode('A')
  const covered = Array.from({ length: modules }, () => Array<number>(modules).fill(0))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let at = 0; at < Number(length); at++) covered[Number(y)]![Number(x) + at] = 1
  }
  expect(covered.map((row) => row.join(''))).toEqual(drawn('A'))
})

test('the longest address of ours fits, and what is longer than any version is a bug', () => {
  const email = `${'a'.repeat(242)}@shop.example`
  expect(qrCode(ADDRESS.replace('admin%40lupulo.example', encodeURIComponent(email))).modules).toBe(77)
  expect(() => qrCode('x'.repeat(667))).toThrow('667 bytes do not fit')
})
