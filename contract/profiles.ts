import { z } from 'zod'
import { beerDetail } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import {
  cityName,
  clearablePhone,
  clearableText,
  companyName,
  emailAddress,
  identityDocument,
  imageAddress,
  lettersOf,
  personName,
  phoneNumber,
  reasonIfGiven,
  setByTheShop,
  streetAddress,
  switchOnWire,
  text,
  uuid,
} from './fields.ts'
import { buyer, checkPlace, company } from './identity.ts'
import {
  EMAIL_MAX_CHARACTERS,
  EMAIL_MIN_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
  PLAIN_LIST_LIMIT,
  SIGN_IN_MINUTES,
} from './limits.ts'
import { shownPause } from './pauses.ts'
import { isCountry } from './places.ts'
import { shipsTo } from './ships-to.ts'
import * as accountWords from './texts/account-words.ts'
import * as companyEditTexts from './texts/company-edit.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** What a person may write about themself and their company. */

/** The switch of a person, turned by admins alone. Our pages always ask them why. */
const personSwitch = z.strictObject({ id: uuid, status: switchOnWire, reason: reasonIfGiven })

/**
 * Names that a record may carry back as they were given: ignored when unchanged, 403 when changed. A password is never
 * given, so that any is a change: `PUT /account/password` changes it. What the shop tells beside the record is ignored.
 */
const readOnly = {
  ...setByTheShop,
  password: z.string().optional(),
  pendingEmail: z.string().nullish(),
  emailVerified: z.boolean().optional(),
  hasPassword: z.boolean().optional(),
}

/** What only admins are told beside a record (admin-records.ts), and why they change it; of others it is ignored. */
const ofAdmins = {
  createdAt: z.unknown().optional(),
  deleted: z.unknown().optional(),
  hasLogin: z.unknown().optional(),
  openSessions: z.unknown().optional(),
  reason: reasonIfGiven,
}

const country = text(60).refine(isCountry, said(formTexts.notOffered))

/** The password that is in force; needed when the e-mail changes. */
const currentPassword = z
  .string()
  .max(PASSWORD_MAX_CHARACTERS)
  .optional()
  .transform((value) => value || undefined)

/**
 * A buyer's own edit, page and API alike (specification section 5, Buyer edit). What is left out stays as it is; an empty
 * `phone` or `image` takes it away.
 */
export const buyerEdit = z
  .strictObject({
    name: personName,
    lastName: personName,
    document: identityDocument,
    email: emailAddress.optional(),
    phone: clearablePhone,
    country,
    state: text(80),
    city: cityName,
    address: streetAddress,
    image: imageAddress,
    currentPassword,
  })
  .check((context) => checkPlace(context.value, context))

const companyEmail = z
  .string(said(accountWords.enterYourEmail))
  .trim()
  .toLowerCase()
  .min(1, said(accountWords.enterYourEmail))
  .max(EMAIL_MAX_CHARACTERS, said(accountWords.mustBeAnEmail))
  .min(EMAIL_MIN_CHARACTERS, said(accountWords.tooShort))
  .pipe(z.email(said(accountWords.mustBeAnEmail)))

/**
 * A seller's own edit, page and API alike (specification section 5, Seller edit). What is left out stays as it is; an
 * empty `story` or `image` takes it away.
 */
export const companyEdit = z
  .strictObject({
    name: lettersOf(80, said(accountWords.enterYourName), said(accountWords.mustBeAName)),
    lastName: lettersOf(80, said(companyEditTexts.lastNameMissing), said(companyEditTexts.lastNameInvalid)),
    email: companyEmail.optional(),
    document: identityDocument,
    phone: phoneNumber,
    country,
    state: text(80),
    city: text(1000, said(companyEditTexts.cityMissing)).refine(
      (value) => value.length >= 2 && value.length <= 50 && cityName.safeParse(value).success,
      said(companyEditTexts.cityInvalid),
    ),
    company: text(80, said(companyEditTexts.companyMissing)).refine(
      (value) => companyName.safeParse(value).success,
      said(accountWords.mustBeACompany),
    ),
    address: text(160, said(companyEditTexts.addressMissing)),
    image: imageAddress,
    story: clearableText(600),
    shipsTo: shipsTo.optional(),
    currentPassword,
  })
  .check((context) => checkPlace(context.value, context))

/** The edits as our pages send them: a program may leave the e-mail out, a form may not empty it. */
export const buyerEditForm = buyerEdit.safeExtend({ email: emailAddress })
export const companyEditForm = companyEdit.safeExtend({ email: companyEmail, shipsTo })
/** The same as admins edit somebody else's, and say why if they like: it is mailed with what changed. */
export const adminBuyerEditForm = buyerEditForm.safeExtend({ reason: reasonIfGiven })
export const adminCompanyEditForm = companyEditForm.safeExtend({ reason: reasonIfGiven })
/** And of an imported brewery: nobody logs in for it, and it has no e-mail. */
export const importedCompanyEditForm = companyEdit.safeExtend({ shipsTo, reason: reasonIfGiven })

/** An admin whose switch was turned. */
const switchedAdmin = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.literal('Admin'),
  status: z.boolean(),
})
export type SwitchedAdmin = z.output<typeof switchedAdmin>

/** The record as it is now; `pendingEmail` waits for the link that was mailed there. */
const editedBuyer = buyer.extend({ pendingEmail: z.string().nullable() })
const editedCompany = company.extend({ pendingEmail: z.string().nullable() })

const EMAIL_CHANGE = `A changed e-mail needs currentPassword (or a session that the sign-in provider opened in the last ${SIGN_IN_MINUTES.again} minutes), of admins nothing, and takes effect when the link that is mailed to the new address is followed.`

export const changeBuyer = endpoint({
  method: 'PUT',
  path: '/user',
  summary: `Changes the session's own buyer; for an admin the one that \`id\` names. Admins alone send \`{ id, status }\`, also with the id of another admin: off ends every session and cancels open orders. ${EMAIL_CHANGE}`,
  access: ['Person', 'Admin'],
  body: z.union([
    personSwitch,
    buyerEdit.safeExtend({
      ...readOnly,
      ...ofAdmins,
      purchases: z.unknown().optional(),
      spent: z.unknown().optional(),
    }),
  ]),
  response: z.union([editedBuyer, switchedAdmin]),
  status: 200,
})

export const changeCompany = endpoint({
  method: 'PUT',
  path: '/company',
  summary: `Changes the session's own company; for an admin the one that \`id\` names. Admins alone send \`{ id, status }\`: off ends the seller's sessions, takes the beers off sale and cancels open orders of them. ${EMAIL_CHANGE}`,
  access: ['Company', 'Admin'],
  body: z.union([
    personSwitch,
    companyEdit.safeExtend({
      ...readOnly,
      ...ofAdmins,
      Products: z.array(z.unknown()).optional(),
      followers: z.unknown().optional(),
      beers: z.unknown().optional(),
      sales: z.unknown().optional(),
      balances: z.unknown().optional(),
      payoutAccount: z.unknown().optional(),
      pause: z.unknown().optional(),
      approval: z.unknown().optional(),
    }),
  ]),
  response: editedCompany,
  status: 200,
})

/** What everybody may know of a brewery, with its beers; the rest is for itself and admins alone. */
const companyProfile = z.object({
  id: uuid,
  company: z.string(),
  story: z.string(),
  image: z.string().describe('Its own picture, or the drawing of its name'),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  shipsTo: z.array(z.string()).nullable().describe('Countries that it ships to; null for all'),
  pause: shownPause.nullable().describe('While it is away, and sells nothing'),
  hasSeller: z.boolean().describe('Somebody sells for it; an imported one may be claimed'),
  Products: z
    .array(
      beerDetail.omit({
        Qualifications: true,
        olderReviews: true,
        ratings: true,
        shipsTo: true,
        pauseNote: true,
      }),
    )
    .describe(`Newest first, at most ${PLAIN_LIST_LIMIT}: those on sale; for itself and admins all`),
  private: company
    .extend({ pendingEmail: z.string().nullable(), emailVerified: z.boolean(), hasPassword: z.boolean() })
    .extend({ followers: z.number().describe('How many buyers follow it; nobody is told who') })
    .optional()
    .describe('The whole record, for itself and admins'),
})
export type CompanyProfile = z.output<typeof companyProfile>

export const getCompany = endpoint({
  method: 'GET',
  path: '/company/{id}',
  summary: 'A brewery: its public face, and for itself and admins its whole record.',
  access: 'anyone',
  params: z.object({ id: z.string() }),
  response: companyProfile,
  hasEntityTag: true,
  status: 200,
})
