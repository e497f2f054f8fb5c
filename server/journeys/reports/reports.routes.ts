import * as contract from '#contract/reports.ts'
import { actorOf } from '../../http/actor.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { peerAddress } from '../../http/peer-address.ts'
import type { Services } from '../../services.ts'
import { decideReport } from './decide-report.ts'
import { listReportedThings } from './list-reported-things.ts'
import { reportThing } from './report-thing.ts'

/** What anybody reports, and admins decide. */
export function reportsRoutes(api: Api, services: Services) {
  const { env, reports } = services
  const actor = actorOf(env)
  const peerOf = peerAddress(env.TRUSTED_PROXIES)
  bind(api, services, contract.reportThing, ({ body, context }) =>
    reportThing(services, body, peerOf(context)),
  )
  bind(api, services, contract.listReportedThings, ({ query }) => listReportedThings(reports.db, query))
  bind(api, services, contract.decideReport, (call) =>
    decideReport(services, call.params.id, call.body, { actor: actor(call), caller: call.caller }),
  )
}
