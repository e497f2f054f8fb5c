import * as contract from '#contract/contact.ts'
import * as messages from '#contract/contact-messages.ts'
import { actorOf } from '../../http/actor.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { peerAddress } from '../../http/peer-address.ts'
import type { Services } from '../../services.ts'
import { answerMessage } from './answer-message.ts'
import { getMessage } from './get-message.ts'
import { listMessages } from './list-messages.ts'
import { markMessage } from './mark-message.ts'
import { sendContactMessage } from './send-contact-message.ts'

/** What people write to the shop (specification section 7), and admins read. */
export function contactRoutes(api: Api, services: Services) {
  const { db } = services
  const actor = actorOf(services.env)
  const peerOf = peerAddress(services.env.TRUSTED_PROXIES)
  bind(api, services, contract.sendContactMessage, ({ body, caller, context }) =>
    sendContactMessage(services, body, caller, peerOf(context)),
  )
  bind(api, services, messages.listMessages, ({ query }) => listMessages(services.reports.db, query))
  bind(api, services, messages.getMessage, ({ params }) => getMessage(db, params.id))
  bind(api, services, messages.answerMessage, (call) =>
    answerMessage(services, call.params.id, call.body, actor(call)),
  )
  bind(api, services, messages.markMessage, (call) =>
    markMessage(db, call.params.id, call.body.done, actor(call)),
  )
}
