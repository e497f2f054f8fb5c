import { exchangeRates } from '#database/schema.ts'
import { TEST_RATES } from '#tests/factories/test-rates.ts'
import { onlyAdmins } from '../answers.ts'
import type { Row } from '../row.ts'

const reason = 'feriado'

export const EXCHANGE_RATES: Row[] = [
  { call: 'listRates', ask: () => ({}), answers: onlyAdmins(200) },
  {
    call: 'typeRate',
    ask: () => ({ body: { rate: '1400', seen: TEST_RATES.ARS, reason } }),
    answers: onlyAdmins(201),
  },
  {
    call: 'judgeRate',
    given: async ({ services: { db } }) => {
      const far = { currency: 'ARS', rate: '2000', source: 'mercado-pago', state: 'waiting' } as const
      const [rate] = await db.insert(exchangeRates).values(far).returning()
      return { id: rate!.id }
    },
    ask: ({ made }) => ({ params: { id: made.id! }, body: { verdict: 'take', reason } }),
    answers: onlyAdmins(200),
  },
]
