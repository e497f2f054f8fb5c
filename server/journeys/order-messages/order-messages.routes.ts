import * as contract from '#contract/order-messages.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { peerAddress } from '../../http/peer-address.ts'
import type { Services } from '../../services.ts'
import { getPicture } from './get-picture.ts'
import { getThread } from './get-thread.ts'
import { listThreads } from './list-threads.ts'
import { readThread } from './read-thread.ts'
import { writeMessage } from './write-message.ts'

/** What buyers and breweries write each other about an order. */
export function orderMessagesRoutes(api: Api, services: Services) {
  const { db, reports } = services
  const peerOf = peerAddress(services.env.TRUSTED_PROXIES)
  bind(api, services, contract.getOrderThread, ({ params, query, caller }) =>
    getThread(db, params, query.pag, caller),
  )
  bind(api, services, contract.writeOrderMessage, ({ params, body, caller, context }) =>
    writeMessage(services, params, body, { caller, address: peerOf(context) }),
  )
  bind(api, services, contract.readOrderThread, ({ params, body, caller }) =>
    readThread(db, params, body, caller),
  )
  bind(api, services, contract.getOrderMessagePicture, ({ params, query, caller }) =>
    getPicture(services, params, query.size ?? 'whole', caller),
  )
  bind(api, services, contract.listOrderThreads, ({ params, query, caller }) =>
    listThreads(reports.db, params.id, query, caller),
  )
}
