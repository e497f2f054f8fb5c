import * as contract from '#contract/orders.ts'
import { countCart } from '../../features/cart/count-cart.ts'
import { readCartCookie } from '../../features/cart/read-cart-cookie.ts'
import { keptAgeOf } from '../../http/age-cookie.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { peerAddress } from '../../http/peer-address.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { createOrder } from './create-order.ts'
import { priceAgain } from './price-again.ts'
import { priceCart } from './price-cart.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { settleReturn } from './settle-return.ts'

/** The cart, paying, and what the provider tells us of it. */
export function ordersRoutes(api: Api, services: Services) {
  const { paying } = services
  const peerOf = peerAddress(services.env.TRUSTED_PROXIES)
  bind(api, services, contract.getCart, ({ caller, context }) => {
    // A visitor's cart is theirs too, though nobody knows them.
    context.header('Cache-Control', 'private, no-store')
    return priceCart(services, readCartCookie(context, services.env.publicUrl), {
      caller,
      age: keptAgeOf(context, services.env)?.answer,
      address: peerOf(context),
    })
  })
  bind(api, services, contract.countCart, ({ caller, context }) => {
    context.header('Cache-Control', 'private, no-store')
    const entries = readCartCookie(context, services.env.publicUrl)
    return countCart(services.db, entries, caller, shopDay(services.env))
  })
  bind(api, services, contract.priceAgain, ({ params, caller }) => priceAgain(services, params.id, caller))
  bind(api, services, contract.createOrder, ({ body, caller, context }) =>
    paying.during(() =>
      createOrder(services, caller, body, {
        idempotencyKey: context.req.header('idempotency-key'),
        address: peerOf(context),
        age: keptAgeOf(context, services.env),
      }),
    ),
  )
  bind(api, services, contract.settleReturn, ({ body, caller }) =>
    paying.during(() => settleReturn(services, caller.id, body)),
  )
  bind(api, services, contract.receiveWebhook, ({ query, body, context }) =>
    paying.during(() =>
      receiveWebhook(services, {
        dataId: query['data.id'],
        type: query.type,
        topic: query.topic,
        requestId: context.get('givenRequestId'),
        signature: context.req.header('x-signature') ?? '',
        body,
      }),
    ),
  )
}
