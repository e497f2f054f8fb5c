import * as contract from '#contract/surroundings.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { createGetSurroundings } from './get-surroundings.ts'

/** What a beer's page shows around the beer. */
export function surroundingsRoutes(api: Api, services: Services) {
  const getSurroundings = createGetSurroundings(services)
  bind(api, services, contract.getSurroundings, ({ params, context }) => getSurroundings(params.id, context))
}
