import * as contract from '#contract/pauses.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { beginPause } from './begin-pause.ts'
import { endPause } from './end-pause.ts'
import { getPause } from './get-pause.ts'

/** A brewery goes away, and comes back. */
export function pausesRoutes(api: Api, services: Services) {
  bind(api, services, contract.getPause, ({ params, caller }) => getPause(services, params.id, caller))
  bind(api, services, contract.beginPause, ({ params, body, caller }) =>
    beginPause(services, params.id, body, caller),
  )
  bind(api, services, contract.endPause, ({ params, caller }) => endPause(services, params.id, caller))
}
