import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { looksOnce } from './looks-once.ts'

/** A regular expression as it stands in a source: after what it cannot divide. What a comment has between two slashes compiles or not. */
const LITERAL =
  /(?<=[=(,:[!&|?{};\s])\/(?![*/ ])((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)(?=[\s,.)\];}])/g
const LETTERS = 16_000
const REPEATED = [
  ...[
    'a',
    'A',
    'Z9',
    'á',
    '1',
    '0',
    '1.',
    ' ',
    'a ',
    '\t',
    '\n',
    '\r\n',
    '-',
    '.',
    'a.',
    'a-',
    '@',
    'a@',
    '/',
  ],
  ...[
    ',',
    'a,',
    '"',
    '""',
    "'",
    '<',
    '&',
    '=',
    'a=',
    '; ',
    '(',
    '[',
    ']',
    '{',
    '\\',
    '%',
    '_',
    ':',
    '?',
    '|',
  ],
]

function patternsOf(file: string): [words: string, pattern: RegExp][] {
  return Array.from(readFileSync(file, 'utf8').matchAll(LITERAL)).flatMap(([words, source, flags]) => {
    try {
      return [[`${file}: ${words}`, new RegExp(source!, flags!.replace(/[gy]/g, ''))] as const]
    } catch {
      return []
    }
  })
}

// Tried, since nobody sees it: the address of who signs up was looked at so, and one of 250,000 letters took minutes of everybody's.
test('no pattern begins anew at each letter of a long word', () => {
  const files = globSync('{contract,server,database,web,house,start}/**/*.{ts,tsx}').filter(
    (file) => !/\.(test|fault|long)\.tsx?$/.test(file),
  )
  const patterns = new Map(files.flatMap(patternsOf))
  expect(patterns.size).toBeGreaterThan(300)
  const slow = new Set<string>()
  for (const repeated of REPEATED) {
    const run = repeated.repeat(LETTERS / repeated.length)
    // As it may be taken, and as it is not in the end, so that all ways to divide it are tried.
    for (const word of [run, `${run}!`, `a${run}!`]) {
      for (const [words, pattern] of patterns)
        if (!slow.has(words) && !looksOnce(word, (long) => pattern.test(long))) slow.add(words)
    }
  }
  expect([...slow]).toEqual([])
})
