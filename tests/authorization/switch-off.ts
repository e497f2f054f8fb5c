import type { Pool } from 'pg'
import { ALL_CALLS } from '#contract/all-calls.ts'
import type { Target } from './a-shop-with-everybody.ts'
import type { Deactivated, Row } from './row.ts'

/** A way in which somebody is switched off: whose cookie is then sent, and the switch. */
export type WayOff = { who: Deactivated; table: 'users' | 'companies'; id: string }

const ACCESS = new Map(ALL_CALLS.map(([name, { access }]) => [name, access]))

/** Who is switched off for a row: a seller as a person, and as a company. */
export function waysOff(row: Row, target: Target): WayOff[] {
  const ways: WayOff[] = [
    { who: 'buyer', table: 'users', id: target.buyerId },
    { who: 'seller', table: 'users', id: target.userId },
    { who: 'seller', table: 'companies', id: target.companyId },
    { who: 'admin', table: 'users', id: target.adminId },
  ]
  const who = row.deactivated ?? whoMay(row.call)
  return ways.filter((way) => who.includes(way.who))
}

function whoMay(call: string): Deactivated[] {
  const access = ACCESS.get(call)!
  if (typeof access === 'string') return ['buyer']
  const roles = { Person: 'buyer', Company: 'seller', Admin: 'admin' } as const
  return access.map((role) => roles[role])
}

/** Turns the switch alone: sessions stay open, so that nothing else keeps them out. */
export async function switchOff(pool: Pool, { table, id }: WayOff): Promise<void> {
  await pool.query(`UPDATE ${table} SET active = false WHERE id = $1`, [id])
}
