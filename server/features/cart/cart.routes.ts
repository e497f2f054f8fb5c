import { getCart as call } from '#contract/checkout.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { getCart } from './get-cart.ts'
import { readCartCookie } from './read-cart-cookie.ts'

export function cartRoutes(api: Api, services: Services) {
  bind(api, services, call, ({ caller, context }) => {
    // A visitor's cart is theirs too, though nobody knows them.
    context.header('Cache-Control', 'private, no-store')
    return getCart(
      services.db,
      readCartCookie(context, services.env.publicUrl),
      caller,
      shopDay(services.env),
    )
  })
}
