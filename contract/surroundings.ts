import { z } from 'zod'
import { beerSummary, brewery } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { OTHER_BEERS } from './limits.ts'
import { TASTES } from './tastes.ts'

/** What a beer's page shows beside the beer's own facts. */
const surroundings = z.object({
  tastes: z.array(z.enum(TASTES)).describe('What it has much of, most of it first, at most three'),
  labelColour: z
    .string()
    .nullable()
    .describe('#rrggbb: the house colour of its drawn label; null where its picture is its seller’s own'),
  brewery: brewery.nullable().describe('null where the public does not see it'),
  others: z.array(beerSummary).describe(`Others of its brewery that can be bought, the best rated first`),
})
export type Surroundings = z.output<typeof surroundings>

export const getSurroundings = endpoint({
  method: 'GET',
  path: '/product/{id}/surroundings',
  summary: `What stands around a beer on its page: how it tastes in words, the colour of its label, its brewery, and at most ${OTHER_BEERS} others of it. May be a second old, and know of no others while the index is read. 404 of a beer that there is not.`,
  access: 'anyone',
  params: z.object({ id: z.string() }),
  response: surroundings,
  hasEntityTag: true,
  status: 200,
})
