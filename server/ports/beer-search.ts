import type { BeerFacets, BeerFilter, WithoutOne } from '#contract/beer-filter.ts'
import type { WordsMatch } from '#contract/catalogue.ts'
import type { BeerType } from '#contract/limits.ts'
import type { Dials } from '#contract/tastes.ts'

/** A place in a list: what the list is put in order by, and the beer that stands there. */
export type BeerPlace = { rank: number; id: string }

/** Beers on sale; or in whatever state, of all breweries or of one. Words are known, or hold a typo, by what these are called. */
export type BeersAmong = 'on-sale' | 'all' | { companyId: string }

export type BeerQuestion = {
  /** Those on sale, where it is not said. */
  among?: BeersAmong | undefined
  /**
   * What a name finds is in order of relevance, and all else newest first, unless it asks for another order; what is sold out
   * comes last, but among beers in whatever state that no name is asked of.
   */
  filter: BeerFilter
  /** The shop's day, by which beers are fresh. */
  today: string
  /** So many of the first are left out. */
  skip: number
  /** At most so many come. */
  take: number
  /** Only what comes after this place of the same order. */
  after?: BeerPlace | undefined
  /** Whether to count what each value of each facet would give, and, where nothing is found, what would be without a filter. */
  facets?: boolean
}

/** `beers` in their order; `total` of all that fit, exactly; how the words were found; where asked for, the counts. */
export type FoundBeers = {
  beers: BeerPlace[]
  total: number
  match: WordsMatch
  facets?: BeerFacets
  without?: WithoutOne[]
}

/** What a text is probably the beginning of, best first: some of each, by ids; names are read where they are kept. */
export type Suggested = { beers: string[]; companies: string[]; types: BeerType[] }

/** A beer that a reader knows, and what they think of it, in stars. ABV in percent; null for an IBU that nobody says. */
export type KnownBeer = {
  id: string
  companyId: string
  type: BeerType
  abv: number
  ibu: number | null
  stars: number
}

/** What is known of a reader's taste, what they came to know last first; `dials` is what they say themselves, in place of that, at least one. */
export type ReadersTaste = { known: readonly KnownBeer[]; dials?: Dials | undefined }

/**
 * Finds beers by words and filters. Whatever was committed before it is asked is in its answer, whichever process
 * wrote it. One adapter keeps an index in memory (`adapters/beers-in-memory`); a search server would be another.
 */
export type BeerSearch = {
  /**
   * Bounds in either order. To be asked without holding a connection.
   * @throws what the database throws
   */
  find(question: BeerQuestion): Promise<FoundBeers>
  /**
   * The same for a page that does without an answer: as old as suggestions may be, and undefined while there is no index yet.
   * To be asked without holding a connection.
   * @throws what the database throws
   */
  findIfThere(question: BeerQuestion): Promise<FoundBeers | undefined>
  /**
   * For a text of two characters or more that somebody is typing. What was committed in the last second may be missing, and
   * what has just gone off sale be among it. To be asked without holding a connection.
   * @throws what the database throws
   */
  suggest(text: string): Promise<Suggested>
  /**
   * Beers that can be bought and taste most like this one, by their ids, at most so many and two of a brewery; none of one that is
   * not on sale, and none while there is no index yet: nobody waits for it. As old as suggestions may be. To be asked without holding a connection.
   * @throws what the database throws
   */
  similar(id: string, take: number): Promise<string[]>
  /**
   * Beers that can be bought, ship to a country and will probably be liked by a reader who does not know them, best first, by their ids, at most so
   * many and two of a brewery. As old as suggestions may be. To be asked without holding a connection.
   * @param country where the reader is: what is made there is rather liked; undefined for nobody knows where
   * @throws what the database throws
   */
  recommended(taste: ReadersTaste, country: string | undefined, take: number): Promise<string[]>
  /** Ends once questions are answered at once. */
  ready(): Promise<void>
  /** Keeps up with what changes, so that the next question has little to catch up with. */
  follow(): Promise<void>
}
