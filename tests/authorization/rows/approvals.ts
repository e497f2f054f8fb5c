import { eq } from 'drizzle-orm'
import { companies } from '#database/schema.ts'
import { onlyAdmins } from '../answers.ts'
import type { Row, Shop } from '../row.ts'

/** The brewery, as if it had just come and waited to be looked at. */
async function itWaits({ services, target: { companyId } }: Shop) {
  await services.db.update(companies).set({ waitsSince: new Date() }).where(eq(companies.id, companyId))
  return { id: companyId }
}

/** New breweries that are looked at before they sell. */
export const APPROVALS: Row[] = [
  {
    call: 'approveCompany',
    given: itWaits,
    ask: ({ companyId }) => ({ params: { id: companyId } }),
    answers: onlyAdmins(200),
  },
  {
    call: 'askCompany',
    given: itWaits,
    ask: ({ companyId }) => ({ params: { id: companyId }, body: { words: 'Mándanos la habilitación.' } }),
    answers: onlyAdmins(200),
  },
]
