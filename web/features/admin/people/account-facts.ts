import type { AdminBuyer, AdminCompany } from '#contract/people-records.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminPersonTexts from '#contract/texts/admin-person.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import type { Translate } from '#web/texts.ts'
import type { Fact } from '#web/ui/fact-list.tsx'

type Account = Pick<
  AdminBuyer | AdminCompany,
  'createdAt' | 'deleted' | 'emailVerified' | 'hasLogin' | 'openSessions'
>

/** Since when somebody is here, and how they come in. @param dayOf the shop's day of an ISO instant, dd/mm/yyyy */
export function accountFacts(t: Translate, account: Account, dayOf: (instant: string) => string): Fact[] {
  const { createdAt, deleted, emailVerified, hasLogin, openSessions } = account
  const since = { name: t(adminWords.since), value: dayOf(createdAt) }
  if (deleted) return [since]
  const logIn = {
    name: t(adminPersonTexts.logIn),
    value: t(hasLogin ? adminPersonTexts.hasLogIn : adminPersonTexts.noLogIn),
  }
  if (!hasLogin) return [since, logIn]
  return [
    since,
    {
      name: t(accountWords.emailAddress),
      value: t(emailVerified ? accountWords.confirmed : accountWords.notConfirmed),
    },
    { name: t(accountWords.openSessions), value: String(openSessions) },
  ]
}

/** An e-mail, and the one that waits to take its place. */
export function emailFacts(
  t: Translate,
  { email, pendingEmail }: { email: string; pendingEmail: string | null },
): Fact[] {
  const pending = pendingEmail && t(adminPersonTexts.pendingEmail, { email: pendingEmail })
  return [
    { name: t(accountWords.emailAddress), value: email, wide: 'onPhones' as const },
    ...(pending ? [{ name: t(adminPersonTexts.emailWaiting), value: pending, wide: true }] : []),
  ]
}
