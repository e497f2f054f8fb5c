import * as contract from '#contract/account.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { peerAddress } from '../../http/peer-address.ts'
import { sendCookies } from '../../http/with-cookies.ts'
import type { Services } from '../../services.ts'
import { changePassword } from './change-password.ts'
import { chooseLanguage } from './choose-language.ts'
import { confirmEmail } from './confirm-email.ts'
import { getOwnLogInMeans } from './get-log-in-means.ts'
import { resendConfirmation } from './resend-confirmation.ts'

/** The calls with which people change who they are to the shop, and how they log in. */
export function accountRoutes(api: Api, services: Services) {
  const peerOf = peerAddress(services.env.TRUSTED_PROXIES)
  bind(api, services, contract.getLogInMeans, ({ caller, context }) =>
    getOwnLogInMeans(services, caller, context.req.raw.headers),
  )
  bind(api, services, contract.changePassword, async ({ body, context }) =>
    sendCookies(context, await changePassword(services, body, context.req.raw.headers)),
  )
  bind(api, services, contract.chooseLanguage, ({ body, context }) =>
    chooseLanguage(services, body.language, context.req.raw.headers),
  )
  bind(api, services, contract.confirmEmail, ({ body, context }) =>
    confirmEmail(services, body.token, context.req.raw.headers, peerOf(context)),
  )
  bind(api, services, contract.resendConfirmation, ({ context }) =>
    resendConfirmation(services, context.req.raw.headers),
  )
}
