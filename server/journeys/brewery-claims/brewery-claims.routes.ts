import * as contract from '#contract/brewery-claims.ts'
import { actorOf } from '../../http/actor.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { peerAddress } from '../../http/peer-address.ts'
import type { Services } from '../../services.ts'
import { claimBrewery } from './claim-brewery.ts'
import { confirmClaim } from './confirm-claim.ts'
import { decideClaim } from './decide-claim.ts'
import { getLinkedClaim } from './find-linked-claim.ts'
import { listClaims } from './list-claims.ts'
import { takeOver } from './take-over.ts'

/** How an imported brewery comes to its owner. */
export function breweryClaimsRoutes(api: Api, services: Services) {
  const { env, reports } = services
  const actor = actorOf(env)
  const peerOf = peerAddress(env.TRUSTED_PROXIES)
  bind(api, services, contract.claimBrewery, ({ params, body, context }) =>
    claimBrewery(services, params.id, body, peerOf(context)),
  )
  bind(api, services, contract.getBreweryClaim, ({ query, context }) =>
    getLinkedClaim(services, query.token, peerOf(context)),
  )
  bind(api, services, contract.confirmBreweryClaim, ({ body, context }) =>
    confirmClaim(services, body.token, peerOf(context)),
  )
  bind(api, services, contract.takeOverBrewery, ({ body, context }) =>
    takeOver(services, body, peerOf(context)),
  )
  bind(api, services, contract.listBreweryClaims, ({ query }) => listClaims(reports.db, query))
  bind(api, services, contract.decideBreweryClaim, (call) =>
    decideClaim(services, call.params.id, call.body, actor(call)),
  )
}
