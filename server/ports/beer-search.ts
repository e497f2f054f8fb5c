import type { BeerFilter, WordsMatch } from '#contract/catalogue.ts'
import type { Ask } from '#database/within-time.ts'

/** A place in a list: what the list is put in order by, and the beer that stands there. */
type BeerPlace = { rank: number; id: string }

export type BeerQuestion = {
  /** With a `name`; what it finds is in order of relevance unless it asks for another. */
  filter: BeerFilter
  /** The shop's day, by which beers are fresh. */
  today: string
  /** So many of the first are left out. */
  skip: number
  /** At most so many come. */
  take: number
  /** Only what comes after this place of the same order. */
  after?: BeerPlace | undefined
}

/** `beers` in their order; `total` of all that fit, exactly; how the words were found. */
export type FoundBeers = { beers: BeerPlace[]; total: number; match: WordsMatch }

/**
 * Finds beers on sale by words and filters. Whatever was committed before it is asked is in its answer, whichever process
 * wrote it. One adapter keeps an index in memory (`adapters/beers-in-memory`); a search server would be another.
 */
export type BeerSearch = {
  /**
   * @param ask how its statements are sent, with the time that the search has
   * @throws what `ask` throws
   */
  find(ask: Ask, question: BeerQuestion): Promise<FoundBeers>
  /** Ends once questions are answered at once. To be awaited before `find`, and without holding a connection. */
  ready(): Promise<void>
  /** Keeps up with what changes, so that the next question has little to catch up with. */
  follow(): Promise<void>
}
