import * as contract from '#contract/viewings.ts'
import { actorOf } from '../../../http/actor.ts'
import type { Api } from '../../../http/api-context.ts'
import { bind } from '../../../http/bind.ts'
import type { Services } from '../../../services.ts'
import { beginViewing } from './begin-viewing.ts'
import { endViewing } from './end-viewing.ts'
import { listViewings } from './list-viewings.ts'

/** An admin sees the shop as somebody. */
export function viewingsRoutes(api: Api, services: Services) {
  const actor = actorOf(services.env)
  bind(api, services, contract.beginViewing, (call) =>
    beginViewing(services, call.body, actor(call), call.context.req.raw.headers),
  )
  bind(api, services, contract.endViewing, (call) => endViewing(services, call.caller, actor(call)))
  bind(api, services, contract.listViewings, ({ context }) => listViewings(services, context.req.raw.headers))
}
