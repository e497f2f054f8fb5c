import { randomUUID } from 'node:crypto'
import type { Database } from '#database/open-pool.ts'
import { buyers, users } from '#database/schema.ts'

/** A buyer with an address in Córdoba; `profile` changes it, `user` the account. */
export async function aBuyer(
  db: Database,
  {
    profile = {},
    user = {},
  }: { profile?: Partial<typeof buyers.$inferInsert>; user?: Partial<typeof users.$inferInsert> } = {},
) {
  const [made] = await db
    .insert(users)
    .values({
      name: 'Ana Pérez',
      email: `ana-${randomUUID()}@example.com`,
      role: 'Person',
      ...user,
    })
    .returning()
  await db.insert(buyers).values({
    userId: made!.id,
    name: 'Ana',
    lastName: 'Pérez',
    document: '30111222',
    phone: '+543515550100',
    country: 'Argentina',
    state: 'Córdoba',
    city: 'Córdoba',
    address: 'Belgrano 123',
    ...profile,
  })
  return made!
}
