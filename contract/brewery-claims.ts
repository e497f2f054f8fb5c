import { z } from 'zod'
import { BREWERY_CLAIM_DECISIONS, BREWERY_CLAIM_STATES } from './brewery-claim-states.ts'
import { decidedListFacts, decidedListQuery } from './decided-lists.ts'
import { endpoint } from './endpoint.ts'
import {
  clearablePhone,
  emailAddress,
  personName,
  reasonGiven,
  text,
  uuid,
  withoutPageAddress,
} from './fields.ts'
import { ADMIN_ROWS_PER_PAGE, BREWERY_CLAIM, KEPT_DAYS } from './limits.ts'
import { nameAndPassword } from './name-and-password.ts'
import * as breweryClaimTexts from './texts/brewery-claim.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** How whoever a brewery belongs to that was imported becomes its owner: they claim it, an admin decides. Instants are ISO. */

/** A page of the web, as people write it: `instagram.com/rioazul` is one. */
const pageLink = z
  .string()
  .trim()
  .transform((typed) => (!typed || /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`))
  .pipe(
    z.union(
      [
        z.literal(''),
        z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(BREWERY_CLAIM.linkCharacters),
      ],
      said(breweryClaimTexts.linkInvalid),
    ),
  )
  .optional()

/** Page and API alike. */
export const breweryClaimForm = z.strictObject({
  name: withoutPageAddress(personName),
  email: emailAddress,
  phone: clearablePhone,
  // Forms send a line's end as two characters, which the page counts as one.
  words: z
    .string(said(breweryClaimTexts.wordsMissing))
    .overwrite((value) => value.replaceAll('\r\n', '\n'))
    .pipe(text(BREWERY_CLAIM.words, said(breweryClaimTexts.wordsMissing))),
  link: pageLink,
})

export const claimBrewery = endpoint({
  method: 'POST',
  path: '/company/{id}/claims',
  summary: `Claims a brewery that was imported and has no owner, without logging in. Answered alike whatever there is: where it can be claimed, a link is mailed to the e-mail, which confirms the claim within ${BREWERY_CLAIM.linkDays} days; nobody reads it before. 429 after too many from one address or for one brewery.`,
  access: 'anyone',
  params: z.object({ id: z.string() }),
  body: breweryClaimForm,
  response: z.object({ message: z.string() }),
  status: 201,
})

const token = z.string(said(formTexts.required)).trim().min(1, said(formTexts.required)).max(200)

const linkedClaim = z.object({
  companyId: uuid,
  company: z.string(),
  state: z
    .enum(['sent', 'accepted'])
    .describe('sent: it is to be confirmed; accepted: the brewery waits for its owner'),
  name: z.string(),
  email: z.string(),
  words: z.string().describe('As the form had them: whoever confirms sees what'),
  hasAccount: z.boolean().describe('The e-mail has an account of its own: with it nobody becomes an owner'),
  expiresAt: z.string(),
})
export type LinkedClaim = z.output<typeof linkedClaim>

export const getBreweryClaim = endpoint({
  method: 'GET',
  path: '/brewery-claim',
  summary:
    'The claim that a mailed link is of, for whoever has it. The same 404 for a link that was used, that is over, and that never was.',
  access: 'anyone',
  query: z.strictObject({ token }),
  response: linkedClaim,
  status: 200,
})

export const confirmBreweryClaim = endpoint({
  method: 'POST',
  path: '/brewery-claim/confirmation',
  summary:
    'Confirms a claim by its mailed link, once: from then on it waits for an admin. 409 when the e-mail has an account; 404 as for reading it.',
  access: 'anyone',
  body: z.strictObject({ token }),
  response: z.object({ company: z.string() }),
  status: 200,
})

export const takeOverBrewery = endpoint({
  method: 'POST',
  path: '/brewery-claim',
  summary: `Takes over the brewery of an accepted claim by the link that was mailed then, once and within ${BREWERY_CLAIM.linkDays} days: makes the account of its owner. Its beers, reviews, followers and address stay. 409 when the e-mail has an account; 404 as for reading it.`,
  access: 'anyone',
  body: nameAndPassword.extend({ token }),
  response: z.object({ email: z.string(), companyId: uuid, company: z.string() }),
  status: 201,
})

const listedClaim = z.object({
  id: uuid,
  company: z.object({ id: uuid, company: z.string() }),
  name: z.string(),
  email: z.string().describe('Proved by the link'),
  phone: z.string(),
  words: z.string(),
  link: z.string(),
  rivals: z.number().describe('How many other claims of the same brewery wait'),
  confirmed: z.string(),
  state: z.enum(BREWERY_CLAIM_STATES),
  decided: z.string().nullable(),
  reason: z
    .string()
    .describe('What the admin wrote; empty until the decision, and for a rival of who was accepted'),
})
export type ListedClaim = z.output<typeof listedClaim>

export const listBreweryClaims = endpoint({
  method: 'GET',
  path: '/admin/brewery-claims',
  summary: `Claims of breweries that were confirmed: those that wait, the oldest first, or those that are decided, newest first, for ${KEPT_DAYS.breweryClaims} days; ${ADMIN_ROWS_PER_PAGE} a page.`,
  access: ['Admin'],
  query: decidedListQuery,
  response: z.object({ claims: z.array(listedClaim), ...decidedListFacts }),
  status: 200,
})

export const decideBreweryClaim = endpoint({
  method: 'POST',
  path: '/admin/brewery-claims/{id}/decision',
  summary:
    'Decides about a claim. `accepted` mails the claimant the link to take the brewery over, and refuses every other claim of it that waits; `refused` mails them the reason. Repeating it changes nothing; 409 when it was decided otherwise, when another claim of the brewery was accepted, and when the brewery has an owner or is switched off.',
  access: ['Admin'],
  params: z.object({ id: z.string() }),
  body: z.strictObject({
    decision: z.enum(BREWERY_CLAIM_DECISIONS, said(formTexts.notOffered)),
    reason: reasonGiven,
  }),
  response: z.object({ id: uuid, decision: z.enum(BREWERY_CLAIM_DECISIONS) }),
  status: 200,
})
