import { listSaved as call } from '#contract/saved.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { listSaved } from './list-saved.ts'

/** What a buyer saved, as the catalogue shows it. */
export function savedListRoutes(api: Api, services: Services) {
  bind(api, services, call, ({ query, caller }) => listSaved(services, caller.id, query))
}
