import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { optionalText, pageNumber, uuid } from './fields.ts'
import { HEALTH_SORTS } from './health-sorts.ts'
import {
  ADMIN_ROWS_PER_PAGE,
  HEALTH_DAYS,
  HEALTH_LEAST_PARCELS,
  PARCEL_LATE_DAYS,
  SEARCH_MAX_CHARACTERS,
} from './limits.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** How a brewery does as one that sends: of the parcels that were paid in the last days. Money is dollars, shares are percent. */

const share = z
  .number()
  .nullable()
  .describe(`Percent; null where there are fewer than ${HEALTH_LEAST_PARCELS} to be judged`)

const breweryHealth = z.object({
  companyId: uuid,
  company: z.string(),
  parcels: z.number().describe('Paid in these days'),
  judged: z
    .number()
    .describe(
      `Those of them that were sent, or should have been: not the cancelled, the refunded before they left, those that the payment provider asked to keep, nor those whose ${PARCEL_LATE_DAYS} days are not over`,
    ),
  late: z.number().describe(`Those of the judged that nobody sent within ${PARCEL_LATE_DAYS} days`),
  latePercent: share,
  sold: z.number(),
  refunded: z.number().describe('What of it went back or is on its way, whatever for'),
  refundedPercent: share,
  complaints: z.number(),
  complaintsPercent: share.describe('Complaints for every 100 parcels'),
  escalated: z.number().describe('Complaints that came before the administration'),
  asked: z.number().describe('Messages and complaints of buyers that wanted an answer'),
  unanswered: z.number().describe('Those of them that have none yet, or never had'),
  hours: z
    .number()
    .nullable()
    .describe(
      'Half were answered within so many hours; those without an answer wait until now. Null: nobody asked',
    ),
  rating: z.number().nullable().describe('The mean of all reviews of its beers; null: none'),
  reviews: z.number(),
  countedAt: z
    .string()
    .nullable()
    .describe('ISO instant of when all of this was counted: once an hour; null before it ever was'),
})
export type BreweryHealth = z.output<typeof breweryHealth>

export const listHealth = endpoint({
  method: 'GET',
  path: '/admin/health',
  summary: `How each brewery that somebody sells for, or that sold in the last ${HEALTH_DAYS} days, does as one that sends: late parcels, money that went back, complaints, how soon it answers, its rating. ${ADMIN_ROWS_PER_PAGE} a page, the highest late share first unless \`sort\` says otherwise; what is not told stands last either way. \`q\` finds names, \`enough\` leaves out breweries with fewer than ${HEALTH_LEAST_PARCELS} parcels.`,
  access: ['Admin'],
  query: z.strictObject({
    q: optionalText(SEARCH_MAX_CHARACTERS),
    enough: z
      .enum(['', '1'], said(formTexts.notOffered))
      .transform((enough) => enough === '1')
      .optional(),
    sort: z
      .enum(['', ...HEALTH_SORTS], said(formTexts.notOffered))
      .transform((sort) => sort || undefined)
      .optional(),
    dir: z
      .enum(['', 'asc', 'desc'], said(formTexts.notOffered))
      .transform((dir) => dir || undefined)
      .optional(),
    pag: pageNumber,
  }),
  response: z.object({
    breweries: z.array(breweryHealth),
    total: z.number(),
    totalPages: z.number(),
  }),
  status: 200,
})

export const getHealth = endpoint({
  method: 'GET',
  path: '/admin/companies/{id}/health',
  summary: `The same of one brewery, whether it sold anything or not, of the last ${HEALTH_DAYS} days.`,
  access: ['Admin'],
  params: z.object({ id: z.string() }),
  response: breweryHealth,
  status: 200,
})
