import { globSync } from 'node:fs'
import path from 'node:path'
import '#server/http/readers-language.ts'
import { knowReadersLanguageBy } from '#contract/texts/language.ts'

/**
 * Loads the whole contract and server as a program of its own in which asking for the reader's language fails: nobody
 * reads yet while modules load.
 */
const root = path.resolve(import.meta.dirname, '../..')
knowReadersLanguageBy(() => {
  throw new Error('This text is put into words while its module loads, and so in nobody’s language.')
})
for (const file of globSync('{contract,server}/**/*.ts', { cwd: root })) {
  if (!file.includes('.test.') && !file.endsWith('/write-icons.ts')) await import(path.join(root, file))
}
process.exit()
