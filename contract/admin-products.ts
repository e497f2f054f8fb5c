import { z } from 'zod'
import { companySummary, wordsMatch } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { optionalText, pageNumber, uuid } from './fields.ts'
import { ADMIN_ROWS_PER_PAGE, BEER_TYPES, LEAFED_BEERS, SEARCH_MAX_CHARACTERS } from './limits.ts'

/** Beers as admins go through them: those of one seller, or of all. */

const sellerProduct = z.object({
  id: uuid,
  name: z.string(),
  type: z.enum(BEER_TYPES),
  presentation: z.string(),
  price: z.number().describe('Dollars'),
  qualification: z.number().nullable(),
  qualificationCount: z.number(),
  status: z.boolean().describe('The seller’s switch, and not blocked'),
  available: z.boolean().describe('The seller’s switch alone'),
  blocked: z.boolean().describe('The administration’s'),
  pastDate: z.boolean().describe('Off sale by its date'),
})
export type SellerProduct = z.output<typeof sellerProduct>

const page = { total: z.number(), totalPages: z.number(), match: wordsMatch }

export const listSellerProducts = endpoint({
  method: 'GET',
  path: '/admin/companies/{id}/products',
  summary: `Every beer of a company in whatever state, newest first, ${ADMIN_ROWS_PER_PAGE} a page, with each switch apart. With \`q\` those that a search for it finds, best match first.`,
  access: ['Admin'],
  params: z.object({ id: z.string() }),
  query: z.strictObject({ q: optionalText(SEARCH_MAX_CHARACTERS), pag: pageNumber }),
  response: z.object({ products: z.array(sellerProduct), ...page }),
  status: 200,
})

const foundProduct = sellerProduct.extend({
  company: companySummary,
  companyActive: z.boolean().describe('Its brewery is switched on, and does not wait to be looked at'),
})
export type FoundProduct = z.output<typeof foundProduct>

export const findProducts = endpoint({
  method: 'GET',
  path: '/admin/products',
  summary: `Beers of all breweries in whatever state, newest first, ${ADMIN_ROWS_PER_PAGE} a page. With \`q\` those that it finds as \`name\` does in the catalogue, best match first; of more than ${LEAFED_BEERS.toLocaleString('en')} the first.`,
  access: ['Admin'],
  query: z.strictObject({ q: optionalText(SEARCH_MAX_CHARACTERS), pag: pageNumber }),
  response: z.object({ products: z.array(foundProduct), ...page }),
  status: 200,
})
