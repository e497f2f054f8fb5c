import { z } from 'zod'
import { IMPORT_FIELDS } from './beer-facts.ts'
import { endpoint } from './endpoint.ts'
import { pageNumber, uuid } from './fields.ts'
import { FILE_COLUMNS } from './import-columns.ts'
import {
  IMPORT_MAX_BYTES,
  IMPORT_MAX_MEGABYTES,
  IMPORT_MAX_ROWS,
  IMPORT_ROWS_PER_PAGE,
  IMPORTS_KEPT,
} from './limits.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'
import { textOf } from './texts/text.ts'
import * as uploadTexts from './texts/upload.ts'

/**
 * Many beers at once: a file is read and shown, and what it says is published only once its company says so. Rows with the `id`
 * of a beer change that beer, as they do in the file of all beers that comes back.
 */

/** What stands around the file in the form: boundaries, the file's own name. */
const FORM_OVERHEAD_BYTES = 64 * 1024

const beerImport = z.object({
  id: uuid,
  fileName: z.string(),
  state: z.enum(['preview', 'running', 'waiting', 'done', 'failed', 'cancelled']),
  goodRows: z.number().describe('Rows to publish, those that change a beer among them'),
  badRows: z.number().describe('Rows with something wrong in them'),
  changingRows: z.number().describe('Rows that change a beer'),
  equalRows: z.number().describe('Rows that say what their beer says already: nothing is written of them'),
  farPrices: z
    .number()
    .describe(
      'Rows whose price becomes ten times what it was, or a tenth: whoever starts says that they are right',
    ),
  doneRows: z.number().describe('Rows that are published or have changed their beer'),
  refusedRows: z.number().describe('Rows that were good and were refused when they were to be written'),
  waitsFor: z
    .enum(['proof', 'day'])
    .nullable()
    .describe('Why the rest of the rows waits: for the e-mail to be confirmed, or for the next day'),
  goesOnAt: z
    .string()
    .nullable()
    .describe('When it goes on by itself at the earliest, if a day is all it waits for'),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
})
export type BeerImport = z.output<typeof beerImport>

const importRow = z.object({
  row: z.number().describe('As a spreadsheet counts: the names of the columns are row 1'),
  cells: z.partialRecord(z.enum(FILE_COLUMNS), z.string()).describe('What the file says, column by column'),
  errors: z
    .record(z.string(), z.string())
    .describe('Field → what is wrong with it; `row` for what concerns no single field'),
  twin: z
    .enum(['shop', 'file'])
    .nullable()
    .describe(
      'The same name and presentation is there: among the company’s beers, or further up in the file',
    ),
  place: z
    .number()
    .nullable()
    .describe(
      'How many-th it is published, those that are there already left out; null for them and wrong ones',
    ),
  changes: z
    .array(z.object({ field: z.enum(IMPORT_FIELDS), from: z.string(), to: z.string() }))
    .nullable()
    .describe(
      'What it changes of the beer with its `id`; empty where that says the same; null for a new beer',
    ),
  farPrice: z.boolean().describe('Its price becomes ten times what it was, or a tenth'),
  pastDate: z.boolean().describe('Its best-before day is over: it is published and not on sale'),
})
export type ImportRow = z.output<typeof importRow>

const importDetail = z.object({
  ...beerImport.shape,
  ignoredColumns: z.array(z.string()).describe('Names of columns that no beer has'),
  twinRows: z.number().describe('How many of the rows to publish are there already'),
  skippedRows: z.number().describe('How many were left out because they were there already'),
  rows: z
    .array(importRow)
    .describe(
      `Wrong ones first, ${IMPORT_ROWS_PER_PAGE} a page. Nothing while it runs; afterwards those not published`,
    ),
  totalPages: z.number(),
})
export type ImportDetail = z.output<typeof importDetail>

const params = z.object({ id: z.string() })

export const uploadBeerImport = endpoint({
  method: 'POST',
  path: '/beer-imports',
  summary: `Reads a file of beers (CSV, up to ${IMPORT_MAX_MEGABYTES} MB and ${IMPORT_MAX_ROWS} rows; UTF-8, UTF-16 or Windows-1252; cells parted by ; or , or tabs) and answers with what it says. Rows with the \`id\` of one of its beers change that beer, the others are new ones. Nothing is written yet. The company’s earlier file that waits for its answer is thrown away.`,
  access: ['Company'],
  body: z.strictObject({
    file: z.file({
      error: ({ input }) => textOf(Array.isArray(input) ? uploadTexts.oneFile : formTexts.required),
    }),
  }),
  encoding: 'multipart',
  maxBody: { bytes: IMPORT_MAX_BYTES + FORM_OVERHEAD_BYTES, tooLarge: 'import-too-large' },
  response: beerImport,
  status: 201,
})

export const listBeerImports = endpoint({
  method: 'GET',
  path: '/beer-imports',
  summary: `The files that the session’s company uploaded, latest first; the last ${IMPORTS_KEPT} are kept.`,
  access: ['Company'],
  response: z.object({ imports: z.array(beerImport) }),
  status: 200,
})

export const getBeerImport = endpoint({
  method: 'GET',
  path: '/beer-imports/{id}',
  summary: 'What an uploaded file says, what is wrong with it, and how far its publishing is.',
  access: ['Company'],
  params,
  query: z.strictObject({ pag: pageNumber }),
  response: importDetail,
  status: 200,
})

export const startBeerImport = endpoint({
  method: 'POST',
  path: '/beer-imports/{id}/start',
  summary:
    'Publishes the rows of a file and changes the beers that it names, behind the scenes: as many as there is room for, the others as soon as there is. `all`: only when no row is wrong. `good`: those that are right. With `skipTwins`, not those whose name and presentation the company has already. `pricesAgreed`: the prices that are far from those before (`farPrices`) are right.',
  access: ['Company'],
  params,
  body: z.strictObject({
    rows: z.enum(['all', 'good'], said(formTexts.notOffered)),
    skipTwins: z.boolean(said(formTexts.notOffered)),
    pricesAgreed: z.boolean(said(formTexts.notOffered)).optional(),
  }),
  response: beerImport,
  status: 200,
})

export const cancelBeerImport = endpoint({
  method: 'POST',
  path: '/beer-imports/{id}/cancel',
  summary: 'Throws a file away that waits for its answer, or what is left of one that waits for room.',
  access: ['Company'],
  params,
  response: beerImport,
  status: 200,
})

export const downloadBadRows = endpoint({
  method: 'GET',
  path: '/beer-imports/{id}/bad-rows.csv',
  summary:
    'The rows with something wrong in them, and what it is in a column more: to be put right and uploaded again.',
  access: ['Company'],
  params,
  response: z.custom<Response>(),
  answers: 'csv',
  status: 200,
})

export const downloadBeersTemplate = endpoint({
  method: 'GET',
  path: '/company/{id}/beers-template.csv',
  summary: 'A file with the names of the columns and one beer as an example.',
  access: ['Company'],
  params,
  response: z.custom<Response>(),
  answers: 'csv',
  status: 200,
})

export const downloadBeers = endpoint({
  method: 'GET',
  path: '/company/{id}/beers.csv',
  summary:
    'Every beer of the company that is not archived, in the columns of the template and three more: `id`, `edition` and `stockShown`, by which the file comes back as changes. `stock` is what is on hand, held units included.',
  access: ['Company'],
  scope: 'beers:read',
  params,
  response: z.custom<Response>(),
  answers: 'csv',
  status: 200,
})
