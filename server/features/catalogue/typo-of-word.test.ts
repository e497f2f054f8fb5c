import { describe, expect, test } from 'vitest'
import { isForgiven, typoOf } from './typo-of-word.ts'

/** LIKE, as PostgreSQL reads a pattern. */
function isLike(text: string, pattern: string): boolean {
  const parts = [...pattern.matchAll(/\\(.)|([%_])|(.)/gsu)].map(([, escaped, sign, plain]) => {
    if (sign) return sign === '%' ? '.*' : '.'
    return (escaped ?? plain)!.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`, 'su').test(text)
}

/** Every way to write a word with one typo. */
function misspelled(word: string): string[] {
  const letters = [...word]
  return letters
    .flatMap((letter, at) => [
      [...letters.slice(0, at), 'x', ...letters.slice(at + 1)],
      [...letters.slice(0, at), ...letters.slice(at + 1)],
      [...letters.slice(0, at), 'x', ...letters.slice(at)],
      [...letters.slice(0, at), ...letters.slice(at + 1, at + 2), letter, ...letters.slice(at + 2)],
    ])
    .map((typed) => typed.join(''))
}

/** What a search for the typed word finds in a text. */
function isFound(typed: string, text: string): boolean {
  const { candidates, expression } = typoOf(typed)
  return candidates.some((pattern) => isLike(text, pattern)) && new RegExp(expression).test(text)
}

describe('a word with a typo', () => {
  test.each(['malta', 'dorado', 'cerveceria', '100%_abv', '(ipa)+', 'a\\bcd'])(
    'every typo in "%s" is found, beside other words too',
    (word) => {
      const lost = misspelled(word)
        .filter((typed) => typed !== word && isForgiven(typed))
        .filter((typed) => !isFound(typed, `${word} valle`) || !isFound(typed, `el rio ${word} valle`))
      expect(lost).toEqual([])
    },
  )

  test('two are not, nor another word', () => {
    expect(isFound('dxrxdo', 'dorado')).toBe(false)
    expect(isFound('dorado', 'plateado')).toBe(false)
  })

  test('few patterns do, however long it is; what no word is as long as is taken as it stands', () => {
    for (const word of ['abcd', 'abcdefgh', 'a'.repeat(24)]) {
      expect(isForgiven(word)).toBe(true)
      expect(typoOf(word).candidates.length).toBeLessThanOrEqual(5)
    }
    expect(['ipa', 'a'.repeat(25)].filter(isForgiven)).toEqual([])
  })
})
