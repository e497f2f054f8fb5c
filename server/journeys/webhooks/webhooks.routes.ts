import * as contract from '#contract/webhooks.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { addWebhook } from './add-webhook.ts'
import { changeWebhook } from './change-webhook.ts'
import { getWebhook } from './get-webhook.ts'
import { listWebhooks } from './list-webhooks.ts'
import { removeWebhook } from './remove-webhook.ts'
import { renewSecret } from './renew-secret.ts'
import { sendAgain } from './send-again.ts'
import { testWebhook } from './test-webhook.ts'
import { turnWebhook } from './turn-webhook.ts'

/** Where a brewery's own programs are told what happens. */
export function webhooksRoutes(api: Api, services: Services) {
  bind(api, services, contract.listWebhooks, ({ params, caller }) =>
    listWebhooks(services.db, params.id, caller),
  )
  bind(api, services, contract.addWebhook, ({ params, body, caller }) =>
    addWebhook(services, params.id, body, caller),
  )
  bind(api, services, contract.getWebhook, ({ params, query, caller }) =>
    getWebhook(services, params, query.pag, caller),
  )
  bind(api, services, contract.changeWebhook, ({ params, body, caller }) =>
    changeWebhook(services, params, body, caller),
  )
  bind(api, services, contract.turnWebhook, ({ params, body, caller }) =>
    turnWebhook(services, params, body.on, caller),
  )
  bind(api, services, contract.renewWebhookSecret, ({ params, caller }) =>
    renewSecret(services, params, caller),
  )
  bind(api, services, contract.testWebhook, ({ params, caller }) => testWebhook(services, params, caller))
  bind(api, services, contract.sendWebhookAgain, ({ params, caller }) => sendAgain(services, params, caller))
  bind(api, services, contract.removeWebhook, ({ params, caller }) => removeWebhook(services, params, caller))
}
