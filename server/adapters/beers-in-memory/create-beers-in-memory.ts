import { boundsInOrder } from '#contract/beer-filter.ts'
import type { Ask } from '#database/within-time.ts'
import type { BeerQuestion, BeerSearch, FoundBeers } from '../../ports/beer-search.ts'
import { answerQuestion } from './answer-question.ts'
import { BeerIndex } from './beer-index.ts'
import { findSimilar } from './find-similar.ts'
import { readAllBeers, readBeers, readCompanies } from './read-beers.ts'
import { type ReadUpTo, readChanges, startReading } from './read-changes.ts'
import { rememberAnswers } from './remember-answers.ts'
import { suggest } from './suggest.ts'

/** Changes are kept for an hour (forgetSearchChanges): who has not read them for almost as long reads everything anew. */
const FOLLOWS_WITHIN_MS = 50 * 60_000

/** Suggestions are asked for with every letter, and what is similar with every beer: they read what has changed at most this often. */
const BEHIND_MS = 1_000

type Loaded = { index: BeerIndex; upTo: ReadUpTo; answer: (question: BeerQuestion) => FoundBeers }

/**
 * Beers in an index in memory, which is read at the first question or `ready()`, and follows what is committed, by any
 * process, before each answer. A million beers take some hundred MB and some ten seconds to be read.
 */
export function createBeersInMemory(ask: Ask): BeerSearch {
  let loading: Promise<Loaded> | undefined
  /** Whether what is being loaded is there already. */
  let isThere = false
  let following: Promise<unknown> = Promise.resolve()
  /** Who asks while changes are read waits for the next reading, and shares it with all who ask meanwhile. */
  let next: Promise<Loaded> | undefined

  function load(): Promise<Loaded> {
    if (loading) return loading
    isThere = false
    loading = readIndex(ask).then(
      (loaded) => {
        isThere = true
        return loaded
      },
      (error) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  function follow(): Promise<Loaded> {
    next ??= following.then(async () => {
      const loaded = await load()
      // From here on somebody who asks may ask about what is committed too late for this reading.
      next = undefined
      const reading = catchUp(ask, loaded)
      following = reading.catch(() => {})
      await reading
      return loaded
    })
    next.catch(() => {
      next = undefined
    })
    return next
  }

  async function ready(): Promise<void> {
    const loaded = await load()
    if (Date.now() - loaded.upTo.at < FOLLOWS_WITHIN_MS && !loaded.index.isMostlyOver) return
    loading = undefined
    await load()
  }

  /** The index as it was a second ago, or since. */
  async function almostNow(): Promise<BeerIndex> {
    const loaded = await load()
    const isBehind = Date.now() - loaded.upTo.at > BEHIND_MS
    return isBehind ? (await follow()).index : loaded.index
  }

  return {
    async find(question) {
      const { answer } = await follow()
      return answer({ ...question, filter: boundsInOrder(question.filter) })
    },
    suggest: async (text) => suggest(await almostNow(), text),
    async similar(id, take) {
      if (isThere) return findSimilar(await almostNow(), id, take)
      // Whoever looks at a beer waits for no index; it is read for those who come after.
      load().catch(() => {})
      return []
    },
    ready,
    async follow() {
      await ready()
      await follow()
    },
  }
}

async function readIndex(ask: Ask): Promise<Loaded> {
  const index = new BeerIndex()
  const upTo = await startReading(ask)
  for (const company of await readCompanies(ask)) index.putCompany(company)
  for await (const beers of readAllBeers(ask)) for (const beer of beers) index.put(beer)
  const answer = rememberAnswers(
    () => index.version,
    (question) => answerQuestion(index, question),
  )
  return { index, upTo, answer }
}

/** Reads what has changed. What it was cut off from is read the next time. */
async function catchUp(ask: Ask, loaded: Loaded): Promise<void> {
  const { beerIds, companyIds, upTo } = await readChanges(ask, loaded.upTo)
  const { index } = loaded
  if (companyIds.length) for (const company of await readCompanies(ask, companyIds)) index.putCompany(company)
  const gone = new Set(beerIds)
  if (beerIds.length) {
    for await (const beers of readBeers(ask, beerIds)) {
      for (const beer of beers) {
        index.put(beer)
        gone.delete(beer.id)
      }
    }
  }
  for (const id of gone) index.remove(id)
  loaded.upTo = upTo
}
