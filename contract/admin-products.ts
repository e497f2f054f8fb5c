import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { optionalText, pageNumber, uuid } from './fields.ts'
import { ADMIN_ROWS_PER_PAGE, BEER_TYPES, SEARCH_MAX_CHARACTERS } from './limits.ts'

/** The beers of a seller as admins go through them. */

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

export const listSellerProducts = endpoint({
  method: 'GET',
  path: '/admin/companies/{id}/products',
  summary: `Every beer of a company in whatever state, newest first, ${ADMIN_ROWS_PER_PAGE} a page, with each switch apart. \`q\` is a part of its name..`,
  access: ['Admin'],
  params: z.object({ id: z.string() }),
  query: z.strictObject({ q: optionalText(SEARCH_MAX_CHARACTERS), pag: pageNumber }),
  response: z.object({ products: z.array(sellerProduct), total: z.number(), totalPages: z.number() }),
  status: 200,
})
