import { z } from 'zod'
import { BREWERY_CLAIM_STATES } from '../brewery-claim-states.ts'
import { MAIL_KINDS } from '../mail-kinds.ts'
import { HELD_BACK } from '../mail-reasons.ts'
import { REPORT_REASONS, REPORTED_THINGS } from '../report-words.ts'
import { STAFF_ROLES } from '../staff-roles.ts'
import { TEAM_ROLES } from '../team-roles.ts'
import { WITHDRAWAL_STATES } from '../withdrawal-states.ts'
import { dollars, instant } from './parts.ts'

const contactMessage = z.strictObject({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  language: z.string().nullable(),
  orderId: z.string().nullable(),
  createdAt: instant,
  answers: z.array(z.strictObject({ words: z.string(), at: instant })).describe('As they were mailed'),
})

const withdrawal = z.strictObject({
  code: z.string(),
  email: z.string(),
  number: z.string(),
  words: z.string(),
  language: z.string().nullable(),
  orderId: z.string().nullable(),
  state: z.enum(WITHDRAWAL_STATES),
  reason: z.string(),
  createdAt: instant,
  confirmedAt: instant.nullable(),
  closedAt: instant.nullable(),
})

const report = z.strictObject({
  what: z.enum(REPORTED_THINGS),
  reason: z.enum(REPORT_REASONS),
  words: z.string(),
  email: z.string(),
  language: z.string().nullable(),
  createdAt: instant,
})

const breweryClaim = z.strictObject({
  companyId: z.string(),
  company: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  words: z.string(),
  link: z.string(),
  language: z.string().nullable(),
  state: z.enum(BREWERY_CLAIM_STATES),
  reason: z.string(),
  createdAt: instant,
  expiresAt: instant.nullable(),
  confirmedAt: instant.nullable(),
  decidedAt: instant.nullable(),
})

const mail = z.strictObject({
  kind: z.enum(MAIL_KINDS),
  subject: z.string().nullable().describe('Null where what it was about is over'),
  createdAt: instant,
  sentAt: instant.nullable(),
  heldBack: z.enum(HELD_BACK).nullable().describe('Why it is never sent; null for every other'),
})

/** What was kept for later, chosen, written to the shop and mailed by it. */
export const OF_KEPT = {
  cart: z
    .strictObject({
      changedAt: instant,
      lines: z.array(
        z.strictObject({
          beerId: z.string(),
          beerName: z.string().nullable(),
          quantity: z.number(),
          priceSeen: dollars.describe('What it cost when it was put there'),
        }),
      ),
    })
    .nullable(),
  savedBeers: z.array(
    z.strictObject({
      beerId: z.string(),
      beerName: z.string(),
      priceThen: dollars.describe('What it cost when it was saved'),
      since: instant,
      restockToldAt: instant.nullable().describe('When a mail said that it is back in stock'),
      cheaperToldAt: instant.nullable().describe('When a mail said that it costs less'),
      priceTold: dollars.nullable().describe('and what it cost then'),
    }),
  ),
  alerts: z
    .strictObject({
      restock: z.boolean(),
      digest: z.boolean(),
      lookedAt: instant.describe('Up to when news were looked for'),
      digestDue: instant,
      restockDay: z.string().nullable(),
      restockCount: z.number().describe('Mails about restocks on that day'),
    })
    .nullable()
    .describe('Which mails about what was saved and followed were chosen; null: never any'),
  followedCompanies: z.array(z.strictObject({ companyId: z.string(), company: z.string(), since: instant })),
  team: z
    .strictObject({ companyId: z.string(), company: z.string(), role: z.enum(TEAM_ROLES), since: instant })
    .nullable()
    .describe('For which brewery the account works; null: for none'),
  teamInvitations: z
    .array(
      z.strictObject({
        companyId: z.string(),
        company: z.string(),
        email: z.string(),
        role: z.enum(TEAM_ROLES),
        sentAt: instant,
        expiresAt: instant,
      }),
    )
    .describe('To this e-mail, not accepted; only once it is confirmed'),
  staffInvitations: z
    .array(
      z.strictObject({ email: z.string(), role: z.enum(STAFF_ROLES), sentAt: instant, expiresAt: instant }),
    )
    .describe('To administer the shop, to this e-mail, not accepted; only once it is confirmed'),
  contactMessages: z.array(contactMessage).describe('Written from this e-mail; only once it is confirmed'),
  withdrawals: z
    .array(withdrawal)
    .describe('Of these purchases; those written from this e-mail only once it is confirmed'),
  reports: z
    .array(report)
    .describe('What was reported with this e-mail and is not decided yet; only once it is confirmed'),
  breweryClaims: z
    .array(breweryClaim)
    .describe('Breweries that were claimed with this e-mail; only once it is confirmed'),
  mails: z.array(mail).describe('Sent to this e-mail since the account is there'),
  reviewReports: z.array(
    z.strictObject({
      reviewId: z.string(),
      reason: z.string(),
      createdAt: instant,
      closedAt: instant.nullable(),
    }),
  ),
}
