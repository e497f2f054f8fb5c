import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What matches in files of ours, each as `file: match`; `files` tells how many were looked at. */
function found(pattern: string, expression: RegExp): { files: number; matches: string[] } {
  const files = globSync(pattern).filter((file) => !/\.test\.tsx?$/.test(file))
  return {
    files: files.length,
    matches: files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(expression)].map(([match]) => `${file}: ${match}`),
    ),
  }
}

test('a CHECK takes its limits from limits.ts: no number stands in it but 0 and 1', () => {
  // A number that is no part of a word, a pattern or an interpolated name.
  const { files, matches } = found(
    'database/tables/*.ts',
    /sql`[^`]*(?<![\w.$[-])(?!0\b|1\b)\d[\d_]*(?![\w\]-])[^`]*`/g,
  )
  expect(files).toBeGreaterThan(10)
  expect(matches.filter((match) => !match.includes('1000.0 /'))).toEqual([])
})

test('a field of a form takes its longest text from limits.ts', () => {
  const { files, matches } = found('web/**/*.tsx', /maxLength=(?:\{\d|"\d)[^\s]*/g)
  expect(files).toBeGreaterThan(200)
  expect(matches).toEqual([])
})

test('what the API says of a call takes how many there are a page, or at most, from limits.ts', () => {
  // Without the comments: how a limit came to be may be told there.
  const { files, matches } = found(
    'contract/*.ts',
    /^(?!\s*(?:\*|\/\/|\/\*)).*?\b\d[\d,]*(?: \w+)? a page\b|^(?!\s*(?:\*|\/\/|\/\*)).*?\bat most \d,\d{3}\b/gm,
  )
  expect(files).toBeGreaterThan(60)
  expect(matches).toEqual([])
})
