import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { releaseMoney } from '#server/journeys/payouts/release-money.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { type PaidBrewery, salesBehindTheDoor, sellFreely } from '../a-paid-brewery.ts'
import { findPayoutsApart, payoutsOutside } from '../payouts-apart.ts'
import type { CrashingShop } from './a-crashing-shop.ts'
import { any, inPercent } from './chance.ts'

type Run = { id: string; draftedAt: string }
type Code = { code?: string }

/** Somebody who has breweries paid whenever they are owed something, and the banks that get the money. */
export type Accountant = {
  /** How often they have decided on a run, or tried to. */
  purchases(): number
  leave(): Promise<void>
  /** What is owed is proposed and decided on, until nobody is owed anything; what leaves arrives. */
  payEverybody(): Promise<void>
}

/** Sells, drafts and approves through a shop's door, which may be closed; banks credit, reject and send back. */
export async function anAccountant(shop: CrashingShop, breweries: PaidBrewery[]): Promise<Accountant> {
  const { door, world, people, database } = shop
  const services = salesBehindTheDoor(database)
  const buyer = await aBuyer(database.db)
  const headers = { ...people.admin.session, 'content-type': 'application/json' }
  let isOver = false
  let tried = 0

  async function ask<Said>(method: string, path: string, body?: object) {
    const answer = await door.ask({
      ...{ method, path: `/api/admin/payout-runs${path}`, headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    return answer && { status: answer.status, said: JSON.parse(answer.body) as Said }
  }

  /** Answers 'nobody' where nobody can be paid. */
  async function payRun(): Promise<'nobody' | undefined> {
    const list = await ask<{ draft: string | null }>('GET', '')
    let id = list?.said.draft
    if (!id) {
      const drafted = await ask<{ id?: string; code?: string }>('POST', '', {})
      if (drafted?.said.code === 'nobody-payable') return 'nobody'
      id = drafted?.said.id
    }
    if (!id) return undefined
    tried += 1
    // What a bank refused meanwhile is owed again: the draft is made anew until it is what is owed.
    for (;;) {
      const run = await ask<Run>('GET', `/${id}`)
      if (run?.status !== 200) return undefined
      const decided = await ask<Code>('POST', `/${id}/approve`, { draftedAt: run.said.draftedAt })
      if (decided?.said.code !== 'payouts-moved') return undefined
      const again = await ask<Code>('POST', `/${id}/redraft`, {})
      if (again?.said.code === 'nobody-payable') return 'nobody'
    }
  }

  async function banks(how: () => 'credit' | 'hold' | 'reject'): Promise<void> {
    for (const { id, state, amountCents } of await payoutsOutside(world)) {
      if (state === 'open') await world.call('POST', `/sandbox/payouts/${id}/${how()}`)
      else if (!isOver && state === 'paid' && inPercent(3)) {
        const amount = any([amountCents, 100]) / 100
        await world.call('POST', `/sandbox/payouts/${id}/return`, { amount })
      }
    }
  }

  const keepOn = async (act: () => Promise<unknown>, restMs: number) => {
    while (!isOver) {
      await act()
      await sleep(restMs)
    }
  }
  const working = Promise.all([
    keepOn(async () => {
      await sellFreely(services, buyer.id, breweries)
      await payRun()
    }, 150),
    keepOn(() => banks(() => any(['credit', 'credit', 'credit', 'hold', 'reject'])), 200),
  ])

  return {
    purchases: () => tried,
    async leave() {
      isOver = true
      await working
    },
    async payEverybody() {
      for (let hasEnded = false; !hasEnded; await sleep(200)) {
        expect(door.failures).toEqual([])
        await releaseMoney(services)
        await banks(() => 'credit')
        await repeatNotices()
        await minutesPass(shop)
        const isEverythingKnown = async () =>
          !(await openPayouts(shop)) &&
          !(await findPayoutsApart(database.pool, await payoutsOutside(world))).length
        hasEnded = (await isEverythingKnown()) && (await payRun()) === 'nobody' && (await isEverythingKnown())
      }
    },
  }

  /** What came back after it had arrived is told by notices alone: the next ones of those that nobody took are far away. */
  async function repeatNotices(): Promise<void> {
    const outside = await payoutsOutside(world)
    for (const { id, ended } of await findPayoutsApart(database.pool, outside))
      if (ended === 'returned') await world.call('POST', `/sandbox/payouts/${id}/notify`)
  }
}

/** Who had claimed payouts and died leaves them to others after minutes, and what is on its way is asked about as seldom. */
export async function minutesPass({ database }: CrashingShop): Promise<void> {
  await database.pool.query(
    `UPDATE payouts SET next_attempt_at = now() WHERE state IN ('approved', 'sent') AND next_attempt_at > now()`,
  )
}

/** Payouts that were decided on and have not ended. */
async function openPayouts({ database }: CrashingShop): Promise<number> {
  const { rows } = await database.pool.query<{ open: number }>(
    `SELECT count(*)::int AS open FROM payouts WHERE state IN ('approved', 'sent')`,
  )
  return rows[0]!.open
}
