import { sql } from 'drizzle-orm'
import type { deleteAccount as call } from '#contract/account-deletion.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import { languageNow } from '#contract/texts/language.ts'
import { textOf } from '#contract/texts/text.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { forgetAudited } from '../../features/audit/forget-audited.ts'
import { forgetCart } from '../../features/cart/account-cart.ts'
import { forgetBeerPictures } from '../../features/catalogue/forget-beers.ts'
import { forgetCompany } from '../../features/companies/forget-company.ts'
import { forgetSender } from '../../features/contact/forget-sender.ts'
import { deletedEmail, forgetPerson } from '../../features/identity/forget-person.ts'
import { forgetKnownBrowser } from '../../features/identity/known-browsers.ts'
import { lockUser } from '../../features/identity/lock-user.ts'
import { forgetViewings } from '../../features/identity/viewings/forget-viewings.ts'
import { forgetRecipient } from '../../features/mail/forget-recipient.ts'
import { forgetSaved } from '../../features/saved/forget-saved.ts'
import type { WithCookies } from '../../http/with-cookies.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import { forgetPayoutAccounts } from '../../payout-accounts/forget-payout-accounts.ts'
import type { Services } from '../../services.ts'
import { forgetClaims } from '../brewery-claims/forget-claims.ts'
import { forgetMessages } from '../order-messages/forget-messages.ts'
import { forgetBuyer, lockOrdersOf } from '../orders/forget-buyer.ts'
import { forgetInvoices } from '../parcel-invoices/take-away.ts'
import { forgetReports } from '../reports/forget-reports.ts'
import { forgetMember, forgetTeam } from '../team/forget-team.ts'
import { forgetWebhooks } from '../webhooks/forget-webhooks.ts'
import { forgetWithdrawals } from '../withdrawals/forget-withdrawals.ts'
import { findBlockers } from './find-blockers.ts'
import { findOwnAccount, type OwnAccount } from './own-account.ts'
import { proveDeletion } from './prove-deletion.ts'

const LAST_MAIL_HOURS = 24

/**
 * Deletes the caller's account for good, in one transaction: personal data is gone, purchases, sales and reviews stay
 * without a name. A last mail says so to the old address, if it was proved, which the outbox forgets with it.
 * @param headers of the request
 * Refuses: not-signed-in (also for who is deleted already), forbidden (admins), as proveDeletion does; and with
 * `blockers` what stands in the way, see findBlockers. A refusal changes nothing.
 */
export async function deleteAccount(
  services: Services,
  { currentPassword }: BodyOf<typeof call>,
  headers: Headers,
): Promise<WithCookies<{ message: string }> | Refusal> {
  const { db, env, identity, jobs } = services
  const session = await identity.ownSession(headers)
  const asking = session && (await findOwnAccount(db, session))
  if (!asking) return refuse('not-signed-in')
  const unproved = await proveDeletion(services, session, currentPassword)
  if (unproved) return unproved

  const deleted = await inTransaction(db, async (tx) => {
    // A password or e-mail that was changed meanwhile has ended this session, and with it what was proved.
    const account = await lockAccount(tx, session.id)
    if (!account) return refuse('not-signed-in')
    const orders = await lockOrdersOf(tx, account.userId)
    const [first, ...more] = await findBlockers(tx, account)
    if (first) return refuse(first, { blockers: [first, ...more] })

    const { userId, email, emailVerified, companyId } = account
    const newEmail = deletedEmail(userId)
    await forgetSaved(tx, userId, companyId)
    await forgetRecipient(tx, { userId, email, newEmail })
    // Whoever signs up with somebody else's e-mail takes back nothing that person once wrote.
    const ownEmail = emailVerified ? email : undefined
    await forgetSender(tx, ownEmail, sql`SELECT id FROM orders WHERE buyer_id = ${userId}`)
    await forgetWithdrawals(tx, ownEmail, sql`SELECT id FROM orders WHERE buyer_id = ${userId}`)
    await forgetReports(tx, userId, ownEmail)
    await forgetClaims(tx, ownEmail, companyId)
    await forgetBuyer(tx, userId, orders)
    await forgetMessages(tx, userId)
    await forgetInvoices(tx, userId, companyId)
    await forgetCart(tx, userId)
    await forgetMember(tx, userId, ownEmail)
    if (companyId) {
      await forgetWebhooks(tx, companyId)
      await forgetCompany(tx, companyId)
      await forgetBeerPictures(tx, companyId)
      await forgetPayoutAccounts(tx, companyId)
      await forgetTeam(tx, companyId)
    }
    await forgetViewings(tx, userId)
    await forgetAudited(tx, userId)
    await forgetPerson(tx, userId, email)
    const language = languageNow()
    const expiresAt = new Date(Date.now() + LAST_MAIL_HOURS * 3_600_000).toISOString()
    await putInOutbox(tx, jobs, {
      dedupeKey: `account-deleted:${userId}`,
      kind: 'account-deleted',
      recipient: email,
      // Nobody can be asked for it afterwards.
      payload: { expiresAt, wasProved: `${emailVerified}`, ...(language && { language }) },
    })
    return { deleted: true }
  })
  if (isRefusal(deleted)) return deleted
  return {
    answer: { message: textOf(accountWords.yourAccountWasDeleted) },
    cookies: [...(await identity.endSession(headers)), ...forgetKnownBrowser(env, headers, session.userId)],
  }
}

/**
 * Holds whatever could still become a purchase or a sale: the user's row, which every order of theirs takes first, and
 * the company's with its beers, which every order of them takes, in the order in which the checkout locks. What was
 * placed before is then there to be seen, and what comes after finds nobody who may buy, and beers off sale.
 */
async function lockAccount(tx: Transaction, sessionId: string): Promise<OwnAccount | undefined> {
  const found = await tx.execute<{ userId: string }>(sql`
    SELECT user_id AS "userId" FROM sessions WHERE id = ${sessionId} AND expires_at > now()`)
  const [session] = found.rows
  if (!session || !(await lockUser(tx, session.userId))) return undefined
  const stillOpen = await tx.execute(sql`SELECT FROM sessions WHERE id = ${sessionId}`)
  const account = await findOwnAccount(tx, session)
  if (!stillOpen.rows.length || !account) return undefined
  if (account.companyId) {
    await tx.execute(sql`SELECT FROM companies WHERE id = ${account.companyId} FOR NO KEY UPDATE`)
    await tx.execute(
      sql`SELECT FROM beers WHERE company_id = ${account.companyId} ORDER BY id FOR NO KEY UPDATE`,
    )
  }
  return account
}
