import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { languageOfReader } from './language-of-reader.ts'

const database = useTestDatabase()

test('a mail is in the language of its account, wherever it goes, and of one that is gone as it says itself', async () => {
  const { db } = database
  const { id: userId } = await aBuyer(db)
  await db.update(users).set({ language: 'pt' }).where(eq(users.id, userId))
  const [reader] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  const elsewhere = 'another@correo.example'
  expect(await languageOfReader(db, { recipient: reader?.email ?? '', payload: {} })).toBe('pt')
  expect(await languageOfReader(db, { recipient: elsewhere, payload: { userId } })).toBe('pt')
  expect(await languageOfReader(db, { recipient: elsewhere, payload: { language: 'en' } })).toBe('en')
  expect(await languageOfReader(db, { recipient: elsewhere, payload: {} })).toBeUndefined()
  expect(await languageOfReader(db, { recipient: elsewhere, payload: { language: 'xx' } })).toBeUndefined()
})
