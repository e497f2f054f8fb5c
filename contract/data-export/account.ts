import { z } from 'zod'
import { namedValues } from '../plain-values.ts'
import { STAFF_PARTS } from '../staff-roles.ts'
import { LANGUAGES } from '../texts/language.ts'
import { instant, person } from './parts.ts'

const account = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  image: z.string().nullable(),
  role: z.string().nullable(),
  active: z.boolean(),
  twoFactorEnabled: z.boolean().describe('Logging in takes a code besides the password'),
  staffPart: z
    .enum(STAFF_PARTS)
    .nullable()
    .describe('Of an admin: which part of the administration is theirs; null: all of it'),
  language: z
    .enum(LANGUAGES)
    .nullable()
    .describe('In which language mails to it are written; null: none was chosen'),
  createdAt: instant,
  updatedAt: instant,
  hasPassword: z.boolean(),
})

const linkedProvider = z.strictObject({
  provider: z.string().describe('The sign-in provider'),
  idAtProvider: z.string(),
  scope: z.string().nullable(),
  createdAt: instant,
})

const session = z.strictObject({
  id: z.string(),
  userAgent: z.string().nullable().describe('What the browser said of itself when the session was opened'),
  createdAt: instant,
  updatedAt: instant.describe('Written down once a day'),
  expiresAt: instant,
})

const verification = z.strictObject({
  purpose: z.string().describe('What a mailed code or link is for'),
  createdAt: instant,
  expiresAt: instant,
})

const buyer = z.strictObject({ ...person, image: z.string() })

const company = z.strictObject({
  ...person,
  id: z.string(),
  company: z.string(),
  story: z.string(),
  image: z.string(),
  shipsTo: z.array(z.string()).nullable(),
  pausedUntil: z.string().nullable().describe('The last day on which it is away'),
  pauseNote: z.string(),
  waitsSince: instant.nullable().describe('Since when the shop looks at it before it sells'),
  askedWords: z.string().describe('What it was asked meanwhile'),
  salesMails: z.string().describe('How it is mailed what it sells'),
  lowStockUnits: z.number().nullable().describe('From so few units of a beer on it is mailed'),
  active: z.boolean(),
  importKey: z.string().nullable(),
  createdAt: instant,
})

const administered = z.strictObject({
  at: instant,
  action: z.string().describe('What an admin did to the account, the company or one of its beers'),
  subject: z.string(),
  reason: z.string().nullable(),
  before: namedValues.nullable().describe('What was changed, as it was'),
  after: namedValues.nullable().describe('and as it became'),
})

const viewing = z.strictObject({
  by: z.string().describe('The first name of the admin who saw it; empty once their account is gone'),
  reason: z.string().nullable(),
  begunAt: instant,
  until: instant.describe('When it ends by itself'),
  endedAt: instant.nullable(),
})

/** The account, who it is and what was done to it. */
export const OF_ACCOUNT = {
  account,
  linkedProviders: z.array(linkedProvider),
  sessions: z.array(session),
  verifications: z
    .array(verification)
    .describe('Mailed codes and links that still live, without what they say'),
  buyer: buyer.nullable(),
  company: company.nullable(),
  viewings: z.array(viewing).describe('When an admin saw the shop as this account, changing nothing'),
  administration: z.array(administered).describe('What admins did and wrote down about it; not who they are'),
}
