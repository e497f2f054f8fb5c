import * as contract from '#contract/second-factor.ts'
import { actorOf } from '../../../http/actor.ts'
import type { Api } from '../../../http/api-context.ts'
import { bind } from '../../../http/bind.ts'
import { peerAddress } from '../../../http/peer-address.ts'
import { sendCookies } from '../../../http/with-cookies.ts'
import type { Services } from '../../../services.ts'
import { beginSecondFactor } from './begin-second-factor.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import { endSecondFactor } from './end-second-factor.ts'
import { getSecondFactor } from './get-second-factor.ts'
import { logInWithSecondFactor } from './log-in-with-second-factor.ts'
import { renewBackupCodes } from './renew-backup-codes.ts'

/** The calls of the second factor: at log-in, and of the admin or seller who sets it up and looks after it. */
export function secondFactorRoutes(api: Api, services: Services) {
  const peerOf = peerAddress(services.env.TRUSTED_PROXIES)
  const actor = actorOf(services.env)
  bind(api, services, contract.logInWithSecondFactor, async ({ body, context }) =>
    sendCookies(
      context,
      await logInWithSecondFactor(services, body, peerOf(context), context.req.raw.headers),
    ),
  )
  bind(api, services, contract.getSecondFactor, ({ context }) =>
    getSecondFactor(services, context.req.raw.headers),
  )
  bind(api, services, contract.beginSecondFactor, ({ body, context }) =>
    beginSecondFactor(services, body, context.req.raw.headers),
  )
  bind(api, services, contract.confirmSecondFactor, (call) =>
    confirmSecondFactor(services, call.body.code, call.context.req.raw.headers, actor(call)),
  )
  bind(api, services, contract.endSecondFactor, (call) =>
    endSecondFactor(services, call.body, call.context.req.raw.headers, actor(call)),
  )
  bind(api, services, contract.renewBackupCodes, (call) =>
    renewBackupCodes(services, call.body, call.context.req.raw.headers, actor(call)),
  )
}
