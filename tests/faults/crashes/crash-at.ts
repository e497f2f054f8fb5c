import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { ShopProcess } from '#tests/running/a-shop-process.ts'
import type { CrashingShop } from './a-crashing-shop.ts'
import type { Crowd } from './a-crowd.ts'
import type { End, HeldBack } from './points.ts'
import { LAST_WORD } from './road.ts'

/** Who has tried so many purchases has been everywhere: a point that nobody came to by then is none. */
const ENOUGH_PURCHASES = 400
const LOOKS_EVERY_MS = 20
/** So many pass the point first, at most, so that it is not always the first buyer of a process who is struck. */
const SPARED_AT_MOST = 4

/**
 * Starts a process and sees it die as it must; answers how long it took to be open. Fails when it ends otherwise, or
 * goes on although the crowd has been everywhere.
 */
export async function crashAt(shop: CrashingShop, end: End, crowd: Crowd): Promise<number> {
  const isStruck = 'road' in end && end.road.length === 1
  const spared = isStruck ? Math.floor(Math.random() * (SPARED_AT_MOST + 1)) : 0
  const doomed = await shop.start('road' in end ? { road: end.road, spared } : undefined)
  const before = crowd.purchases()
  if ('heldBack' in end) await killWhileHeldBack(shop, doomed, end.heldBack, () => crowd.purchases() - before)
  else if ('withinMs' in end) {
    await sleep(Math.random() * end.withinMs)
    await doomed.kill()
  } else {
    const isEverywhere = () => crowd.purchases() - before > ENOUGH_PURCHASES
    while (doomed.isRunning() && !isEverywhere()) await sleep(LOOKS_EVERY_MS)
    expect(doomed.isRunning(), `nobody came to ${JSON.stringify(end.road)}`).toBe(false)
    // What it printed last arrives after it has ended.
    await doomed.exited
    expect(doomed.printed(), 'its last word').toContain(LAST_WORD)
  }
  const [, signal] = (await doomed.exited) as [number | null, string | null]
  expect(signal, doomed.printed()).toBe('SIGKILL')
  // First what says why.
  expect(complaintsOf(doomed)).toEqual([])
  expect(shop.door.failures).toEqual([])
  return doomed.openAfterMs
}

/** What its log says is broken. That the provider rejects a refund is for a person to know, and here somebody does. */
export function complaintsOf(process: ShopProcess) {
  return process
    .logLines()
    .filter(({ level, msg }) => level >= 50 && !msg.startsWith('the provider refuses a refund'))
}

/** Kills it while the world outside has been asked and has not answered. */
async function killWhileHeldBack(
  { world }: CrashingShop,
  doomed: ShopProcess,
  { what, fault }: HeldBack,
  purchases: () => number,
) {
  const path = what === 'mail' ? '/sandbox/mail/faults' : '/sandbox/faults'
  const isWaiting = async () => (await world.call<{ faults: unknown[] }>('GET', path)).faults.length > 0
  await world.call('POST', path, fault)
  while ((await isWaiting()) && purchases() <= ENOUGH_PURCHASES) await sleep(LOOKS_EVERY_MS)
  expect(await isWaiting(), `nobody came to ${JSON.stringify(fault)}`).toBe(false)
  await doomed.kill()
}
