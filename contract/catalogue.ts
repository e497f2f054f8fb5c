import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { imageAddress, queryId, text, uuid } from './fields.ts'
import {
  ABV_STEPS,
  BEER_ORDERS,
  BEER_TYPES,
  IBU_STEPS,
  MAX_ABV_PERCENT,
  MAX_IBU,
  MAX_PRICE_CENTS,
  MAX_STOCK,
  PRICE_STEPS,
  RATING_STEPS,
  SEARCH_MAX_CHARACTERS,
} from './limits.ts'
import { isMoney } from './money.ts'
import { TEXTS } from './texts/catalogue.ts'

/** A number from a query string that must be one of the steps on offer; '' means not set. */
function step<const S extends readonly number[]>(steps: S) {
  return z
    .string()
    .transform((value) => (value === '' ? undefined : Number(value)))
    .refine((value) => value === undefined || steps.includes(value), TEXTS['form.notOffered'])
    .optional()
}

function choice<const C extends readonly [string, ...string[]]>(choices: C) {
  return z
    .union([z.literal(''), z.enum(choices)], TEXTS['form.notOffered'])
    .transform((value) => (value === '' ? undefined : (value as C[number])))
    .optional()
}

const beerFilter = z.strictObject({
  order: choice(BEER_ORDERS),
  price: step(PRICE_STEPS),
  IBU: step(IBU_STEPS),
  qualification: step(RATING_STEPS),
  type: choice(BEER_TYPES),
  ABV: step(ABV_STEPS),
  name: z
    .string()
    .trim()
    .max(SEARCH_MAX_CHARACTERS)
    .refine((value) => !value.includes('\u0000'), TEXTS['form.badCharacters'])
    .transform((value) => value || undefined)
    .optional(),
  pag: z
    .string()
    .regex(/^([1-9]\d{0,6})?$/, TEXTS['form.notOffered'])
    .transform((value) => (value === '' ? undefined : Number(value)))
    .optional(),
})
/** Steps are whole numbers: dollars, IBU, percent, stars. */
export type BeerFilter = z.output<typeof beerFilter>

const companySummary = z.object({ id: uuid, company: z.string() })

/** A beer as lists show it. `price` in dollars, `ABV` in percent, `stock` = on hand − reserved. */
const beerSummary = z.object({
  id: uuid,
  name: z.string(),
  description: z.string(),
  presentation: z.string(),
  qualification: z.number().nullable(),
  qualificationCount: z.number(),
  type: z.enum(BEER_TYPES),
  price: z.number(),
  ABV: z.number(),
  IBU: z.number().nullable(),
  stock: z.number(),
  status: z.boolean(),
  image: z.string(),
  companyId: uuid,
  company: companySummary,
  volumeMl: z.number().nullable(),
  unitsPerPack: z.number(),
})
export type BeerSummary = z.output<typeof beerSummary>

const publicReview = z.object({
  id: uuid,
  person: z.string(),
  rate: z.number(),
  comment: z.string(),
  date: z.string(),
})

/** A beer with its reviews, newest first. Its seller also gets `onHand` and `held`. */
const beerDetail = beerSummary.extend({
  Qualifications: z.array(publicReview),
  ratings: z.array(z.number()).describe('How many reviews gave 1, 2, 3, 4, 5 stars'),
  onHand: z.number().optional(),
  held: z.number().optional(),
  blocked: z.boolean().optional(),
})
export type BeerDetail = z.output<typeof beerDetail>

const beerPage = z.object({
  products: z.array(beerSummary),
  totalPages: z.number(),
  total: z.number(),
})
export type BeerPage = z.output<typeof beerPage>

export const listBeers = endpoint({
  method: 'GET',
  path: '/product',
  summary:
    'Beers on sale. With any query: a page of 12 with totalPages. Without: an array, newest first, at most 1,000, with a Link to the next.',
  access: 'anyone',
  query: beerFilter.extend({ cursor: queryId }),
  response: z.union([beerPage, z.array(beerSummary)]),
  status: 200,
})

export const getBeer = endpoint({
  method: 'GET',
  path: '/product/{id}',
  summary: 'One beer with its reviews. 404 when it is not on sale, but for its seller and admins.',
  access: 'anyone',
  params: z.object({ id: z.string() }),
  response: beerDetail,
  status: 200,
})

export const listTopRated = endpoint({
  method: 'GET',
  path: '/toprated',
  summary: 'The best rated beers on sale, at most 8.',
  access: 'anyone',
  response: z.array(beerSummary),
  status: 200,
})

export const listBestSellers = endpoint({
  method: 'GET',
  path: '/bestsellers',
  summary: 'The 3 beers on sale that sold most units.',
  access: 'anyone',
  response: z.array(beerSummary.extend({ unitsSold: z.number() })),
  status: 200,
})

const price = z
  .number({ error: TEXTS['beer.priceMissing'] })
  .min(0, TEXTS['beer.priceMissing'])
  .max(MAX_PRICE_CENTS / 100)
  .refine(isMoney, TEXTS['form.price'])
const abv = z
  .number({ error: TEXTS['beer.abvRange'] })
  .min(0, TEXTS['beer.abvRange'])
  .max(MAX_ABV_PERCENT, TEXTS['beer.abvRange'])
const ibu = z.int({ error: TEXTS['form.required'] }).min(0).max(MAX_IBU)
const stock = z.int({ error: TEXTS['form.required'] }).min(0).max(MAX_STOCK)

/** What a seller writes about a beer: `price` in dollars with two decimals, `ABV` in percent. */
export const beerRecord = z.strictObject({
  name: text(80, TEXTS['beer.nameMissing']),
  image: imageAddress,
  type: z.enum(BEER_TYPES, TEXTS['beer.typeMissing']),
  ABV: abv,
  description: text(2000),
  price,
  stock,
  IBU: ibu,
  presentation: text(80),
  volumeMl: z.int().min(1).max(100_000).nullish(),
  unitsPerPack: z.int().min(1).max(1000).optional(),
})
export type BeerRecord = z.output<typeof beerRecord>

export const publishBeer = endpoint({
  method: 'POST',
  path: '/product',
  summary: 'Publishes a beer of the session’s company.',
  access: ['Company'],
  body: beerRecord.extend({ userCompanyId: uuid.optional() }),
  response: beerDetail,
  status: 201,
})

/** Read-only names that a full record may carry back: ignored when unchanged, 403 when changed. */
const readOnlyBeerFields = {
  id: uuid.optional(),
  qualification: z.number().nullish(),
  qualificationCount: z.number().optional(),
  Qualifications: z.array(z.unknown()).optional(),
  ratings: z.array(z.number()).optional(),
  company: z.unknown().optional(),
  onHand: z.number().optional(),
  held: z.number().optional(),
  blocked: z.boolean().optional(),
}

export const changeBeer = endpoint({
  method: 'PUT',
  path: '/product/{id}',
  summary:
    'Changes a beer: the full record, or companyId and status to put it on or off sale. `stockShown` is the stock on hand that the form showed: the difference is applied. Without it, `stock` sets what is on hand.',
  access: ['Company', 'Admin'],
  params: z.object({ id: z.string() }),
  body: z.union([
    z.strictObject({ companyId: uuid, status: z.boolean() }),
    beerRecord.extend({
      ...readOnlyBeerFields,
      IBU: ibu.nullable(),
      companyId: uuid.optional(),
      userCompanyId: uuid.optional(),
      status: z.boolean().optional(),
      stockShown: z.int().min(0).optional(),
    }),
  ]),
  response: beerDetail,
  status: 200,
})

/** A brewery as the public sees it: no person, no e-mail, no address. */
const brewery = z.object({
  id: uuid,
  company: z.string(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  story: z.string(),
  image: z.string(),
  beers: z.number(),
})
export type Brewery = z.output<typeof brewery>

export const listBreweries = endpoint({
  method: 'GET',
  path: '/breweries',
  summary: 'The companies with beers on sale, most beers first, at most 24 (the carousel "Our Companies").',
  access: 'anyone',
  response: z.object({ companies: z.array(brewery), totalCompanies: z.number(), totalBeers: z.number() }),
  status: 200,
})
