import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { normalSearchText } from './normal-search-text.ts'

const database = useTestDatabase()

test('the program and the database write the letters of our languages alike', async () => {
  const letters = 'aáàâãäbcçdeéèêëfghiíìîïjklmnñoóòôõöpqrstuúùûüvwxyýz AÁÇÉÍÑÓÕÚÜ0123456789%_-&.'
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: fc.constantFrom(...letters), maxLength: 40 }), async (text) => {
      const { rows } = await database.pool.query('SELECT search_normal($1) AS normal', [text])
      expect(rows[0].normal).toBe(normalSearchText(text))
    }),
    { numRuns: 200 },
  )
})
