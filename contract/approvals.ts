import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { reasonGiven, uuid } from './fields.ts'

/**
 * New breweries that an admin looks at before they sell, where the operator wants that (APPROVE_NEW_BREWERIES). Refusing one is
 * switching it off.
 */

export const approval = z.object({
  since: z.string().describe('ISO instant since when it waits to be looked at'),
  asked: z.string().describe('What an admin asked it meanwhile; else empty'),
})
export type Approval = z.output<typeof approval>

const params = z.object({ id: z.string() })

export const approveCompany = endpoint({
  method: 'PUT',
  path: '/admin/companies/{id}/approval',
  summary:
    'Says that a company that waits to be looked at may sell: its beers are on sale from now on, as far as their own switches say, and it is mailed. Repeating it changes nothing; 409 while it is switched off.',
  access: ['Admin'],
  params,
  response: z.object({ companyId: uuid, approval: approval.nullable() }),
  status: 200,
})

export const askCompany = endpoint({
  method: 'PUT',
  path: '/admin/companies/{id}/question',
  summary:
    'Asks a company that waits to be looked at for something: it is mailed these words, and reads them on its day. The same words again change nothing; 409 when it does not wait, or is switched off.',
  access: ['Admin'],
  params,
  body: z.strictObject({ words: reasonGiven }),
  response: z.object({ companyId: uuid, approval: approval.nullable() }),
  status: 200,
})
