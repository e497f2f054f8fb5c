import { expect, test } from 'vitest'
import { ERRORS } from '../errors.ts'
import { TEXTS, type TextCode } from './catalogue.ts'
import { EN } from './en/index.ts'
import { EN_MAILS } from './en/mail.ts'
import { ES } from './es/index.ts'
import { MAIL_TEXTS } from './mail.ts'
import { PT } from './pt/index.ts'
import { PT_MAILS } from './pt/mail.ts'
import { SPOKEN_IN_ENGLISH } from './spoken-in-english.ts'

const REFUSALS = Object.fromEntries(Object.entries(ERRORS).map(([code, { message }]) => [code, message]))
const spokenInEnglish = new Set<string>(SPOKEN_IN_ENGLISH)
/** What the specification says in English itself, by code. */
const SAID_IN_ENGLISH: Record<string, string> = Object.fromEntries(
  SPOKEN_IN_ENGLISH.map((code) => [code, TEXTS[code]]),
)

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()

test.each([
  ['English texts', { ...SAID_IN_ENGLISH, ...EN.texts }, TEXTS],
  ['English refusals', EN.refusals, REFUSALS],
  ['English e-mails', EN_MAILS, MAIL_TEXTS],
  ['Portuguese texts', PT.texts, TEXTS],
  ['Portuguese refusals', PT.refusals, REFUSALS],
  ['Portuguese e-mails', PT_MAILS, MAIL_TEXTS],
])('%s: each code once, none empty, with the values that the original fills in', (_what, said, original) => {
  expect(Object.keys(said).toSorted()).toEqual(Object.keys(original).toSorted())
  for (const [code, text] of Object.entries(said)) {
    expect(text, code).toMatch(/\S/)
    expect(placeholders(text), code).toEqual(placeholders((original as Record<string, string>)[code]!))
  }
})

/** Words that only one of two languages has. */
const SPANISH = words('el los las una del tu tus para que con su sus ya más es ningún ninguna y de la')
const NOT_PORTUGUESE = words('el una del tu tus con ya más ningún ninguna y hay pero muy')
const ENGLISH = words(
  'the and your you has been must could not enter page beer beers with an my best buy name user',
)

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** The codes whose texts hold any of some words, or signs that only Spanish has. */
function codesWith(texts: Readonly<Record<string, string>>, some: ReadonlySet<string>): string[] {
  return Object.keys(texts).filter((code) => {
    const said = texts[code]!.replaceAll(/\{\w+\}|npm run [\w-]+/g, '').toLowerCase()
    return (
      (said.match(/\p{L}+/gu) ?? []).some((word) => some.has(word)) ||
      (some !== ENGLISH && /[¿¡ñ]/.test(said))
    )
  })
}

test('no text is left in the language that it was translated from', () => {
  expect(codesWith({ ...EN.texts, ...EN.refusals, ...EN_MAILS }, SPANISH)).toEqual([])
  expect(codesWith({ ...PT.texts, ...PT.refusals, ...PT_MAILS }, NOT_PORTUGUESE)).toEqual([])
  expect(codesWith(ES.texts, ENGLISH)).toEqual([])
})

test('what the specification says in English is known to be English, and has a Spanish text', () => {
  expect(codesWith(TEXTS, ENGLISH).filter((code) => !spokenInEnglish.has(code))).toEqual([])
  expect(Object.keys(ES.texts).toSorted()).toEqual([...spokenInEnglish].toSorted())
  for (const code of spokenInEnglish) {
    expect(placeholders(ES.texts[code]!), code).toEqual(placeholders(TEXTS[code as TextCode]))
  }
})

test('the English catalogue repeats nothing that the specification says in English already', () => {
  expect(Object.entries(EN.texts).filter(([code, text]) => SAID_IN_ENGLISH[code] === text)).toEqual([])
})

test('no refusal of the specification is English: none needs a Spanish text', () => {
  expect(codesWith(REFUSALS, ENGLISH)).toEqual([])
})
