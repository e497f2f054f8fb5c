import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const SECRET = 'a secret that is long enough for this'

test('what is sealed is read by its own secret and purpose, and by nobody else', () => {
  const sealed = seal(SECRET, 'one', { state: 'ñandú' })
  expect(unseal(SECRET, 'one', sealed)).toEqual({ state: 'ñandú' })
  expect(unseal(SECRET, 'other', sealed)).toBeUndefined()
  expect(unseal(`${SECRET}.`, 'one', sealed)).toBeUndefined()
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('state')
  expect(seal(SECRET, 'one', { state: 'ñandú' })).not.toBe(sealed)
})

test('a changed byte anywhere, a cut and garbage open nothing', () => {
  const bytes = Buffer.from(seal(SECRET, 'one', { state: 'x' }), 'base64url')
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed[at]! ^= 1
    expect(unseal(SECRET, 'one', changed.toString('base64url'))).toBeUndefined()
  }
  for (const text of [
    '',
    'x',
    'garbage, long enough to hold an iv and a tag!',
    bytes.toString('base64url', 0, 30),
  ])
    expect(unseal(SECRET, 'one', text)).toBeUndefined()
})
