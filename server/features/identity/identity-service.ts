import type { LogInMeans } from '#contract/account.ts'
import type { Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { Role } from '#contract/limits.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { WithCookies } from '../../http/with-cookies.ts'
import type { ChangedUser, UserChange } from './change-user.ts'
import type { OwnSession } from './own-session.ts'
import type { NewUser } from './register-user.ts'
import type { ProvenSession } from './sign-in/proven-sessions.ts'
import type { ProvenName } from './sign-in/register-proven.ts'

/** What came of e-mail and password. `userId` (`users.id`): whose e-mail it is, where it logs in with a password. */
export type OpenedSession = { userId: string | undefined } & (
  | { user: SessionUser; cookies: string[] }
  | { secondFactor: true; cookies: string[] }
  | { refused: 'wrong' | 'deactivated' }
)

/**
 * What everybody else needs of identity: whose request this is, how a session begins and ends, and how a person
 * becomes a user. Cookies are whole Set-Cookie values.
 */
export interface IdentityService {
  /** Name of the session cookie. */
  cookieName: string
  /** Whether a request brings the cookie of a session, of whatever worth. */
  carriesSession(headers: Headers): boolean
  /** The session's user, or null for visitors. Reads the database only when a session cookie is there. */
  sessionOf(headers: Headers): Promise<SessionUser | null>
  /** The session that a request carries, or null. */
  ownSession(headers: Headers): Promise<OwnSession | null>
  /**
   * Opens a session for whoever knows e-mail and password; both kinds of wrong take the same time and look the same.
   * `deactivated`: both were right, but the administration has switched the account off. Of the request's headers it
   * keeps which browser it came from, and nothing else. The session that the request carries ends once the new one is
   * open. `secondFactor`: no session is open yet, and the cookie is what logInWithSecondFactor asks for.
   */
  openSession(credentials: { email: string; password: string }, headers: Headers): Promise<OpenedSession>
  /**
   * Whose log-in waits in this browser for its second factor, and the headers that end it: without the cookie of a
   * session, whoever else is logged in there. Null when none waits, or no more.
   */
  startedLogIn(headers: Headers): Promise<{ userId: string; headers: Headers } | null>
  /** Prolongs the session of a visit, at most once a day: the cookie to send then, or none. */
  keepSession(headers: Headers): Promise<string[]>
  /** Ends the session, if there is one: the cookie that makes the browser forget it. */
  endSession(headers: Headers): Promise<string[]>
  /**
   * Makes a user and, in the same transaction, what belongs to their role (see registerUser), and mails the link that
   * proves their e-mail. Refuses: email-taken.
   */
  register<Profile>(
    user: NewUser,
    addProfile: (tx: Transaction, userId: string) => Promise<Profile | Refusal>,
  ): Promise<Profile | Refusal>
  /**
   * Changes the user whose session a request carries and, in the same transaction, the record of their role. Another
   * e-mail takes proof, and waits for its link to be followed: see changeUser.
   */
  changeUser<Profile>(
    headers: Headers,
    change: UserChange,
    saveProfile: (tx: Transaction) => Promise<Profile | Refusal>,
  ): Promise<ChangedUser<Profile> | Refusal>
  /** How a user logs in (see getLogInMeans). @param userId `users.id` */
  logInMeans(userId: string): Promise<LogInMeans | Refusal>
  /**
   * Opens a session for whom a sign-in provider has vouched for, under a new token; the one that the request carries
   * ends. `admin`: they sign in with a password.
   * @param userId `users.id`
   */
  openProvenSession(userId: string, headers: Headers): Promise<ProvenSession>
  /**
   * Registers who waits in this browser after a sign-in through a provider, and logs them in; `addProfile` writes what
   * belongs to their role in the same transaction. Refuses: sign-in-over, email-taken, account-deactivated.
   */
  registerWaiting(
    headers: Headers,
    role: Exclude<Role, 'Admin'>,
    addProfile: (tx: Transaction, userId: string, name: ProvenName) => Promise<void>,
  ): Promise<WithCookies<SessionUser> | Refusal>
}
