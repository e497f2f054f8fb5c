import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageNumber } from './fields.ts'
import { ADMIN_ROWS_PER_PAGE, FRUITLESS_DAYS } from './limits.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** What people look for and the shop does not have, as admins read it: words and how often, and nobody's name. */

/** The last so many days that are looked at. */
const PERIODS = ['7', '30', '90'] as const
/** Nothing was found, or only beers with some of the words. */
const KINDS = ['none', 'some'] as const

export const fruitlessSearch = z.object({
  words: z.string().describe('As they are looked for: lower case, without accents and signs'),
  times: z.number(),
  lastDay: z.string().describe('yyyy-mm-dd, a day of the shop'),
})
export type FruitlessSearch = z.output<typeof fruitlessSearch>

export const listFruitlessSearches = endpoint({
  method: 'GET',
  path: '/admin/searches',
  summary: `Words that were looked for in vain, those that were most often first, ${ADMIN_ROWS_PER_PAGE} a page: of the last \`days\` (30, at most ${FRUITLESS_DAYS}), with which nothing was \`found\`, or only beers with some of them.`,
  access: ['Admin'],
  query: z.strictObject({
    days: z
      .enum(['', ...PERIODS], said(formTexts.notOffered))
      .transform((value) => value || undefined)
      .optional(),
    found: z
      .enum(['', ...KINDS], said(formTexts.notOffered))
      .transform((value) => value || undefined)
      .optional(),
    pag: pageNumber,
  }),
  response: z.object({
    searches: z.array(fruitlessSearch),
    total: z.number(),
    totalPages: z.number(),
    others: z
      .number()
      .describe('Searches of which only the number was kept: there were too many different ones that day'),
  }),
  status: 200,
})
