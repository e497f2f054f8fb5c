import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { text, uuid } from './fields.ts'
import { VIEWING, VIEWINGS_SHOWN } from './limits.ts'
import { said } from './texts/said.ts'
import * as viewingTexts from './texts/viewing.ts'

/** An admin sees the shop as a buyer or a brewery for a while, and changes nothing (docs/decisions/0114-see-as.md). */

const { least, most } = VIEWING.reasonCharacters

const begun = z.object({
  role: z.enum(['Person', 'Company']),
  id: uuid.describe('Of the buyer, or of the company'),
  until: z.string().describe('ISO instant'),
})

export const beginViewing = endpoint({
  method: 'POST',
  path: '/admin/viewings',
  summary: `From now on the admin’s session sees the shop as this buyer or this company’s owner, for ${VIEWING.minutes} minutes, and changes nothing: what is not a GET is refused, and what stands in no list of what may be seen. One that was open ends. 404 for admins, who is switched off or deleted, and a company that nobody logs in for.`,
  access: ['Admin'],
  body: z.strictObject({
    id: uuid.describe('The id of a buyer, or of a company'),
    reason: text(most, said(viewingTexts.reasonMissing)).min(
      least,
      said(viewingTexts.reasonTooShort, { min: least }),
    ),
  }),
  response: begun,
  status: 201,
})

export const endViewing = endpoint({
  method: 'DELETE',
  path: '/viewing',
  summary:
    'Ends what beginViewing began, and answers whom it showed; null where they are gone. The same answer once it is over. For admins; 404 for one who never saw as anybody.',
  access: 'signed-in',
  response: begun.omit({ until: true }).nullable(),
  status: 200,
})

const viewing = z.object({
  id: uuid,
  by: z.string().describe('The first name of who saw it; empty once their account is gone'),
  begunAt: z.string().describe('ISO instant'),
  until: z.string().describe('ISO instant: when it ended, or will at the latest'),
  reason: z.string().describe('As the admin wrote it'),
})
export type Viewing = z.output<typeof viewing>

export const listViewings = endpoint({
  method: 'GET',
  path: '/account/viewings',
  summary: `When an admin saw the shop as the session’s user, and why: newest first, at most ${VIEWINGS_SHOWN}.`,
  access: 'signed-in',
  response: z.object({
    viewings: z.array(viewing),
    hasMore: z.boolean().describe('There are older ones; `GET /account/data` has them all'),
  }),
  status: 200,
})
