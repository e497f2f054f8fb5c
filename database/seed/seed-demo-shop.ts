import { sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import type { DemoPasswords } from './demo-passwords.ts'
import { demoPurchases } from './demo-purchases.ts'
import { DEMO_ROLES } from './demo-sign-ins.ts'
import { seedBeers } from './seed-beers.ts'
import { seedOrders } from './seed-orders.ts'
import { seedPeople } from './seed-people.ts'
import { seedReviews } from './seed-reviews.ts'

/** Any number, the same for every process of the shop: two that start at once on one database seed it once. */
const seedingLock = 0x1c9c012

/**
 * Fills an empty shop with the demo's breweries, beers, buyers, purchases and reviews, in one transaction. Refuses,
 * by answering false and changing nothing, where there is a user or a beer already.
 *
 * @param hashPassword hashes as the shop's own sign-up does
 * @param passwords of the three sign-ins, asked for only when the shop is empty
 */
export async function seedDemoShop(
  db: Database,
  {
    hashPassword,
    passwords,
    now = new Date(),
  }: {
    hashPassword: (plain: string) => Promise<string>
    passwords: () => Promise<DemoPasswords>
    now?: Date
  },
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedingLock})`)
    const found = await tx.execute(
      sql`select exists (select from users) or exists (select from beers) as filled`,
    )
    if (found.rows[0]?.filled) return false

    const plain = await passwords()
    const hashes = await Promise.all(DEMO_ROLES.map(async (role) => [role, await hashPassword(plain[role])]))
    const daysBefore = daysCountedFrom(now)
    const purchases = demoPurchases()
    const people = await seedPeople(tx, Object.fromEntries(hashes), daysBefore)
    const beers = await seedBeers(tx, people.companies, purchases, daysBefore)
    await seedOrders(tx, purchases, people, beers, daysBefore)
    await seedReviews(tx, purchases, people, beers, daysBefore)
    return true
  })
}

/** The instant so many whole days before `now`'s day, at an hour (UTC) of that day. */
function daysCountedFrom(now: Date) {
  return (days: number, hour = 12) =>
    new Date(
      Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - days, hour, (days * 37) % 60),
    )
}
