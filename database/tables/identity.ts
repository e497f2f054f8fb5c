import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { DOCUMENT_DIGITS, ROLES } from '#contract/limits.ts'
import { STAFF_PARTS } from '#contract/staff-roles.ts'
import { LANGUAGES } from '#contract/texts/language.ts'
import { limit, literals } from './literals.ts'

/** People who can sign in: better-auth's four tables, with our role and switch. */

const id = () => uuid().primaryKey().default(sql`uuidv7()`)
const instant = (name: string) => timestamp(name, { withTimezone: true })

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    /** Empty until somebody who came through a sign-in provider has chosen what to be. */
    role: text({ enum: ['Person', 'Company', 'Admin'] }),
    /** Of an admin: which part of the administration is theirs; null: an owner, who may everything. */
    staffPart: text('staff_part', { enum: STAFF_PARTS }),
    /** The admin's switch: an inactive user cannot sign in and has no session. */
    active: boolean().notNull().default(true),
    /** Signing in takes a code of their authenticator besides the password; for admins and sellers. */
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** In which language e-mails to them are written; null: in the specification's own words. */
    language: text({ enum: LANGUAGES }),
    /** When its owner deleted the account: what is left then is a row without a name, for the purchases to hang on. */
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('users_deleted_inactive', sql`${table.deletedAt} IS NULL OR NOT ${table.active}`),
    // Lower-cased by constraint, so that one plain index keeps e-mails apart whatever their capitals and finds them.
    uniqueIndex('users_email_unique').on(table.email),
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    index('users_created').on(table.createdAt),
    // Few among very many.
    index('users_admins').on(table.name).where(sql`role = 'Admin'`),
    index('users_email_search').using('gin', sql`${table.email} gin_trgm_ops`),
    check('users_language_known', sql`${table.language} IN (${literals(LANGUAGES)})`),
    check('users_staff_part_known', sql`${table.staffPart} IN (${literals(STAFF_PARTS)})`),
    check(
      'users_staff_are_admins',
      sql`${table.staffPart} IS NULL OR ${table.role} IS NOT DISTINCT FROM 'Admin'`,
    ),
    check('users_role_known', sql`${table.role} IN (${literals(ROLES)})`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 'credential' for a password, else the sign-in provider. */
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    password: text(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('accounts_provider_account').on(table.providerId, table.accountId),
    index('accounts_user').on(table.userId),
  ],
)

export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
)

/** The second factor of a user: better-auth's table. Secret and codes are encrypted with the session secret. */
export const twoFactors = pgTable('two_factors', {
  id: id(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  backupCodes: text('backup_codes').notNull(),
  /** False until the first right code: only then is it asked for. */
  verified: boolean().notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: instant('locked_until'),
})

/** What a buyer told us about themself, and where their beer goes. */
export const buyers = pgTable(
  'buyers',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    lastName: text('last_name').notNull(),
    /** Digits; empty for those who came through a sign-in provider and have not filled it in. */
    document: text().notNull().default(''),
    phone: text().notNull().default(''),
    country: text().notNull().default(''),
    state: text().notNull().default(''),
    city: text().notNull().default(''),
    address: text().notNull().default(''),
    image: text().notNull().default(''),
    /** What admins find a buyer by, beside the e-mail. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`search_normal(name || ' ' || last_name || ' ' || document)`),
  },
  (table) => [
    index('buyers_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('buyers_name').on(table.name, table.userId),
    index('buyers_last_name').on(table.lastName, table.userId),
    index('buyers_document').on(table.document, table.userId),
    index('buyers_country').on(table.country, table.userId),
    check(
      'buyers_document_digits',
      sql`${table.document} ~ '^([0-9]{${limit(DOCUMENT_DIGITS.least)},${limit(DOCUMENT_DIGITS.most)}})?$'`,
    ),
    index('buyers_image').on(table.image).where(sql`image <> ''`),
  ],
)
