import { z } from 'zod'
import { ownBeer, wordsMatch } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { choice, optionalText, pageNumber, switchOnWire, uuid } from './fields.ts'
import {
  ENDS_SOON_DAYS,
  LOW_STOCK,
  PACE_DAYS,
  PRODUCT_ROWS_PER_PAGE,
  SEARCH_MAX_CHARACTERS,
} from './limits.ts'
import { PRODUCT_LISTS, PRODUCT_SORTS } from './product-lists.ts'
import { beerPrice, beerStock, editionShown } from './publishing.ts'
import * as formTexts from './texts/form.ts'
import * as ownProductsTexts from './texts/own-products.ts'
import { said } from './texts/said.ts'
import { textOf } from './texts/text.ts'

/** A brewery's own beers as a table: what its rows say, and how many of them are changed at once. */

const ownProduct = ownBeer
  .pick({
    ...{ id: true, name: true, type: true, presentation: true, image: true, price: true },
    ...{
      qualification: true,
      qualificationCount: true,
      status: true,
      blocked: true,
      pastDate: true,
      archived: true,
    },
    ...{ onHand: true, held: true, edition: true },
  })
  .extend({
    soldLately: z
      .number()
      .describe(`Units that were sold in the last ${PACE_DAYS} days and have not come back`),
  })
export type OwnProduct = z.output<typeof ownProduct>

export const listOwnProducts = endpoint({
  method: 'GET',
  path: '/company/{id}/products',
  summary: `The beers of the session’s company in whatever state, ${PRODUCT_ROWS_PER_PAGE} a page: newest first unless sorted, and with \`q\` those that a search for it finds, best match first unless sorted. \`state\` narrows them to those to be had (\`on\`), sold out, off sale, past their date, blocked by the administration, or archived: those are in no other list of it; and to those to be had of which ${LOW_STOCK} or fewer are left or that end within ${ENDS_SOON_DAYS} days at their pace (\`ending\`). 404 for others.`,
  access: ['Company'],
  scope: 'beers:read',
  params: z.object({ id: z.string() }),
  query: z.strictObject({
    q: optionalText(SEARCH_MAX_CHARACTERS),
    state: choice(PRODUCT_LISTS),
    sort: choice(PRODUCT_SORTS),
    dir: choice(['asc', 'desc']),
    pag: pageNumber,
  }),
  response: z.object({
    products: z.array(ownProduct),
    total: z.number(),
    totalPages: z.number(),
    match: wordsMatch,
    counts: z
      .record(z.enum(PRODUCT_LISTS), z.number())
      .describe('How many there are in each state, and of those to be had how many end'),
  }),
  status: 200,
})

const missing = said(formTexts.required)

const changedRow = z
  .strictObject({
    id: uuid,
    edition: editionShown,
    price: beerPrice.optional(),
    stock: beerStock.optional(),
    stockShown: beerStock.optional(),
    status: switchOnWire.optional(),
  })
  .refine(({ price, stock, status }) => (price ?? stock ?? status) !== undefined, missing)
  .refine(({ stock, stockShown }) => (stock === undefined) === (stockShown === undefined), {
    ...missing,
    path: ['stockShown'],
  })
export type ChangedRow = z.output<typeof changedRow>

/** Two rows of one beer: whoever wrote them meant one of them. */
function checkTwice({ value, issues }: z.core.ParsePayload<{ rows: ChangedRow[] }>) {
  const seen = new Set<string>()
  for (const [at, { id }] of value.rows.entries()) {
    const message = textOf(ownProductsTexts.rowTwice)
    if (seen.has(id)) issues.push({ code: 'custom', input: id, path: ['rows', at, 'id'], message })
    seen.add(id)
  }
}

/** What became of rows that were sent. */
const rowsAnswered = z.object({
  rows: z
    .array(
      z.object({
        id: uuid,
        product: ownProduct.nullable().describe('As it is now; null where it is none of the company’s'),
        refused: z
          .object({
            code: z.string(),
            message: z.string(),
            fields: z.record(z.string(), z.string()).optional(),
          })
          .nullable()
          .describe('Why it was not changed; null where it was'),
      }),
    )
    .describe('As they were sent, in the same order'),
})

export const changeOwnProducts = endpoint({
  method: 'PUT',
  path: '/company/{id}/products',
  summary: `Changes up to ${PRODUCT_ROWS_PER_PAGE} beers of the session’s company, each by itself and as \`PUT /product/{id}\` does: what one is refused for keeps no other back. \`stockShown\` is the stock on hand that its writer was shown: the difference is applied. \`edition\` is the one that they were shown: with another by now a price or a stock is refused with record-changed; a \`status\` alone overwrites nothing and looks at none. A key of the company changes stock by \`stock:write\`; a price or a \`status\` takes \`beers:write\` besides. 404 for others.`,
  access: ['Company'],
  scope: 'stock:write',
  moreScope: ({ rows }) =>
    rows.some(({ price, status }) => (price ?? status) !== undefined) ? 'beers:write' : undefined,
  params: z.object({ id: z.string() }),
  body: z.strictObject({ rows: z.array(changedRow).min(1).max(PRODUCT_ROWS_PER_PAGE) }).check(checkTwice),
  response: rowsAnswered,
  status: 200,
})

export const archiveOwnProducts = endpoint({
  method: 'POST',
  path: '/company/{id}/products/archive',
  summary: `Archives up to ${PRODUCT_ROWS_PER_PAGE} beers of the session’s company that are no longer made, or restores them: an archived beer is off sale, in no list but that of archived ones, and cannot be put on sale; its page stays for everybody to read, orders keep it. One that is restored is off sale until it is put there. Each by itself; one that is so already stays so. 404 for others.`,
  access: ['Company'],
  params: z.object({ id: z.string() }),
  body: z.strictObject({
    ids: z.array(uuid).min(1).max(PRODUCT_ROWS_PER_PAGE),
    archived: z.boolean(said(formTexts.notOffered)),
  }),
  response: rowsAnswered,
  status: 200,
})
