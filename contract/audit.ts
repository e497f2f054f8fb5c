import { z } from 'zod'
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from './audit-actions.ts'
import { endpoint } from './endpoint.ts'
import { optionalText, pageNumber, queryDay, queryId, uuid } from './fields.ts'
import { ADMIN_ROWS_PER_PAGE, AUDIT_SUBJECT_MAX_CHARACTERS, SEARCH_MAX_CHARACTERS } from './limits.ts'
import { namedValues } from './plain-values.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** What admins did, and how it is found again. */

const filters = z.strictObject({
  q: optionalText(SEARCH_MAX_CHARACTERS).describe('Part of a name, a reason, a value or an id'),
  action: z
    .enum(['', ...AUDIT_ACTIONS], said(formTexts.notOffered))
    .transform((action) => action || undefined)
    .optional(),
  kind: z
    .enum(['', ...AUDIT_SUBJECTS], said(formTexts.notOffered))
    .transform((kind) => kind || undefined)
    .optional(),
  subject: optionalText(AUDIT_SUBJECT_MAX_CHARACTERS).describe('The id of what it was done to'),
  actor: queryId.describe('The admin who did it'),
  from: queryDay,
  to: queryDay,
})
export type AuditFilters = z.output<typeof filters>

const auditEntry = z.object({
  id: uuid,
  at: z.string().describe('ISO instant'),
  actor: z.object({ id: uuid, name: z.string(), email: z.string() }),
  action: z.string().describe(AUDIT_ACTIONS.join(', ')),
  subject: z.object({
    kind: z.string().describe(AUDIT_SUBJECTS.join(', ')),
    id: z.string(),
    name: z.string().nullable().describe('As it was then; null once an erasure has emptied it'),
  }),
  reason: z.string().nullable(),
  before: namedValues.describe('Of changed fields alone, personal ones included while they are kept'),
  after: namedValues,
  facts: namedValues.describe('What else is known: amounts, counts'),
  from: z
    .object({ address: z.string(), browser: z.string() })
    .nullable()
    .describe('Where the admin acted from'),
  requestId: z.string(),
})
export type AuditEntry = z.output<typeof auditEntry>

/** What entries name by its id, as it is now; what is gone is in none of these. */
const auditThings = z.object({
  names: z
    .record(z.string(), z.string())
    .describe('Of beers and companies in `facts`, `before` and `after`, by id'),
  breweries: z
    .record(z.string(), z.object({ id: uuid, name: z.string() }))
    .describe('Of the beers that entries are about, by the beer’s id'),
  there: z.array(z.string()).describe('The ids of those subjects that still have a page'),
})
export type AuditThings = z.output<typeof auditThings>

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  summary: `What admins did, newest first, ${ADMIN_ROWS_PER_PAGE} a page. \`actors\` are all who ever did something.`,
  access: ['Admin'],
  query: filters.extend({ pag: pageNumber }),
  response: z.object({
    entries: z.array(auditEntry),
    total: z.number(),
    totalPages: z.number(),
    actors: z.array(z.object({ id: uuid, email: z.string() })),
    ...auditThings.shape,
  }),
  status: 200,
})

export const downloadAudit = endpoint({
  method: 'GET',
  path: '/admin/audit.csv',
  summary:
    'The same entries as a file for spreadsheets, newest first, whatever their number: in the shop’s time and the reader’s language.',
  access: ['Admin'],
  query: filters,
  response: z.custom<Response>(),
  answers: 'csv',
  status: 200,
})
