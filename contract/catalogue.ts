import { z } from 'zod'
import { beerCursor, beerFacets, beerFilter, withoutOne } from './beer-filter.ts'
import { endpoint } from './endpoint.ts'
import { optionalText, pageNumber, queryId, uuid } from './fields.ts'
import {
  BEER_REVIEWS_SHOWN,
  BEER_TYPES,
  BEERS_PER_PAGE,
  BEST_SELLERS,
  FEATURED_BEERS,
  FRESH_DAYS,
  LAST_BEER_PAGE,
  OWN_BEERS_PER_PAGE,
  PLAIN_LIST_LIMIT,
  SEARCH_MAX_CHARACTERS,
  SIMILAR_BEERS,
} from './limits.ts'

export const companySummary = z.object({ id: uuid, company: z.string() })

/** A beer as lists show it. `price` in dollars, `ABV` in percent, `stock` = on hand − reserved. */
export const beerSummary = z.object({
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
  hops: z.string().describe('As its brewery writes them; empty where it does not'),
  stock: z.number(),
  hasSeller: z
    .boolean()
    .describe('Whether somebody sells for its brewery, and would send it: else it is shown, not sold'),
  pausedUntil: z
    .string()
    .nullable()
    .describe(
      'yyyy-mm-dd: the last day on which its brewery is away, and it is shown, not sold; null: it is not',
    ),
  status: z.boolean(),
  image: z.string(),
  companyId: uuid,
  company: companySummary,
  volumeMl: z.number().nullable(),
  unitsPerPack: z.number(),
  pricePerLitre: z.number().nullable().describe('Dollars; null while the volume is unknown'),
  packagedOn: z.string().nullable().describe('yyyy-mm-dd'),
  bestBefore: z.string().nullable().describe('yyyy-mm-dd: the last day on which it is sold'),
  fresh: z.boolean().describe(`Packaged in the last ${FRESH_DAYS} days, and not past its date`),
})
export type BeerSummary = z.output<typeof beerSummary>

const publicReview = z.object({
  id: uuid,
  person: z.string(),
  rate: z.number(),
  comment: z.string(),
  date: z.string(),
  answer: z
    .object({ text: z.string(), date: z.string() })
    .nullable()
    .describe('What the brewery says to it, if it does; `date` an ISO instant'),
})

/**
 * What only a beer's seller and admins are told: units in the store and how many of them open orders hold, whether an
 * admin took it off sale, whether its date did, whether its brewery archived it, and the count of edits that `PUT /product/{id}` takes as `editionShown`.
 */
const keptFacts = {
  onHand: z.number(),
  held: z.number(),
  blocked: z.boolean(),
  pastDate: z.boolean(),
  archived: z
    .boolean()
    .describe('No longer made: off sale until its brewery restores it. Its page stays, and tells everybody'),
  edition: z.number(),
  labelSeed: uuid.describe('What its label is drawn from beside its facts'),
}

/** A beer with its reviews, newest first, as many as are shown at once; for its seller and admins also what is kept about it. */
export const beerDetail = beerSummary
  .extend({
    Qualifications: z.array(publicReview),
    olderReviews: uuid
      .nullable()
      .describe('What `before` is for the reviews before these; null where there are none'),
    shipsTo: z.array(z.string()).nullable().describe('Countries that its brewery ships to; null for all'),
    pauseNote: z.string().describe('What its brewery says to its pause, if it does'),
    ratings: z.array(z.number()).describe('How many reviews gave 1, 2, 3, 4, 5 stars'),
  })
  .extend(z.object(keptFacts).partial().shape)
export type BeerDetail = z.output<typeof beerDetail>

/** How the words of a search were found: all of them, some of them with a typo, or none of the beers has more than some. */
const WORDS_MATCHES = ['all', 'typo', 'any'] as const
export type WordsMatch = (typeof WORDS_MATCHES)[number]

export const wordsMatch = z
  .enum(WORDS_MATCHES)
  .optional()
  .describe(
    'Where words found something: whether beers have all of them, some with a typo, or only any of them',
  )

const foundIn = z.object({
  in: z.enum(['description', 'style', 'place']).describe('style: the word is another name for its style'),
  before: z.string(),
  word: z.string().describe('What was looked for, as it stands there'),
  after: z.string(),
})
export type FoundIn = z.output<typeof foundIn>

const beerPage = z.object({
  products: z.array(beerSummary),
  totalPages: z.number(),
  total: z.number(),
  match: wordsMatch,
  foundIn: z
    .record(uuid, foundIn)
    .optional()
    .describe(
      'Where words found something: by their ids, where it stands of beers whose name, brewery, style and presentation do not show it',
    ),
  facets: beerFacets
    .optional()
    .describe(
      'Where asked for: how many beers each value would give, with everything else that is chosen as it is',
    ),
  without: z
    .array(withoutOne)
    .optional()
    .describe(
      'Where facets are asked for and nothing is found: what is found without one filter, or one word',
    ),
})
export type BeerPage = z.output<typeof beerPage>

export const listBeers = endpoint({
  method: 'GET',
  path: '/product',
  summary: `Beers on sale, those that are sold out last. With any query: a page of ${BEERS_PER_PAGE} with totalPages, of which ${LAST_BEER_PAGE} can be asked for. Without: an array, newest first, at most ${PLAIN_LIST_LIMIT.toLocaleString('en')}. A Link to the next goes on at any depth, but in the order by litre. A name is looked for word by word in names, breweries, styles and what else the words mean, places and descriptions; what matches best comes first unless another order is asked for. Several values of one filter are written with commas.`,
  access: 'anyone',
  query: beerFilter.extend({ cursor: beerCursor, facets: z.enum(['1']).optional() }),
  response: z.union([beerPage, z.array(beerSummary)]),
  hasEntityTag: true,
  status: 200,
})

export const getBeer = endpoint({
  method: 'GET',
  path: '/product/{id}',
  summary: `One beer with its newest reviews, at most ${BEER_REVIEWS_SHOWN}, or with those before one of them. 404 when it is not on sale, but for its seller and admins; one that is no longer made (\`archived\`) is there for everybody.`,
  access: 'anyone',
  params: z.object({ id: z.string() }),
  query: z.object({ before: queryId }),
  response: beerDetail,
  hasEntityTag: true,
  status: 200,
})

export const listSimilarBeers = endpoint({
  method: 'GET',
  path: '/product/{id}/similar',
  summary: `Beers that can be bought and taste most like this one, by style, bitterness and strength, at most ${SIMILAR_BEERS} and two of a brewery: no place can be bought. May be a second old. Of one that is not on sale none.`,
  access: 'anyone',
  params: z.object({ id: z.string() }),
  response: z.array(beerSummary),
  hasEntityTag: true,
  status: 200,
})

/** A beer on its seller's own list, without its reviews. */
export const ownBeer = beerSummary.extend(keptFacts)
export type OwnBeer = z.output<typeof ownBeer>

export const listOwnBeers = endpoint({
  method: 'GET',
  path: '/company/{id}/beers',
  summary: `Every beer of a company, whether on sale or not, newest first, ${OWN_BEERS_PER_PAGE} a page: for itself and admins. 404 for others. With \`q\` those that a search for it finds, best match first.`,
  access: ['Company', 'Admin'],
  scope: 'beers:read',
  params: z.object({ id: z.string() }),
  query: z.strictObject({ q: optionalText(SEARCH_MAX_CHARACTERS), pag: pageNumber }),
  response: z.object({
    products: z.array(ownBeer),
    totalPages: z.number(),
    total: z.number(),
    match: wordsMatch,
  }),
  status: 200,
})

export const listTopRated = endpoint({
  method: 'GET',
  path: '/toprated',
  summary: `The best rated beers on sale, at most ${FEATURED_BEERS}: in order of a mean that knows how many rated, sold-out ones last.`,
  access: 'anyone',
  response: z.array(beerSummary),
  hasEntityTag: true,
  status: 200,
})

export const getShopRating = endpoint({
  method: 'GET',
  path: '/rating',
  summary:
    'How many reviews the beers of the shop have, and the mean of their rates; null while nobody has rated. Counted once an hour.',
  access: 'anyone',
  response: z.object({ reviews: z.number(), mean: z.number().nullable() }),
  hasEntityTag: true,
  status: 200,
})

export const listBestSellers = endpoint({
  method: 'GET',
  path: '/bestsellers',
  summary: `The ${BEST_SELLERS} beers on sale that brought most money, sold-out ones last.`,
  access: 'anyone',
  response: z.array(beerSummary.extend({ unitsSold: z.number() })),
  hasEntityTag: true,
  status: 200,
})

/** A brewery as the public sees it: no person, no e-mail, no address. */
export const brewery = z.object({
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
  hasEntityTag: true,
  status: 200,
})
