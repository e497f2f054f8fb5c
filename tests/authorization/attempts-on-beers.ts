import { aBeerForm } from '#tests/robustness/a-beer-form.ts'
import { type Attempt, everybody, sellersOnly } from './attempt.ts'

const OFF_SALE = [
  ['turnedOffId', 'turned off'],
  ['blockedId', 'blocked'],
  ['pastDateId', 'past its date'],
] as const

/** Beers of another brewery. */
export const ATTEMPTS_ON_BEERS: Attempt[] = [
  { call: 'getBeer', says: 'on sale', ask: ({ beerId }) => ({ params: { id: beerId } }), ...everybody(200) },
  ...OFF_SALE.flatMap(([which, says]): Attempt[] => [
    {
      call: 'getBeer',
      says,
      ask: (target) => ({ params: { id: target[which] } }),
      ...everybody('beer-not-found'),
    },
    {
      call: 'changeBeer',
      says,
      ask: (target) => ({ params: { id: target[which] }, body: aBeerForm() }),
      ...sellersOnly('beer-not-found'),
    },
    {
      call: 'changeBeer',
      says: `${says}, its switch`,
      ask: (target) => ({
        params: { id: target[which] },
        body: { companyId: target.companyId, status: true },
      }),
      ...sellersOnly('beer-not-found'),
    },
    {
      call: 'getCart',
      says,
      ask: (target) => ({ cookie: `cart=${target[which].replaceAll('-', '')}.1.450` }),
      ...everybody(200),
      // Whoever had it in their cart is told by name what is gone.
      mayNameBeers: true,
    },
    {
      call: 'createOrder',
      says,
      ask: (target) => ({ body: { products: [{ id: target[which], quantity: 1 }] } }),
      ...{ rival: 'sellers-cannot-buy', buyer: 'beer-not-on-sale', visitor: 'not-signed-in' },
      mayNameBeers: true,
    },
  ]),
  {
    call: 'changeBeer',
    says: 'on sale',
    ask: ({ beerId }) => ({ params: { id: beerId }, body: aBeerForm() }),
    ...sellersOnly('forbidden'),
  },
  ...(['companyId', 'rivalId'] as const).map(
    (which): Attempt => ({
      call: 'changeBeer',
      says: `on sale, its switch, with ${which === 'rivalId' ? 'one’s own' : 'its brewery’s'} id`,
      ask: (target) => ({
        params: { id: target.beerId },
        body: { companyId: target[which], status: false },
      }),
      ...sellersOnly('forbidden'),
    }),
  ),
  {
    call: 'changeBeer',
    says: 'one’s own, given to another brewery',
    ask: ({ rivalBeerId, companyId }) => ({
      params: { id: rivalBeerId },
      body: { ...aBeerForm(), companyId },
    }),
    ...sellersOnly('read-only-field'),
  },
  {
    call: 'publishBeer',
    says: 'in another’s name',
    ask: ({ companyId }) => ({ body: { ...aBeerForm(), userCompanyId: companyId } }),
    ...sellersOnly('forbidden'),
  },
  {
    call: 'publishBeer',
    says: 'for another brewery',
    ask: ({ companyId }) => ({ body: { ...aBeerForm(), companyId } }),
    ...sellersOnly('read-only-field'),
  },
  {
    call: 'publishBeer',
    says: 'over another’s',
    ask: ({ beerId }) => ({ body: { ...aBeerForm(), id: beerId } }),
    ...sellersOnly('read-only-field'),
  },
  ...['listOwnBeers', 'downloadBeers', 'downloadBeersTemplate'].map(
    (call): Attempt => ({
      call,
      ask: ({ companyId }) => ({ params: { id: companyId } }),
      ...sellersOnly('user-not-found'),
    }),
  ),
  ...['listBeers', 'listBestSellers', 'listTopRated', 'listBreweries'].map(
    (call): Attempt => ({ call, ask: () => ({}), ...everybody(200) }),
  ),
  ...['oculto', 'Marcovich'].map(
    (name): Attempt => ({
      call: 'listBeers',
      says: `called ${name}`,
      ask: () => ({ query: `?name=${name}` }),
      ...everybody(200),
    }),
  ),
]
