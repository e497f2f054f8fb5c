import type { BeerQuestion, FoundBeers } from '../../ports/beer-search.ts'

/** So many beers of an answer are kept, and so many of one that somebody leafs further in: whoever leafs deeper, or goes on by a cursor, is answered anew. */
const KEPT = [121, 1201]
/** Of all answers together; the least recently used ones go. */
const MOST_BEERS = 100_000
/** An answer's counts, and its key, weigh what so many of its beers do. */
const REST_OF_AN_ANSWER = 100

/**
 * Keeps answers of one version of the index: most of what is asked is asked again, page by page.
 * @param version of the index now
 * @param answer looks up; asked for the first beers, whichever page is wanted
 */
export function rememberAnswers(
  version: () => number,
  answer: (question: BeerQuestion) => FoundBeers,
): (question: BeerQuestion) => FoundBeers {
  const known = new Map<string, FoundBeers>()
  let beers = 0
  let knownOf = -1
  const forget = (key: string) => {
    beers -= weightOf(known.get(key))
    known.delete(key)
  }
  return (question) => {
    const { skip, take, after, ...asked } = question
    const kept = KEPT.find((each) => skip + take <= each)
    if (after || !kept) return answer(question)
    if (knownOf !== version()) {
      known.clear()
      beers = 0
    }
    knownOf = version()
    const key = keyOf(asked)
    const before = known.get(key)
    const isEnough = before && before.beers.length >= Math.min(before.total, skip + take)
    const found = isEnough ? before : answer({ ...asked, skip: 0, take: kept })
    forget(key)
    known.set(key, found)
    beers += weightOf(found)
    for (const [oldest] of known) {
      if (beers <= MOST_BEERS) break
      forget(oldest)
    }
    return { ...found, beers: found.beers.slice(skip, skip + take) }
  }
}

const weightOf = (found: FoundBeers | undefined) => (found ? found.beers.length + REST_OF_AN_ANSWER : 0)

function keyOf({
  filter: { pag: _page, ...filter },
  today,
  facets,
  among,
}: Omit<BeerQuestion, 'skip' | 'take'>): string {
  return JSON.stringify([Object.entries(filter).sort(), today, facets ?? false, among])
}
