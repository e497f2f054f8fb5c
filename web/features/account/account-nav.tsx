import type { SessionUser } from '#contract/identity.ts'
import type { TeamStanding } from '#contract/team-roles.ts'
import * as accountTexts from '#contract/texts/account.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as companyMailsTexts from '#contract/texts/company-mails.ts'
import * as pauseTexts from '#contract/texts/pause.ts'
import * as payoutAccountTexts from '#contract/texts/payout-account.ts'
import * as secondFactorTexts from '#contract/texts/second-factor.ts'
import * as teamTexts from '#contract/texts/team.ts'
import { AdminNav } from '#web/layout/admin-nav.tsx'
import { companyMailsPage, pausePage, teamPage } from '#web/request/company-pages.ts'
import { PAYOUT_PAGE } from '#web/request/payout-page.ts'
import { type Tab, Tabs } from '#web/ui/tabs.tsx'

const SECOND_FACTOR: Tab = { text: secondFactorTexts.title, to: '/account/secondFactor' }
const PAYOUT: Tab = { text: payoutAccountTexts.title, to: PAYOUT_PAGE }

/** Each role's own profile page; admins have none. */
function profileOf(user: SessionUser): Tab[] {
  if (user.role === 'Admin') return []
  if (user.team) return wayToWork(user.id, user.team.role)
  const page = user.role === 'Person' ? 'user' : 'company'
  return [{ text: accountWords.profile, to: `/${page}/${user.id}` }]
}

/** Who works for a brewery has no profile of it: back to what they do there. */
function wayToWork(companyId: string, role: TeamStanding): Tab[] {
  const company = `/company/${companyId}`
  if (role === 'none') return []
  return role === 'packer'
    ? [{ text: accountWords.shipments, to: `${company}/parcels` }]
    : [{ text: accountWords.today, to: `${company}/today` }]
}

/** Where a brewery is paid to and who works for it, that it is away, and which mails it wants: all its owner's, of the others a pause. */
function settingsOf({ id, team }: SessionUser): Tab[] {
  const pause = { text: pauseTexts.title, to: pausePage(id) }
  if (team) return team.role === 'seller' ? [pause] : []
  return [
    PAYOUT,
    { text: teamTexts.title, to: teamPage(id) },
    pause,
    { text: companyMailsTexts.title, to: companyMailsPage(id) },
  ]
}

/**
 * Between the pages of one's own account: the profile, how one logs in, where one is logged in, one's data. Admins come
 * here from their own pages, and find the way back to them.
 */
export function AccountNav({ user }: { user: SessionUser }) {
  const tabs: Tab[] = [
    ...profileOf(user),
    { text: accountTexts.title, to: '/account' },
    { text: accountWords.sessions, to: '/account/sessions' },
    ...(user.role === 'Company' ? settingsOf(user) : []),
    ...(user.role === 'Person' ? [] : [SECOND_FACTOR]),
    { text: accountWords.myData, to: '/account/data' },
  ]
  const account = <Tabs label={accountTexts.nav} tabs={tabs} />
  if (user.role !== 'Admin') return account
  return (
    <>
      <AdminNav />
      {account}
    </>
  )
}
