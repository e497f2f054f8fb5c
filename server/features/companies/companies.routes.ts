import * as contract from '#contract/identity.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { peerAddress } from '../../http/peer-address.ts'
import type { Services } from '../../services.ts'
import { signUpCompany } from './sign-up-company.ts'

/** The calls of sellers (specification section 7). */
export function companiesRoutes(api: Api, services: Services) {
  const peerOf = peerAddress(services.env.TRUSTED_PROXIES)
  bind(api, services, contract.signUpCompany, ({ body, context }) =>
    signUpCompany(services, body, peerOf(context)),
  )
}
