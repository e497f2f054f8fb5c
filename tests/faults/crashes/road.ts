/** Where a process is just then: at a statement to the database, or at a call of the payment provider. */
export type Stop = {
  /** A pattern for the text of a statement, in one line and without quotation marks. */
  statement?: string
  /** The statement belongs to a transaction in which one like this came before. */
  following?: string
  /** A pattern for a call: 'POST /checkout/preferences'. */
  call?: string
  /** Before it leaves, or once its answer is there and nobody has heard of it. */
  when: 'sent' | 'answered'
  /** It names an id that the stop before it named too. */
  isOfTheSame?: boolean
}

/**
 * The way to where the process dies, at its last stop. Whoever comes by an earlier one is held there until the next is
 * reached, so that two things happen at once.
 */
export type Road = Stop[]

/** What the process writes on its standard error as its last word. */
export const LAST_WORD = 'killed on the road'

/** What tells a process its road (die-on-the-road.ts): as JSON, and how many pass its first stop before it counts. */
export const ROAD_SETTING = 'DIE_ON_THE_ROAD'
export type Sentence = { road: Road; spared: number }
