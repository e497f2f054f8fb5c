import { z } from 'zod'
import { isDay } from './age.ts'
import type { BeerDates } from './beer-dates.ts'
import type { BeerFact } from './beer-facts.ts'
import { askWhichNumber, UnreadNumber } from './beer-numbers.ts'
import { beerDetail } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import {
  clearableText,
  imageAddress,
  reasonIfGiven,
  switchOnWire,
  text,
  uuid,
  withoutPageAddress,
} from './fields.ts'
import {
  BEER_DESCRIPTION_MAX_CHARACTERS,
  BEER_HOPS_MAX_CHARACTERS,
  BEER_NAME_MAX_CHARACTERS,
  BEER_PRESENTATION_MAX_CHARACTERS,
  BEER_TYPES,
  MAX_ABV_PERCENT,
  MAX_IBU,
  MAX_PRICE_CENTS,
  MAX_STOCK,
} from './limits.ts'
import { isMoney } from './money.ts'
import * as beerFormTexts from './texts/beer-form.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'
import { textOf } from './texts/text.ts'

/**
 * A sentence for what is wrong, and the one for what is missing where nothing was written. Of a number that was typed and
 * might be two, which of them is meant.
 */
function orRequired(sentence: ReturnType<typeof said>) {
  return ({ input }: { input?: unknown }) => {
    if (input === undefined || input === null || input === '') return said(formTexts.required).error()
    return (input instanceof UnreadNumber && askWhichNumber(input)) || sentence.error()
  }
}

/** A whole number between two bounds, with one sentence for whatever else was sent. */
function wholeBetween(min: number, max: number) {
  const sentence = said(formTexts.wholeBetween, { min, max })
  return z
    .int({ error: orRequired(sentence) })
    .min(min, sentence)
    .max(max, sentence)
}

export const beerPrice = z
  .number({ error: orRequired(said(beerFormTexts.beerPriceMissing)) })
  .min(0, said(beerFormTexts.beerPriceMissing))
  .max(MAX_PRICE_CENTS / 100, said(beerFormTexts.beerPriceTooHigh, { max: MAX_PRICE_CENTS / 100 }))
  .refine(isMoney, said(formTexts.price))
const abv = z
  .number({ error: orRequired(said(beerFormTexts.beerAbvRange)) })
  .min(0, said(beerFormTexts.beerAbvRange))
  .max(MAX_ABV_PERCENT, said(beerFormTexts.beerAbvRange))
const ibu = wholeBetween(0, MAX_IBU)
export const beerStock = wholeBetween(0, MAX_STOCK)
/** The largest integer of PostgreSQL. */
const MAX_EDITION = 2_147_483_647
/** How often a beer was edited, as whoever edits it was shown. */
export const editionShown = wholeBetween(1, MAX_EDITION)

/** A calendar day; '' and null mean that there is to be none. */
const day = z
  .union(
    [z.literal(''), z.string().refine(isDay, said(beerFormTexts.beerDayInvalid))],
    said(beerFormTexts.beerDayInvalid),
  )
  .transform((value) => value || null)
  .nullish()

export const beerName = text(BEER_NAME_MAX_CHARACTERS)
const beerFields = {
  name: beerName,
  image: imageAddress,
  type: z.enum(BEER_TYPES, { error: orRequired(said(beerFormTexts.beerTypeMissing)) }),
  ABV: abv,
  description: text(BEER_DESCRIPTION_MAX_CHARACTERS),
  price: beerPrice,
  stock: beerStock,
  IBU: ibu,
  hops: clearableText(BEER_HOPS_MAX_CHARACTERS),
  presentation: text(BEER_PRESENTATION_MAX_CHARACTERS),
  volumeMl: wholeBetween(1, 100_000).nullish(),
  unitsPerPack: wholeBetween(1, 1000).optional(),
  packagedOn: day,
  bestBefore: day,
} satisfies Record<BeerFact, z.ZodType>

/** Of two days `yyyy-mm-dd`, the later one stands later in the alphabet. */
function checkDates({ value, issues }: z.core.ParsePayload<Partial<BeerDates>>) {
  if (value.packagedOn && value.bestBefore && value.bestBefore < value.packagedOn) {
    issues.push({
      code: 'custom',
      input: value.bestBefore,
      path: ['bestBefore'],
      message: textOf(beerFormTexts.beerBestBeforeTooEarly),
    })
  }
}

/**
 * What a seller writes about a beer: `price` in dollars with two decimals, `ABV` in percent, days as `yyyy-mm-dd`.
 * That it was not packaged in the future only the shop can say, which knows its own day. To add fields: `.safeExtend()`.
 */
export const beerRecord = z
  .strictObject({ ...beerFields, name: withoutPageAddress(beerName) })
  .check(checkDates)
export type BeerRecord = z.output<typeof beerRecord>

/** What becomes of a beer that there is: its name is not asked about again, and nobody may know an imported one's bitterness. */
export const changedBeerRecord = z.strictObject({ ...beerFields, IBU: ibu.nullable() }).check(checkDates)
export type ChangedBeerRecord = z.output<typeof changedBeerRecord>

/** What the label of a new beer is drawn from beside its facts: any UUID. The form's preview is drawn from the same one. */
export const labelSeed = uuid.optional()

/** What only the shop sets of a new beer (specification section 3): ignored where it says what is so anyway, else 403. */
const setByTheShop = {
  id: uuid.optional(),
  companyId: uuid.optional(),
  status: switchOnWire.optional(),
  qualification: z.number().nullish(),
  Qualifications: z.array(z.unknown()).optional(),
}

export const publishBeer = endpoint({
  method: 'POST',
  path: '/product',
  summary:
    'Publishes a beer of the session’s company. The same facts under the same labelSeed within an hour are one beer, which is answered again.',
  access: ['Company'],
  scope: 'beers:write',
  body: beerRecord.safeExtend({ ...setByTheShop, userCompanyId: uuid.optional(), labelSeed }),
  response: beerDetail,
  status: 201,
})

export const getRoom = endpoint({
  method: 'GET',
  path: '/company/{id}/room',
  summary:
    'How many beers the session’s company may still publish, one by one or from files: a few in all until its e-mail is confirmed, then so many a day, and more as it sells.',
  access: ['Company'],
  scope: 'beers:read',
  params: z.object({ id: z.string() }),
  response: z.object({
    proved: z.boolean().describe('Whether the e-mail is confirmed'),
    room: z
      .number()
      .nullable()
      .describe('In all until then, a day afterwards; null where nothing is limited'),
    used: z.number(),
    left: z.number().nullable(),
    againAt: z
      .string()
      .nullable()
      .describe('From when on there is room again; null until the e-mail is confirmed'),
  }),
  status: 200,
})

/** Read-only names that a full record may carry back: ignored when unchanged, 403 when changed; what is computed is ignored. */
const readOnlyBeerFields = {
  id: uuid.optional(),
  qualification: z.number().nullish(),
  qualificationCount: z.number().optional(),
  Qualifications: z.array(z.unknown()).optional(),
  olderReviews: z.string().nullish(),
  ratings: z.array(z.number()).optional(),
  company: z.unknown().optional(),
  shipsTo: z.unknown().optional(),
  onHand: z.number().optional(),
  held: z.number().optional(),
  blocked: z.boolean().optional(),
  pastDate: z.boolean().optional(),
  archived: z.boolean().optional(),
  edition: z.number().optional(),
  fresh: z.boolean().optional(),
  labelSeed: z.unknown().optional(),
  hasSeller: z.boolean().optional(),
  pausedUntil: z.string().nullish(),
  pauseNote: z.string().optional(),
  pricePerLitre: z.number().nullish(),
  available: z.boolean().optional(),
  companyActive: z.boolean().optional(),
}

export const changeBeer = endpoint({
  method: 'PUT',
  path: '/product/{id}',
  summary:
    'Changes a beer: the full record, or companyId and status to put it on or off sale. A picture, volume, pack or day that the record leaves out stays; an empty one goes. An admin blocks and unblocks it, with a `reason`; blocking cancels open orders of it. `stockShown` is the stock on hand that the form showed: the difference is applied. A record that carries back `onHand` and `held` showed their difference. Without either, `stock` sets what is on hand. `editionShown` is the `edition` that the form showed: when somebody has edited the beer since, record-changed with `current`, the record as it is now.',
  access: ['Company', 'Admin'],
  scope: 'beers:write',
  params: z.object({ id: z.string() }),
  body: z.union([
    z.strictObject({ companyId: uuid, status: switchOnWire, reason: reasonIfGiven }),
    z
      .strictObject({
        ...beerFields,
        ...readOnlyBeerFields,
        IBU: ibu.nullable(),
        companyId: uuid.optional(),
        userCompanyId: uuid.optional(),
        status: switchOnWire.optional(),
        reason: reasonIfGiven,
        stockShown: beerStock.optional(),
        editionShown: editionShown.optional(),
      })
      .check(checkDates),
  ]),
  response: beerDetail,
  status: 200,
})
