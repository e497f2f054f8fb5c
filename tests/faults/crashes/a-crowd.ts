import { setTimeout as sleep } from 'node:timers/promises'
import type { TestDatabase } from '#tests/database/test-database.ts'
import type { OutsideWorld } from '#tests/running/an-outside-world.ts'
import { decideRefunds, retryRejected } from './a-slow-bank.ts'
import { anAdministration } from './an-administration.ts'
import { buyersAtWork } from './buyers-at-work.ts'
import type { FrontDoor } from './front-door.ts'
import { type Mood, USUAL } from './mood.ts'
import type { People } from './people-of-the-shop.ts'

/** Everybody who has to do with the shop at once, for as long as the test wants. */
export type Crowd = {
  /** Purchases that have been tried so far. */
  purchases(): number
  /** They go home; whoever is in the middle of something ends it, or is refused. */
  leave(): Promise<void>
}

const AT_ONCE = 8

/**
 * Buyers place, pay, change their minds and come back; a seller edits; an admin switches a brewery and pays back. Where refunds
 * take their time, a bank decides and the admin has those made again that it rejected.
 */
export function aCrowd(
  shop: { door: FrontDoor; world: OutsideWorld; people: People; database: Pick<TestDatabase, 'pool'> },
  mood: Partial<Mood> = {},
): Crowd {
  const { door, world, people } = shop
  let isOver = false
  let tried = 0
  const paid: string[] = []
  const keepOn = async (act: () => Promise<unknown>, restMs: number) => {
    while (!isOver) {
      await act()
      await sleep(restMs * (0.5 + Math.random()))
    }
  }
  const how = { ...USUAL, ...mood }
  const buy = buyersAtWork({ door, world, people, mood: how, paid })
  const { edit, moderate, payBack } = anAdministration({ door, people, paid })
  const working = Promise.all([
    ...Array.from({ length: AT_ONCE }, (_, at) =>
      keepOn(async () => {
        tried += 1
        await buy(people.buyers.filter((_buyer, place) => place % AT_ONCE === at))
      }, how.restMs),
    ),
    keepOn(edit, 100),
    keepOn(moderate, 400),
    keepOn(payBack, 150),
    ...(how.refunds === 'in process'
      ? [keepOn(() => decideRefunds(world), 300), keepOn(() => retryRejected(shop), 1000)]
      : []),
  ])
  return {
    purchases: () => tried,
    async leave() {
      isOver = true
      await working
    },
  }
}
