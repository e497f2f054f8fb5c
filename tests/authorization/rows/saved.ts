import { everybody, onlyBuyers } from '../answers.ts'
import type { Row } from '../row.ts'
import { OFF_SALE } from './off-sale.ts'

const bothBuyers = onlyBuyers({ buyer: 200, otherBuyer: 200 })
/** Whose row it is decides: it names the beer or the brewery, and neither is told who it is. */
const mayTouch = 'the row is the other buyer’s own, and names the brewery or its beer'

export const SAVED: Row[] = [
  { call: 'saveBeer', ask: ({ beerId }) => ({ params: { beerId } }), answers: bothBuyers, mayTouch },
  { call: 'unsaveBeer', ask: ({ beerId }) => ({ params: { beerId } }), answers: bothBuyers },
  { call: 'listSaved', ask: () => ({}), answers: bothBuyers },
  ...OFF_SALE.flatMap(([which, says]): Row[] => [
    {
      call: 'saveBeer',
      says: `a beer ${says}`,
      ask: (target) => ({ params: { beerId: target[which] } }),
      answers: onlyBuyers({ buyer: 'beer-not-found', otherBuyer: 'beer-not-found' }),
    },
    {
      call: 'listSaved',
      says: `a beer ${says}`,
      given: async ({ services, target }) => {
        await services.pool.query(
          `INSERT INTO saved_beers (user_id, beer_id, cents_then)
           SELECT id, $1, 450 FROM users WHERE role = 'Person' ON CONFLICT DO NOTHING`,
          [target[which]],
        )
      },
      ask: () => ({}),
      answers: bothBuyers,
      // Whoever saved it before is told by name what is no longer sold.
      mayNameBeers: true,
    },
  ]),
  { call: 'listSavedIds', ask: () => ({}), answers: bothBuyers },
  {
    call: 'followCompany',
    ask: ({ companyId }) => ({ params: { companyId } }),
    answers: bothBuyers,
    mayTouch,
  },
  { call: 'unfollowCompany', ask: ({ companyId }) => ({ params: { companyId } }), answers: bothBuyers },
  { call: 'listFollowed', ask: () => ({}), answers: bothBuyers },
  { call: 'getAlerts', ask: () => ({}), answers: bothBuyers },
  {
    call: 'chooseAlerts',
    ask: () => ({ body: { restock: true, digest: true } }),
    answers: bothBuyers,
  },
  // Whoever has the key of a mail may stop such mails; of a key that is none nothing is told.
  {
    call: 'stopAlerts',
    says: 'with a key that is none',
    ask: ({ buyerId }) => ({ query: `?key=${buyerId}` }),
    answers: everybody(200),
  },
]
