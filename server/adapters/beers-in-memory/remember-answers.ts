import type { BeerQuestion, FoundBeers } from '../../ports/beer-search.ts'

/** The least recently used ones go. */
const MOST = 500
/** So many beers of an answer are kept: whoever leafs deeper, or goes on by a cursor, is answered anew. */
const KEPT = 121

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
  let knownOf = -1
  return (question) => {
    const { skip, take, after, ...asked } = question
    if (after || skip + take > KEPT) return answer(question)
    if (knownOf !== version()) known.clear()
    knownOf = version()
    const key = keyOf(asked)
    const found = known.get(key) ?? answer({ ...asked, skip: 0, take: KEPT })
    known.delete(key)
    known.set(key, found)
    if (known.size > MOST) known.delete(known.keys().next().value!)
    return { ...found, beers: found.beers.slice(skip, skip + take) }
  }
}

function keyOf({
  filter: { pag: _page, ...filter },
  today,
  facets,
  among,
}: Omit<BeerQuestion, 'skip' | 'take'>): string {
  return JSON.stringify([Object.entries(filter).sort(), today, facets ?? false, among])
}
