import { z } from 'zod'
import { isDay } from './age.ts'
import { endpoint } from './endpoint.ts'
import { queryId, reasonGiven, uuid } from './fields.ts'
import { ADVERTISING_LAST_DAY, ADVERTISING_PLACES, BEER_TYPES } from './limits.ts'
import * as advertisingTexts from './texts/advertising.ts'
import * as figuresTexts from './texts/figures.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** What stands behind the three pictures of the shop's advertising space: a beer, a style or a brewery, from and until a day. */

const place = z.literal(ADVERTISING_PLACES, said(formTexts.notOffered))
export type AdvertisingPlace = z.output<typeof place>

const subject = {
  kind: z.enum(['beer', 'style', 'brewery']),
  subject: z.string().describe('The id of the beer or brewery; of a style its name'),
  name: z.string(),
  brewery: z.string().nullable().describe('Of a beer, whose it is'),
}

const advertisement = z.object({
  place,
  ...subject,
  image: z.string().describe('Its picture or drawn label; of a style, the label of one of its beers'),
})
export type Advertisement = z.output<typeof advertisement>

export const listAdvertisements = endpoint({
  method: 'GET',
  path: '/advertising',
  summary:
    'What stands today in the shop’s advertising space, by place. Places are left out where nothing was placed, or what was placed cannot be bought: those show the shop’s own pictures.',
  access: 'anyone',
  response: z.array(advertisement),
  hasEntityTag: true,
  status: 200,
})

const day = z.string().describe('yyyy-mm-dd, a day of the shop')
const placement = z.object({
  id: uuid,
  place,
  ...subject,
  from: day.describe('First day'),
  until: day.describe('Last day'),
  standing: z.enum(['running', 'coming', 'over', 'withdrawn']).describe('How it stands today'),
  createdAt: z.string().describe('ISO instant'),
})
export type Placement = z.output<typeof placement>

export const listPlacements = endpoint({
  method: 'GET',
  path: '/admin/advertising',
  summary: 'The advertising space for admins: what shows now, and what was, is and will be placed.',
  access: ['Admin'],
  response: z.object({
    today: day,
    shown: z.array(advertisement),
    current: z.array(placement).describe('Running and coming, by place and day'),
    past: z.array(placement).describe('Over or withdrawn, the newest first, so many as one page holds'),
  }),
  status: 200,
})
export type Placements = z.output<typeof listPlacements.response>

const dayInvalid = said(figuresTexts.dayInvalid)
const requiredDay = z
  .string(said(formTexts.required))
  .min(1, said(formTexts.required))
  .refine((value) => value === '' || isDay(value), dayInvalid)
  .refine((value) => value <= ADVERTISING_LAST_DAY, dayInvalid)

const body = z
  .strictObject({
    place,
    beerId: queryId.describe('One of the three; empty or left out: another'),
    type: z
      .enum(['', ...BEER_TYPES], said(formTexts.notOffered))
      .transform((one) => one || undefined)
      .optional(),
    companyId: queryId,
    from: requiredDay,
    until: requiredDay,
  })
  .refine(({ beerId, type, companyId }) => [beerId, type, companyId].filter(Boolean).length === 1, {
    path: ['beerId'],
    ...said(advertisingTexts.oneOfThree),
  })
  .refine(({ from, until }) => from <= until, { path: ['until'], ...said(advertisingTexts.endsBefore) })

const params = z.object({ id: uuid })

export const placeAdvertisement = endpoint({
  method: 'POST',
  path: '/admin/advertising',
  summary:
    'Puts a beer, a style or a brewery behind a picture of the advertising space. 409 when something stands there on one of those days.',
  access: ['Admin'],
  body,
  response: z.object({ id: uuid }),
  status: 201,
})

export const changePlacement = endpoint({
  method: 'PUT',
  path: '/admin/advertising/{id}',
  summary:
    'Changes what stands or will stand in the advertising space. 409 when it is over, or as for a new one.',
  access: ['Admin'],
  params,
  body,
  response: z.object({ id: uuid }),
  status: 200,
})

export const withdrawPlacement = endpoint({
  method: 'POST',
  path: '/admin/advertising/{id}/withdrawal',
  summary: 'Takes something out of the advertising space, from now on. 409 when it is over.',
  access: ['Admin'],
  params,
  body: z.strictObject({ reason: reasonGiven }),
  response: z.object({ id: uuid }),
  status: 200,
})
