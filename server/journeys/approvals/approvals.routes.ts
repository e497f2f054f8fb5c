import * as contract from '#contract/approvals.ts'
import { actorOf } from '../../http/actor.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { approveCompany } from './approve-company.ts'
import { askCompany } from './ask-company.ts'

/** New breweries that are looked at before they sell. */
export function approvalsRoutes(api: Api, services: Services) {
  const actor = actorOf(services.env)
  bind(api, services, contract.approveCompany, (call) =>
    approveCompany(services, call.params.id, actor(call)),
  )
  bind(api, services, contract.askCompany, (call) =>
    askCompany(services, call.params.id, call.body.words, actor(call)),
  )
}
