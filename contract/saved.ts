import { z } from 'zod'
import { beerSummary, brewery } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { uuid } from './fields.ts'
import { BEERS_PER_PAGE, FOLLOWED_COMPANIES_MAX, SAVED_BEERS_MAX } from './limits.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** What buyers keep to find it again: the beers that they saved, the breweries that they follow. */

const whichBeer = z.object({ beerId: z.string() })
const saved = z.object({ beerId: uuid, saved: z.boolean() })

export const saveBeer = endpoint({
  method: 'PUT',
  path: '/saved/{beerId}',
  summary: `Saves a beer that is on sale, so that its buyer finds it again; twice changes nothing. At most ${SAVED_BEERS_MAX.toLocaleString('en')}.`,
  access: ['Person'],
  params: whichBeer,
  response: saved,
  status: 200,
})

export const unsaveBeer = endpoint({
  method: 'DELETE',
  path: '/saved/{beerId}',
  summary: 'Takes a beer off what its buyer has saved, whether or not it is still on sale.',
  access: ['Person'],
  params: whichBeer,
  response: saved,
  status: 200,
})

const CURSOR = /^(\d{1,16})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

/** Where the list goes on, as its answer says it in `next`: after the beer that was saved at this microsecond. */
const savedCursor = z
  .string()
  .refine((cursor) => cursor === '' || CURSOR.test(cursor), said(formTexts.badId))
  .transform((cursor) => {
    const [, micros, beerId] = CURSOR.exec(cursor) ?? []
    return micros && beerId ? { micros, beerId } : undefined
  })
  .optional()

const savedBeer = beerSummary.extend({
  onSale: z.boolean(),
  since: z.string().describe('When it was saved, an ISO instant'),
  priceThen: z.number().describe('What it cost then, in dollars'),
})
export type SavedBeer = z.output<typeof savedBeer>

export const listSaved = endpoint({
  method: 'GET',
  path: '/saved',
  summary: `The beers that the session's buyer saved, newest first, ${BEERS_PER_PAGE} at a time, also those that are no longer on sale. \`next\` is the cursor of those that follow, null at the end.`,
  access: ['Person'],
  query: z.strictObject({ cursor: savedCursor }),
  response: z.object({ beers: z.array(savedBeer), total: z.number(), next: z.string().nullable() }),
  status: 200,
})

export const listSavedIds = endpoint({
  method: 'GET',
  path: '/saved/ids',
  summary:
    'What a page marks for the session’s buyer: the ids of all that they saved and follow, the country that they live in, and whether they are mailed of what is back in stock.',
  access: ['Person'],
  response: z.object({
    beers: z.array(uuid),
    companies: z.array(uuid),
    country: z.string(),
    restock: z.boolean(),
  }),
  status: 200,
})

const whichCompany = z.object({ companyId: z.string() })
const followed = z.object({ companyId: uuid, followed: z.boolean() })

export const followCompany = endpoint({
  method: 'PUT',
  path: '/followed/{companyId}',
  summary: `Follows a brewery; twice changes nothing. At most ${FOLLOWED_COMPANIES_MAX}. It is told how many follow it, never who.`,
  access: ['Person'],
  params: whichCompany,
  response: followed,
  status: 200,
})

export const unfollowCompany = endpoint({
  method: 'DELETE',
  path: '/followed/{companyId}',
  summary: 'Follows a brewery no longer, whether or not it is still there.',
  access: ['Person'],
  params: whichCompany,
  response: followed,
  status: 200,
})

export const listFollowed = endpoint({
  method: 'GET',
  path: '/followed',
  summary:
    'The breweries that the session’s buyer follows, newest first, without those that are switched off.',
  access: ['Person'],
  response: z.object({ companies: z.array(brewery.omit({ story: true })) }),
  status: 200,
})
