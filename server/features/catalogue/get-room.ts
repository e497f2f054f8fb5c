import type { ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { getRoom as call } from '#contract/publishing.ts'
import type { Services } from '../../services.ts'
import { readRoomForBeers } from './room-for-beers.ts'

/** How many beers the caller's company may still publish; of another's: user-not-found. */
export async function getRoom(
  { db, env }: Pick<Services, 'db' | 'env'>,
  companyId: string,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (companyId.toLowerCase() !== caller.id) return refuse('user-not-found')
  const { proved, room, used, left, againAt } = await readRoomForBeers(db, env, caller.id)
  const told = (beers: number) => (Number.isFinite(beers) ? beers : null)
  return { proved, room: told(room), used, left: told(left), againAt: againAt?.toISOString() ?? null }
}
