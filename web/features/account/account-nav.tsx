import type { SessionUser } from '#contract/identity.ts'
import * as accountTexts from '#contract/texts/account.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as apiKeysTexts from '#contract/texts/api-keys.ts'
import * as companyMailsTexts from '#contract/texts/company-mails.ts'
import * as pauseTexts from '#contract/texts/pause.ts'
import * as payoutAccountTexts from '#contract/texts/payout-account.ts'
import * as secondFactorTexts from '#contract/texts/second-factor.ts'
import * as teamTexts from '#contract/texts/team.ts'
import type { Text } from '#contract/texts/text.ts'
import * as webhookTexts from '#contract/texts/webhook.ts'
import { AdminNav } from '#web/layout/admin-nav.tsx'
import { SellerNav } from '#web/layout/seller-nav.tsx'
import { ACCOUNT_PAGES } from '#web/request/company-pages.ts'
import { PAYOUT_PAGE } from '#web/request/payout-page.ts'
import { type Tab, type TabGroup, Tabs } from '#web/ui/tabs.tsx'

const SECOND_FACTOR: Tab = { text: secondFactorTexts.title, to: '/account/secondFactor' }
const PAYOUT: Tab = { text: payoutAccountTexts.title, to: PAYOUT_PAGE }

type SettingsPage = keyof typeof ACCOUNT_PAGES
const SETTINGS: Record<SettingsPage, Text> = {
  team: teamTexts.title,
  pause: pauseTexts.title,
  mails: companyMailsTexts.title,
  keys: apiKeysTexts.title,
  webhooks: webhookTexts.title,
}

/** A buyer's own profile page; a brewery's stands in the line above, and admins have none. */
function profileOf({ role, id }: SessionUser): Tab[] {
  return role === 'Person' ? [{ text: accountWords.profile, to: `/user/${id}` }] : []
}

/**
 * Where a brewery is paid to, who works for it, that it is away, which mails it wants, what its programs may do and what they are
 * told: all its owner's, of the others a pause.
 */
function settingsOf({ id, team }: SessionUser): Tab[] {
  const pageOf = (name: SettingsPage): Tab => {
    const to = ACCOUNT_PAGES[name](id)
    return { text: SETTINGS[name], to, under: [`${to}/`] }
  }
  if (team) return team.role === 'seller' ? [pageOf('pause')] : []
  return [PAYOUT, ...(Object.keys(ACCOUNT_PAGES) as SettingsPage[]).map(pageOf)]
}

/**
 * Between the pages of one's own account: the profile, how one logs in, where one is logged in, one's data. Admins and breweries
 * come here from their own pages, which stand above; what a brewery settles for itself has a line of its own, below it or
 * beside it.
 */
export function AccountNav({ user }: { user: SessionUser }) {
  const tabs: Tab[] = [
    ...profileOf(user),
    { text: accountTexts.title, to: '/account' },
    { text: accountWords.sessions, to: '/account/sessions' },
    ...(user.role === 'Person' ? [] : [SECOND_FACTOR]),
    { text: accountWords.myData, to: '/account/data' },
  ]
  const account: TabGroup = { label: accountTexts.nav, tabs }
  // Who was removed from a team has nothing else.
  if (user.role === 'Person' || user.team?.role === 'none')
    return <Tabs {...account} isSecond={user.role !== 'Person'} />
  if (user.role === 'Admin') return <AdminNav lines={[account]} />
  const settings = settingsOf(user)
  return (
    <SellerNav
      user={user}
      lines={settings.length ? [account, { label: accountTexts.breweryNav, tabs: settings }] : [account]}
    />
  )
}
