import type { SessionUser } from './identity.ts'

/** A packer is told of no money, whatever they look at: answers to them have null where others have a sum. */
export function seesSums({ team }: Pick<SessionUser, 'team'>): boolean {
  return team?.role !== 'packer'
}
