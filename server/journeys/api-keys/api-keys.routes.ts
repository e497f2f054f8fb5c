import * as contract from '#contract/api-keys.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { listKeys } from './list-keys.ts'
import { makeKey } from './make-key.ts'
import { revokeKey } from './revoke-key.ts'

/** A brewery makes and revokes the keys of its programs. */
export function apiKeysRoutes(api: Api, services: Services) {
  bind(api, services, contract.listApiKeys, ({ params, caller }) => listKeys(services, params.id, caller))
  bind(api, services, contract.makeApiKey, ({ params, body, caller }) =>
    makeKey(services, params.id, body, caller),
  )
  bind(api, services, contract.revokeApiKey, ({ params, caller }) => revokeKey(services, params, caller))
}
