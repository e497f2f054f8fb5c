import { type SQL, sql } from 'drizzle-orm'
import type { DataExport } from '#contract/data-export.ts'
import type { Transaction } from '#database/open-pool.ts'
import { sessionEndsAt } from '../../features/identity/session-ends-at.ts'
import { one, rows } from './json-rows.ts'
import type { OwnAccount } from './own-account.ts'

type Person = Pick<
  DataExport,
  | 'account'
  | 'linkedProviders'
  | 'sessions'
  | 'verifications'
  | 'buyer'
  | 'reviews'
  | 'contactMessages'
  | 'administration'
>

/**
 * The account, how and where its owner logs in, the buyer's profile, and what they wrote. Messages of an e-mail only once
 * it is confirmed: whoever signs up with somebody else's is not to read what that person once wrote.
 */
export async function exportPerson(tx: Transaction, account: OwnAccount): Promise<Person> {
  const { userId, email, emailVerified } = account
  const ofUser = sql`user_id = ${userId}`
  const list = <Row>(query: SQL) => rows<Row>(tx, query)
  return {
    account: (await one<Person['account']>(
      tx,
      sql`SELECT id, name, email, email_verified AS "emailVerified", image, role, active, created_at AS "createdAt",
                 updated_at AS "updatedAt",
                 EXISTS (SELECT FROM accounts WHERE user_id = users.id AND password IS NOT NULL) AS "hasPassword"
          FROM users WHERE id = ${userId}`,
    ))!,
    linkedProviders: await list(
      sql`SELECT provider_id AS provider, account_id AS "idAtProvider", scope, created_at AS "createdAt"
          FROM accounts WHERE ${ofUser} AND provider_id <> 'credential' ORDER BY id`,
    ),
    sessions: await list(
      sql`SELECT id, user_agent AS "userAgent", created_at AS "createdAt", updated_at AS "updatedAt",
                 ${sessionEndsAt()} AS "expiresAt"
          FROM sessions WHERE ${ofUser} ORDER BY id`,
    ),
    verifications: await list(
      sql`SELECT split_part(identifier, ':', 1) AS purpose, created_at AS "createdAt", expires_at AS "expiresAt"
          FROM verifications WHERE strpos(identifier, ${userId}) > 0 ORDER BY id`,
    ),
    buyer: await one(
      tx,
      sql`SELECT name, last_name AS "lastName", document, phone, country, state, city, address, image
          FROM buyers WHERE ${ofUser}`,
    ),
    reviews: await list(
      sql`SELECT reviews.id, beer_id AS "beerId", beers.name AS "beerName", rate, comment, answer,
                 answered_at AS "answeredAt", hidden_at AS "hiddenAt", reviews.created_at AS "createdAt"
          FROM reviews JOIN beers ON beers.id = beer_id WHERE buyer_id = ${userId} ORDER BY reviews.id DESC`,
    ),
    administration: await list(
      sql`SELECT at, action, subject_kind || ' ' || subject_id AS subject, values->>'reason' AS reason,
                 values->'before' AS before, values->'after' AS after
          FROM audit_entries LEFT JOIN audit_values ON entry_id = audit_entries.id AND part = 'subject'
          WHERE audit_entries.id IN (
            SELECT entry_id FROM audit_values WHERE part = 'subject' AND ${ofUser}
            UNION SELECT entry_id FROM told_acts WHERE ${ofUser})
          ORDER BY audit_entries.id DESC`,
    ),
    contactMessages: await list(
      sql`SELECT name, email, phone, message, order_id AS "orderId", created_at AS "createdAt"
          FROM contact_messages
          WHERE (email = ${email} AND ${emailVerified})
             OR order_id IN (SELECT id FROM orders WHERE buyer_id = ${userId})
          ORDER BY id DESC`,
    ),
  }
}
