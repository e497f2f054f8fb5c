import { DESTINATIONS } from '#tests/factories/a-payout-destination.ts'
import { onlySellers } from '../answers.ts'
import type { Row } from '../row.ts'
import { withSellersAuthenticator } from './second-factor.ts'

export const PAYOUT_ACCOUNTS: Row[] = [
  {
    call: 'getPayoutAccount',
    ask: ({ companyId }) => ({ params: { companyId } }),
    answers: onlySellers({ seller: 200, rivalSeller: 'forbidden', admin: 200 }),
  },
  {
    call: 'savePayoutAccount',
    says: 'with the brewery’s authenticator',
    given: withSellersAuthenticator,
    ask: ({ companyId, made }) => ({
      params: { companyId },
      body: { destination: DESTINATIONS['ar-bank'], proof: { code: made.code } },
    }),
    answers: onlySellers({ seller: 200, rivalSeller: 'forbidden' }),
  },
  {
    call: 'savePayoutAccount',
    says: 'without a second factor',
    ask: ({ companyId }) => ({
      params: { companyId },
      body: { destination: DESTINATIONS['ar-bank'], proof: { code: '123456' } },
    }),
    answers: onlySellers({ seller: 'second-factor-off', rivalSeller: 'forbidden' }),
  },
]
