import * as contract from '#contract/checkout.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { peerAddress } from '../../http/peer-address.ts'
import type { Services } from '../../services.ts'
import { createOrder } from './create-order.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { settleReturn } from './settle-return.ts'

/** Paying, and what the provider tells us of it. */
export function checkoutRoutes(api: Api, services: Services) {
  const peerOf = peerAddress(services.env.TRUSTED_PROXIES)
  bind(api, services, contract.createOrder, ({ body, caller, context }) =>
    createOrder(services, caller, body, {
      idempotencyKey: context.req.header('idempotency-key'),
      address: peerOf(context),
    }),
  )
  bind(api, services, contract.settleReturn, ({ body, caller }) => settleReturn(services, caller.id, body))
  bind(api, services, contract.receiveWebhook, ({ query, body, context }) =>
    receiveWebhook(services, {
      paymentId: query['data.id'],
      type: query.type,
      requestId: context.get('givenRequestId'),
      signature: context.req.header('x-signature') ?? '',
      body,
    }),
  )
}
