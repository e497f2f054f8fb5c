import { type SQL, sql } from 'drizzle-orm'
import type { DataExport } from '#contract/data-export.ts'
import type { Transaction } from '#database/open-pool.ts'
import {
  accounts,
  breweryClaims,
  buyers,
  contactMessages,
  reportVoices,
  reviews,
  sessions,
  users,
  verifications,
  viewings,
  withdrawals,
} from '#database/schema.ts'
import { sessionEndsAt } from '../../features/identity/session-ends-at.ts'
import { firstNameOf } from '../../features/identity/viewings/first-name-of.ts'
import { columnsLess } from './columns-less.ts'
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
  | 'withdrawals'
  | 'reports'
  | 'breweryClaims'
  | 'administration'
  | 'viewings'
>

const OF_ACCOUNT = columnsLess<typeof users, Person['account']>(users, {
  deletedAt: 'null while somebody can ask',
})
const OF_PROVIDER = columnsLess<typeof accounts, Person['linkedProviders'][number]>(accounts, {
  id: 'a number that nobody wrote',
  userId: 'stands at the account',
  providerId: 'given as the provider',
  accountId: 'given as the id there',
  password: 'a secret',
  accessToken: 'a secret',
  refreshToken: 'a secret',
  idToken: 'a secret',
  accessTokenExpiresAt: 'of a secret',
  refreshTokenExpiresAt: 'of a secret',
  updatedAt: 'of the secrets',
})
const OF_SESSION = columnsLess<typeof sessions, Omit<Person['sessions'][number], 'expiresAt'>>(sessions, {
  userId: 'stands at the account',
  token: 'a secret',
  expiresAt: 'an admin’s ends sooner: given as it does',
  ipAddress: 'never written',
})
const OF_VERIFICATION = columnsLess<typeof verifications, Person['verifications'][number]>(verifications, {
  id: 'a number that nobody wrote',
  identifier: 'given as the purpose',
  value: 'a secret',
  updatedAt: 'a try of a secret',
})
const OF_BUYER = columnsLess<typeof buyers, NonNullable<Person['buyer']>>(buyers, {
  userId: 'stands at the account',
  searchText: 'name and document once more',
})
const OF_REVIEW = columnsLess<typeof reviews, Person['reviews'][number]>(reviews, {
  buyerId: 'stands at the account',
  earlierAnswers: 'what the brewery took back',
})
const OF_MESSAGE = columnsLess<typeof contactMessages, Omit<Person['contactMessages'][number], 'answers'>>(
  contactMessages,
  {
    id: 'a number that nobody wrote',
    doneAt: 'how the shop works',
  },
)
const OF_WITHDRAWAL = columnsLess<typeof withdrawals, Person['withdrawals'][number]>(withdrawals, {
  id: 'a number that nobody wrote',
  timeZone: 'how the shop works',
  confirmKey: 'a secret',
  byAdmin: 'how the shop works',
})

const OF_VIEWING = columnsLess<typeof viewings, Omit<Person['viewings'][number], 'by'>>(viewings, {
  id: 'a number that nobody wrote',
  adminId: 'given as the first name',
  userId: 'stands at the account',
  sessionId: 'the admin’s own',
})

const OF_REPORT = columnsLess<typeof reportVoices, Omit<Person['reports'][number], 'what'>>(reportVoices, {
  id: 'a number that nobody wrote',
  reportId: 'how the shop works',
})

const OF_CLAIM = columnsLess<typeof breweryClaims, Omit<Person['breweryClaims'][number], 'company'>>(
  breweryClaims,
  {
    id: 'a number that nobody wrote',
    secretHash: 'a secret',
  },
)

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
      sql`SELECT ${OF_ACCOUNT},
                 EXISTS (SELECT FROM accounts WHERE user_id = users.id AND password IS NOT NULL) AS "hasPassword"
          FROM users WHERE id = ${userId}`,
    ))!,
    linkedProviders: await list(
      sql`SELECT ${OF_PROVIDER}, provider_id AS provider, account_id AS "idAtProvider"
          FROM accounts WHERE ${ofUser} AND provider_id <> 'credential' ORDER BY id`,
    ),
    sessions: await list(
      sql`SELECT ${OF_SESSION}, ${sessionEndsAt()} AS "expiresAt" FROM sessions WHERE ${ofUser} ORDER BY id`,
    ),
    verifications: await list(
      sql`SELECT ${OF_VERIFICATION}, split_part(identifier, ':', 1) AS purpose
          FROM verifications WHERE strpos(identifier, ${userId}) > 0 ORDER BY id`,
    ),
    buyer: await one(tx, sql`SELECT ${OF_BUYER} FROM buyers WHERE ${ofUser}`),
    reviews: await list(
      sql`SELECT ${OF_REVIEW}, (SELECT name FROM beers WHERE beers.id = beer_id) AS "beerName"
          FROM reviews WHERE buyer_id = ${userId} ORDER BY id DESC`,
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
    viewings: await list(
      sql`SELECT ${OF_VIEWING}, (SELECT ${firstNameOf(users)} FROM users WHERE id = admin_id) AS by
          FROM viewings WHERE ${ofUser} ORDER BY id DESC`,
    ),
    contactMessages: await list(
      sql`SELECT ${OF_MESSAGE},
                 (SELECT coalesce(json_agg(json_build_object('words', words, 'at', at) ORDER BY answer.id), '[]')
                  FROM contact_answers AS answer WHERE message_id = contact_messages.id) AS answers
          FROM contact_messages
          WHERE (email = ${email} AND ${emailVerified})
             OR order_id IN (SELECT id FROM orders WHERE buyer_id = ${userId})
          ORDER BY id DESC`,
    ),
    withdrawals: await list(
      sql`SELECT ${OF_WITHDRAWAL} FROM withdrawals
          WHERE (email = ${email} AND ${emailVerified})
             OR order_id IN (SELECT id FROM orders WHERE buyer_id = ${userId})
          ORDER BY id DESC`,
    ),
    reports: await list(
      sql`SELECT ${OF_REPORT}, (SELECT kind FROM reported_things WHERE reported_things.id = report_id) AS what
          FROM report_voices WHERE email = ${email} AND ${emailVerified} ORDER BY id DESC`,
    ),
    breweryClaims: await list(
      sql`SELECT ${OF_CLAIM}, shown_name(company_id) AS company
          FROM brewery_claims WHERE email = ${email} AND ${emailVerified} ORDER BY id DESC`,
    ),
  }
}
