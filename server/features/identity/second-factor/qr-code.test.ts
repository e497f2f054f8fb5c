import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

const ADDRESS =
  'otpauth://totp/L%C3%BApulo:admin%40lupulo.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSWY3DP&issuer=L%C3%BApulo&digits=6&period=30'

/** The squares that a path covers, a row a string. @throws where two of its runs lie on one square */
function covered({ modules, path }: ReturnType<typeof qrCode>): string[] {
  const squares = Array.from({ length: modules }, () => Array<number>(modules).fill(0))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let at = 0; at < Number(length); at++) {
      if (squares[Number(y)]![Number(x) + at]) throw new Error(`${x} ${y} is covered twice`)
      squares[Number(y)]![Number(x) + at] = 1
    }
  }
  return squares.map((row) => row.join(''))
}

// Digests of the squares that the npm package qrcode 1.5 draws and jsQR reads, upright and not mirrored.
test.each([
  [ADDRESS, 49, 'dee1f1b18d27c8eda58e44427be9ef79'],
  ['ñ'.repeat(200), 77, 'b2e71e963b435c3fec6fede29761832d'],
])('the path covers what other encoders draw of %s', (text, side, digest) => {
  const squares = covered(qrCode(text))
  expect(squares).toHaveLength(side)
  expect(createHash('sha256').update(squares.join('\n')).digest('hex').slice(0, 32)).toBe(digest)
})

test('the longest address of ours fits, and what is longer than any code is a bug', () => {
  const email = `${'a'.repeat(242)}@shop.example`
  expect(qrCode(ADDRESS.replace('admin%40lupulo.example', encodeURIComponent(email))).modules).toBe(77)
  expect(() => qrCode('x'.repeat(2400))).toThrow('Data too long')
})
