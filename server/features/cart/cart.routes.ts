import * as contract from '#contract/account-cart.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { getAccountCart, joinAccountCart } from './account-cart.ts'

/** The cart that follows its buyer's account; what it costs and what it may be ordered for: journeys/orders. */
export function cartRoutes(api: Api, services: Services) {
  bind(api, services, contract.getAccountCart, ({ caller }) => getAccountCart(services.db, caller.id))
  bind(api, services, contract.joinAccountCart, ({ body, caller }) =>
    joinAccountCart(services, caller.id, body),
  )
}
