import { SEARCH_SYNONYMS } from '#contract/search-synonyms.ts'
import { wordsOf } from './words-of.ts'

const CONTAINERS = ['can', 'bottle', 'keg'] as const
type Container = (typeof CONTAINERS)[number]

/** What stands for a container in an index: from 1 on, 0 for none that is known. */
export function containerNumber(container: Container): number {
  return CONTAINERS.indexOf(container) + 1
}

const NUMBERS = new Map(
  SEARCH_SYNONYMS.flatMap(({ said, means }) =>
    'container' in means ? said.map((words) => [words, containerNumber(means.container)] as const) : [],
  ),
)

/** The number of what a beer comes in, by the first word of its presentation that says so («Lata 473 ml»). */
export function containerOf(presentation: string): number {
  const saying = wordsOf(presentation).find((word) => NUMBERS.has(word))
  return saying === undefined ? 0 : NUMBERS.get(saying)!
}
