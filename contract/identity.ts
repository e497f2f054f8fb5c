import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  cityName,
  companyName,
  emailAddress,
  identityDocument,
  imageAddress,
  newCompanyPassword,
  newPassword,
  optionalText,
  personName,
  phoneNumber,
  setByTheShop,
  streetAddress,
  text,
  withoutPageAddress,
} from './fields.ts'
import { EMAIL_MAX_CHARACTERS, EMAIL_MIN_CHARACTERS, PASSWORD_MAX_CHARACTERS, ROLES } from './limits.ts'
import { isCountry, isStateOf } from './places.ts'
import { shipsTo, shipsToTyped } from './ships-to.ts'
import { STAFF_PARTS } from './staff-roles.ts'
import { TEAM_STANDINGS } from './team-roles.ts'
import * as accountWords from './texts/account-words.ts'
import * as formTexts from './texts/form.ts'
import * as loginTexts from './texts/login.ts'
import { said } from './texts/said.ts'
import { textOf } from './texts/text.ts'

const place = {
  country: text(60).refine(isCountry, said(formTexts.notOffered)),
  state: text(80),
  city: withoutPageAddress(cityName),
  address: withoutPageAddress(streetAddress),
}

/** Server and browser agree on what belongs together: the state is one of the country's. */
export function checkPlace(value: { country: string; state: string }, context: z.core.ParsePayload) {
  if (isCountry(value.country) && !isStateOf(value.country, value.state)) {
    context.issues.push({
      code: 'custom',
      input: value.state,
      path: ['state'],
      message: textOf(formTexts.stateOfCountry),
    })
  }
}

/** Buyer sign-up, page and API alike (specification section 5). */
export const buyerSignUp = z
  .strictObject({
    name: withoutPageAddress(personName),
    lastName: withoutPageAddress(personName),
    document: identityDocument,
    email: emailAddress,
    password: newPassword,
    phone: phoneNumber.optional(),
    ...place,
    image: imageAddress,
  })
  .check((context) => checkPlace(context.value, context))

const newCompany = {
  name: withoutPageAddress(personName),
  lastName: withoutPageAddress(personName),
  document: identityDocument,
  email: emailAddress,
  password: newCompanyPassword,
  phone: phoneNumber,
  company: withoutPageAddress(companyName),
  ...place,
  image: imageAddress,
  story: optionalText(600),
}

/** Seller sign-up as the API knows it (specification section 5). */
export const companySignUp = z
  .strictObject({
    ...newCompany,
    shipsTo: shipsTo.optional().describe('Countries that it ships to; left out or null for all'),
  })
  .check((context) => checkPlace(context.value, context))

/** The same as the page asks it: where a brewery ships is never left open there. */
export const companySignUpForm = z
  .strictObject({ ...newCompany, shipsTo: shipsToTyped })
  .check((context) => checkPlace(context.value, context))

/** The rules of the log-in form, in its own words (specification section 5, Login). */
export const credentials = z.strictObject({
  email: z
    .string(said(accountWords.enterYourEmail))
    .trim()
    .toLowerCase()
    .min(1, said(accountWords.enterYourEmail))
    .max(EMAIL_MAX_CHARACTERS, said(accountWords.mustBeAnEmail))
    .min(EMAIL_MIN_CHARACTERS, said(accountWords.tooShort))
    .pipe(z.email(said(accountWords.mustBeAnEmail))),
  password: z
    .string(said(loginTexts.passwordMissing))
    .min(1, said(loginTexts.passwordMissing))
    .max(PASSWORD_MAX_CHARACTERS, said(formTexts.tooLong, { max: PASSWORD_MAX_CHARACTERS })),
})

/** What the browser keeps under the key `user`; it decides nothing but what is drawn. */
export const sessionUser = z.object({
  access: z.boolean(),
  id: z.uuid(),
  role: z.enum(ROLES),
  name: z.string(),
  secondFactorMissing: z
    .literal(true)
    .optional()
    .describe('An admin who must set up a second factor before anything else'),
  team: z
    .object({ role: z.enum(TEAM_STANDINGS), userId: z.uuid() })
    .optional()
    .describe('Of who works for a company and does not own it: what they may, and who of its team they are'),
  staff: z
    .enum(STAFF_PARTS)
    .optional()
    .describe('Of an admin who is no owner of the shop: which part of the administration is theirs'),
  seeing: z
    .object({ adminId: z.uuid(), userId: z.uuid(), until: z.string() })
    .optional()
    .describe('Of an admin who sees the shop as this user: who they are, whom they see, and until when'),
})
export type SessionUser = z.output<typeof sessionUser>

export const buyer = z.object({
  id: z.uuid(),
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  document: z.number().nullable(),
  phone: z.string(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  address: z.string(),
  image: z.string(),
  role: z.literal('Person'),
  status: z.boolean(),
})
export type Buyer = z.output<typeof buyer>

export const company = buyer.extend({
  role: z.literal('Company'),
  company: z.string(),
  story: z.string(),
  shipsTo: z.array(z.string()).nullable().describe('Countries that it ships to; null for all'),
})
export type Company = z.output<typeof company>

export const signUpBuyer = endpoint({
  method: 'POST',
  path: '/user',
  summary: 'Registers a buyer. 409 email-taken when the e-mail has an account of any role.',
  access: 'anyone',
  body: buyerSignUp.safeExtend(setByTheShop),
  response: buyer,
  status: 201,
})

export const signUpCompany = endpoint({
  method: 'POST',
  path: '/company',
  summary: 'Registers a seller and their company.',
  access: 'anyone',
  body: companySignUp.safeExtend({ ...setByTheShop, Products: z.array(z.unknown()).optional() }),
  response: company,
  status: 201,
})

/** The password was right and a code of the authenticator is still to come: no session yet. */
const secondFactorNeeded = z.object({ access: z.literal(false), secondFactor: z.literal(true) })
const logInAnswer = z.union([secondFactorNeeded, sessionUser])
export type LogInAnswer = z.output<typeof logInAnswer>

export const logIn = endpoint({
  method: 'POST',
  path: '/login',
  summary:
    'Opens a session: answers with the user and sets the session cookie. Who has a second factor gets `secondFactor` instead, and a cookie with which POST /login/second-factor opens it.',
  access: 'anyone',
  body: credentials,
  response: logInAnswer,
  status: 200,
})

/** An `email_verified` of the client is accepted and proves nothing (decisions, "Deliberate deviations"). */
export const logInByGet = endpoint({
  method: 'GET',
  path: '/login',
  takesNoTurn: true,
  summary: 'Answers 405, unless LEGACY_GET_LOGIN=1 turns on the old call for old clients.',
  access: 'anyone',
  query: z.object({
    email: z.string().optional(),
    password: z.string().optional(),
    email_verified: z.string().optional(),
  }),
  response: logInAnswer,
  status: 200,
})

export const logOut = endpoint({
  method: 'POST',
  path: '/logout',
  summary: 'Ends the session.',
  access: 'anyone',
  response: z.object({ access: z.literal(false) }),
  status: 200,
})

export const getSession = endpoint({
  method: 'GET',
  path: '/session',
  takesNoTurn: true,
  summary: 'Who the session cookie belongs to; null for visitors.',
  access: 'anyone',
  beforeSecondFactor: true,
  response: sessionUser.nullable(),
  status: 200,
})

export const checkEmail = endpoint({
  method: 'GET',
  path: '/check',
  takesNoTurn: true,
  summary: 'True when the e-mail has an account.',
  access: 'anyone',
  query: z.strictObject({ email: emailAddress }),
  response: z.boolean(),
  status: 200,
})

export const getBuyer = endpoint({
  method: 'GET',
  path: '/persons/{id}',
  summary: 'A buyer’s record, for themself and admins.',
  access: 'signed-in',
  params: z.object({ id: z.string() }),
  response: buyer,
  status: 200,
})
