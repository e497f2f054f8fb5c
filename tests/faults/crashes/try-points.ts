import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { inSeconds, medianAndWorstInSeconds } from '#tests/figures.ts'
import { expectChargedAtItsSite } from '../charged-at-its-site.ts'
import { howOften } from '../how-often.ts'
import { recordTrial } from '../record-trial.ts'
import { type CrashingShop, useCrashingShop } from './a-crashing-shop.ts'
import { aCrowd } from './a-crowd.ts'
import { endRefunds } from './a-slow-bank.ts'
import { complaintsOf, crashAt } from './crash-at.ts'
import { findLeftOver } from './left-over.ts'
import { findMailsApart, mailsOnTheirWay } from './mails-apart.ts'
import { capturedOutside, findMoneyApart } from './money-apart.ts'
import { USUAL } from './mood.ts'
import type { Point } from './points.ts'

/** A point with more ends than that is struck at each of them. */
const KILLS = howOften(4, 50)
/** No measure of anything: it may have to be built first, on a machine that has other things to do. */
const STARTS_WITHIN_MS = 600_000
/** What is due has been seen to by then. */
const RUNS_AT_MOST = 2

/**
 * A test for each point: a process is killed there again and again, under load, and started anew each time. The books hold
 * at any moment; in the end nothing is left over, and the provider and everybody's mailbox tell the same story.
 */
export function tryPoints(points: Record<string, Point>): void {
  const shop = useCrashingShop()
  const [mayComeTwice, arrivedBefore] = [new Set<string>(), new Set<string>()]

  beforeAll(async () => {
    await (await shop.start()).stop()
  }, STARTS_WITHIN_MS)

  test.for(Object.entries(points))('killed %s', async ([name, { ends, mood }]) => {
    const { world, door, database } = shop
    const openAfterMs: number[] = []
    // Of a trial that failed nothing is left standing in the next one's way.
    onTestFinished(() => clearTheWay(shop))
    const isAnnounced = mood?.isAnnounced ?? USUAL.isAnnounced
    if (!isAnnounced) await world.call('POST', '/sandbox/webhooks/pause')
    if (mood?.refunds === 'in process')
      await world.call('POST', '/sandbox/refunds/mood', { mood: 'in-process' })

    const crowd = aCrowd(shop, mood)
    onTestFinished(async () => {
      await shop.end()
      await crowd.leave()
    })
    const kills = Math.max(KILLS, ends.length)
    for (let kill = 0; kill < kills; kill++) {
      openAfterMs.push(await crashAt(shop, ends[kill % ends.length]!, crowd))
      await expectWholeBooks(shop)
      for (const id of await mailsOnTheirWay(database.pool)) mayComeTwice.add(id)
    }
    const survivor = await shop.start()
    const openedAt = new Date()
    openAfterMs.push(survivor.openAfterMs)
    await crowd.leave()
    if (mood?.refunds === 'in process') await endRefunds(shop)
    await untilNothingIsLeft(shop, openedAt)
    await expectWholeBooks(shop)
    expect(door.failures).toEqual([])
    expect(await findMoneyApart(database.pool, await capturedOutside(world))).toEqual([])
    await survivor.stop()
    expect(await findMailsApart(database.pool, world, { mayComeTwice, arrivedBefore })).toEqual([])
    expect(complaintsOf(survivor)).toEqual([])

    // The first of them started after the end of another trial.
    const [orderlyMs, ...afterKillMs] = openAfterMs
    recordTrial({
      ...{ area: 'Crashes', what: `killed ${name}`, times: kills, unit: 'kills', lost: 0 },
      figures: `open again after ${medianAndWorstInSeconds(afterKillMs)}; ${inSeconds(orderlyMs!)} after an orderly stop`,
    })
  })
}

/** The world outside does again as it usually does; what the crowd has seen is forgotten. */
async function clearTheWay({ world, door }: CrashingShop): Promise<void> {
  door.failures.length = 0
  await world.call('DELETE', '/sandbox/faults')
  await world.call('DELETE', '/sandbox/mail/faults')
  await world.call('POST', '/sandbox/refunds/mood', { mood: 'at-once' })
  await world.call('POST', '/sandbox/webhooks/resume')
}

async function expectWholeBooks({ database }: CrashingShop): Promise<void> {
  expect(await findBrokenInvariants(database.pool)).toEqual([])
  await expectChargedAtItsSite(database.pool)
}

/**
 * Waits for a shop that nobody visits any more; fails once something is still there although the work that should have
 * ended it has run twice since it was due, or has tried in vain.
 * @param openedAt of the process that is to do it
 */
async function untilNothingIsLeft({ database, world }: CrashingShop, openedAt: Date): Promise<void> {
  const dues = new Map<string, Set<number>>()
  for (;;) {
    const captured = await capturedOutside(world)
    const left = await findLeftOver(database.pool, captured, openedAt)
    if (!left.length) return
    for (const { id, due, sweep, runs } of left) {
      expect(runs, `runs of ${sweep} since the ${id} was due`).toBeLessThanOrEqual(RUNS_AT_MOST)
      const known = dues.get(id) ?? new Set()
      dues.set(id, known.add(Number(due)))
      expect(known.size, `times that the ${id} was due`).toBeLessThanOrEqual(RUNS_AT_MOST + 1)
    }
    await sleep(100)
  }
}
