import { expect, test } from 'vitest'
import type { PayoutDestination } from '#contract/payout-destination.ts'
import { isSealedByKeyInUse, openDestination, sealDestination } from './seal-destination.ts'

const [OLD, NEW] = ['k'.repeat(32), 'n'.repeat(32)]
const [MINE, THEIRS] = ['019aaaaa-0000-7000-8000-000000000001', '019aaaaa-0000-7000-8000-000000000002']
const PLAIN: PayoutDestination = {
  kind: 'iban',
  holder: 'Ñusta',
  bank: 'Sparkasse',
  iban: 'DE89370400440532013000',
}

test('an account opens for its company under its key, and for nobody else', () => {
  const sealed = sealDestination([OLD], MINE, PLAIN)
  expect(openDestination([OLD], MINE, sealed)).toEqual(PLAIN)
  expect(openDestination([OLD], THEIRS, sealed)).toBeUndefined()
  expect(openDestination([NEW], MINE, sealed)).toBeUndefined()
  expect(sealDestination([OLD], MINE, PLAIN)).not.toBe(sealed)
  expect(Buffer.from(sealed.split('.')[1]!, 'base64url').toString('latin1')).not.toContain('DE89')
})

test('the key before opens what it locked, and the key in use locks what is new', () => {
  const before = sealDestination([OLD], MINE, PLAIN)
  const after = sealDestination([NEW, OLD], MINE, PLAIN)
  expect([before, after].map((sealed) => openDestination([NEW, OLD], MINE, sealed))).toEqual([PLAIN, PLAIN])
  expect([before, after].map((sealed) => isSealedByKeyInUse([NEW, OLD], sealed))).toEqual([false, true])
  expect(openDestination([OLD], MINE, after)).toBeUndefined()
})

test('a changed byte anywhere, a cut and garbage open nothing', () => {
  const [keyId, kept] = sealDestination([OLD], MINE, PLAIN).split('.') as [string, string]
  const bytes = Buffer.from(kept, 'base64url')
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed[at]! ^= 1
    expect(openDestination([OLD], MINE, `${keyId}.${changed.toString('base64url')}`)).toBeUndefined()
  }
  for (const text of ['', '.', keyId, `${keyId}.`, `${keyId}.${kept.slice(0, 30)}`, kept, `x.${kept}`])
    expect(openDestination([OLD], MINE, text)).toBeUndefined()
})
