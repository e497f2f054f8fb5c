import { normalSearchText } from '#server/search/normal-search-text.ts'
import type { Wanted } from './judged-questions.ts'

/** What a question is judged by. `style` is the brewery's own word, which imported beers say in their description. */
export type JudgedBeer = {
  id: string
  name: string
  type: string
  style: string
  brewery: string
  city: string
  state: string
  abvPercent: number
}

/** How much a beer was wanted: the highest grade of the rules that it fits, and 0 where it fits none. */
export function gradeOf(beer: JudgedBeer, wanted: readonly Wanted[]): number {
  return Math.max(0, ...wanted.filter((rule) => fits(beer, rule)).map((rule) => rule.grade))
}

/** Whether a beer fits all that a rule says; case, accents, kinds of apostrophes and blanks make no difference. */
export function fits(beer: JudgedBeer, rule: Wanted): boolean {
  return (
    (rule.name === undefined || plain(withoutEdition(beer.name)) === plain(rule.name)) &&
    (rule.named === undefined || ` ${wordsOf(beer.name)}`.includes(` ${wordsOf(rule.named)}`)) &&
    (rule.type === undefined || beer.type === rule.type) &&
    (rule.style === undefined || plain(beer.style).includes(plain(rule.style))) &&
    (rule.brewery === undefined || plain(beer.brewery).startsWith(plain(rule.brewery))) &&
    (rule.city === undefined || beer.city === rule.city) &&
    (rule.state === undefined || beer.state === rule.state) &&
    (rule.abvBelow === undefined || beer.abvPercent < rule.abvBelow) &&
    (rule.abvFrom === undefined || beer.abvPercent >= rule.abvFrom)
  )
}

function withoutEdition(name: string): string {
  return name.replace(/\s*\([^)]*\)$/, '')
}

function plain(text: string): string {
  return normalSearchText(text).replace(/’/g, "'").replace(/\s+/g, ' ').trim()
}

function wordsOf(text: string): string {
  return plain(text)
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()
}
