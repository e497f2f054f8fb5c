import { expect, test } from 'vitest'
import { allTexts } from '#tests/contract/all-texts.ts'
import { LANGUAGES } from './language.ts'
import type { Text } from './text.ts'

const texts = await allTexts()
const said = [...texts]

const placeholders = (words: string) => [...words.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()

test('each text is said in every language, with the same values to fill in', () => {
  expect(said.length).toBeGreaterThan(2000)
  for (const [name, text] of said) {
    const { unchosen, ...each } = text
    expect(Object.keys(each).toSorted(), name).toEqual(LANGUAGES.toSorted())
    for (const words of [...Object.values(each), unchosen ?? text.es]) {
      expect(words, name).toMatch(/\S/)
      expect(placeholders(words), name).toEqual(placeholders(text.es))
    }
  }
})

/** The wire's refusals and what is only to be read are each whole by themselves. */
const BY_ITSELF = /Texts\.[A-Z_]+\.|^styleWords/
/** Where one object names texts by data, two of its names may mean the same. */
const roomOf = (name: string) => name.slice(0, name.lastIndexOf('.'))

test('a text that several pages say is said once', () => {
  const once = new Map<string, [name: string, text: Text]>()
  const twice: string[] = []
  for (const [name, text] of said) {
    if (BY_ITSELF.test(name)) continue
    const before = once.get(JSON.stringify(text))
    if (before && before[1] !== text && roomOf(before[0]) !== roomOf(name))
      twice.push(`${before[0]} is ${name}`)
    once.set(JSON.stringify(text), [name, text])
  }
  expect(twice).toEqual([])
})

/** Words that only one of two languages has. */
const SPANISH = words('el los las una del tu tus para que con su sus ya más es ningún ninguna y de la')
const NOT_PORTUGUESE = words('el una del tu tus con ya más ningún ninguna y hay pero muy')
const ENGLISH = words(
  'the and your you has been must could not enter page beer beers with an my best buy name user',
)
/** Dishes keep their names in every language. */
const DISHES = /\.food\./
/** Values, and commands. */
const NAMES = /\{\w+\}|npm run [\w-]+/g

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** The texts whose words hold any of some, or signs that only Spanish has. */
function textsWith(some: ReadonlySet<string>, wordsOf: (text: Text) => string | undefined): string[] {
  return said
    .filter(([name, text]) => {
      if (DISHES.test(name)) return false
      const all = (wordsOf(text) ?? '').replaceAll(NAMES, '').toLowerCase()
      return (
        (all.match(/\p{L}+/gu) ?? []).some((word) => some.has(word)) ||
        (some !== ENGLISH && /[¿¡ñ]/.test(all))
      )
    })
    .map(([name]) => name)
}

test('no text is left in the language that it was translated from', () => {
  expect(textsWith(SPANISH, ({ en }) => en)).toEqual([])
  expect(textsWith(NOT_PORTUGUESE, ({ pt }) => pt)).toEqual([])
  expect(textsWith(ENGLISH, ({ es }) => es)).toEqual([])
})
