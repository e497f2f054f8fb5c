import { expect } from 'vitest'
import type { Else as Who } from '#tests/authorization/answers.ts'
import type { Row } from '#tests/authorization/row.ts'
import type { watchChanges } from '#tests/database/watch-changes.ts'
import type { BusyShop } from './a-busy-shop.ts'
import { answerChecker } from './check-answer.ts'
import type { ApiDocument, DescribedCall } from './described-calls.ts'
import { mayCall } from './may-call.ts'
import { type GeneratedRequest, rowsOf } from './requests-like.ts'
import { asRowAsks, asSent, type SentRequest, sendTo } from './send-generated.ts'
import { watchWaits } from './watch-waits.ts'

const STRANGERS: Who[] = ['visitor', 'otherBuyer', 'rivalSeller', 'deactivated']

/**
 * What others may rightly do to somebody's things, beside what the authorization table allows (`mayTouch`): money of a rival's own
 * parcel goes back within an order that both have a part in.
 */
const MAY_TOUCH = new Set(['settleReturn', 'cancelParcel', 'sayShort'])
/** Calls by which anybody writes something new of their own, in which they may name whom they like. */
const OWN_WORDS = new Set(['signUpBuyer', 'signUpCompany', 'sendContactMessage'])
const OUTCOMES = /^2\d\d$/

/** Sends generated requests to a busy shop and checks each answer. It throws what is wrong, and with which request. */
export function requestSender(
  shop: BusyShop,
  document: ApiDocument,
  calls: DescribedCall[],
  watch: Awaited<ReturnType<typeof watchChanges>>,
) {
  const check = answerChecker(document, calls)
  /** Per call, how often each outcome came: a refusal's code, or a status. */
  const counts: Record<string, Record<string, number>> = {}
  const waits = watchWaits()

  async function prepare(call: DescribedCall, who: Who, request: GeneratedRequest, rows: Row[]) {
    const cookie = shop.cookieOf(who, request.which)
    const { target, services } = shop
    const row = request.row && rows[request.row.which % rows.length]
    if (!row) return asSent(call, request, { ...target, me: shop.idOf(who) }, cookie)
    const made = await row.given?.({ services, target }).catch(() => null)
    // What a row needs may be gone by now: sold, hidden, deleted.
    if (made === null) return undefined
    return asRowAsks(call, row, { ...target, made: made ?? {} }, request.row!, cookie)
  }

  async function send(call: DescribedCall, who: Who, request: GeneratedRequest, rows: Row[]) {
    const sent = await waits.waitFor(`what ${call.name} is given for ${who}`, () =>
      prepare(call, who, request, rows),
    )
    if (!sent) return
    const answer = await waits.waitFor(`${sent.init.method} ${sent.address} of ${who} ${sent.text}`, () =>
      sendTo(shop.app, sent),
    )
    try {
      const { code } = check(call, answer)
      const outcomes = counts[call.name] ?? {}
      counts[call.name] = outcomes
      const outcome = code ?? String(answer.status)
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      if (!mayCall(call, who)) expect([401, 403, 413]).toContain(answer.status)
      if (STRANGERS.includes(who)) expectNoSecret(call, sent, answer.body)
      if (code === 'not-signed-in' && who !== 'visitor' && who !== 'deactivated') {
        expect(await shop.isIn(who), 'whoever is logged in is not told to be nobody').toBe(false)
        await shop.bringBack(who)
      }
    } catch (error) {
      const { message } = error as Error
      throw new Error(`${message}\n${sent.init.method} ${sent.address}\n${sent.text}`, { cause: error })
    }
  }

  /** Strangers are told nothing of a brewery and its buyer that they did not say themselves. */
  function expectNoSecret(call: DescribedCall, { address, text }: SentRequest, body: string) {
    const rows = rowsOf(call)
    if (rows.some(({ mayTell }) => mayTell)) return
    const { secrets, offSaleNames } = shop.target
    const namesBeers = rows.some(({ mayNameBeers }) => mayNameBeers)
    const told = secrets.filter(
      (secret) =>
        body.includes(secret) &&
        !(namesBeers && offSaleNames.includes(secret)) &&
        !decodeURIComponent(`${address}${text}`.replaceAll('%', '%25')).includes(secret),
    )
    expect(told, 'what nobody else may be told').toEqual([])
  }

  return {
    send,
    counts,
    waits,
    /** How many requests were sent, and how many were granted. */
    sums() {
      const all = Object.values(counts).flatMap((each) => Object.entries(each))
      const sum = (some: typeof all) => some.reduce((total, [, count]) => total + count, 0)
      return { sent: sum(all), succeeded: sum(all.filter(([outcome]) => OUTCOMES.test(outcome))) }
    },
    /**
     * Sees from now on which rows that name something of the brewery or its buyer are written and removed. Nothing for calls that read, and
     * for those that others may rightly make about them.
     */
    async watchTarget(call: DescribedCall) {
      const { ids } = shop.target
      const rows = rowsOf(call)
      const mayTouch = MAY_TOUCH.has(call.name) || rows.some((row) => row.mayTouch)
      if (call.method === 'GET' || mayTouch) return { changed: async () => [] }
      await watch.take()
      return {
        async changed() {
          if (shop.target.ids !== ids) return []
          const { removed, written } = await watch.take()
          const names = ids.map((id) => id.toLowerCase())
          // An order that several breweries have a part in is the rival's too.
          const own = [shop.target.rivalId, shop.target.outsiderId]
          return [
            ...removed.map((row) => `removed: ${row}`),
            ...(OWN_WORDS.has(call.name) ? [] : written.map((row) => `written: ${row}`)),
          ].filter(
            (row) =>
              names.some((id) => row.toLowerCase().includes(id)) && !own.some((id) => row.includes(id)),
          )
        },
      }
    },
  }
}
