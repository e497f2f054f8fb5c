import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { buyers, sessions, users } from '#database/schema.ts'
import type { TwoShops } from '#tests/running/two-shops.ts'

export type RacingBuyer = { id: string; cookie: string }

const DAY_MS = 24 * 3_600_000

/** So many buyers with an address, each logged in, in a few statements. */
export async function manyBuyers({ services }: TwoShops, count: number): Promise<RacingBuyer[]> {
  const made = Array.from({ length: count }, () => ({
    id: randomUUID(),
    token: randomBytes(24).toString('base64url'),
  }))
  for (let at = 0; at < count; at += 1000) await write(services, made.slice(at, at + 1000))
  return made.map(({ id, token }) => {
    const signature = createHmac('sha256', services.env.sessionSecret).update(token).digest('base64')
    const value = encodeURIComponent(`${token}.${signature}`)
    return { id, cookie: `${services.identity.cookieName}=${value}` }
  })
}

async function write({ db }: TwoShops['services'], made: { id: string; token: string }[]) {
  await db.insert(users).values(
    made.map(({ id }) => ({
      id,
      name: 'Ana Pérez',
      email: `ana-${id}@example.com`,
      role: 'Person' as const,
    })),
  )
  await db.insert(buyers).values(
    made.map(({ id }) => ({
      userId: id,
      name: 'Ana',
      lastName: 'Pérez',
      document: '30111222',
      phone: '+54 351 5550100',
      country: 'Argentina',
      state: 'Córdoba',
      city: 'Córdoba',
      address: 'Belgrano 123',
    })),
  )
  const expiresAt = new Date(Date.now() + DAY_MS)
  await db.insert(sessions).values(made.map(({ id, token }) => ({ userId: id, token, expiresAt })))
}
