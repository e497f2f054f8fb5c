import * as contract from '#contract/payout-accounts.ts'
import { actorOf } from '../../http/actor.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { getPayoutAccount } from './get-payout-account.ts'
import { savePayoutAccount } from './save-payout-account.ts'

/** Where breweries are paid to. */
export function payoutAccountsRoutes(api: Api, services: Services) {
  const actor = actorOf(services.env)
  bind(api, services, contract.getPayoutAccount, ({ params, caller }) =>
    getPayoutAccount(services, params.companyId, caller),
  )
  bind(api, services, contract.savePayoutAccount, (call) => {
    const { params, caller, context } = call
    const asked = {
      companyId: params.companyId,
      caller,
      headers: context.req.raw.headers,
      actor: actor(call),
    }
    return savePayoutAccount(services, call.body, asked)
  })
}
