import { listCountries } from '#contract/countries.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'

/** Where people may live who sign up here (specification section 7). */
export function countriesRoutes(api: Api, services: Services) {
  bind(api, services, listCountries, () => [...services.countries.list()])
}
