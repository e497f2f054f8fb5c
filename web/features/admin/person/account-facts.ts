import type { AdminBuyer, AdminCompany } from '#contract/admin-records.ts'
import type { Translate } from '#web/texts.ts'
import type { Fact } from '#web/ui/fact-list.tsx'

type Account = Pick<
  AdminBuyer | AdminCompany,
  'createdAt' | 'deleted' | 'emailVerified' | 'hasLogin' | 'openSessions'
>

/** Since when somebody is here, and how they come in. @param dayOf the shop's day of an ISO instant, dd/mm/yyyy */
export function accountFacts(t: Translate, account: Account, dayOf: (instant: string) => string): Fact[] {
  const { createdAt, deleted, emailVerified, hasLogin, openSessions } = account
  const since = { name: t('adminPerson.since'), value: dayOf(createdAt) }
  if (deleted) return [since]
  const logIn = {
    name: t('adminPerson.logIn'),
    value: t(hasLogin ? 'adminPerson.hasLogIn' : 'adminPerson.noLogIn'),
  }
  if (!hasLogin) return [since, logIn]
  return [
    since,
    {
      name: t('adminPerson.confirmed'),
      value: t(emailVerified ? 'adminPerson.isConfirmed' : 'adminPerson.isNotConfirmed'),
    },
    { name: t('adminPerson.openSessions'), value: String(openSessions) },
  ]
}

/** An e-mail, and the one that waits to take its place. */
export function emailFacts(
  t: Translate,
  { email, pendingEmail }: { email: string; pendingEmail: string | null },
): Fact[] {
  const pending = pendingEmail && t('adminPerson.pendingEmail', { email: pendingEmail })
  return [
    { name: t('form.email'), value: email, wide: true },
    ...(pending ? [{ name: t('adminPerson.emailWaiting'), value: pending, wide: true }] : []),
  ]
}
