import * as contract from '#contract/brewery-health.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { getHealth } from './get-health.ts'
import { listHealth } from './list-health.ts'

/** How breweries do as those that send, for admins. */
export function healthRoutes(api: Api, services: Services) {
  const { db } = services
  bind(api, services, contract.listHealth, ({ query }) => listHealth(db, query))
  bind(api, services, contract.getHealth, ({ params }) => getHealth(db, params.id))
}
