import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepSecrets } from './keep-secrets.ts'

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('what the first start makes up is there at the next, and for nobody else', () => {
  const folder = aFolder()
  const made = keepSecrets(folder)
  expect(new Set(Object.values(made)).size).toBe(5)
  expect(keepSecrets(folder)).toEqual(made)
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  expect(keepSecrets(aFolder()).oidcClientSecret).not.toBe(made.oidcClientSecret)
})

test('a file from before sign-in providers and payout accounts gains their secrets, the same ones at two starts', () => {
  const older = { sessionSecret: 'kept', accessToken: 'TEST-kept', webhookSecret: 'kept too' }
  const [one, other] = [aFolder(), aFolder()]
  for (const folder of [one, other]) writeFileSync(join(folder, 'secrets.json'), JSON.stringify(older))
  const completed = keepSecrets(one)
  expect(completed).toEqual({
    ...older,
    oidcClientSecret: expect.stringMatching(/^[\w-]{43}$/),
    payoutKey: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(completed.payoutKey).not.toBe(completed.oidcClientSecret)
  expect(keepSecrets(other)).toEqual(completed)
  expect(JSON.parse(readFileSync(join(one, 'secrets.json'), 'utf8'))).toEqual(completed)
  expect(readdirSync(one)).toEqual(['secrets.json'])
  expect(statSync(join(one, 'secrets.json')).mode & 0o777).toBe(0o600)
})

test('secrets appear whole: what was interrupted is no secret, and what is broken is a sentence', () => {
  const folder = aFolder()
  const file = join(folder, 'secrets.json')
  writeFileSync(`${file}.0a1b2c`, '{ "sessionSec')
  expect(keepSecrets(folder)).toEqual(JSON.parse(readFileSync(file, 'utf8')))
  for (const broken of ['', '{ "sessionSec', '{}', 'null']) {
    writeFileSync(file, broken)
    expect(() => keepSecrets(folder)).toThrow(/^\S+secrets\.json is not what this shop wrote there/)
  }
})
