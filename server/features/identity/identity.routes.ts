import * as contract from '#contract/identity.ts'
import * as recovery from '#contract/password-recovery.ts'
import * as sessions from '#contract/sessions.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { peerAddress } from '../../http/peer-address.ts'
import { sendCookies } from '../../http/with-cookies.ts'
import type { Services } from '../../services.ts'
import { accountRoutes } from './account.routes.ts'
import { changeForgottenPassword } from './change-forgotten-password.ts'
import { checkEmail } from './check-email.ts'
import { endOneSession, endOtherSessions } from './end-sessions.ts'
import { getBuyer } from './get-buyer.ts'
import { getSession } from './get-session.ts'
import { listSessions } from './list-sessions.ts'
import { logIn } from './log-in.ts'
import { logInByGet } from './log-in-by-get.ts'
import { logOut } from './log-out.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { sendRecoveryCode } from './send-recovery-code.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'
import { signUpBuyer } from './sign-up-buyer.ts'
import { viewingsRoutes } from './viewings/viewings.routes.ts'

/** The calls of people and their sessions (specification section 7). */
export function identityRoutes(api: Api, services: Services) {
  const peerOf = peerAddress(services.env.TRUSTED_PROXIES)
  bind(api, services, contract.signUpBuyer, ({ body, context }) =>
    signUpBuyer(services, body, peerOf(context)),
  )
  bind(api, services, contract.logIn, async ({ body, context }) =>
    sendCookies(context, await logIn(services, body, peerOf(context), context.req.raw.headers)),
  )
  bind(api, services, contract.logInByGet, async ({ query, context }) =>
    sendCookies(context, await logInByGet(services, query, peerOf(context), context)),
  )
  bind(api, services, contract.logOut, async ({ context }) =>
    sendCookies(context, await logOut(services, context.req.raw.headers)),
  )
  bind(api, services, contract.getSession, async ({ caller, context }) =>
    sendCookies(context, await getSession(services, caller, context.req.raw.headers)),
  )
  bind(api, services, contract.checkEmail, ({ query, context }) =>
    checkEmail(services, query.email, peerOf(context)),
  )
  bind(api, services, contract.getBuyer, ({ params, caller }) => getBuyer(services.db, params.id, caller))
  bind(api, services, recovery.sendRecoveryCode, ({ body, context }) =>
    sendRecoveryCode(services, body.email, peerOf(context)),
  )
  bind(api, services, recovery.changeForgottenPassword, async ({ body, context }) => {
    const from = { address: peerOf(context), headers: context.req.raw.headers }
    return sendCookies(context, await changeForgottenPassword(services, body, from))
  })
  bind(api, services, sessions.listSessions, ({ context }) => listSessions(services, context.req.raw.headers))
  bind(api, services, sessions.endSession, ({ params, context }) =>
    endOneSession(services, params.id, context.req.raw.headers),
  )
  bind(api, services, sessions.endOtherSessions, ({ context }) =>
    endOtherSessions(services, context.req.raw.headers),
  )
  viewingsRoutes(api, services)
  signInRoutes(api, services)
  secondFactorRoutes(api, services)
  accountRoutes(api, services)
}
