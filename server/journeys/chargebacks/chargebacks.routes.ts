import * as contract from '#contract/chargebacks.ts'
import { actorOf } from '../../http/actor.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { takeDocuments } from './take-documents.ts'

/** What admins send against money that a bank asks back. */
export function chargebacksRoutes(api: Api, services: Services) {
  const actor = actorOf(services.env)
  bind(api, services, contract.documentChargeback, (call) =>
    takeDocuments(services, call.params.id, call.body, actor(call)),
  )
}
