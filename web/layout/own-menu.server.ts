import type { SessionUser } from '#contract/identity.ts'
import type { Role } from '#contract/limits.ts'
import { type Permission, staffMay } from '#contract/staff-roles.ts'
import type { TeamStanding } from '#contract/team-roles.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as forYouTexts from '#contract/texts/for-you.ts'
import { languageNow } from '#contract/texts/language.ts'
import * as navTexts from '#contract/texts/nav.ts'
import * as savedTexts from '#contract/texts/saved.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { isSaidInEnglish, type Text, textOf } from '#contract/texts/text.ts'
import { SHOP_PAGES } from './shop-pages.ts'

/** `needs`: of an admin who is no owner. */
type Entry = { text: Text; to: (user: SessionUser) => string; needs?: Permission }

/** The menu of each role (specification section 2, Navigation). An entry is added together with its page. */
const ENTRIES: Record<Role, Entry[]> = {
  Person: [
    { text: navTexts.user, to: (user) => `/user/${user.id}` },
    { text: navTexts.myPurchases, to: () => '/myShop' },
    { text: savedTexts.title, to: () => '/saved' },
    { text: forYouTexts.title, to: () => '/taste' },
  ],
  Company: [
    { text: accountWords.today, to: (user) => `/company/${user.id}/today` },
    { text: navTexts.company, to: (user) => `/company/${user.id}` },
  ],
  Admin: [
    { text: accountWords.today, to: () => '/admin/today' },
    { text: navTexts.controlPanel, to: () => '/admin', needs: 'read-desk' },
    { text: shopWords.myAccount, to: () => '/account' },
  ],
}

/** The menu of who works for a brewery: what their role opens. */
const ENTRIES_OF_TEAM: Record<TeamStanding, Entry[]> = {
  seller: [{ text: accountWords.today, to: (user) => `/company/${user.id}/today` }],
  packer: [{ text: accountWords.shipments, to: (user) => `/company/${user.id}/parcels` }],
  none: [],
}

/** Words of the menu, their language where it is not the page's, and whether it stands in the bar too, where that has room for it. */
type MenuEntry = { words: string; lang?: 'en'; to: string; inBar?: true }

function isOpenTo({ staff }: SessionUser) {
  return ({ needs }: Entry) => !needs || staffMay(staff, needs)
}

/** What the bar has for a role besides its menu. */
const IN_BAR: Partial<Record<Role, Entry[]>> = { Company: [{ text: navTexts.postBeer, to: () => '/post' }] }

/**
 * Who is logged in has a menu, and a seller an entry more in the bar. They are worded here, so that visitors load none of
 * their words.
 */
export function ownMenu(user: SessionUser | null): { inBar: MenuEntry[]; entries: MenuEntry[] } {
  if (!user) return { inBar: [], entries: [] }
  const worded = ({ text, to }: Entry): MenuEntry => {
    const words = textOf(text)
    return { words, to: to(user), ...(!languageNow() && isSaidInEnglish(words) && { lang: 'en' as const }) }
  }
  const { role, team } = user
  const inBar = !team || team.role === 'seller' ? (IN_BAR[role] ?? []) : []
  const account = { text: shopWords.myAccount, to: () => '/account' }
  const own = team ? [...ENTRIES_OF_TEAM[team.role], account] : ENTRIES[role].filter(isOpenTo(user))
  // Who works here has the bar's pages in the menu too: a phone's working pages leave the bar no room for them (nav.module.css).
  const shop = SHOP_PAGES.map(({ text, to }) => ({ text, to: () => to }))
  const besides = role === 'Person' ? [] : [...shop, ...inBar]
  return {
    inBar: inBar.map(worded),
    entries: [...own.map(worded), ...besides.map((entry) => ({ ...worded(entry), inBar: true as const }))],
  }
}
