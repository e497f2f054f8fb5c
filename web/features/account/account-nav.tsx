import type { SessionUser } from '#contract/identity.ts'
import * as accountTexts from '#contract/texts/account.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as companyMailsTexts from '#contract/texts/company-mails.ts'
import * as pauseTexts from '#contract/texts/pause.ts'
import * as payoutAccountTexts from '#contract/texts/payout-account.ts'
import * as secondFactorTexts from '#contract/texts/second-factor.ts'
import * as webhookTexts from '#contract/texts/webhook.ts'
import { AdminNav } from '#web/layout/admin-nav.tsx'
import { companyMailsPage, pausePage, webhooksPage } from '#web/request/company-pages.ts'
import { PAYOUT_PAGE } from '#web/request/payout-page.ts'
import { type Tab, Tabs } from '#web/ui/tabs.tsx'

const SECOND_FACTOR: Tab = { text: secondFactorTexts.title, to: '/account/secondFactor' }
const PAYOUT: Tab = { text: payoutAccountTexts.title, to: PAYOUT_PAGE }

/** Each role's own profile page; admins have none. */
function profileOf(user: SessionUser): Tab[] {
  if (user.role === 'Admin') return []
  const page = user.role === 'Person' ? 'user' : 'company'
  return [{ text: accountWords.profile, to: `/${page}/${user.id}` }]
}

/** Where a brewery says that it is away, which mails it wants, and what its programs are told. */
function settingsOf({ id }: SessionUser): Tab[] {
  return [
    { text: pauseTexts.title, to: pausePage(id) },
    { text: companyMailsTexts.title, to: companyMailsPage(id) },
    { text: webhookTexts.title, to: webhooksPage(id), under: [webhooksPage(id, '')] },
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
    ...(user.role === 'Company' ? [PAYOUT, ...settingsOf(user)] : []),
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
