import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { queryDay, queryId, reasonGiven, text, uuid } from './fields.ts'
import { BEER_TYPES, CART_MAX_QUANTITY, COMMISSION_MOST, MAX_PRICE_CENTS } from './limits.ts'
import { isHundredths } from './money.ts'
import * as commissionTexts from './texts/commission.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** What the shop keeps of a sale: rules in their order, of which the first that fits holds. Percents and dollars have two decimals. */

const type = z.enum(BEER_TYPES)
const day = z.string().describe('yyyy-mm-dd, a day of the shop')

/** What is kept by a rule. */
const terms = {
  percent: z.number().describe('Of the price'),
  fixed: z.number().describe('Dollars of each unit besides'),
  taxPercent: z.number().describe('Tax on both'),
}
export type CommissionTerms = { percent: number; fixed: number; taxPercent: number }

const period = {
  from: day.nullable().describe('First day; null: since whenever'),
  until: day.nullable().describe('Last day; null: until further notice'),
}

/** How a rule stands today: its period runs, is to come, or is over. */
export const COMMISSION_STANDINGS = ['running', 'coming', 'over'] as const

const rule = z.object({
  id: uuid,
  company: z
    .object({ id: uuid, name: z.string() })
    .nullable()
    .describe('Whose beers it is for; null: everybody’s'),
  type: type.nullable().describe('The style that it is for; null: every one'),
  ...period,
  ...terms,
  standing: z.enum(COMMISSION_STANDINGS),
  behind: uuid.nullable().describe('An earlier rule that fits wherever this one does: it is never reached'),
  changedAt: z.string().describe('ISO instant'),
})
export type CommissionRule = z.output<typeof rule>

export const listCommissionRules = endpoint({
  method: 'GET',
  path: '/admin/commission-rules',
  summary:
    'The rules by which the shop keeps a part of each sale, in their order: the first that fits holds.',
  access: ['Admin'],
  response: z.object({
    rules: z.array(rule),
    seen: z.string().describe('Names this list as it is now: changes of it say what they were made upon'),
    breweries: z
      .array(z.object({ id: uuid, name: z.string() }))
      .describe('Whom a rule can be for: those that sell'),
    today: day,
  }),
  status: 200,
})
export type CommissionRules = z.output<typeof listCommissionRules.response>

/** From nothing to so many basis points, as a percent of two decimals. */
function percentUpTo(mostBasisPoints: number) {
  const wrong = said(commissionTexts.percentRange, { most: mostBasisPoints / 100 })
  return z
    .number(wrong)
    .min(0, wrong)
    .max(mostBasisPoints / 100, wrong)
    .refine(isHundredths, wrong)
}

const fixedRange = said(commissionTexts.fixedRange, { most: COMMISSION_MOST.fixedCents / 100 })

const seen = text(64)

const body = z
  .strictObject({
    companyId: queryId.describe('Empty or left out: everybody'),
    type: z
      .enum(['', ...BEER_TYPES], said(formTexts.notOffered))
      .transform((one) => one || undefined)
      .optional()
      .describe('Empty or left out: every style'),
    from: queryDay,
    until: queryDay,
    percent: percentUpTo(COMMISSION_MOST.basisPoints),
    fixed: z
      .number(fixedRange)
      .min(0, fixedRange)
      .max(COMMISSION_MOST.fixedCents / 100, fixedRange)
      .refine(isHundredths, fixedRange),
    taxPercent: percentUpTo(COMMISSION_MOST.taxBasisPoints),
    seen,
  })
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ['until'],
    ...said(commissionTexts.endsBefore),
  })

const params = z.object({ id: uuid })

export const addCommissionRule = endpoint({
  method: 'POST',
  path: '/admin/commission-rules',
  summary:
    'A new rule, for payments from now on. It is put before the first one that would always hold in its place, else at the end. 409 when there is one for the same brewery, style and period, or the list is no longer the one that was seen.',
  access: ['Admin'],
  body,
  response: z.object({ id: uuid }),
  status: 201,
})

export const changeCommissionRule = endpoint({
  method: 'PUT',
  path: '/admin/commission-rules/{id}',
  summary: 'Changes a rule where it stands, for payments from now on. 409 as for a new one.',
  access: ['Admin'],
  params,
  body,
  response: z.object({ id: uuid }),
  status: 200,
})

export const moveCommissionRule = endpoint({
  method: 'POST',
  path: '/admin/commission-rules/{id}/move',
  summary:
    'Moves a rule by one place. The first one stays where it is when it is moved up, and so does the last. 409 when the list is no longer the one that was seen.',
  access: ['Admin'],
  params,
  body: z.strictObject({ to: z.enum(['up', 'down'], said(formTexts.notOffered)), seen }),
  response: z.object({ id: uuid }),
  status: 200,
})

export const removeCommissionRule = endpoint({
  method: 'POST',
  path: '/admin/commission-rules/{id}/removal',
  summary:
    'Removes a rule: it holds for no payment from now on. 409 when the list is no longer the one that was seen.',
  access: ['Admin'],
  params,
  body: z.strictObject({ seen, reason: reasonGiven }),
  response: z.object({ id: uuid }),
  status: 200,
})

/** A plain decimal of a query → its number. */
const decimal = (most: number, wrong: ReturnType<typeof said>) =>
  z
    .string(said(formTexts.required))
    .min(1, said(formTexts.required))
    .regex(/^\d{1,9}(\.\d{1,2})?$/, wrong)
    .transform(Number)
    .refine((number) => number <= most, wrong)

const unitsRange = said(formTexts.wholeBetween, { min: 1, max: CART_MAX_QUANTITY })

export const tryCommissionRules = endpoint({
  method: 'GET',
  path: '/admin/commission-rules/trial',
  summary: 'What the rules would make of a sale in dollars: which one holds, and what each gets.',
  access: ['Admin'],
  query: z.strictObject({
    companyId: uuid,
    type: z.enum(BEER_TYPES, said(formTexts.notOffered)),
    day: queryDay.describe('Of the payment; empty: today'),
    price: decimal(
      MAX_PRICE_CENTS / 100,
      said(commissionTexts.priceRange, { most: MAX_PRICE_CENTS / 100 }),
    ).describe('Dollars of a unit'),
    units: decimal(CART_MAX_QUANTITY, unitsRange).refine(
      (units) => units >= 1 && Number.isInteger(units),
      unitsRange,
    ),
  }),
  response: z.object({
    ruleId: uuid.nullable().describe('Null: none fits, the shop keeps nothing'),
    gross: z.number(),
    commission: z.number(),
    tax: z.number(),
    net: z.number().describe('What the brewery gets'),
  }),
  status: 200,
})
export type CommissionTrial = z.output<typeof tryCommissionRules.response>

const ownRule = z.object({
  type: type.nullable(),
  ...period,
  ...terms,
  isOwn: z.boolean().describe('For this company alone'),
  since: day.describe('Since when it holds as it is, or the day it begins'),
})
export type OwnCommissionRule = z.output<typeof ownRule>

export const getOwnCommission = endpoint({
  method: 'GET',
  path: '/company/{id}/commission',
  summary:
    'By which rules the shop keeps a part of a company’s sales, today and later, in their order: the first that fits holds, and where none does nothing is kept. For itself and admins.',
  access: ['Company', 'Admin'],
  params: z.object({ id: z.string() }),
  response: z.object({ running: z.array(ownRule), coming: z.array(ownRule) }),
  status: 200,
})
export type OwnCommissionRules = z.output<typeof getOwnCommission.response>
