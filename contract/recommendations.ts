import { z } from 'zod'
import { beerSummary } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { uuid } from './fields.ts'
import {
  BOUGHT_TOGETHER,
  LEAST_RATED,
  PAIRED_BUYERS,
  RECOMMENDED_BEERS,
  SHOWN_OF_A_COMPANY,
} from './limits.ts'
import { TASTE_MAX, TASTES, type Taste } from './tastes.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** *Para ti* and *Se compran juntas*: beers that somebody will probably like, each with its reason. */

const STEPS = Array.from({ length: TASTE_MAX + 1 }, (_, step) => String(step))

/** A dial as a query says it. */
const dial = z
  .enum(STEPS, said(formTexts.notOffered))
  .transform((step) => Number(step))
  .optional()
const dials = Object.fromEntries(TASTES.map((taste) => [taste, dial])) as Record<Taste, typeof dial>

const taste = z.enum(TASTES)
const profile = z.object(
  Object.fromEntries(TASTES.map((each) => [each, z.number()])) as Record<Taste, z.ZodNumber>,
)

const likedBeer = z.object({ name: z.string(), ABV: z.number(), IBU: z.number().nullable() })

/** Why a beer is recommended: it tastes as was dialled, or like one that the reader likes; it is of a brewery that they rated well, or of their country; it is rated well; or it is something else to try. */
const reason = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('beer'),
    beer: likedBeer.describe('One that the reader gave four or five stars, or bought'),
    shares: z.array(taste).describe('What both have much of, at most two'),
  }),
  z.object({
    kind: z.literal('dials'),
    shares: z.array(taste).describe('What it has much of, as was asked, at most two'),
  }),
  z.object({ kind: z.literal('brewery') }),
  z.object({ kind: z.literal('near') }),
  z.object({ kind: z.literal('rating') }),
  z.object({ kind: z.literal('different') }),
])
export type Reason = z.output<typeof reason>

const recommendation = beerSummary.extend({ reason })
export type Recommendation = z.output<typeof recommendation>

export const recommend = endpoint({
  method: 'GET',
  path: '/recommendations',
  summary: `At most ${RECOMMENDED_BEERS} beers that can be bought, ship to the session's buyer, and that they do not know and will probably like, ${SHOWN_OF_A_COMPANY} of a brewery at most: from ${LEAST_RATED} ratings of their own on, or by dials from 0 to ${TASTE_MAX}, of which those that are left out do not matter. No place can be bought, nothing is stored. May be a second old.`,
  access: 'anyone',
  query: z.strictObject(dials),
  response: z.object({
    beers: z.array(recommendation),
    standsOn: z
      .array(z.object({ id: uuid, name: z.string(), stars: z.number().nullable() }))
      .describe(
        'The beers that it stands on: those known last first, and each that a reason names; null for one that was bought and not rated',
      ),
    standsOnMore: z.number().describe('How many others it stands on besides'),
    ratings: z.number().describe('How many beers the reader has rated'),
    taste: profile
      .nullable()
      .describe('How what they like tastes, from 0 to 4; null while too little is known'),
  }),
  status: 200,
})

export const listBoughtTogether = endpoint({
  method: 'GET',
  path: '/product/{id}/together',
  summary: `Beers on sale and in stock that were bought with this one in one order, at most ${BOUGHT_TOGETHER}, ${SHOWN_OF_A_COMPANY} of a brewery at most: by at least ${PAIRED_BUYERS} different buyers in the last year, paid for and kept. Counted once a day where it is sold, else once a week.`,
  access: 'anyone',
  params: z.object({ id: z.string() }),
  response: z.array(beerSummary),
  hasEntityTag: true,
  status: 200,
})
