import * as contract from '#contract/contact.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { peerAddress } from '../../http/peer-address.ts'
import type { Services } from '../../services.ts'
import { sendContactMessage } from './send-contact-message.ts'

/** What people write to the shop (specification section 7). */
export function contactRoutes(api: Api, services: Services) {
  const peerOf = peerAddress(services.env.TRUSTED_PROXIES)
  bind(api, services, contract.sendContactMessage, ({ body, caller, context }) =>
    sendContactMessage(services, body, caller, peerOf(context)),
  )
}
