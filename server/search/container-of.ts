import { CONTAINERS, type Container } from '#contract/limits.ts'
import { SEARCH_SYNONYMS } from '#contract/search-synonyms.ts'
import { wordsOf } from './words-of.ts'

const SAID = new Map(
  SEARCH_SYNONYMS.flatMap(({ said, means }) =>
    'container' in means ? said.map((words) => [words, means.container] as const) : [],
  ),
)

/** What a beer comes in, by the first word of its presentation that says so («Lata 473 ml»). */
export function containerOf(presentation: string): Container {
  const saying = wordsOf(presentation).find((word) => SAID.has(word))
  return saying === undefined ? 'other' : SAID.get(saying)!
}

/** What stands for it in an index. */
export function containerNumber(container: Container): number {
  return CONTAINERS.indexOf(container)
}
