import type { SessionUser } from '#contract/identity.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import { accountLine } from '#web/layout/account-lines.ts'
import { AdminNav } from '#web/layout/admin-nav.tsx'
import { SellerNav } from '#web/layout/seller-nav.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

/**
 * Between the pages of one's own account. Admins and breweries come here from their own pages, which stand above, and hold these; a
 * buyer's profile is the first of theirs, a brewery's stands in the line above, and admins have none.
 */
export function AccountNav({ user }: { user: SessionUser }) {
  const { role, id, team } = user
  if (role === 'Person') {
    return <Tabs {...accountLine(role, [{ text: accountWords.profile, to: `/user/${id}` }])} />
  }
  // Who was removed from a team has nothing else.
  if (team?.role === 'none') return <Tabs {...accountLine(role)} isSecond />
  return role === 'Admin' ? <AdminNav /> : <SellerNav user={user} />
}
