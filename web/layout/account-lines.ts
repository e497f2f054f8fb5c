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
import { ACCOUNT_PAGES } from '#web/request/company-pages.ts'
import { PAYOUT_PAGE } from '#web/request/payout-page.ts'
import type { Tab, TabGroup } from '#web/ui/tabs.tsx'

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

/** How somebody logs in, where they are logged in, their data. @param own pages of their own, before these */
export function accountLine(role: SessionUser['role'], own: readonly Tab[] = []): TabGroup {
  const tabs: Tab[] = [
    ...own,
    { text: accountTexts.title, to: '/account' },
    { text: accountWords.sessions, to: '/account/sessions' },
    ...(role === 'Person' ? [] : [SECOND_FACTOR]),
    { text: accountWords.myData, to: '/account/data' },
  ]
  return { label: accountTexts.nav, tabs }
}

/**
 * Where a brewery is paid to, who works for it, that it is away, which mails it wants, what its programs may do and what they are
 * told: all its owner's, of the others a pause.
 */
export function settingsLines({ id, team }: Pick<SessionUser, 'id' | 'team'>): TabGroup[] {
  const pageOf = (name: SettingsPage): Tab => {
    const to = ACCOUNT_PAGES[name](id)
    return { text: SETTINGS[name], to, under: [`${to}/`] }
  }
  const all = () => [PAYOUT, ...(Object.keys(ACCOUNT_PAGES) as SettingsPage[]).map(pageOf)]
  const tabs = !team ? all() : team.role === 'seller' ? [pageOf('pause')] : []
  return tabs.length ? [{ label: accountTexts.breweryNav, tabs }] : []
}
