import { boundsInOrder } from '#contract/beer-filter.ts'
import type { Ask } from '#database/within-time.ts'
import type { BeerQuestion, BeerSearch, FoundBeers } from '../../ports/beer-search.ts'
import { answerQuestion } from './answer-question.ts'
import type { BeerIndex } from './beer-index.ts'
import { findRecommended } from './find-recommended.ts'
import { findSimilar } from './find-similar.ts'
import { catchUp, FOLLOWS_WITHIN_MS, type FollowedIndex, readIndex } from './followed-index.ts'
import { rememberAnswers } from './remember-answers.ts'
import type { Snapshots } from './snapshot/create-snapshots.ts'
import { suggest } from './suggest.ts'

/** Suggestions are asked for with every letter, and what is similar with every beer: they read what has changed at most this often. */
const BEHIND_MS = 1_000

type Loaded = FollowedIndex & { answer: (question: BeerQuestion) => FoundBeers }

/**
 * Beers in an index in memory, which is read at the first question or `ready()`, and follows what is committed, by any
 * process, before each answer. A million beers take some hundred MB and half a minute to be read, or two from a snapshot.
 */
export function createBeersInMemory(ask: Ask, snapshots?: Snapshots): BeerSearch {
  let loading: Promise<Loaded> | undefined
  /** Whether what is being loaded is there already. */
  let isThere = false
  let following: Promise<unknown> = Promise.resolve()
  /** Who asks while changes are read waits for the next reading, and shares it with all who ask meanwhile. */
  let next: Promise<Loaded> | undefined

  function load(): Promise<Loaded> {
    if (loading) return loading
    isThere = false
    loading = loadIndex(ask, snapshots).then(
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
      const reading = catchUp(ask, loaded).then((goesOn) => (goesOn ? loaded : loadAnew()))
      following = reading.catch(() => {})
      return reading
    })
    next.catch(() => {
      next = undefined
    })
    return next
  }

  function loadAnew(): Promise<Loaded> {
    loading = undefined
    return load()
  }

  async function ready(): Promise<void> {
    const loaded = await load()
    if (Date.now() - loaded.upTo.at < FOLLOWS_WITHIN_MS && !loaded.index.isMostlyOver) return
    await loadAnew()
  }

  /** What was read a second ago, or since. */
  async function loadedLately(): Promise<Loaded> {
    const loaded = await load()
    const isBehind = Date.now() - loaded.upTo.at > BEHIND_MS
    return isBehind ? follow() : loaded
  }

  const almostNow = async (): Promise<BeerIndex> => (await loadedLately()).index

  return {
    async find(question) {
      const { answer } = await follow()
      return answer({ ...question, filter: boundsInOrder(question.filter) })
    },
    async findIfThere(question) {
      if (isThere)
        return (await loadedLately()).answer({ ...question, filter: boundsInOrder(question.filter) })
      // Whoever looks at a beer waits for no index; it is read for those who come after.
      load().catch(() => {})
      return undefined
    },
    suggest: async (text) => suggest(await almostNow(), text),
    async similar(id, take) {
      if (isThere) return findSimilar(await almostNow(), id, take)
      load().catch(() => {})
      return []
    },
    recommended: async (taste, country, take) => findRecommended(await almostNow(), taste, country, take),
    ready,
    async follow() {
      await ready()
      const loaded = await follow()
      const isSameDatabase = await snapshots?.keep(loaded)
      if (isSameDatabase === false) await loadAnew()
    },
  }
}

async function loadIndex(ask: Ask, snapshots: Snapshots | undefined): Promise<Loaded> {
  const followed = (await snapshots?.take()) ?? (await readIndex(ask, await snapshots?.identify()))
  const { index } = followed
  const answer = rememberAnswers(
    () => index.version,
    (question) => answerQuestion(index, question),
  )
  return Object.assign(followed, { answer })
}
