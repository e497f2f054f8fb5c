import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newPassword } from '#contract/fields.ts'
import { keepDemoPasswords, readDemoPasswords } from './demo-passwords.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'demo-passwords-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

test('passwords satisfy the sign-up rule, differ, and are for their owner’s eyes only', async () => {
  const inside = path.join(dataDir, 'not-there-yet')
  const passwords = await keepDemoPasswords(inside)
  const all = Object.values(passwords)
  expect(all).toHaveLength(3)
  expect(new Set(all).size).toBe(3)
  for (const password of all) expect(newPassword.safeParse(password).success).toBe(true)
  expect((await stat(path.join(inside, 'demo-accounts.json'))).mode & 0o777).toBe(0o600)
  expect(await readdir(inside)).toEqual(['demo-accounts.json'])
})

test('the file says whose passwords they are, and is read again', async () => {
  expect(await readDemoPasswords(dataDir)).toBeNull()
  const made = await keepDemoPasswords(dataDir)
  expect(await keepDemoPasswords(dataDir)).toEqual(made)
  expect(await readDemoPasswords(dataDir)).toEqual(made)
  const file = JSON.parse(await readFile(path.join(dataDir, 'demo-accounts.json'), 'utf8'))
  expect(file.admin).toEqual({ email: 'admin@lupulo.example', password: made.admin })
})

test('several processes that begin at once agree', async () => {
  const made = await Promise.all(Array.from({ length: 5 }, () => keepDemoPasswords(dataDir)))
  expect(new Set(made.map((passwords) => JSON.stringify(passwords))).size).toBe(1)
})

test.each(['not json', '{}', 'null', '{"buyer":{"password":""},"seller":{},"admin":{}}'])(
  'a file that holds %s is refused and left alone',
  async (content) => {
    await writeFile(path.join(dataDir, 'demo-accounts.json'), content)
    await expect(keepDemoPasswords(dataDir)).rejects.toThrow('demo-accounts.json is not what this shop wrote')
    expect(await readFile(path.join(dataDir, 'demo-accounts.json'), 'utf8')).toBe(content)
  },
)
