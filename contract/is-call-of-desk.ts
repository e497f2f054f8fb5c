import type { Access, Endpoint } from './endpoint.ts'
import type { Role } from './limits.ts'

/**
 * True of work at a desk: what only those who sell and who keep the shop ask for, and whatever is sent while it is read, such
 * as all of one's own data. It may take its time; whoever buys must not wait for it.
 */
export function isCallOfDesk({ access, isSentAsRead, answers }: Endpoint): boolean {
  return Boolean(isSentAsRead) || answers === 'csv' || isForKeepers(access)
}

/** True where buyers have nothing to do. @param who as calls and pages say it */
export function isForKeepers(who: Access | 'everybody' | 'visitors' | readonly Role[]): boolean {
  return typeof who !== 'string' && !who.includes('Person')
}
