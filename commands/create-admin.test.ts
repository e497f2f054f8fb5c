import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'

const database = useTestDatabase()

/** Runs the command as npm would, with what is piped into it. */
async function createAdmin(args: string[], piped: string) {
  const command = spawn(process.execPath, [resolve(import.meta.dirname, 'create-admin.ts'), ...args], {
    env: { ...process.env, DATABASE_URL: database.connectionString },
  })
  command.stdin.end(piped)
  const said = Promise.all([text(command.stdout), text(command.stderr)])
  const [code] = await once(command, 'close')
  const [out, error] = await said
  return { code, out, error }
}

test('makes an administrator of the password on standard input, once', async () => {
  expect(await createAdmin(['--email', 'Jefa@shop.example'], 'Segura123\n')).toEqual({
    code: 0,
    out: 'jefa@shop.example can sign in as an administrator.\n',
    error: '',
  })
  const [admin] = await database.db.select().from(users).where(eq(users.email, 'jefa@shop.example'))
  expect(admin!.role).toBe('Admin')
  expect(await createAdmin(['--email', 'jefa@shop.example'], 'Segura123\r\n')).toEqual({
    code: 1,
    out: '',
    error: 'jefa@shop.example has an account already.\n',
  })
})

test('says what is wrong, and how it is used', async () => {
  expect(await createAdmin(['--email', 'otra@shop.example'], '')).toMatchObject({
    code: 1,
    error: 'There is no password on standard input.\n',
  })
  const unasked = await createAdmin([], '')
  expect(unasked).toMatchObject({ code: 1, out: '' })
  expect(unasked.error).toMatch(/^Whose\? --email is missing\.\n\nUsage: npm run create-admin/)
  expect(await createAdmin(['--help'], '')).toMatchObject({ code: 0, error: '' })
})
