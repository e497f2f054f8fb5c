import { z } from 'zod'
import { decidedListFacts, decidedListQuery } from './decided-lists.ts'
import { endpoint } from './endpoint.ts'
import { emailAddress, optionalText, reasonGiven, uuid } from './fields.ts'
import { ADMIN_ROWS_PER_PAGE, KEPT_DAYS, REPORT_MAX_CHARACTERS, REPORT_VOICES } from './limits.ts'
import { REPORT_DECISIONS, REPORT_REASONS, REPORTED_THINGS } from './report-words.ts'
import * as formTexts from './texts/form.ts'
import * as removalsTexts from './texts/removals.ts'
import { said } from './texts/said.ts'

/** Beers, breweries and reviews that anybody reports, and what the administration decides about them. */

/** Page and API alike. */
export const reportForm = z.strictObject({
  kind: z.enum(REPORTED_THINGS, said(formTexts.notOffered)),
  subject: uuid,
  reason: z.enum(REPORT_REASONS, said(removalsTexts.noReason)),
  // Forms send a line's end as two characters, which the page counts as one.
  words: z
    .string()
    .optional()
    .transform((value) => value?.replaceAll('\r\n', '\n'))
    .pipe(optionalText(REPORT_MAX_CHARACTERS))
    .optional(),
  email: z
    .string()
    .optional()
    .transform((value) => value?.trim() || undefined)
    .pipe(emailAddress.optional())
    .optional(),
})

export const reportThing = endpoint({
  method: 'POST',
  path: '/reports',
  summary:
    'Reports a beer, a brewery or a review, without logging in: answered alike whether there is such a thing or not. Nothing is kept of who asks but what they write; whoever leaves an e-mail is mailed the decision. 429 after too many from one address.',
  access: 'anyone',
  body: reportForm,
  response: z.object({ message: z.string() }),
  status: 201,
})

const instant = z.string().describe('ISO instant')

const reportedThing = z.object({
  id: uuid,
  kind: z.enum(REPORTED_THINGS),
  subject: uuid.describe('The beer’s, company’s or review’s id'),
  name: z.string().describe('Of a review its beer’s name'),
  comment: z.string().describe('What a review says; else empty'),
  beerId: uuid.nullable().describe('The beer, or the one that is reviewed'),
  company: z.object({ id: uuid, company: z.string() }).describe('Whose it is, or itself'),
  shown: z.boolean().describe('No admin has taken it down'),
  times: z.number(),
  reasons: z
    .array(z.object({ reason: z.enum(REPORT_REASONS), times: z.number() }))
    .describe('Most often first'),
  first: instant,
  newest: instant,
  voices: z
    .array(z.object({ reason: z.enum(REPORT_REASONS), words: z.string(), date: instant }))
    .describe(
      `The newest words, ${REPORT_VOICES.shown} at most, and then the first; none ${KEPT_DAYS.decidedReports} days after the decision`,
    ),
  decision: z.enum(REPORT_DECISIONS).nullable().describe('Null while it waits for an admin'),
  decided: instant.nullable(),
})
export type ReportedEntry = z.output<typeof reportedThing>

export const listReportedThings = endpoint({
  method: 'GET',
  path: '/admin/reports',
  summary: `What people reported, an entry a thing however often it was: those that wait, most often reported first, or those that are decided, newest first; ${ADMIN_ROWS_PER_PAGE} a page; with \`id\` that one of them alone.`,
  access: ['Admin'],
  query: decidedListQuery.extend({ id: uuid.optional() }),
  response: z.object({ reports: z.array(reportedThing), ...decidedListFacts }),
  status: 200,
})

export const decideReport = endpoint({
  method: 'POST',
  path: '/admin/reports/{id}/decision',
  summary:
    'Decides about what was reported: `taken-down` switches the beer or the brewery off, or hides the review, as the calls of those do, and tells whose it is the reason; `left` changes nothing. Whoever left an e-mail is mailed what was decided, without the reason. `times` is how often it was reported as the list showed it: 409 where `left` would also answer what came since. Repeating it changes nothing; 409 when it was decided otherwise.',
  access: ['Admin'],
  params: z.object({ id: z.string() }),
  body: z.strictObject({
    decision: z.enum(REPORT_DECISIONS, said(formTexts.notOffered)),
    reason: reasonGiven,
    times: z.int().min(1),
  }),
  response: z.object({ id: uuid, decision: z.enum(REPORT_DECISIONS) }),
  status: 200,
})
