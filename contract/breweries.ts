import { z } from 'zod'
import { beerSummary, brewery } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { pageNumber, soughtIfSet } from './fields.ts'
import {
  BEER_TYPES,
  BREWERIES_PER_PAGE,
  BREWERY_LABELS,
  BREWERY_TYPES,
  MONTH_BEERS,
  SEARCH_MAX_CHARACTERS,
} from './limits.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** What names begin with in the list of all breweries: a digit, a letter without its accent, anything else. */
export const BREWERY_LETTERS = ['0-9', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'other'] as const
const letter = z.enum(BREWERY_LETTERS)
export type BreweryLetter = z.output<typeof letter>

const listed = brewery.extend({
  letter,
  labels: z
    .array(z.string())
    .describe(`Pictures of its newest beers, ${BREWERY_LABELS} at most; those that can be bought first`),
  types: z
    .array(z.enum(BEER_TYPES))
    .describe(`What it makes most of, ${BREWERY_TYPES} at most; of as many beers, what it published last`),
})
export type ListedBrewery = z.output<typeof listed>

const breweryFilter = z.strictObject({
  name: soughtIfSet(SEARCH_MAX_CHARACTERS),
  letter: z
    .union([z.literal(''), letter], said(formTexts.notOffered))
    .transform((value) => value || undefined)
    .optional(),
  country: soughtIfSet(60),
  pag: pageNumber,
})
export type BreweryFilter = z.output<typeof breweryFilter>

/** Of what is looked for: of each letter how many there are in the chosen country, of each country how many with the chosen letter. */
const counted = {
  letters: z.array(z.object({ letter, breweries: z.number() })),
  countries: z.array(z.object({ country: z.string(), breweries: z.number() })),
}

export const listAllBreweries = endpoint({
  method: 'GET',
  path: '/breweries/all',
  summary: `Every company with beers on sale, by name, ${BREWERIES_PER_PAGE} a page; of a letter, of a country, with every word of \`name\` in name or place. Letters are without accents.`,
  access: 'anyone',
  query: breweryFilter,
  response: z.object({
    breweries: z.array(listed),
    ...counted,
    total: z.number(),
    totalPages: z.number(),
  }),
  hasEntityTag: true,
  status: 200,
})

export const getBreweryOfTheMonth = endpoint({
  method: 'GET',
  path: '/breweries/of-the-month',
  summary: `The brewery whose turn it is this month, with ${MONTH_BEERS} to ${2 * MONTH_BEERS} of its beers that can be bought, best rated first: drawn by lot each month among those with a story and ${MONTH_BEERS} such beers. Null while there is none.`,
  access: 'anyone',
  response: z.object({
    month: z.string().describe('yyyy-mm, as the shop counts days'),
    chosen: z.object({ brewery, beers: z.array(beerSummary) }).nullable(),
  }),
  hasEntityTag: true,
  status: 200,
})
