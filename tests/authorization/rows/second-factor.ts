import { eq } from 'drizzle-orm'
import { STAFF_PARTS } from '#contract/staff-roles.ts'
import { companies, sessions } from '#database/schema.ts'
import { base32 } from '#server/features/identity/second-factor/base32.ts'
import { keepSetup } from '#server/features/identity/second-factor/setup.ts'
import { giveSecondFactor } from '#tests/factories/an-admin-with-second-factor.ts'
import { shownCode } from '#tests/factories/an-authenticator.ts'
import { PASSWORD } from '#tests/factories/logged-in-people.ts'
import { cookieHeader, sendJson } from '#tests/http/send-json.ts'
import { type Answers, everybody, type OfStaff, type Outcome, signedIn } from '../answers.ts'
import type { Row, Shop } from '../row.ts'

/** The admin who makes the calls has an authenticator, which shows this code. */
const withAuthenticator = async ({ services, target }: Shop) => {
  const { key } = await giveSecondFactor(services, target.adminId)
  return { code: shownCode(key) }
}

/** The seller who makes the calls has one. */
export const withSellersAuthenticator = async ({ services, target }: Shop) => {
  const [company] = await services.db
    .select({ userId: companies.userId })
    .from(companies)
    .where(eq(companies.id, target.companyId))
  const { key } = await giveSecondFactor(services, company!.userId!)
  return { code: shownCode(key) }
}

const proven = (code: string | undefined, currentPassword = PASSWORD) => ({
  body: { currentPassword, proof: { code } },
})

export const SECOND_FACTOR: Row[] = [
  {
    call: 'logInWithSecondFactor',
    says: 'where the admin’s password began it',
    given: async (shop) => {
      const { code } = await withAuthenticator(shop)
      const admin = await shop.services.db.query.users.findFirst({
        where: (users, { eq }) => eq(users.id, shop.target.adminId),
      })
      const body = { email: admin!.email, password: PASSWORD }
      const started = await sendJson(shop.services, 'POST', '/login', { body })
      return { code, ...cookieHeader(started.cookies) }
    },
    ask: ({ made }) => ({ body: { code: made.code }, cookie: made.cookie! }),
    answers: everybody(200, { deactivated: 'account-deactivated' }),
    deactivated: ['admin'],
    mayTouch: 'who has password and authenticator is their owner, as far as anybody can tell',
  },
  {
    call: 'logInWithSecondFactor',
    says: 'where nothing began it',
    given: withAuthenticator,
    ask: ({ made }) => ({ body: { code: made.code } }),
    answers: everybody('second-factor-over'),
  },
  { call: 'getSecondFactor', ask: () => ({}), answers: ofOwners(200) },
  {
    call: 'beginSecondFactor',
    ask: () => ({ body: { currentPassword: PASSWORD } }),
    answers: ofOwners(201),
  },
  {
    call: 'beginSecondFactor',
    says: 'without knowing the password',
    ask: () => ({ body: { currentPassword: 'Avena2031' } }),
    answers: ofOwners('wrong-password'),
  },
  {
    call: 'beginSecondFactor',
    says: 'without the admin’s authenticator that is in force',
    given: withAuthenticator,
    ask: () => ({ body: { currentPassword: PASSWORD } }),
    answers: ofOwners(201, { admin: 'wrong-second-factor' }),
    staff: ofTheOthers(201),
  },
  {
    call: 'confirmSecondFactor',
    says: 'as the admin has begun',
    given: async ({ services, target }) => {
      const userId = target.adminId
      const [session] = await services.db.select().from(sessions).where(eq(sessions.userId, userId))
      const begin = (tx: Parameters<typeof keepSetup>[0]) =>
        keepSetup(tx, services.env, { userId, sessionId: session!.id })
      const secret = await services.db.transaction(begin)
      return { code: shownCode(base32(Buffer.from(secret))) }
    },
    ask: ({ made }) => ({ body: { code: made.code } }),
    answers: ofOwners('second-factor-not-begun', { admin: 200 }),
    staff: ofTheOthers('second-factor-not-begun'),
  },
  ...(['renewBackupCodes', 'endSecondFactor'] as const).flatMap((call): Row[] => [
    {
      call,
      says: 'with the admin’s authenticator',
      given: withAuthenticator,
      ask: ({ made }) => proven(made.code),
      answers: ofOwners('second-factor-off', { admin: 200 }),
      staff: ofTheOthers('second-factor-off'),
    },
    {
      call,
      says: 'with the brewery’s authenticator',
      given: withSellersAuthenticator,
      ask: ({ made }) => proven(made.code),
      answers: ofOwners('second-factor-off', { seller: 200 }),
      team: { teamSeller: 'second-factor-off', packer: 'second-factor-off' },
    },
  ]),
  {
    call: 'endSecondFactor',
    says: 'without knowing the password',
    given: withAuthenticator,
    ask: ({ made }) => proven(made.code, 'Avena2031'),
    answers: ofOwners('second-factor-off', { admin: 'wrong-password' }),
    staff: ofTheOthers('second-factor-off'),
  },
]

/** Of a call that admins and sellers make for themselves. */
function ofOwners(outcome: Outcome, others: Partial<Answers> = {}): Answers {
  return signedIn('forbidden', { seller: outcome, rivalSeller: outcome, admin: outcome, ...others })
}

/** Of the administration whoever makes it has an account of their own: the admin's authenticator is none of theirs. */
function ofTheOthers(outcome: Outcome): Record<OfStaff, Outcome> {
  return Object.fromEntries(STAFF_PARTS.map((part) => [part, outcome])) as Record<OfStaff, Outcome>
}
