import { TASTES } from '#contract/tastes.ts'
import { aBeerForm } from '#tests/robustness/a-beer-form.ts'
import { everybody, onlyAdmins, onlySellers } from '../answers.ts'
import type { Row } from '../row.ts'
import { OFF_SALE } from './off-sale.ts'

const CALLED = ['oculto', 'Marcovich']

export const BEERS: Row[] = [
  { call: 'listBeers', ask: () => ({}), answers: everybody(200) },
  ...CALLED.map(
    (name): Row => ({
      call: 'listBeers',
      says: `called «${name}»`,
      ask: () => ({ query: `?name=${name}` }),
      answers: everybody(200),
    }),
  ),
  { call: 'suggest', ask: () => ({ query: '?q=oculto' }), answers: everybody(200) },
  ...[
    'listBestSellers',
    'listTopRated',
    'getShopRating',
    'listBreweries',
    'listAllBreweries',
    'getBreweryOfTheMonth',
  ].map((call): Row => ({ call, ask: () => ({}), answers: everybody(200) })),
  {
    call: 'getBeer',
    says: 'on sale',
    ask: ({ beerId }) => ({ params: { id: beerId } }),
    answers: everybody(200),
  },
  ...['listSimilarBeers', 'listBoughtTogether', 'getSurroundings'].flatMap((call) =>
    [['beerId', 'on sale'] as const, ...OFF_SALE].map(
      ([which, says]): Row => ({
        call,
        says,
        ask: (target) => ({ params: { id: target[which] } }),
        answers: everybody(200),
      }),
    ),
  ),
  { call: 'recommend', ask: () => ({}), answers: everybody(200) },
  {
    call: 'recommend',
    says: 'by dials',
    ask: () => ({ query: `?${TASTES.map((taste) => `${taste}=2`).join('&')}` }),
    answers: everybody(200),
  },
  ...OFF_SALE.map(
    ([which, says]): Row => ({
      call: 'getBeer',
      says,
      ask: (target) => ({ params: { id: target[which] } }),
      answers: everybody('beer-not-found', { seller: 200, admin: 200 }),
      deactivated: ['buyer', 'seller', 'admin'],
    }),
  ),
  ...[['beerId', 'on sale'] as const, ...OFF_SALE].map(
    ([which, says]): Row => ({
      call: 'getBeerForAdmin',
      says,
      ask: (target) => ({ params: { id: target[which] } }),
      answers: onlyAdmins(200),
    }),
  ),
  ...['listOwnBeers', 'listOwnProducts', 'downloadBeers', 'downloadBeersTemplate', 'getRoom'].map(
    (call): Row => ({
      call,
      ask: ({ companyId }) => ({ params: { id: companyId } }),
      answers: onlySellers({
        ...{ seller: 200, rivalSeller: 'user-not-found' },
        ...(call === 'listOwnBeers' && { admin: 200 }),
      }),
    }),
  ),
  {
    call: 'listSellerProducts',
    ask: ({ companyId }) => ({ params: { id: companyId } }),
    answers: onlyAdmins(200),
  },
  ...CALLED.flatMap((name): Row[] => [
    {
      call: 'findProducts',
      says: `called «${name}»`,
      ask: () => ({ query: `?q=${name}` }),
      answers: onlyAdmins(200),
    },
    {
      call: 'listOwnBeers',
      says: `called «${name}»`,
      ask: ({ companyId }) => ({ params: { id: companyId }, query: `?q=${name}` }),
      answers: onlySellers({ seller: 200, rivalSeller: 'user-not-found', admin: 200 }),
    },
  ]),
  {
    call: 'publishBeer',
    ask: () => ({ body: aBeerForm() }),
    answers: onlySellers({ seller: 201, rivalSeller: 201 }),
  },
  {
    call: 'publishBeer',
    says: 'as its seller',
    ask: ({ companyId }) => ({ body: { ...aBeerForm(), userCompanyId: companyId } }),
    answers: onlySellers({ seller: 201, rivalSeller: 'forbidden' }),
  },
  {
    call: 'publishBeer',
    says: 'for its brewery',
    ask: ({ companyId }) => ({ body: { ...aBeerForm(), companyId } }),
    answers: onlySellers({ seller: 201, rivalSeller: 'read-only-field' }),
  },
  {
    call: 'publishBeer',
    says: 'over one that is there',
    ask: ({ beerId }) => ({ body: { ...aBeerForm(), id: beerId } }),
    answers: onlySellers({ seller: 'read-only-field', rivalSeller: 'read-only-field' }),
  },
  {
    call: 'changeBeer',
    says: 'on sale',
    ask: ({ beerId }) => ({ params: { id: beerId }, body: aBeerForm() }),
    answers: onlySellers({ seller: 200, rivalSeller: 'forbidden', admin: 200 }),
  },
  ...(['companyId', 'rivalId'] as const).map(
    (which): Row => ({
      call: 'changeBeer',
      says: `on sale, its switch, with the ${which === 'rivalId' ? 'rival’s' : 'brewery’s'} id`,
      ask: (target) => ({
        params: { id: target.beerId },
        body: { companyId: target[which], status: false },
      }),
      answers: onlySellers({
        rivalSeller: 'forbidden',
        ...(which === 'companyId'
          ? { seller: 200, admin: 200 }
          : { seller: 'read-only-field', admin: 'read-only-field' }),
      }),
    }),
  ),
  ...(
    [
      ['beerId', 'its own'],
      ['rivalBeerId', 'with the rival’s beer'],
    ] as const
  ).map(
    ([which, says]): Row => ({
      call: 'changeOwnProducts',
      says,
      ask: (target) => ({
        params: { id: target.companyId },
        body: { rows: [{ id: target[which], edition: 1, price: 3 }] },
      }),
      answers: onlySellers({ seller: 200, rivalSeller: 'user-not-found' }),
    }),
  ),
  ...(
    [
      ['beerId', 'its own'],
      ['rivalBeerId', 'with the rival’s beer'],
    ] as const
  ).map(
    ([which, says]): Row => ({
      call: 'archiveOwnProducts',
      says,
      ask: (target) => ({
        params: { id: target.companyId },
        body: { ids: [target[which]], archived: true },
      }),
      answers: onlySellers({ seller: 200, rivalSeller: 'user-not-found' }),
    }),
  ),
  {
    call: 'changeBeer',
    says: 'the rival’s, given to the brewery',
    ask: ({ rivalBeerId, companyId }) => ({
      params: { id: rivalBeerId },
      body: { ...aBeerForm(), companyId },
    }),
    answers: onlySellers({ seller: 'forbidden', rivalSeller: 'read-only-field', admin: 'read-only-field' }),
  },
  ...OFF_SALE.flatMap(([which, says]): Row[] => [
    {
      call: 'changeBeer',
      says,
      ask: (target) => ({ params: { id: target[which] }, body: aBeerForm() }),
      answers: onlySellers({ seller: 200, rivalSeller: 'beer-not-found', admin: 200 }),
    },
    {
      call: 'changeBeer',
      says: `${says}, its switch`,
      ask: (target) => ({
        params: { id: target[which] },
        body: { companyId: target.companyId, status: true },
      }),
      answers: onlySellers({
        // What an admin has blocked, its seller does not put back on sale.
        seller: which === 'blockedId' ? 'read-only-field' : 200,
        rivalSeller: 'beer-not-found',
        // Nor does an admin what its seller has turned off.
        admin: which === 'turnedOffId' ? 'off-by-seller' : 200,
      }),
    },
  ]),
]
