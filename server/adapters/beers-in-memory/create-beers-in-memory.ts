import type { Pool } from 'pg'
import type { Ask } from '#database/within-time.ts'
import type { BeerSearch } from '../../ports/beer-search.ts'
import { answerQuestion } from './answer-question.ts'
import { BeerIndex } from './beer-index.ts'
import { readAllBeers, readBeers, readCompanies } from './read-beers.ts'
import { type ReadUpTo, readChanges, startReading } from './read-changes.ts'

/** Changes are kept for an hour (forgetSearchChanges): who has not read them for almost as long reads everything anew. */
const FOLLOWS_WITHIN_MS = 50 * 60_000

type Loaded = { index: BeerIndex; upTo: ReadUpTo }

/**
 * Beers on sale in an index in memory, which is read at the first question or `ready()`, and follows what is committed, by any
 * process, before each answer. A million beers take some hundred MB and some ten seconds to be read.
 */
export function createBeersInMemory(pool: Pool): BeerSearch {
  let loading: Promise<Loaded> | undefined
  /** One at a time: what was read earlier must not be written over what was read later. */
  let following: Promise<unknown> = Promise.resolve()
  const ask: Ask = (query) => pool.query(query)

  function load(): Promise<Loaded> {
    loading ??= readIndex(ask).catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }

  function follow(by: Ask): Promise<BeerIndex> {
    const turn = following.then(async () => {
      const loaded = await load()
      await catchUp(by, loaded)
      return loaded.index
    })
    following = turn.catch(() => {})
    return turn
  }

  async function ready(): Promise<void> {
    const loaded = await load()
    if (Date.now() - loaded.upTo.at < FOLLOWS_WITHIN_MS && !loaded.index.isMostlyOver) return
    loading = undefined
    await load()
  }

  return {
    async find(by, question) {
      return answerQuestion(await follow(by), question)
    },
    ready,
    async follow() {
      await ready()
      await follow(ask)
    },
  }
}

async function readIndex(ask: Ask): Promise<Loaded> {
  const index = new BeerIndex()
  const upTo = await startReading(ask)
  for (const company of await readCompanies(ask)) index.companies.put(company)
  for await (const beers of readAllBeers(ask)) for (const beer of beers) index.put(beer)
  return { index, upTo }
}

/** Reads what has changed. What it was cut off from is read the next time. */
async function catchUp(ask: Ask, loaded: Loaded): Promise<void> {
  const { beerIds, companyIds, upTo } = await readChanges(ask, loaded.upTo)
  const { index } = loaded
  if (companyIds.length)
    for (const company of await readCompanies(ask, companyIds)) index.companies.put(company)
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
