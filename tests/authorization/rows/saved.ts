import { onlyBuyers } from '../answers.ts'
import type { Row } from '../row.ts'
import { OFF_SALE } from './off-sale.ts'

const bothBuyers = onlyBuyers({ buyer: 200, otherBuyer: 200 })

export const SAVED: Row[] = [
  {
    call: 'saveBeer',
    ask: ({ beerId }) => ({ params: { beerId } }),
    answers: bothBuyers,
  },
  { call: 'unsaveBeer', ask: ({ beerId }) => ({ params: { beerId } }), answers: bothBuyers },
  ...OFF_SALE.map(
    ([which, says]): Row => ({
      call: 'saveBeer',
      says: `a beer ${says}`,
      ask: (target) => ({ params: { beerId: target[which] } }),
      answers: onlyBuyers({ buyer: 'beer-not-found', otherBuyer: 'beer-not-found' }),
    }),
  ),
  { call: 'listSaved', ask: () => ({}), answers: bothBuyers },
  { call: 'listSavedIds', ask: () => ({}), answers: bothBuyers },
  { call: 'followCompany', ask: ({ companyId }) => ({ params: { companyId } }), answers: bothBuyers },
  { call: 'unfollowCompany', ask: ({ companyId }) => ({ params: { companyId } }), answers: bothBuyers },
  { call: 'listFollowed', ask: () => ({}), answers: bothBuyers },
]
