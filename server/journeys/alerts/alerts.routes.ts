import * as contract from '#contract/alerts.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { chooseAlerts } from './choose-alerts.ts'
import { getAlerts } from './get-alerts.ts'
import { stopAlerts } from './stop-alerts.ts'

/** Which mails buyers get about what they saved and follow. */
export function alertsRoutes(api: Api, services: Services) {
  bind(api, services, contract.getAlerts, ({ caller }) => getAlerts(services.db, caller.id))
  bind(api, services, contract.chooseAlerts, ({ body, caller }) => chooseAlerts(services, caller.id, body))
  bind(api, services, contract.stopAlerts, ({ query }) => stopAlerts(services.db, query.key))
}
