import * as contract from '#contract/identity.ts'
import * as signIn from '#contract/sign-in.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { peerAddress } from '../../http/peer-address.ts'
import { sendCookies } from '../../http/with-cookies.ts'
import type { Services } from '../../services.ts'
import { signInAsSeller } from './sign-in-as-seller.ts'
import { signUpCompany } from './sign-up-company.ts'

/** The calls of sellers (specification section 7). */
export function companiesRoutes(api: Api, services: Services) {
  const peerOf = peerAddress(services.env.TRUSTED_PROXIES)
  bind(api, services, contract.signUpCompany, ({ body, context }) =>
    signUpCompany(services, body, peerOf(context)),
  )
  bind(api, services, signIn.signInAsSeller, async ({ context }) =>
    sendCookies(context, await signInAsSeller(services, context.req.raw.headers, peerOf(context))),
  )
}
