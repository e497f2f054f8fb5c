/**
 * A module that Node loads before the shop: kills its own process, as with the power switch, at a point that only the
 * process itself can name. It looks at what goes to the database and to the payment provider, and the product's code knows
 * nothing of it. It counts from SIGUSR2 on, so that a process that starts is let start.
 */
import { writeSync } from 'node:fs'
import pg from 'pg'
import { LAST_WORD, ROAD_SETTING, type Sentence, type Stop } from './road.ts'

/** Whoever waits for somebody who does not come goes on, and the road begins anew. */
const HELD_AT_MOST_MS = 3000
const ID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g

type Passing = {
  statement?: string
  earlier?: string[]
  call?: string
  when: Stop['when']
  says: () => string
}

const sentence: Sentence | undefined = JSON.parse(process.env[ROAD_SETTING] ?? 'null')
if (sentence) lieInWait(sentence)

function lieInWait({ road, spared }: Sentence) {
  let isArmed = false
  process.on('SIGUSR2', () => {
    isArmed = true
  })
  let left = spared
  /** The stop that is waited for, who is held at the earlier ones, and the ids that were named there. */
  let next = 0
  let release: (() => void)[] = []
  let named: string[] = []
  /**
   * Who was waited for in vain. It may stand behind whoever was held, at a lock: nobody is held again before it has come by,
   * or it would stand there, behind one after the other, until PostgreSQL ends its statement.
   */
  let missed: Stop | undefined

  function beginAnew() {
    for (const go of release) go()
    missed = road[next]
    release = []
    next = 0
    named = []
  }

  /** Undefined for whoever may go on at once. */
  function pass(passing: Passing): Promise<void> | undefined {
    if (missed && isAt(missed, passing)) missed = undefined
    const stop = road[next]!
    if (!isArmed || missed || !isAt(stop, passing)) return undefined
    const ids: string[] = passing.says().match(ID) ?? []
    const shared = ids.filter((id) => named.includes(id))
    if (stop.isOfTheSame && !shared.length) return undefined
    if (next === 0 && left-- > 0) return undefined
    if (next === road.length - 1) die()
    if (next === 0 && road[1]!.isOfTheSame && !ids.length) return undefined
    // Those who are waited for let the one before go on: what they wait for may be its doing.
    if (next > 0) release.pop()!()
    named = stop.isOfTheSame ? shared : ids
    next += 1
    return new Promise((resolve) => {
      release.push(resolve)
      const at = next
      setTimeout(() => next === at && beginAnew(), HELD_AT_MOST_MS).unref()
    })
  }
  watchStatements(pass)
  watchCalls(pass)
}

function die(): never {
  writeSync(2, `${LAST_WORD}\n`)
  process.kill(process.pid, 'SIGKILL')
  throw new Error('nobody comes here')
}

function isAt(stop: Stop, { statement, earlier = [], call, when }: Passing): boolean {
  if (stop.when !== when) return false
  if (stop.call !== undefined) return call !== undefined && new RegExp(stop.call).test(call)
  if (statement === undefined || !new RegExp(stop.statement!).test(statement)) return false
  return !stop.following || earlier.some((each) => new RegExp(stop.following!).test(each))
}

function watchStatements(pass: (passing: Passing) => Promise<void> | undefined) {
  const transactions = new WeakMap<pg.Client, string[]>()
  const query = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const asked = given[0] as string | { text?: string }
    const text = typeof asked === 'string' ? asked : asked?.text
    if (text === undefined) return query.apply(this, given)
    const statement = text.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim()
    if (/^begin( [^;]*)?$/i.test(statement)) transactions.set(this, [])
    const earlier = [...(transactions.get(this) ?? [])]
    transactions.get(this)?.push(statement)
    if (/^(commit|rollback)$/i.test(statement)) transactions.delete(this)
    const says = () => JSON.stringify([asked, given[1]], withoutFunctions)
    const answered = (result: unknown) =>
      pass({
        ...{ statement, earlier, when: 'answered' },
        says: () => `${says()}${JSON.stringify((result as pg.QueryResult | undefined)?.rows ?? null)}`,
      })
    const held = pass({ statement, earlier, when: 'sent', says })
    const callback = given.at(-1)
    if (typeof callback === 'function') {
      const hearing = (error: unknown, result: unknown) => {
        const wait = error ? undefined : answered(result)
        if (wait) wait.then(() => callback(error, result))
        else callback(error, result)
      }
      const send = () => query.apply(this, [...given.slice(0, -1), hearing])
      return held ? void held.then(send) : send()
    }
    const send = async () => {
      const result = await query.apply(this, given)
      await answered(result)
      return result
    }
    return held ? held.then(send) : send()
  } as typeof pg.Client.prototype.query
}

function watchCalls(pass: (passing: Passing) => Promise<void> | undefined) {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const call = `${init?.method ?? 'GET'} ${url.pathname}${url.search}`
    const says = () => `${call} ${init?.body ?? ''}`
    await pass({ call, when: 'sent', says })
    const answer = await fetch(input, init)
    await pass({ call, when: 'answered', says })
    return answer
  }
}

function withoutFunctions(_name: string, value: unknown) {
  return typeof value === 'function' ? undefined : value
}
