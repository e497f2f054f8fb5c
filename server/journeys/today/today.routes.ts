import * as adminToday from '#contract/admin-today.ts'
import * as contract from '#contract/today.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { countWaits } from './count-waits.ts'
import { getAdminToday } from './get-admin-today.ts'
import { getToday } from './get-today.ts'

/** The first page of a brewery's and of an operator's day. */
export function todayRoutes(api: Api, services: Services) {
  bind(api, services, contract.getToday, ({ params, caller }) => getToday(services, params.id, caller))
  bind(api, services, contract.countWaits, ({ caller }) => countWaits(services.db, caller))
  bind(api, services, adminToday.getAdminToday, () => getAdminToday(services))
}
