import { everybody, onlyBuyers, signedIn } from '../answers.ts'
import type { Row } from '../row.ts'
import { OFF_SALE } from './off-sale.ts'

const bothBuyers = onlyBuyers({ buyer: 200, otherBuyer: 200 })

export const CARTS: Row[] = [
  { call: 'getAccountCart', ask: () => ({}), answers: bothBuyers },
  { call: 'joinAccountCart', ask: () => ({ body: { entries: '', seen: '' } }), answers: bothBuyers },
  {
    call: 'getCart',
    ask: ({ beerId }) => ({ cookie: `cart=${beerId.replaceAll('-', '')}.1.450` }),
    answers: everybody(200),
  },
  {
    call: 'countCart',
    ask: ({ beerId }) => ({ cookie: `cart=${beerId.replaceAll('-', '')}.1.450` }),
    answers: everybody(200),
  },
  {
    call: 'createOrder',
    ask: ({ beerId }) => ({ body: { products: [{ id: beerId, quantity: 1 }] } }),
    answers: signedIn('sellers-cannot-buy', { buyer: 201, otherBuyer: 201 }),
    mayTouch: 'an order holds units of a beer',
  },
  ...OFF_SALE.flatMap(([which, says]): Row[] => [
    {
      call: 'getCart',
      says: `a beer ${says}`,
      ask: (target) => ({ cookie: `cart=${target[which].replaceAll('-', '')}.1.450` }),
      answers: everybody(200),
      // Whoever had it in their cart is told by name what is gone.
      mayNameBeers: true,
    },
    {
      call: 'createOrder',
      says: `a beer ${says}`,
      ask: (target) => ({ body: { products: [{ id: target[which], quantity: 1 }] } }),
      answers: signedIn('sellers-cannot-buy', { buyer: 'beer-not-on-sale', otherBuyer: 'beer-not-on-sale' }),
      mayNameBeers: true,
    },
  ]),
]
