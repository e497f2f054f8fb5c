import type { Context } from 'hono'
import type { SessionUser } from '#contract/identity.ts'
import type { Actor } from '../audit/record-audit.ts'
import type { Settings } from '../settings/env.ts'
import type { ApiEnv } from './api-context.ts'
import { peerAddress } from './peer-address.ts'

const BROWSER_MAX_CHARACTERS = 300

/** Makes the function that tells from where a call is made: for the audit log. */
export function fromWhere(env: Settings) {
  const addressOf = peerAddress(env.TRUSTED_PROXIES)
  return (context: Context<ApiEnv>): Omit<Actor, 'userId'> => ({
    address: addressOf(context),
    browser: (context.req.header('user-agent') ?? '').slice(0, BROWSER_MAX_CHARACTERS),
    requestId: context.get('requestId') ?? '',
  })
}

/** The same of an admin's, and who makes it. */
export function actorOf(env: Settings) {
  const from = fromWhere(env)
  return ({ caller, context }: { caller: SessionUser; context: Context<ApiEnv> }): Actor => ({
    userId: caller.seeing?.adminId ?? caller.id,
    ...from(context),
  })
}
