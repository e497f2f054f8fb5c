import { describe, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/all-calls.ts'
import { API_SCOPES, type ApiScope } from '#contract/api-scopes.ts'
import { makeCall } from './make-call.ts'
import { prepare } from './prepare.ts'
import type { Row } from './row.ts'
import { ALL_ROWS } from './rows/all-rows.ts'
import { useTheShop } from './use-the-shop.ts'

const shop = useTheShop()
const CALLS = new Map(ALL_CALLS)
const rows = Object.values(ALL_ROWS).flat()
const scopeOf = ({ call }: Row) => CALLS.get(call)!.scope
const named = (each: Row[]) =>
  each.map((row) => [[row.call, row.says].filter(Boolean).join(', '), row] as const)

/** What a call answers to a key, in a shop in which nothing else has happened, and what it changed. */
async function tryWith(row: Row, key: string, before = prepare(shop, row)) {
  const made = scopeOf(row) ? await before.made() : {}
  const { app, target } = shop.running
  const { outcome, text } = await makeCall(app, row, { ...target, made }, { key })
  const { removed, written } = await before.changes()
  return { outcome, text, changed: [...removed, ...written] }
}

/** What a row's body takes besides its call's scope. */
function moreOf(row: Row): ApiScope | undefined {
  const body = row.ask({ ...shop.target, made: {} }).body
  return body && CALLS.get(row.call)!.moreScope?.(body)
}

describe('what no scope opens, no key opens', () => {
  test.each(named(rows.filter((row) => !scopeOf(row))))('%s', async (_says, row) => {
    for (const key of [shop.keys.all, shop.keys.one.get('beers:write')!])
      expect(await tryWith(row, key)).toMatchObject({ outcome: 'not-by-key', changed: [] })
  })
})

describe('what a scope opens', () => {
  test.each(named(rows.filter(scopeOf)))('%s', async (_says, row) => {
    const scope = scopeOf(row)!
    const before = prepare(shop, row)
    try {
      expect((await tryWith(row, shop.keys.all, before)).outcome).toBe(row.answers.seller)
      for (const one of API_SCOPES) {
        const { outcome, changed } = await tryWith(row, shop.keys.one.get(one)!, before)
        const opens = one === scope && !moreOf(row)
        expect([one, outcome]).toEqual([one, opens ? row.answers.seller : 'scope-missing'])
        if (!opens) expect(changed).toEqual([])
      }
    } finally {
      await before.undo()
    }
  })

  test.each(named(rows.filter(scopeOf)))('a rival’s key: %s', async (_says, row) => {
    const before = prepare(shop, row)
    const { outcome, text, changed } = await tryWith(row, shop.keys.rival, before).finally(before.undo)
    expect(outcome).toBe(row.answers.rivalSeller)
    const { secrets, offSaleNames, ids } = shop.target
    const kept = row.mayNameBeers ? secrets.filter((each) => !offSaleNames.includes(each)) : secrets
    if (!row.mayTell) expect(kept.filter((secret) => text.includes(secret))).toEqual([])
    if (!row.mayTouch) expect(changed.filter((each) => ids.some((id) => each.includes(id)))).toEqual([])
  })
})

test('each scope opens something, and account, payouts, team and keys are opened by none', () => {
  const opened = ALL_CALLS.filter(([, { scope }]) => scope)
  expect(new Set(opened.map(([, { scope }]) => scope))).toEqual(new Set(API_SCOPES))
  expect(
    opened.filter(([, { path }]) => /account|payout|balance|\/keys|team|member|session/.test(path)),
  ).toEqual([])
})
