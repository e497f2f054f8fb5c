import * as contract from '#contract/profiles.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { getCompany } from './get-company.ts'

/** A brewery's page: the company and its beers in one call (specification section 7). */
export function companyPageRoutes(api: Api, services: Services) {
  bind(api, services, contract.getCompany, ({ params, caller }) => getCompany(services, params.id, caller))
}
