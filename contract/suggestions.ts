import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { sought, uuid } from './fields.ts'
import { BEER_TYPES, SEARCH_MAX_CHARACTERS, SUGGESTIONS } from './limits.ts'

const suggestions = z.object({
  beers: z.array(z.object({ id: uuid, name: z.string(), company: z.string() })),
  companies: z.array(z.object({ id: uuid, company: z.string() })),
  types: z.array(z.enum(BEER_TYPES)),
})
export type Suggestions = z.output<typeof suggestions>

export const suggest = endpoint({
  method: 'GET',
  path: '/suggest',
  summary: `What a text is probably the beginning of, at most ${SUGGESTIONS.most}: beers on sale, breweries and types of beer that have some, best first. Of a text below ${SUGGESTIONS.fromCharacters} characters nothing. May be a minute old.`,
  access: 'anyone',
  query: z.strictObject({
    q: sought(SEARCH_MAX_CHARACTERS),
  }),
  response: suggestions,
  status: 200,
})
