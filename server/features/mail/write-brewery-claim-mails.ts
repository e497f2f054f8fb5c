import { sql } from 'drizzle-orm'
import type { BREWERY_CLAIM_STATES } from '#contract/brewery-claim-states.ts'
import { BREWERY_CLAIM } from '#contract/limits.ts'
import * as breweryClaimTexts from '#contract/texts/brewery-claim.ts'
import * as payoutsTexts from '#contract/texts/payouts.ts'
import { textOf } from '#contract/texts/text.ts'
import type { Database } from '#database/open-pool.ts'
import type { MailWriters } from './mail-writer.ts'

type Found = { company: string; reason: string }

/** The claim, while it is as the mail tells; a link only while it works. */
async function claimIn(
  db: Database,
  id: string,
  state: (typeof BREWERY_CLAIM_STATES)[number],
): Promise<Found | undefined> {
  const { rows } = await db.execute<Found>(sql`
    SELECT shown_name(company_id) AS company, reason FROM brewery_claims
    WHERE id = ${id} AND state = ${state} AND coalesce(expires_at > now(), true)`)
  return rows[0]
}

/** To who claims an imported brewery: the link that confirms it, the one that makes them its owner, or why not. */
export const BREWERY_CLAIM_MAILS: MailWriters<
  'brewery-claim-asked' | 'brewery-claim-accepted' | 'brewery-claim-refused'
> = {
  async 'brewery-claim-asked'(db, publicUrl, { claimId, token }) {
    const found = await claimIn(db, claimId, 'sent')
    return (
      found && {
        subject: textOf(breweryClaimTexts.mailAskedSubject, found),
        title: textOf(breweryClaimTexts.isItYours),
        lead: textOf(breweryClaimTexts.mailAskedLead, { ...found, days: BREWERY_CLAIM.linkDays }),
        lines: [],
        button: {
          text: textOf(breweryClaimTexts.mailAskedButton),
          address: `${publicUrl}/claimBrewery?token=${token ?? ''}`,
        },
      }
    )
  },
  async 'brewery-claim-accepted'(db, publicUrl, { claimId, token }) {
    const found = await claimIn(db, claimId, 'accepted')
    return (
      found && {
        subject: textOf(breweryClaimTexts.takeOverTitle, found),
        title: textOf(breweryClaimTexts.takeOverTitle, found),
        lead: textOf(breweryClaimTexts.mailAcceptedLead, { ...found, days: BREWERY_CLAIM.linkDays }),
        lines: [],
        button: {
          text: textOf(breweryClaimTexts.takeOver),
          address: `${publicUrl}/claimBrewery?token=${token ?? ''}`,
        },
      }
    )
  },
  async 'brewery-claim-refused'(db, publicUrl, { companyId, claimId }) {
    const found = await claimIn(db, claimId, 'refused')
    return (
      found && {
        subject: textOf(breweryClaimTexts.mailRefusedSubject, found),
        title: textOf(breweryClaimTexts.mailRefusedTitle),
        lead: textOf(breweryClaimTexts.mailRefusedLead, found),
        facts: [found.reason || textOf(breweryClaimTexts.mailRefusedRival)],
        lines: [],
        button: { text: textOf(payoutsTexts.seeCompany), address: `${publicUrl}/company/${companyId}` },
      }
    )
  },
}
