import * as contract from '#contract/audit.ts'
import { listToldActs as toldActs } from '#contract/told-acts.ts'
import { actorOf } from '../../http/actor.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { downloadAudit } from './download-audit.ts'
import { listAudit } from './list-audit.ts'
import { listToldActs } from './list-told-acts.ts'

/** What admins did: all of it to admins, and to everybody what was done to their things. */
export function auditRoutes(api: Api, services: Services) {
  const actor = actorOf(services.env)
  bind(api, services, contract.listAudit, ({ query }) => listAudit(services, query))
  bind(api, services, contract.downloadAudit, (call) => downloadAudit(services, call.query, actor(call)))
  bind(api, services, toldActs, ({ query, caller, context }) =>
    listToldActs(services, query, caller, context.req.raw.headers),
  )
}
