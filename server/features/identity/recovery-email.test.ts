import { expect, test } from 'vitest'
import { openRecoveryEmail, sealRecoveryEmail } from './recovery-email.ts'
import { seal } from './seal.ts'

const SECRET = 'a secret of at least thirty-two characters'

test('a recovery link brings its e-mail back, and shows it to nobody', () => {
  const sealed = sealRecoveryEmail(SECRET, 'ana@example.com')
  expect(openRecoveryEmail(SECRET, sealed)).toBe('ana@example.com')
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('ana')
})

test.each([
  ['nothing', ''],
  ['what somebody made up', 'ana@example.com'],
  ['what was sealed under another secret', sealRecoveryEmail(`${SECRET}!`, 'ana@example.com')],
  ['what was sealed for something else', seal(SECRET, 'known browsers', { email: 'ana@example.com' })],
])('%s brings none', (_what, value) => {
  expect(openRecoveryEmail(SECRET, value)).toBeUndefined()
})
