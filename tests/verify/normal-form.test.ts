import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { normalForm } from '#contract/normal-form.ts'
import { looksOnce } from './looks-once.ts'

const MARKS = '\u0301\u0327'

test('a letter with many marks is looked at once, and keeps those that anybody writes', () => {
  expect(looksOnce(`a${MARKS.repeat(20_000)}`, (long) => normalForm(long, 'NFC'))).toBe(true)
  expect(normalForm('Viện Ẩm thực ﬁ', 'NFD')).toBe('Viện Ẩm thực ﬁ'.normalize('NFD'))
  expect(normalForm(`a${MARKS.repeat(15)}`, 'NFD')).toBe(`a${MARKS.repeat(15)}`.normalize('NFD'))
  expect(normalForm('Ｐａｌｅ ① ', 'NFKC')).toBe('Pale 1 ')
})

test('nothing that somebody sent is brought into a normal form by itself', () => {
  const files = globSync('{contract,server,database,web,house}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file),
  )
  const bare = files.filter((file) => /\.normalize\(/.test(readFileSync(file, 'utf8')))
  // Of two characters, and of what has been through it.
  expect(bare.sort()).toEqual([
    'contract/normal-form.ts',
    'server/features/labels/text-outlines.ts',
    'server/search/normal-search-text.ts',
  ])
})
