import { numbersFrom } from '#tests/factories/numbers-from.ts'

/** The commonest, which come first: every tenth name has «Río». */
const COMMON = [
  ...['Río', 'Noche', 'Puna', 'Viento', 'Cerro', 'Selva', 'Luna', 'Trigal', 'Ñandú', 'Cobre', 'Bruma', 'Mar'],
  ...['Dorado', 'del Valle', 'Salvaje', 'Austral', 'de Bahía', 'Negra', 'Alta', 'del Sur', 'Serrana', 'Roja'],
]
const BEGIN = [
  'b',
  'br',
  'c',
  'ch',
  'd',
  'f',
  'g',
  'gr',
  'h',
  'j',
  'l',
  'll',
  'm',
  'n',
  'ñ',
  'p',
  'qu',
  'r',
  's',
  't',
  'v',
  'y',
]
const MIDDLE = ['a', 'e', 'i', 'o', 'u', 'á', 'ía', 'ue', 'ay']
const END = ['', '', '', 'l', 'n', 'r', 's', 'z']
const WORDS = 20_000

/** So many different words for names and descriptions, the same every time. */
export const BEER_WORDS: readonly string[] = makeWords()

function makeWords(): string[] {
  const { below, among } = numbersFrom(2_000)
  const syllable = () => among(BEGIN) + among(MIDDLE)
  const words = new Set(COMMON)
  while (words.size < WORDS) {
    const word = Array.from({ length: 2 + below(3) }, syllable).join('') + among(END)
    words.add(word[0]!.toUpperCase() + word.slice(1))
  }
  return [...words]
}

/** Phrases as descriptions have them. */
export function phrasesOf(count: number): string[] {
  const { below } = numbersFrom(2_001)
  const word = () => BEER_WORDS[zipf(below(WORDS) / WORDS)]!.toLowerCase()
  return Array.from({ length: count }, () => Array.from({ length: 8 }, word).join(' '))
}

/** Of the n-th word there are about a half as many as of the word in the middle before it (Zipf's law). @param share from 0 to below 1 */
function zipf(share: number): number {
  return Math.floor(WORDS ** share) - 1
}
